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

/// FNV-1a with 64 bits.
private struct FNVHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ part: UInt64) {
        value = (value ^ part) &* 0x0000_0100_0000_01b3
    }
}
