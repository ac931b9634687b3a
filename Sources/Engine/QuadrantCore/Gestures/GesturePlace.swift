package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// A view that follows fingers: where they are in its spaces, and whether they are on it.
@MainActor
package struct GesturePlace {
    /// The tree keeps the arena, which keeps those who ask.
    private unowned let tree: ViewTree
    package let node: NodeID

    package init(_ tree: ViewTree, _ node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// A point of the root in a space; an unknown name counts as the root's.
    package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        if space == .global { return tree.screenPoint(point) }
        guard tree.layout.contains(node), let target = tree.node(of: space, around: node) else {
            return point
        }
        return tree.point(point, in: target)
    }

    /// The view's size in points.
    package var size: CGSize {
        tree.layout.contains(node) ? tree.bounds(of: node).size : .zero
    }

    /// Whether a tap there would reach the view.
    package func isReached(at point: CGPoint) -> Bool {
        tree.arena.takesPointsForInside || tree.nodes(at: point).contains(node)
    }

    /// The same, for a finger that may slip: within a distance of the view's frame.
    package func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
        guard tree.layout.contains(node) else { return false }
        return tree.frame(of: node).insetBy(dx: -distance, dy: -distance).contains(point)
    }

    /// Calls `body` with the tree.
    package func withTree(_ body: (ViewTree) -> Void) { body(tree) }

    /// Reports what cannot be done as written.
    package func report(_ diagnostic: Diagnostic) {
        tree.report(diagnostic.message, at: node, advice: diagnostic.advice)
    }
}

extension ViewTree {
    /// A point of the root in the space of a node. Where an effect on the way cannot be undone, the point itself.
    package func point(_ point: CGPoint, in node: NodeID) -> CGPoint {
        guard !presentation.hasSpace else {
            return transform(from: rootNode, to: node).map { point.applying($0) } ?? point
        }
        var path = [node]
        while let last = path.last, let parent = layout.parent(of: last) { path.append(parent) }
        var result = point
        for (child, parent) in zip(path.dropLast().reversed(), path.reversed()) {
            guard let inner = presentation.content(at: result, of: parent, .taps) else {
                return point
            }
            result = presentation.inward(inner, to: child, .taps)
        }
        return result
    }
}
