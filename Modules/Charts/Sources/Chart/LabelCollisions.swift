internal import SwiftUI

/// Finds the places of labels, and those that would overlap.
struct LabelCollisions {
    let plot: CGRect
    let size: CGSize
    /// How far the chart has come on its way from another; `nil` where it does not move.
    var progress: Double?

    /// The least distance of labels; Apple is silent.
    private static let distance: CGFloat = 4

    /// The frames of the labels that are shown, by their place in the list.
    func shown(_ labels: [(LabelPlace, CGSize)?]) -> [Int: CGRect] {
        var found: [Int: CGRect] = [:]
        var taken: [Edge: [ClosedRange<CGFloat>]] = [:]
        let order = labels.indices.sorted {
            let (one, other) = (Self.priority(labels[$0]?.0), Self.priority(labels[$1]?.0))
            return one == other ? $0 < $1 : one > other
        }
        for index in order {
            guard let (place, own) = labels[index], isSeen(place) else { continue }
            var frame = frame(of: place, own)
            switch place.collision {
            case .disabled: break
            case .truncate:
                if place.isX { frame = cut(frame, place) }
            default:
                if !fits(frame, place) { continue }
                let spacing = Self.spacing(place)
                let range = place.isX ? frame.minX...frame.maxX : frame.minY...frame.maxY
                let isFree = taken[place.edge, default: []].allSatisfy {
                    range.lowerBound >= $0.upperBound + spacing
                        || range.upperBound + spacing <= $0.lowerBound
                }
                if !isFree { continue }
                taken[place.edge, default: []].append(range)
            }
            found[index] = frame
        }
        return found
    }

    /// Whether a label on its way is at a value in the plot, and of the axis whose labels are seen: in the first half
    /// the old one's, in the second the new one's.
    private func isSeen(_ place: LabelPlace) -> Bool {
        guard let progress else { return true }
        if place.stage == (progress < 0.5 ? .coming : .leaving) { return false }
        let length = place.isX ? plot.width : plot.height
        let at =
            place.isCentered
            ? (place.place.position(in: length) + place.bandEnd.position(in: length)) / 2
            : place.place.position(in: length)
        return at >= -1 && at <= length + 1
    }

    private static func priority(_ place: LabelPlace?) -> Double {
        if case .greedy(let priority, _) = place?.collision, !priority.isNaN { priority } else { 0 }
    }

    private static func spacing(_ place: LabelPlace) -> CGFloat {
        if case .greedy(_, let spacing?) = place.collision, spacing.isFinite { return spacing }
        return place.isX ? distance : 0
    }

    /// Whether there is room for a label: one that begins behind its line ends with the plot (derived), others with
    /// the chart.
    private func fits(_ frame: CGRect, _ place: LabelPlace) -> Bool {
        guard place.isX else { return true }
        if !place.beginsBehind {
            return frame.width <= size.width + 0.5
        }
        return frame.maxX <= plot.maxX + 0.5
            || frame.minX <= plot.minX + Self.distance && frame.maxX <= size.width + 0.5
    }

    private func cut(_ frame: CGRect, _ place: LabelPlace) -> CGRect {
        let (start, end) = (
            place.place.position(in: plot.width), place.bandEnd.position(in: plot.width)
        )
        let room = abs(end - start)
        // Labels that are cut keep the distance too.
        let width = max(room - Self.distance, 0)
        guard frame.width > width, room > 0 else { return frame }
        let middle = plot.minX + (start + end) / 2
        let x = place.isCentered ? middle - width / 2 : frame.minX
        return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    }

    private func frame(of place: LabelPlace, _ own: CGSize) -> CGRect {
        var origin = place.isX ? alongX(place, own) : alongY(place, own)
        // What would leave the chart at its side is moved into it, unless somebody moved it out.
        if place.isX, !place.beginsBehind, place.collision != .disabled, own.width <= size.width {
            origin.x = max(min(origin.x, size.width - own.width), 0)
        }
        return CGRect(
            x: origin.x + place.offset.width, y: origin.y + place.offset.height, width: own.width,
            height: own.height)
    }

    private func alongX(_ place: LabelPlace, _ own: CGSize) -> CGPoint {
        let line = plot.minX + place.place.position(in: plot.width)
        let end = plot.minX + place.bandEnd.position(in: plot.width)
        let middle = place.isCentered ? (line + end) / 2 : line
        let y: CGFloat =
            switch (place.edge, place.preset) {
            case (.top, .inset): plot.minY + place.vertical
            case (.top, _): plot.minY - place.vertical - own.height
            case (_, .inset): plot.maxY - place.vertical - own.height
            default: plot.maxY + place.vertical
            }
        let x: CGFloat
        if let anchor = place.anchor {
            x = middle - own.width * anchor.x
        } else if place.isCentered || place.preset == .extended {
            x = middle - own.width / 2
        } else if place.preset == .aligned {
            x = place.isFirst ? line : place.isLast ? line - own.width : line - own.width / 2
        } else {
            x = line + place.horizontal
        }
        return CGPoint(x: x, y: y)
    }

    private func alongY(_ place: LabelPlace, _ own: CGSize) -> CGPoint {
        func y(_ place: PositionScale.Place) -> CGFloat {
            plot.minY + plot.height - place.position(in: plot.height)
        }
        let line = y(place.place)
        let middle = place.isCentered ? (line + y(place.bandEnd)) / 2 : line
        let isLeading = place.edge == .leading
        let x: CGFloat =
            switch place.preset {
            case .inset: isLeading ? plot.minX + place.horizontal : plot.maxX - own.width
            default:
                isLeading ? plot.minX - place.horizontal - own.width : plot.maxX + place.horizontal
            }
        let top: CGFloat
        if let anchor = place.anchor {
            top = middle - own.height * anchor.y
        } else if place.preset == .aligned, !place.isCentered {
            top = place.isFirst ? line - own.height : place.isLast ? line : line - own.height / 2
        } else if place.preset == .inset, !place.isCentered {
            // Above its line; at the top of the plot under it.
            top = line - own.height < plot.minY ? line : line - own.height
        } else {
            top = middle - own.height / 2
        }
        return CGPoint(x: x, y: top + place.vertical)
    }
}
