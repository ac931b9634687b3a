package import Foundation
package import QuadrantLayout

/// Finds out in which frames a point lies, of many nodes at one moment: what is around several of them is looked at once.
@MainActor
package struct FrameLook {
    /// A node: the point in its space, or `nil` where nothing in it shows the point.
    private var known: [NodeID: CGPoint?] = [:]
    private unowned let tree: ViewTree
    private let point: CGPoint

    /// - Parameter point: In the root's space.
    package init(_ tree: ViewTree, at point: CGPoint) {
        (self.tree, self.point) = (tree, point)
    }

    /// Whether the point is in the node's frame and in the scroll views around it, and nothing around it is hidden.
    package mutating func isOver(_ node: NodeID) -> Bool {
        guard let own = place(in: node) else { return false }
        return tree.bounds(of: node).contains(own)
    }

    /// The point in the node's space; `nil` where the node shows nothing there because of what is around it.
    package mutating func place(in node: NodeID) -> CGPoint? {
        if let place = known[node] { return place }
        var unknown = [node]
        var start = point
        while let last = unknown.last, let parent = tree.layout.parent(of: last) {
            if let place = known[parent] {
                guard let place else {
                    for node in unknown { known[node] = .some(nil) }
                    return nil
                }
                start = place
                break
            }
            unknown.append(parent)
        }
        var place: CGPoint? = start
        for next in unknown.reversed() {
            place = place.flatMap { look(into: next, at: $0) }
            known[next] = .some(place)
        }
        return place
    }

    /// - Parameter around: The point in the space of the node's parent.
    private func look(into node: NodeID, at around: CGPoint) -> CGPoint? {
        guard !tree.isHidden(node) else { return nil }
        let own = tree.layout.parent(of: node) == nil ? around : inward(around, to: node)
        if tree.isScrollView(node), !tree.bounds(of: node).contains(own) { return nil }
        return own
    }

    private func inward(_ around: CGPoint, to node: NodeID) -> CGPoint {
        guard let parent = tree.layout.parent(of: node), !tree.presentation.hasSpace,
            let content = tree.presentation.content(at: around, of: parent, .taps)
        else { return tree.point(point, in: node) }
        return tree.presentation.inward(content, to: node, .taps)
    }
}
