import Foundation

/// What is kept of a node with many children, so that a change of one of them costs that one: the children
/// in order, and in which *runs* of neighbours something has changed. Valid as long as none of them comes,
/// goes or changes its place among the others.
package final class WideNode {
    /// From how many children on a node has an entry, and how long its runs are.
    package struct Limits: Sendable {
        /// The number of children in a run; the last run may be shorter.
        package var runLength = 64
        /// Nodes with this many children or fewer have no entry: all their children are looked at.
        package var fewest: Int

        package init() { fewest = runLength }
    }

    private let runLength: Int
    /// All children, in layout order, also those that are not shown.
    package let children: [UInt32]
    /// For each run, whether a child in it has to be drawn again, has moved, or was shown or
    /// hidden.
    package private(set) var unrecorded: [Bool]
    /// For each run, whether taps may reach something else in it.
    package private(set) var unreached: [Bool]
    /// The last answer of `isOrdered`, and the count of changes that it is for.
    private var order: (changes: Int, isOther: Bool)?

    init(children: [UInt32], runLength: Int) {
        self.children = children
        self.runLength = runLength
        let count = (children.count + runLength - 1) / runLength
        unrecorded = Array(repeating: true, count: count)
        unreached = unrecorded
    }

    package var runCount: Int { unrecorded.count }

    /// The children of a run, by their places in `children`.
    package func range(of run: Int) -> Range<Int> {
        run * runLength..<min((run + 1) * runLength, children.count)
    }

    /// Marks the run of the child at `place`.
    func mark(_ place: Int) {
        unrecorded[place / runLength] = true
        unreached[place / runLength] = true
    }

    func markAll() {
        for run in unrecorded.indices {
            unrecorded[run] = true
            unreached[run] = true
        }
    }

    /// Whether the children are drawn in another order than that of the layout. It is worked out again
    /// only if `changes` is another number.
    package func isOrdered(as changes: Int, _ look: () -> Bool) -> Bool {
        if let order, order.changes == changes { return order.isOther }
        let isOther = look()
        order = (changes, isOther)
        return isOther
    }

    /// Notes that the run has been recorded.
    package func noteRecorded(_ run: Int) { unrecorded[run] = false }

    /// Notes that it is known what taps reach in the run.
    package func noteReached(_ run: Int) { unreached[run] = false }

    /// How the children are laid out.
    var layouts = StackLayouts()
    /// What the pass for taps keeps of the children; it is valid as long as this entry is.
    package var kept: AnyObject?
}

/// The nodes with many children.
package struct WideNodes {
    let entries: NodeTable<WideNode>
    /// To be set before the first layout.
    package var limits = WideNode.Limits()

    init(in tables: NodeTables) { entries = NodeTable(in: tables) }
}

extension LayoutTree {
    /// The entry of a node with many children; `nil` for a node with few.
    ///
    /// - Complexity: Constant; linear in the number of children when it is asked for the first time and
    ///   after one of them came, went or changed its place.
    package func wideNode(_ node: NodeID) -> WideNode? {
        check(node)
        return wideNode(node.index)
    }

    func wideNode(_ node: UInt32) -> WideNode? {
        if records[Int(node)].flags.contains(.wide) { return wideNodes.entries[node] }
        var (child, count) = (records[Int(node)].firstChild, 0)
        while child != 0, count < wideNodes.limits.fewest {
            child = records[Int(child)].nextSibling
            count += 1
        }
        guard child != 0 else { return nil }
        let wide = WideNode(children: childIndices(node), runLength: wideNodes.limits.runLength)
        for (place, child) in wide.children.enumerated() {
            arena.ordinals[Int(child)] = UInt32(place)
        }
        wideNodes.entries[node] = wide
        records[Int(node)].flags.insert(.wide)
        return wide
    }

    @inline(__always)
    func forgetWide(_ node: UInt32) {
        guard records[Int(node)].flags.contains(.wide) else { return }
        records[Int(node)].flags.remove(.wide)
        wideNodes.entries[node] = nil
    }

    /// Marks the run of `child`, so that it is looked at when its parent, a wide node, is recorded.
    func markRun(of child: UInt32, in parent: UInt32) {
        wideNodes.entries[parent]?.mark(Int(arena.ordinals[Int(child)]))
    }

    /// Marks all runs of the node, as any child may have been shown or hidden.
    func markAllRuns(_ node: UInt32) {
        if records[Int(node)].flags.contains(.wide) { wideNodes.entries[node]?.markAll() }
    }
}
