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

    /// The node in whose space values of a coordinate space are; `nil` for the root's. An unknown name counts as
    /// the root's.
    func node(of space: CoordinateSpace, around node: NodeID) -> NodeID? {
        switch space {
        case .global: nil
        case .local: node
        case .named(let name): self.node(around: node, named: name)
        }
    }
}
