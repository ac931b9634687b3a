internal import Foundation
internal import QuadrantCore
internal import QuadrantLayout

// How a text is scrolled so that its caret is seen.
extension TextSession {
    /// The offset nearest to the present one at which a stretch is seen.
    static func offset(
        _ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ total: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        guard total > room else { return 0 }
        let seen = min(max(now, high - room), low)
        return min(max(0, seen), total - room)
    }

    /// Scrolls the scroll view of an editor.
    func reveal(_ caret: CGRect, _ node: NodeID, in tree: ViewTree) {
        guard let part = tree.scrollPart(around: node) else { return }
        let (text, view) = (tree.frame(of: node), tree.frame(of: part.node))
        let (top, bottom) = (text.minY + caret.minY, text.minY + caret.maxY)
        let move = top < view.minY ? top - view.minY : max(0, bottom - view.maxY)
        guard move != 0 else { return }
        let offset = part.contentOffset
        _ = tree.scroll(part.node, to: CGPoint(x: offset.x, y: offset.y + move))
    }
}
