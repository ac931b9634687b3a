package import QuadrantLayout

extension TreeMotion {
    /// The nodes in which views leave, and those around them.
    var pathsToLeaving: Set<UInt32> {
        guard !holders.isEmpty else { return [] }
        var result: Set<UInt32> = []
        for index in holders.all.keys {
            var node = layout.id(index)
            while let next = node, result.insert(next.index).inserted {
                node = layout.parent(of: next)
            }
        }
        return result
    }
}

extension ViewTree {
    /// Whether a node is seen only as long as it, or a view around it, leaves.
    package func isLeaving(_ node: NodeID) -> Bool {
        guard !motion.holders.isEmpty else { return false }
        return sequence(first: node) { self.layout.parent(of: $0) }
            .contains { motion.hostsOfHolders[$0.index] != nil }
    }
}
