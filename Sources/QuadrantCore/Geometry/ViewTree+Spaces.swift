import Foundation
import QuadrantGeometry
import QuadrantLayout

extension ViewTree {
    /// The nearest node at or around `node` that gives its space the name.
    func node(around node: NodeID, named name: AnyHashable) -> NodeID? {
        var current: NodeID? = node
        while let candidate = current {
            if spaces(of: candidate).contains(name) { return candidate }
            current = layout.parent(of: candidate)
        }
        return nil
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
}
