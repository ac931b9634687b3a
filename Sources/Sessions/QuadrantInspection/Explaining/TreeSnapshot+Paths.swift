extension TreeSnapshot {
    /// For each node a number that tells the way to it from the root: which child it is of which kind of node. Other snapshots
    /// of the same view have the same number at the same node.
    package var paths: [UInt64] {
        var paths: [UInt64] = []
        paths.reserveCapacity(nodes.count)
        var children = [UInt64](repeating: 0, count: nodes.count)
        for node in nodes {
            var path = FNVHash()
            if let parent = node.parent {
                path.combine(paths[parent])
                path.combine(children[parent])
                children[parent] += 1
            }
            for byte in node.label.prefix(while: { $0 != "(" && $0 != " " }).utf8 {
                path.combine(UInt64(byte))
            }
            paths.append(path.value)
        }
        return paths
    }
}
