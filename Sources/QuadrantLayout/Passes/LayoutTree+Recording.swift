import Foundation

/// Which nodes have to be drawn anew: a mark on each, and on all nodes around it.
///
/// A node without a mark shows what it showed when it was recorded, in a place that only the nodes
/// around it know. A hidden node may keep its mark: its container is marked when it shows it again.
extension LayoutTree {
    /// Has `node` drawn anew.
    package func markRecord(_ node: NodeID) {
        check(node)
        markRecord(node.index)
    }

    /// 0 is no node. Ends at the first node that is marked: those around it are.
    func markRecord(_ node: UInt32) {
        var current = node
        while current != 0, !records[Int(current)].isUnrecorded {
            records[Int(current)].isUnrecorded = true
            current = records[Int(current)].parent
        }
    }

    /// Whether the node or one in it has to be drawn anew.
    package func needsRecord(_ node: NodeID) -> Bool { records[check(node)].isUnrecorded }

    /// The node has been drawn, and all in it.
    package func noteRecorded(_ node: NodeID) { records[check(node)].isUnrecorded = false }

    /// Whether some node may stand in front of siblings that come after it, so that it is worth while to
    /// ask for the order.
    package var hasDepths: Bool { hasZIndexes || !pins.isEmpty }

    /// How far in front of its siblings the node is drawn, as its container sees it: the outermost index
    /// that was set on the view, also if that is 0; 0 where none was.
    package func zIndex(of node: NodeID) -> Double {
        check(node)
        guard hasZIndexes else { return 0 }
        var current = node.index
        while current != 0 {
            if records[Int(current)].flags.contains(.traits), let set = traits[current]?.zIndex {
                return set
            }
            guard isWrapper(current) else { return 0 }
            current = records[Int(current)].firstChild
        }
        return 0
    }

    /// Whether the node shows a text.
    package func isText(_ node: NodeID) -> Bool { records[check(node)].tag == .text }
}
