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

/// What both testers of taps ask, in the plane and in space. Views that leave are read as they are seen, as they will be nowhere.
extension ViewTree {
    /// How the children of a node that is read in one way are read.
    func reading(of child: NodeID, in outer: Presentation.Reading) -> Presentation.Reading {
        motion.hostsOfHolders[child.index] != nil ? .shown : outer
    }

    /// The drawing of a node that counts for taps.
    func tappedDrawing(of node: NodeID, _ reading: Presentation.Reading) -> KeptDrawing? {
        reading == .taps ? drawing(of: node) : shownDrawing(of: node)
    }

    /// Whether a node has children, or views that leave.
    func hasTappedChildren(_ node: NodeID) -> Bool {
        layout.firstChild(of: node) != nil || motion.holders[node.index] != nil
    }

    /// Whether a node is seen only as long as it, or a view around it, leaves.
    package func isLeaving(_ node: NodeID) -> Bool {
        guard !motion.holders.isEmpty else { return false }
        return sequence(first: node) { self.layout.parent(of: $0) }
            .contains { motion.hostsOfHolders[$0.index] != nil }
    }
}
