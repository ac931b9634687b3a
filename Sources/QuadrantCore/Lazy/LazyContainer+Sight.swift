import Foundation
import QuadrantGeometry
import QuadrantLayout

/// What of a lazy container is in sight.
extension LazyContainer {
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
            let place = layout.position(of: current)
            offset += axis == .vertical ? place.y : place.x
            if let scroll = tree.scrollParts[parent.index],
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
        let (size, insets) = (layout.size(of: scroll), layout.safeAreaInsets(at: scroll))
        guard axis == .horizontal else {
            return -offset - insets.top...size.height - offset + insets.bottom
        }
        let isMirrored = layout.isRightToLeft(scroll)
        let left = -offset - (isMirrored ? insets.trailing : insets.leading)
        let right = size.width - offset + (isMirrored ? insets.leading : insets.trailing)
        return span(left, right)
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
        guard tree.layout.isRightToLeft(node) else { return left...right }
        let width = tree.layout.size(of: node).width
        return width - right...width - left
    }
}

extension CGAffineTransform {
    /// Whether it moves and does nothing else, but for what sums leave.
    fileprivate var isMove: Bool {
        max(abs(a - 1), abs(d - 1), abs(b), abs(c)) < 1e-9
    }
}
