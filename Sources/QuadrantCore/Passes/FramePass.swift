package import Foundation
import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// The frame of a node in the coordinates of the root, in points: the upright rectangle around
    /// what effects further out make of it.
    package func frame(of node: NodeID) -> CGRect {
        frame(CGRect(origin: .zero, size: layout.size(of: node)), from: node, to: nil)
    }

    /// A rectangle of `node`'s coordinates in those of `ancestor`, or of the root for `nil`.
    package func frame(_ rect: CGRect, from node: NodeID, to ancestor: NodeID?) -> CGRect {
        var result = rect
        var current = node
        while current != ancestor, let parent = layout.parent(of: current) {
            let place = layout.position(of: current)
            result = result.offsetBy(dx: place.x, dy: place.y)
            if let drawing = drawing(of: parent) {
                result = follow(drawing, of: parent, result)
            }
            current = parent
        }
        return result
    }

    /// A rectangle of `node`'s coordinates as the node's effects show it.
    private func follow(_ drawing: any NodeDrawing, of node: NodeID, _ rect: CGRect) -> CGRect {
        let size = layout.size(of: node)
        let isRightToLeft = layout.isRightToLeft(node)
        var result = rect
        if let effect = drawing.effect(size: size, isRightToLeft: isRightToLeft) {
            result = result.applying(effect)
        }
        if let projection = drawing.projection(size: size, isRightToLeft: isRightToLeft) {
            result = result.applying(projection)
        }
        return result
    }

    /// Calls `body` with every shown node in `root`, and with it, parents before children, in layout
    /// order; `nil` for the whole tree.
    package func forEachShownNode(in root: NodeID? = nil, _ body: (NodeID) -> Void) {
        _ = firstShownNode(in: root) {
            body($0)
            return false
        }
    }

    /// The first of these nodes that is wanted.
    package func firstShownNode(
        in root: NodeID? = nil, where isWanted: (NodeID) -> Bool
    ) -> NodeID? {
        var pending = [root ?? rootNode]
        while let node = pending.popLast() {
            guard layout.isShown(node) else { continue }
            if isWanted(node) { return node }
            pending += layout.children(of: node).reversed()
        }
        return nil
    }
}
