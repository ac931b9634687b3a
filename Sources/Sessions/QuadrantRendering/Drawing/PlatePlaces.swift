internal import Foundation
internal import QuadrantGeometry

/// Where plates lie, so that none covers another, nor what a picture is looked at for.
struct PlatePlaces {
    private(set) var taken: [CGRect] = []
    /// Texts, images and controls, which plates are kept off.
    var content: [CGRect] = []
    /// The picture; plates that have no place near their frame go to its right.
    let canvas: CGSize
    /// Between the picture and the plates to its right, in points.
    private static let gap: CGFloat = 12
    /// So high the room to the right of a low picture is.
    private static let leastHeight: CGFloat = 600

    init(on canvas: CGSize) { self.canvas = canvas }

    /// A plate's place.
    struct Place {
        var frame: CGRect
        /// A line from what it names to the plate, where it lies beside the picture.
        var line: (start: CGPoint, end: CGPoint)?
    }

    /// Keeps plates off a part of the room.
    mutating func reserve(_ rect: CGRect) { taken.append(rect) }

    /// A free place for a plate of a size: at a corner of its frame, above it, in it or below it, else to the right of the picture.
    mutating func place(_ size: CGSize, at frame: CGRect) -> Place {
        let near = [
            CGPoint(x: frame.minX, y: frame.minY - size.height),
            CGPoint(x: frame.minX, y: frame.minY),
            CGPoint(x: frame.minX, y: frame.maxY),
            CGPoint(x: frame.maxX - size.width, y: frame.minY - size.height),
            CGPoint(x: frame.maxX - size.width, y: frame.minY),
            CGPoint(x: frame.maxX - size.width, y: frame.maxY - size.height),
            CGPoint(x: frame.maxX - size.width, y: frame.maxY),
            CGPoint(x: frame.minX, y: frame.maxY - size.height),
            CGPoint(x: frame.maxX, y: frame.minY),
        ]
        for point in near where isFree(CGRect(origin: point, size: size), isInside: true) {
            return take(CGRect(origin: point, size: size))
        }
        var place = beside(size, at: frame)
        let start = CGPoint(
            x: min(frame.maxX, canvas.width), y: max(0, min(frame.midY, canvas.height)))
        place.line = (start, CGPoint(x: place.frame.minX, y: place.frame.midY))
        return place
    }

    /// A free place for a plate that stands on a gap between two frames: at its middle, else to either side within `room`, else on
    /// what is there.
    ///
    /// - Parameter isRow: Whether the frames stand beside each other, so that its sides are above and below.
    mutating func place(
        _ size: CGSize, on middle: CGPoint, isRow: Bool, within room: ClosedRange<CGFloat>
    ) -> Place {
        let usual = isRow ? middle.y : middle.x
        for avoidsContent in [true, false] {
            for step in 0..<40 {
                let way = usual + CGFloat((step + 1) / 2) * (step.isMultiple(of: 2) ? 6 : -6)
                guard room.contains(way) else { continue }
                let center = isRow ? CGPoint(x: middle.x, y: way) : CGPoint(x: way, y: middle.y)
                let rect = CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2,
                    width: size.width, height: size.height)
                if isFree(rect, isInside: true, avoidsContent: avoidsContent) { return take(rect) }
            }
        }
        return beside(size, at: CGRect(origin: middle, size: .zero))
    }

    /// The free place beside the picture that is nearest to the height of a frame.
    private mutating func beside(_ size: CGSize, at frame: CGRect) -> Place {
        let height = max(canvas.height, Self.leastHeight)
        let wanted = max(0, min(frame.midY - size.height / 2, height - size.height))
        let step = size.height + 1
        var x = canvas.width + Self.gap
        while true {
            for number in 0..<Int(max(1, 4 * height / step)) {
                let way = CGFloat((number + 1) / 2) * (number.isMultiple(of: 2) ? -1 : 1)
                let rect = CGRect(
                    x: x, y: wanted + way * step / 2, width: size.width, height: size.height)
                if rect.minY >= 0, rect.maxY <= height, isFree(rect, isInside: false) {
                    return take(rect)
                }
            }
            x = (taken.filter { $0.maxX > x }.map(\.maxX).min() ?? x) + Self.gap / 2
        }
    }

    private func isFree(
        _ rect: CGRect, isInside: Bool, avoidsContent: Bool = true
    ) -> Bool {
        let isHit = { (other: CGRect) in other.insetBy(dx: 0.1, dy: 0.1).intersects(rect) }
        if isInside {
            guard rect.minX >= 0, rect.minY >= 0, rect.maxX <= canvas.width,
                rect.maxY <= canvas.height, !avoidsContent || !content.contains(where: isHit)
            else { return false }
        }
        return !taken.contains(where: isHit)
    }

    private mutating func take(_ rect: CGRect) -> Place {
        taken.append(rect)
        return Place(frame: rect)
    }
}
