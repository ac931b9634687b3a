import Foundation
import QuadrantGeometry
import QuadrantText

/// Compares what a tree keeps with what it would work out now. The tests' tool, and a sample of it that of
/// debug builds: caches are right as long as nobody can tell that they are there.
extension LayoutTree {
    /// What is wrong with the tree as it was laid out last, in words; empty if nothing is.
    ///
    /// It checks that no node below `root` waits for a pass, and that each answer that a node keeps (size,
    /// guides, distances) is the one that its rule gives with the answers of its children. Nodes whose
    /// layout depends on their surroundings are left out, as surroundings are not part of a question.
    ///
    /// - Parameter callsOut: Whether closures and layouts of the user's are called too.
    /// - Complexity: Linear in the number of nodes and kept answers.
    package func audit(_ root: NodeID, callsOut: Bool = true) -> [String] {
        let before = statistics
        defer { statistics = before }
        var faults: [String] = []
        if !queue.isEmpty { faults.append("Something waits for a pass.") }
        var pending = [UInt32(check(root))]
        while let node = pending.popLast() {
            for child in siblings(records[Int(node)]) where !records[Int(child)][.dormant] {
                pending.append(child)
            }
            faults += audit(node, callsOut: callsOut)
        }
        return faults
    }

    /// Checks one node, another one with each update, as debug builds do. Nothing is checked while
    /// something waits for the next layout.
    ///
    /// Constant but for the node's children and what it keeps; closures and layouts of the user's are not
    /// called for it.
    package func auditSample() -> [String] {
        let node = UInt32(statistics.places % Int(arena.count))
        let record = records[Int(node)]
        guard queue.isEmpty, node > 0, record.flags.contains(.alive), isInSight(node) else {
            return []
        }
        let before = statistics
        defer { statistics = before }
        return audit(node, callsOut: false)
    }

    /// Whether the node and all around it have a place and take part in the layout.
    private func isInSight(_ node: UInt32) -> Bool {
        var current = node
        while current != 0 {
            let record = records[Int(current)]
            guard record.flags.contains(.placed), !record.flags.contains(.absent),
                !record[.dormant]
            else { return false }
            current = record.parent
        }
        return true
    }

    private func audit(_ node: UInt32, callsOut: Bool) -> [String] {
        let record = records[Int(node)]
        func fault(_ what: String) -> String { "Node \(node) (\(record.tag)) \(what)." }
        if !record.flags.isDisjoint(with: [.needsMeasure, .needsPlace, .interfaceChanged]) {
            return [fault("kept a mark")]
        }
        guard !record.flags.contains(.surroundings), callsOut || !callsUsersCode(record) else {
            return []
        }
        var faults: [String] = []
        if record.flags.contains(.rigid), record.tag != .fixed {
            let fresh = LayoutTree.finite(compute(node, .unspecified))
            if fresh != record.answer { faults.append(fault("is \(record.answer), not \(fresh)")) }
        }
        for (proposal, size) in cachedAnswers(node) {
            let fresh = LayoutTree.finite(fresh(node, record, proposal))
            if fresh != size { faults.append(fault("keeps \(size), not \(fresh)")) }
        }
        if record.tag == .text, let ideal = pools.texts[record.rule].ideal {
            let fresh = textEngine.measure(pools.texts[record.rule].request, proposal: .unspecified)
            if fresh != ideal { faults.append(fault("keeps \(ideal), not \(fresh)")) }
        }
        return faults + auditTold(node, record, fault) + auditStacks(node, record, fault)
    }

    /// What a node answers where nothing that it keeps is asked.
    private func fresh(
        _ node: UInt32, _ record: NodeRecord, _ proposal: Proposal
    ) -> CGSize {
        switch record.tag {
        case .text:
            textEngine.measure(pools.texts[record.rule].request, proposal: proposal.size).size
        case .stack: measureStack(record, proposal)
        default: compute(node, proposal)
        }
    }

    /// Whether a stack of which a change was seen is kept as it would be laid out now.
    private func auditStacks(
        _ node: UInt32, _ record: NodeRecord, _ fault: (String) -> String
    ) -> [String] {
        guard record.tag == .stack, let wide = wideNodes.entries[node] else { return [] }
        var faults: [String] = []
        let rule = pools.stacks[record.rule]
        for kept in wide.layouts.upToDate {
            let base = scratch.top
            let count = sizeStack(wide.children, rule, kept.proposal)
            defer { scratch.release(to: base) }
            for place in 0..<count {
                let old = kept.slots[place]
                var new = scratch[base + place]
                new.guide = guide(
                    new.child, rule.alignment, size: new.size, proposal: new.proposal)
                // Of endless views places may be no numbers: these are the same.
                let isSame =
                    old.child == new.child && Proposal(old.size) == Proposal(new.size)
                    && Proposal(old.offset, old.guide) == Proposal(new.offset, new.guide)
                if !isSame { faults.append(fault("keeps \(old), not \(new)")) }
            }
        }
        return faults
    }

    private func auditTold(
        _ node: UInt32, _ record: NodeRecord, _ fault: (String) -> String
    ) -> [String] {
        var faults: [String] = []
        if record[.toldGuides] {
            for guide in answers.told.guides(of: node) {
                let fresh = workedOutGuide(
                    node, guide.key, size: guide.size, proposal: guide.proposal)
                if !guide.isSame(as: fresh) { faults.append(fault("answers.told another guide")) }
            }
        }
        if record[.toldSpacing], let old = answers.told.spacing(of: node),
            !old.isSame(as: spacing(of: record, node))
        {
            faults.append(fault("answers.told other distances"))
        }
        return faults
    }

    /// Whether asking the node calls closures or layouts of the user's, which may count their calls.
    private func callsUsersCode(_ record: NodeRecord) -> Bool {
        switch record.tag {
        case .guide: true
        case .extended:
            if case .extended(let rule) = pools.others[record.rule] { rule.callsOut } else { false }
        default: false
        }
    }
}
