import Foundation

/// Which nodes have to be drawn again: a mark on each, and on all nodes around it.
///
/// A node without a mark shows what it showed when it was recorded, in a place that only the nodes
/// around it know. A hidden node may keep its mark: its container is marked when it shows it again.
extension LayoutTree {
    /// Has `node` drawn again.
    package func markRecord(_ node: NodeID) {
        check(node)
        markRecord(node.index)
    }

    /// Index 0 stands for no node. The marking ends at the first node that is marked already, as
    /// the nodes around it are too.
    @inline(__always)
    func markRecord(_ node: UInt32) {
        let changed = NodeRecord.changedMarks
        if node != 0, records[Int(node)].marks & changed != changed { markAround(node) }
    }

    private func markAround(_ node: UInt32) {
        var current = node
        while current != 0 {
            let record = records + Int(current)
            guard record.pointee.marks & NodeRecord.changedMarks != NodeRecord.changedMarks else {
                return
            }
            record.pointee.marks |= NodeRecord.changedMarks
            let parent = record.pointee.parent
            if records[Int(parent)].flags.contains(.wide) { markRun(of: current, in: parent) }
            current = parent
        }
    }

    /// Notes that the node has another place in its parent, or was shown or hidden: the node itself
    /// is drawn as before, but its parent has to be recorded again.
    @inline(__always)
    func markMoved(_ node: UInt32) {
        let parent = records[Int(node)].parent
        if records[Int(parent)].flags.contains(.wide) { markRun(of: node, in: parent) }
        markRecord(parent)
    }

    /// Notes that what taps reach in the node has changed, and nothing that is drawn.
    package func markReach(_ node: NodeID) {
        check(node)
        var current = node.index
        while current != 0, !records[Int(current)][.unreached] {
            records[Int(current)][.unreached] = true
            let parent = records[Int(current)].parent
            if records[Int(parent)].flags.contains(.wide) { markRun(of: current, in: parent) }
            current = parent
        }
    }

    /// Whether where taps reach the node, or one in it, has to be found out again.
    package func needsReach(_ node: NodeID) -> Bool { records[check(node)][.unreached] }

    /// Notes that it is known where taps reach the node and all in it.
    package func noteReached(_ node: NodeID) { records[check(node)][.unreached] = false }

    /// Whether the node or one in it has to be drawn again.
    package func needsRecord(_ node: NodeID) -> Bool { records[check(node)][.unrecorded] }

    /// Notes that the node and all in it have been recorded.
    package func noteRecorded(_ node: NodeID) { records[check(node)][.unrecorded] = false }

    /// Whether some node may stand in front of siblings that come after it, so that it is worth while to
    /// ask for the order.
    package var hasDepths: Bool { changes.hasZIndexes || !scrolling.pins.isEmpty }

    /// How often siblings may have come to lie in another order than before.
    package var orderChanges: Int { changes.orders }

    /// How far in front of its siblings the node is drawn, as its container sees it: the outermost index
    /// that was set on the view, also if that is 0; 0 where none was.
    package func zIndex(of node: NodeID) -> Double {
        check(node)
        guard changes.hasZIndexes else { return 0 }
        var (current, result) = (node.index, 0.0)
        while current != 0 {
            if records[Int(current)].flags.contains(.traits), let set = traits[current]?.zIndex {
                result = set
            }
            guard isWrapper(current) else { return result }
            current = records[Int(current)].firstChild
        }
        return result
    }

    /// Whether the node shows a text.
    package func isText(_ node: NodeID) -> Bool { records[check(node)].tag == .text }
}
