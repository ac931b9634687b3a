internal import SwiftUI

/// Along which axes an annotation has to fit into the plot, so that scales get room for it.
struct AnnotationFit {
    let x: Bool
    let y: Bool

    /// Along an axis of padScale; by the usual strategy, what is beside the value of a bar along its axis. In iOS 16
    /// scales widened for such (measured, but not by how much).
    init(_ annotation: MarkAnnotation, of placed: PlacedMark) {
        let resolution = annotation.resolution ?? .automatic
        let isBar = placed.mark.kind == .bar
        x = resolution.x == .padScale || resolution.x == .automatic && isBar && placed.isLying
        y = resolution.y == .padScale || resolution.y == .automatic && isBar && !placed.isLying
    }

    var isFree: Bool { !x && !y }
}

private struct NoteSizesKey: EnvironmentKey {
    static var defaultValue: Binding<[MarkNote.Tag: CGSize]>? { nil }
}

extension EnvironmentValues {
    /// The sizes of annotations that scales get room for, as they were laid out last.
    var noteSizes: Binding<[MarkNote.Tag: CGSize]>? {
        get { self[NoteSizesKey.self] }
        set { self[NoteSizesKey.self] = newValue }
    }
}

extension ChartModel {
    /// How often room is looked for: more of it at one end moves what is at the other.
    private static let mostRounds = 4

    /// The chart, not placed yet, with room at the ends of its scales for annotations that are to have it.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of such annotations.
    ///   - plot: The size of the plot; where it is not known yet, there is no room.
    func padded(for sizes: [MarkNote.Tag: CGSize], in plot: CGSize) -> ChartModel {
        guard !sizes.isEmpty, plot.width > 0, plot.height > 0 else { return self }
        var room = EdgeInsets()
        for _ in 0..<Self.mostRounds {
            var placed = padded(by: room)
            placed.place()
            let before = room
            for note in MarkPlaces.annotated(in: placed.marks) {
                guard let size = sizes[note.tag] else { continue }
                let mark = placed.marks[note.place]
                let annotation = mark.mark.look.annotations[note.index]
                let fit = AnnotationFit(annotation, of: mark)
                let frame = mark.place(of: annotation, ChartGeometryBox(), isMirrored: false)
                    .frame(of: size, in: plot)
                let at = mark.anchorBox.rect(in: plot, isMirrored: false)
                if fit.x {
                    let (leading, trailing) = Self.more(
                        frame.minX...frame.maxX, at.minX...at.maxX, plot.width, before.leading,
                        before.trailing)
                    room.leading = max(room.leading, leading)
                    room.trailing = max(room.trailing, trailing)
                }
                if fit.y {
                    let (top, bottom) = Self.more(
                        frame.minY...frame.maxY, at.minY...at.maxY, plot.height, before.top,
                        before.bottom)
                    (room.top, room.bottom) = (max(room.top, top), max(room.bottom, bottom))
                }
            }
            if room == before { break }
        }
        return padded(by: room)
    }

    /// The room at both ends that what sticks out needs: an end of a mark moves by the part of the room that is on its
    /// side. Ends are taken from the farther end of the mark, so that rounds come to what is needed from below.
    private static func more(
        _ frame: ClosedRange<CGFloat>, _ mark: ClosedRange<CGFloat>, _ length: CGFloat,
        _ before: CGFloat, _ behind: CGFloat
    ) -> (CGFloat, CGFloat) {
        let inner = length - before - behind
        guard inner > 0 else { return (before, behind) }
        let start = min(max((mark.lowerBound - before) / inner, 0), 0.9)
        let end = min(max((mark.upperBound - before) / inner, 0.1), 1)
        return (
            min(before + max(-frame.lowerBound, 0) / (1 - start), length / 2),
            min(behind + max(frame.upperBound - length, 0) / end, length / 2)
        )
    }

    private func padded(by room: EdgeInsets) -> ChartModel {
        var model = self
        model.room = room
        model.x.range = model.x.range.padded(room.leading, room.trailing)
        model.y.range = model.y.range.padded(room.bottom, room.top)
        return model
    }
}

extension _PositionRange {
    /// The range with more room at its ends; one of points stays as it is.
    fileprivate func padded(_ before: CGFloat, _ behind: CGFloat) -> _PositionRange {
        guard case .plot(let start, let end) = self else { return self }
        return .plot(start: start + before, end: end + behind)
    }
}
