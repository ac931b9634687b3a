/// Nodes whose children are of interest outside of the engine.
extension LayoutTree {
    /// Has the node noted whenever a child of it comes, goes or changes its place among the others.
    package func watchChildren(of node: NodeID) {
        watched.parents.insert(UInt32(check(node)))
    }

    /// Ends the watching; the node may be about to be freed.
    package func unwatchChildren(of node: NodeID) {
        watched.parents.remove(UInt32(check(node)))
    }

    /// The watched nodes whose children changed since the last call, each as often as they did; some
    /// may be gone by now.
    package func takeReordered() -> [NodeID] {
        guard !watched.reordered.isEmpty else { return [] }
        defer { watched.reordered.removeAll() }
        return watched.reordered
    }

    /// A number that changes whenever containers may show other children than before.
    package var choiceCount: Int { statistics.arrangements &+ watched.shownChanges }

    /// Whether the node shows only some of its children; the others do not count.
    package func choosesChildren(_ node: NodeID) -> Bool {
        guard case .extended(let rule) = rule(of: node) else { return false }
        return rule.choosesChildren
    }
}
