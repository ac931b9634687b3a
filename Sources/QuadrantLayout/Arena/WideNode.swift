import Foundation

/// What is kept of a node with many children, so that a change of one of them costs that one: the children
/// in order, and in which *runs* of neighbours something has changed. Valid as long as none of them comes,
/// goes or changes its place among the others.
package final class WideNode {
    /// Which nodes have many children, and how these are taken together.
    package struct Limits: Sendable {
        /// How many neighbours one run holds, but for the last.
        package var runLength = 64
        /// Nodes with as many children or fewer are gone through: those of one run.
        package var fewest: Int

        package init() { fewest = runLength }
    }

    private let runLength: Int
    /// All children, in layout order, also those that are not shown.
    package let children: [UInt32]
    /// Runs in which a child has to be drawn anew, moved, or is shown again or no more.
    package private(set) var unrecorded: [Bool]
    /// Runs in which taps may reach something else.
    package private(set) var unreached: [Bool]
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

    /// Whether children lie otherwise than they come; worked out once for each count of changes to that.
    package func isOrdered(as changes: Int, _ look: () -> Bool) -> Bool {
        if let order, order.changes == changes { return order.isOther }
        let isOther = look()
        order = (changes, isOther)
        return isOther
    }

    /// The run has been drawn as it is.
    package func noteRecorded(_ run: Int) { unrecorded[run] = false }

    /// What taps reach in the run is known.
    package func noteReached(_ run: Int) { unreached[run] = false }

    /// How the children are laid out.
    var layouts = StackLayouts()
    /// What others keep of the children: valid as long as this is.
    package var kept: AnyObject?
}

extension LayoutTree {
    /// What is kept of a node with many children; `nil` for a node with few.
    ///
    /// - Complexity: constant; linear in the number of children when it is asked for the first time and
    ///   after one of them came, went or changed its place.
    package func wideNode(_ node: NodeID) -> WideNode? {
        check(node)
        return wideNode(node.index)
    }

    func wideNode(_ node: UInt32) -> WideNode? {
        if records[Int(node)].flags.contains(.wide) { return wideNodes[node] }
        var (child, count) = (records[Int(node)].firstChild, 0)
        while child != 0, count < wideLimits.fewest {
            child = records[Int(child)].nextSibling
            count += 1
        }
        guard child != 0 else { return nil }
        let wide = WideNode(children: childIndices(node), runLength: wideLimits.runLength)
        for (place, child) in wide.children.enumerated() { ordinals[Int(child)] = UInt32(place) }
        wideNodes[node] = wide
        records[Int(node)].flags.insert(.wide)
        return wide
    }

    @inline(__always)
    func forgetWide(_ node: UInt32) {
        guard records[Int(node)].flags.contains(.wide) else { return }
        records[Int(node)].flags.remove(.wide)
        wideNodes[node] = nil
    }

    /// `child` is to be looked at when its parent, which is wide, is drawn again.
    func markRun(of child: UInt32, in parent: UInt32) {
        wideNodes[parent]?.mark(Int(ordinals[Int(child)]))
    }

    /// Any child of the node may be shown again or no more.
    func markAllRuns(_ node: UInt32) {
        if records[Int(node)].flags.contains(.wide) { wideNodes[node]?.markAll() }
    }
}
