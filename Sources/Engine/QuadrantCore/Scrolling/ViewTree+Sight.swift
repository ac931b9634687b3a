package import Foundation
package import QuadrantLayout

extension ViewTree {
    /// Scrolls the scroll view around a node as little as is needed for a stretch of the node to be seen: its start, where both
    /// ends have no room.
    ///
    /// - Parameters:
    ///   - top: Where the stretch begins, from the upper edge of the node, in points.
    ///   - bottom: Where it ends.
    /// - Returns: Whether anything moved.
    @MainActor
    @discardableResult
    package func scrollToShow(_ top: CGFloat, _ bottom: CGFloat, of node: NodeID) -> Bool {
        scrollPart(around: node).map { scroll($0, toShow: top, bottom, of: node) } ?? false
    }

    /// Scrolls the scroll views around a node, each as little as brings the node, or the scroll view in it, into sight.
    /// Where it has no room, as a long text in an editor has none, it stays as it is.
    ///
    /// - Returns: Whether anything moved.
    @MainActor
    package func scrollToShow(_ node: NodeID) -> Bool {
        var (moved, shown) = (false, node)
        while let around = layout.parent(of: shown), let part = scrollPart(around: around) {
            let height = frame(of: shown).height
            if height <= frame(of: part.node).height {
                moved = scroll(part, toShow: 0, height, of: shown) || moved
            }
            shown = part.node
        }
        return moved
    }

    @MainActor
    private func scroll(
        _ part: ScrollPart, toShow top: CGFloat, _ bottom: CGFloat, of node: NodeID
    ) -> Bool {
        let (start, view) = (frame(of: node).minY, frame(of: part.node))
        let move =
            start + top < view.minY
            ? start + top - view.minY : max(0, start + bottom - view.maxY)
        guard move != 0 else { return false }
        let offset = part.contentOffset
        return scroll(part.node, to: CGPoint(x: offset.x, y: offset.y + move))
    }
}
