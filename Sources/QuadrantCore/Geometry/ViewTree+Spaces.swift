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
}
