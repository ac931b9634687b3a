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
        guard let part = scrollPart(around: node) else { return false }
        let (start, view) = (frame(of: node).minY, frame(of: part.node))
        let move =
            start + top < view.minY
            ? start + top - view.minY : max(0, start + bottom - view.maxY)
        guard move != 0 else { return false }
        let offset = part.contentOffset
        return scroll(part.node, to: CGPoint(x: offset.x, y: offset.y + move))
    }
}
