package import Foundation
package import QuadrantGeometry
import QuadrantLayout

/// The bars at the edges of a scroll view that tell how long its content is and where in it the view stands.
///
/// They are seen while a finger or a wheel scrolls, while the program scrolls with an animation, and when they are flashed;
/// after a rest they fade away. A scroll view that has not been scrolled so shows none.
package struct ScrollBars: Sendable, Equatable {
    /// Along which axes there may be bars.
    package var axes: Axis.Set = []
    /// Room that is left free at the edges, in points.
    package var insets = EdgeInsets()
    /// From 0, not seen, to 1.
    package internal(set) var opacity = 0.0
    /// When they begin to fade, in seconds of the arena's clock; endless while the content moves, `nil` where they are
    /// not seen.
    var end: Double?

    /// The thickness of a bar, and its distance from the edges, in points. Evidence: figures of an iOS simulator that
    /// swiftui-web has recorded.
    package static let thickness: CGFloat = 3
    package static let distance: CGFloat = 3
    /// The least length of a bar, in points (the same).
    package static let leastLength: CGFloat = 36
    /// The least length of a bar that content beyond its ends presses together. A choice: UIKit's end as dots.
    static let pressedLength: CGFloat = 7
    /// How long they are seen after the last movement, and how long they take to fade, in seconds. Apple publishes
    /// neither; both are what swiftui-web has chosen.
    static let rest = 0.3
    static let fading = 0.25

    /// How opaque they are at a time.
    func opacity(at time: Double) -> Double {
        guard let end else { return 0 }
        return min(1, max(0, 1 - (time - end) / Self.fading))
    }
}

extension ScrollPart {
    /// The rectangles of the bars in the scroll view's own space.
    package var barFrames: [CGRect] {
        let (size, limit) = (state.size, state.limit)
        var shown = bars.axes.intersection(axes)
        if limit.width <= 0.5 { shown.remove(.horizontal) }
        if limit.height <= 0.5 { shown.remove(.vertical) }
        // Two bars leave the corner between them free.
        let corner: CGFloat =
            shown == [.horizontal, .vertical] ? ScrollBars.thickness + ScrollBars.distance : 0
        let isRightToLeft = tree.layout.isRightToLeft(node)
        let (thickness, distance) = (ScrollBars.thickness, ScrollBars.distance)
        var result: [CGRect] = []
        if shown.contains(.vertical) {
            let (start, length) = bar(
                size.height, limit.height, state.offset.y, bars.insets.top,
                bars.insets.bottom + corner)
            let inset = distance + bars.insets.trailing
            let x = isRightToLeft ? inset : size.width - inset - thickness
            result.append(CGRect(x: x, y: start, width: thickness, height: length))
        }
        if shown.contains(.horizontal) {
            let (start, length) = bar(
                size.width, limit.width, state.offset.x, bars.insets.leading,
                bars.insets.trailing + corner)
            let x = isRightToLeft ? size.width - start - length : start
            let y = size.height - distance - bars.insets.bottom - thickness
            result.append(CGRect(x: x, y: y, width: length, height: thickness))
        }
        return result
    }

    /// Where a bar begins, and how long it is: as long a part of its way as of the content is seen.
    private func bar(
        _ seen: CGFloat, _ limit: CGFloat, _ offset: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let way = max(0, seen - 2 * ScrollBars.distance - before - after)
        let whole = min(way, max(ScrollBars.leastLength, way * seen / (seen + limit)))
        // Beyond its ends the content presses the bar together.
        let beyond = max(0, -offset, offset - limit)
        let length = max(min(whole, ScrollBars.pressedLength), whole - beyond)
        let part = min(1, max(0, offset / limit))
        return (ScrollBars.distance + before + (way - length) * part, length)
    }
}

extension DrawingContext {
    /// The scroll view that the node is; `nil` for other nodes.
    package var scroll: ScrollPart? { tree.scrolling.parts[node.index] }
}
