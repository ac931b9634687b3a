package import Foundation
import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// The frame of a node in the coordinates of the root, in points: the upright rectangle around
    /// what effects further out make of it.
    package func frame(of node: NodeID) -> CGRect {
        frame(bounds(of: node), from: node, to: nil)
    }

    /// A rectangle of `node`'s coordinates in those of `ancestor`, or of the root for `nil`.
    package func frame(_ rect: CGRect, from node: NodeID, to ancestor: NodeID?) -> CGRect {
        if presentation.spaceEffects > 0 { return spaceFrame(rect, from: node, to: ancestor) }
        var result = rect
        var current = node
        while current != ancestor, let parent = layout.parent(of: current) {
            result = presentation.outward(result, from: current, in: parent, .target)
            current = parent
        }
        return result
    }

    /// A rectangle of `ancestor`'s coordinates in those of `node`; `nil` where an effect between them
    /// cannot be undone.
    func rect(_ rect: CGRect, of ancestor: NodeID, in node: NodeID) -> CGRect? {
        transform(from: ancestor, to: node).map { rect.applying($0) }
    }

    /// From `ancestor`'s coordinates to those of `node`; `nil` where an effect between them cannot be
    /// undone. A perspective counts as what it is at the node's origin.
    func transform(from ancestor: NodeID, to node: NodeID) -> CGAffineTransform? {
        func image(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            frame(CGRect(x: x, y: y, width: 0, height: 0), from: node, to: ancestor).origin
        }
        let (origin, right, down) = (image(0, 0), image(1, 0), image(0, 1))
        let transform = CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x,
            d: down.y - origin.y, tx: origin.x, ty: origin.y)
        guard transform.isDrawable else { return nil }
        return transform.inverted()
    }

    /// The node's bounds in its own space.
    func bounds(of node: NodeID) -> CGRect {
        CGRect(origin: .zero, size: presentation.size(of: node, .target))
    }

    /// Calls `body` with every shown node in `root`, and with it, parents before children, in layout
    /// order; `nil` for the whole tree.
    package func forEachShownNode(in root: NodeID? = nil, _ body: (NodeID) -> Void) {
        _ = firstShownNode(in: root) {
            body($0)
            return false
        }
    }

    /// The first shown node, in the same order, for which the closure answers `true`.
    package func firstShownNode(
        in root: NodeID? = nil, where isWanted: (NodeID) -> Bool
    ) -> NodeID? {
        var pending = [root ?? rootNode]
        while let node = pending.popLast() {
            guard presentation.isPresent(node, .target) else { continue }
            if isWanted(node) { return node }
            pending += layout.children(of: node).reversed()
        }
        return nil
    }
}
