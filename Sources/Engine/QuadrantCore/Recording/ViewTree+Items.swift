import Foundation
package import QuadrantDisplayList
package import QuadrantLayout

extension ViewTree {
    /// What a node and those in it show by now, in the node's coordinates. For overlays, which are drawn after all views.
    package func items(of node: NodeID) -> [DisplayItem] {
        var items: [DisplayItem] = []
        guard layout.contains(node) else { return items }
        _ = Recorder(tree: self).record(node, at: .zero, into: &items)
        return items
    }
}
