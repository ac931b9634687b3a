import Foundation
import QuadrantGeometry

/// The children of a custom container while they stay the same, and where they are being placed.
final class SubviewStorage {
    /// A place in the container, x from the leading edge.
    struct Placement {
        var origin: CGPoint
        var proposal: Proposal
    }

    unowned let tree: LayoutTree
    let node: NodeID
    let children: [NodeID]
    /// By position of the child; `nil` outside of placing.
    private var placements: [Placement?]?

    init(tree: LayoutTree, node: NodeID) {
        self.tree = tree
        self.node = node
        children = tree.childIndices(node.index).compactMap { tree.id($0) }
    }

    /// The places that `body` gives the children, by their positions.
    func collecting(_ body: () -> Void) -> [Placement?] {
        let outer = placements
        placements = Array(repeating: nil, count: children.count)
        body()
        let result = placements ?? []
        placements = outer
        return result
    }

    /// Notes a place; nothing outside of placing.
    func place(_ position: Int, at point: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        guard placements != nil else { return }
        let size = size(position, proposal)
        var origin = CGPoint(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        if !point.x.isFinite || !point.y.isFinite {
            tree.report(.invalidPlace, node)
        }
        if !origin.x.isFinite { origin.x = 0 }
        if !origin.y.isFinite { origin.y = 0 }
        placements?[position] = Placement(origin: origin, proposal: proposal)
    }

    /// The size that a child answers to a proposal; 0 by 0 for a child that is gone.
    func size(_ position: Int, _ proposal: Proposal) -> CGSize {
        guard let child = child(position) else { return .zero }
        return tree.measure(child, proposal)
    }

    /// The child's index in the tree; `nil` if it is gone.
    func child(_ position: Int) -> UInt32? {
        let id = children[position]
        return tree.contains(id) ? id.index : nil
    }
}
