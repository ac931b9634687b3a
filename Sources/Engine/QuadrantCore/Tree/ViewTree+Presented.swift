package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// Nodes as they are seen at a moment.
extension ViewTree {
    /// The frame of a node in the coordinates of the root, as it is seen now: the upright rectangle around what effects
    /// further out make of it. Of a node that shows nothing itself, while something in it is away from its place, the
    /// rectangle around what is in it.
    package func presentedFrame(of node: NodeID) -> CGRect {
        if !motion.isAtRest, drawing(of: node).map({ $0.hasFrame && $0.role == .plain }) != true,
            let inside = presentedContent(of: node)
        {
            return inside
        }
        return shownFrame(
            CGRect(origin: .zero, size: presentation.size(of: node, .shown)), of: node)
    }

    /// The rectangle around what is in a node; `nil` where nothing in it has a frame under way.
    private func presentedContent(of node: NodeID) -> CGRect? {
        var rect = CGRect.null
        var moves = false
        var pending = [node]
        while let next = pending.popLast() {
            if next != node, !presentation.isPresent(next, .shown) { continue }
            if motion.frames[next.index] != nil { moves = true }
            if let drawing = drawing(of: next), drawing.hasFrame, drawing.role == .plain {
                let size = presentation.size(of: next, .shown)
                rect = rect.union(shownFrame(CGRect(origin: .zero, size: size), of: next))
            } else {
                pending += layout.children(of: next)
            }
        }
        return moves && !rect.isNull ? rect : nil
    }

    private func shownFrame(_ rect: CGRect, of node: NodeID) -> CGRect {
        var result = rect
        var current = node
        while let parent = parent(ofShown: current) {
            if !raised.isEmpty, let way = raised.way(of: current, in: self) {
                result = result.offsetBy(dx: way.width, dy: way.height)
            }
            result = presentation.outward(result, from: current, in: parent, .shown)
            current = parent
        }
        return result
    }

    /// The node around a node, as it is seen.
    package func parent(ofShown node: NodeID) -> NodeID? { layout.parent(of: node) }

    /// The factor by which a node fades as it comes or goes, or while a finger holds it down.
    package func fade(of node: NodeID) -> Double {
        let pressed = shown.pressed.isEmpty ? 1 : shown.pressed[node.index]?.opacity ?? 1
        return motion.isStill ? pressed : pressed * motion.shownOpacity(of: node)
    }

    /// The first node with an accessibility identifier that is seen.
    package func firstNode(seenAs identifier: String) -> NodeID? {
        if let node = firstShownNode(where: { names(of: $0).contains(identifier) }) { return node }
        let leaving = motion.holders.all.sorted { $0.key < $1.key }.flatMap(\.value).map(\.node)
        let covered = motion.seenCovered.flatMap { layout.children(of: $0) }
        for outer in leaving + covered {
            let found = firstShownNode(in: outer) { names(of: $0).contains(identifier) }
            if let found { return found }
        }
        return nil
    }
}
