package import Foundation
package import QuadrantGeometry

/// How a stack shared its length among its children, worked out again after the layout. Lengths are
/// in points, along the axis of the stack.
package struct StackShares: Equatable, Sendable {
    /// The part of one child.
    package struct Share: Equatable, Sendable {
        /// The child's node.
        package let child: NodeID
        /// The child's layout priority; children of higher priority are asked first.
        package let priority: Double
        /// The child's shortest length.
        package let minimum: CGFloat
        /// By how much it can be longer than that; infinity for without end.
        package let flexibility: CGFloat
        /// When it was asked, counted from 0.
        package let turn: Int
        /// How many children of its priority, itself included, were still to be asked.
        package let waiting: Int
        /// The length that these children shared.
        package let available: CGFloat
        /// The length that it was offered.
        package let offer: CGFloat
        /// The length that it took.
        package let answer: CGFloat
    }

    /// The axis along which the children stand.
    package let axis: Axis
    /// In the order of the children.
    package let shares: [Share]
}

extension LayoutTree {
    /// How the stack `node` shared its length when it was placed; `nil` for other nodes, for fewer
    /// than two children, and where it was offered no length to share.
    ///
    /// - Complexity: That of placing the stack, with all answers in the caches.
    package func stackShares(of node: NodeID) -> StackShares? {
        let record = records[check(node)]
        guard record.tag == .stack, let rule = stack(of: record) else { return nil }
        let axis = rule.axis
        let proposal = placedProposals[Int(node.index)]
        let major = proposal.length(axis)
        guard !major.isNaN else { return nil }
        let offered = proposal.length(axis.other)
        let settled = Proposal.along(
            axis, major, offered.isNaN ? record.placedSize.length(axis.other) : offered)
        let base = scratch.top
        let count = sizeStack(siblings(record), rule, settled)
        defer { scratch.release(to: base) }
        return StackShares(axis: axis, shares: shares(axis, base: base, count: count, major))
    }

    private func stack(of record: NodeRecord) -> StackRule? {
        LayoutTree.only(siblings(record)) == nil && record.firstChild != 0
            ? pools.stacks[record.rule] : nil
    }

    /// The arithmetic of the stack's sharing once more, with the answers that are known by now.
    private func shares(
        _ axis: Axis, base: Int, count: Int, _ major: CGFloat
    ) -> [StackShares.Share] {
        let order = stackOrder(base: base, count: count)
        var available = major
        for slot in order { available -= scratch[slot].gap }
        // As the sharing does: a single group keeps nothing back, and its minimums may be infinite.
        let reserves = order.contains { scratch[$0].priority != scratch[base].priority }
        if reserves { for slot in order { available -= scratch[slot].minimum } }
        var result: [(slot: Int, share: StackShares.Share)] = []
        var position = 0
        while position < count {
            let priority = scratch[order[position]].priority
            let group = order[position...].prefix { scratch[$0].priority == priority }
            if reserves { for slot in group { available += scratch[slot].minimum } }
            for (done, index) in group.enumerated() {
                let slot = scratch[index]
                let answer = slot.size.length(axis)
                let share = StackShares.Share(
                    child: identifier(at: slot.child), priority: priority, minimum: slot.minimum,
                    flexibility: slot.flexibility, turn: position + done,
                    waiting: group.count - done, available: available,
                    offer: slot.proposal.length(axis), answer: answer)
                result.append((index, share))
                available -= answer
            }
            position += group.count
        }
        return result.sorted { $0.slot < $1.slot }.map(\.share)
    }
}
