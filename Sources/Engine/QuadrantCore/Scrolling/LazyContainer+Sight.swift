import Foundation
import QuadrantGeometry
import QuadrantLayout

/// What of a lazy container is in sight.
extension LazyContainer {
    /// The visible part of a container.
    struct Sight {
        /// Along the axis, from the container's leading or top edge.
        var span: ClosedRange<CGFloat>
        /// The scroll view that shows that part; `nil` for the window.
        var scroll: ScrollPart?
    }

    /// What the nearest scroll view along the axis shows of the container, the room under the safe
    /// area included; without one, what the window shows.
    func sight() -> Sight {
        let layout = tree.layout
        var (current, offset) = (node, CGFloat(0))
        while let parent = layout.parent(of: current) {
            let place = tree.presentation.place(of: current, .target)
            offset += axis == .vertical ? place.y : place.x
            if let scroll = tree.scrolling.parts[parent.index],
                scroll.axes.contains(Axis.Set(axis))
            {
                return Sight(span: sight(of: parent, offset), scroll: scroll)
            }
            current = parent
        }
        return Sight(span: sightOfWindow(), scroll: nil)
    }

    private func sight(of scroll: NodeID, _ offset: CGFloat) -> ClosedRange<CGFloat> {
        let layout = tree.layout
        let size = tree.presentation.size(of: scroll, .target)
        let insets = layout.safeAreaInsets(at: scroll)
        guard axis == .horizontal else {
            return -offset - insets.top...size.height - offset + insets.bottom
        }
        let mirror = layout.mirror(of: scroll)
        return span(
            -offset - mirror.left(insets), size.width - offset + mirror.right(insets))
    }

    /// The part that the window shows, effects around the container undone. One that cannot be undone,
    /// such as a scale of 0, counts as none.
    private func sightOfWindow() -> ClosedRange<CGFloat> {
        let window = tree.window
        let place = tree.frame(.zero, from: node, to: tree.rootNode).origin
        var seen = window.offsetBy(dx: -place.x, dy: -place.y)
        if let effects = tree.transform(from: tree.rootNode, to: node), !effects.isMove {
            let undone = window.applying(effects)
            if (undone.minX + undone.minY + undone.width + undone.height).isFinite {
                seen = undone
            }
        }
        guard (seen.minX + seen.minY).isFinite else { return -.infinity ... .infinity }
        return axis == .vertical ? seen.minY...seen.maxY : span(seen.minX, seen.maxX)
    }

    /// From `left` to `right` as lengths from the leading edge.
    private func span(_ left: CGFloat, _ right: CGFloat) -> ClosedRange<CGFloat> {
        let width = tree.presentation.size(of: node, .target).width
        let mirror = tree.layout.mirror(of: node)
        let (a, b) = (mirror.x(left, in: width), mirror.x(right, in: width))
        return min(a, b)...max(a, b)
    }
}

extension CGAffineTransform {
    /// Whether the map only moves, apart from rounding errors.
    fileprivate var isMove: Bool {
        max(abs(a - 1), abs(d - 1), abs(b), abs(c)) < 1e-9
    }
}
