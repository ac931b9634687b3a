import Foundation
import QuadrantGeometry

/// The stacks' algorithm: who is offered how much, and who stands where.
extension LayoutTree {
    func measureStack(_ record: NodeRecord, _ proposal: Proposal) -> CGSize {
        measureStack(siblings(record), pools.stacks[record.rule], proposal)
    }

    /// The answer of a stack of `children`.
    func measureStack(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ proposal: Proposal
    ) -> CGSize {
        if let only = LayoutTree.only(children) { return measure(only, proposal) }
        if proposal.length(rule.axis).isNaN { return freeSize(children, rule, proposal) }
        if let known = knownStack(children, rule, proposal) { return known.size }
        let base = scratch.top
        let count = sizeStack(children, rule, proposal)
        defer { scratch.release(to: base) }
        guard count > 0 else { return .zero }
        let minor = alignStack(rule, base: base, count: count)
        let last = scratch[base + count - 1]
        return .along(rule.axis, last.offset + last.size.length(rule.axis), minor)
    }

    /// The answer of a stack that is offered no length: each child is asked once, in any order.
    private func freeSize(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ proposal: Proposal
    ) -> CGSize {
        var (length, previous) = (CGFloat(0), UInt32(0))
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for child in children {
            if previous != 0 { length += gap(previous, child, rule) }
            previous = child
            let size = measure(child, proposal)
            let guide = guide(child, rule.alignment, size: size, proposal: proposal)
            before = max(before, guide)
            after = max(after, size.length(rule.axis.other).reach(from: guide))
            length += size.length(rule.axis)
        }
        return previous == 0 ? .zero : .along(rule.axis, length, before + after)
    }

    /// Fills slots with the children's sizes, proposals and offsets along the axis; the caller
    /// releases them.
    func sizeStack(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ proposal: Proposal
    ) -> Int {
        let base = scratch.top
        let count = takeChildren(children, rule)
        guard count > 0 else { return 0 }
        let major = proposal.length(rule.axis)
        let minor = proposal.length(rule.axis.other)
        if major.isNaN {
            for index in base..<base + count {
                offer(index, .along(rule.axis, .nan, minor))
            }
        } else {
            share(rule, base: base, count: count, major: major, minor: minor)
        }
        var offset = CGFloat(0)
        for index in base..<base + count {
            offset += scratch[index].gap
            scratch[index].offset = offset
            offset += scratch[index].size.length(rule.axis)
        }
        return count
    }

    private func takeChildren(_ children: some Sequence<UInt32>, _ rule: StackRule) -> Int {
        var count = 0
        for _ in children { count += 1 }
        var index = scratch.reserve(count)
        var previous = UInt32(0)
        for child in children {
            let gap = previous == 0 ? 0 : gap(previous, child, rule)
            scratch[index] = StackSlot(
                child: child, turn: 0, priority: 0, minimum: 0, flexibility: 0,
                proposal: .unspecified,
                size: .zero, gap: gap, offset: 0, guide: 0)
            previous = child
            index += 1
        }
        return count
    }

    @inline(__always)
    private func offer(_ index: Int, _ proposal: Proposal) {
        let size = measure(scratch[index].child, proposal)
        scratch[index].proposal = proposal
        scratch[index].size = size
    }

    /// Shares `major` among the children: by priority, then the least flexible first.
    private func share(
        _ rule: StackRule, base: Int, count: Int, major: CGFloat, minor: CGFloat
    ) {
        var room = major
        var isOneGroup = true
        for index in base..<base + count {
            room -= scratch[index].gap
            // What is asked may take more room: slots move then.
            var slot = scratch[index]
            askLimits(&slot, rule.axis, minor)
            scratch[index] = slot
            if slot.priority != scratch[base].priority { isOneGroup = false }
        }
        if scratch[base].priority != 0 { isOneGroup = false }
        offerInOrder(rule, base: base, count: count, room: room, minor: minor, isOneGroup)
    }

    /// Asks the slot's child what decides on its turn: its priority, and between which lengths it can be.
    func askLimits(_ slot: inout StackSlot, _ axis: Axis, _ minor: CGFloat) {
        let child = slot.child
        let flags = records[Int(child)].flags
        let maySay =
            !flags.contains(.rigid) || records[Int(child)].tag.isWrapper
            || flags.contains(.priority)
        slot.priority = maySay ? priority(child) : 0
        if flags.contains(.rigid) {
            slot.minimum = records[Int(child)].answer.length(axis)
            slot.flexibility = 0
        } else {
            let least = least(child, axis, minor)
            let most = measure(child, .along(axis, .infinity, minor)).length(axis)
            slot.minimum = least
            slot.flexibility = most == least ? 0 : most - least
        }
    }

    /// The length that a child answers where it is offered none.
    private func least(_ child: UInt32, _ axis: Axis, _ minor: CGFloat) -> CGFloat {
        if axis == .horizontal, let known = knownLeast(child) { return known }
        return measure(child, .along(axis, 0, minor)).length(axis)
    }

    private func offerInOrder(
        _ rule: StackRule, base: Int, count: Int, room: CGFloat, minor: CGFloat, _ isOneGroup: Bool
    ) {
        takeTurns(base: base, count: count)
        func slot(_ turn: Int) -> Int { base + Int(scratch[base + turn].turn) }
        var available = room
        if !isOneGroup { for turn in 0..<count { available -= scratch[slot(turn)].minimum } }
        var position = 0
        while position < count {
            let priority = scratch[slot(position)].priority
            var end = position
            while end < count, scratch[slot(end)].priority == priority {
                if !isOneGroup { available += scratch[slot(end)].minimum }
                end += 1
            }
            for turn in position..<end {
                let share = KnownStack.part(of: available, end - turn)
                offer(slot(turn), .along(rule.axis, share, minor))
                available -= scratch[slot(turn)].size.length(rule.axis)
            }
            position = end
        }
    }

    /// The slots by priority (high first), flexibility (small first), two unbounded ones by minimum
    /// (large first), else as written.
    func stackOrder(base: Int, count: Int) -> [Int] {
        takeTurns(base: base, count: count)
        return (base..<base + count).map { base + Int(scratch[$0].turn) }
    }

    /// Notes in the slots whose turn is when, as `stackOrder` says.
    private func takeTurns(base: Int, count: Int) {
        func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
            let (left, right) = (base + Int(a), base + Int(b))
            let (priority, other) = (scratch[left].priority, scratch[right].priority)
            if priority != other { return priority > other }
            let (flexibility, another) = (scratch[left].flexibility, scratch[right].flexibility)
            if flexibility != another { return flexibility < another }
            if flexibility == .infinity, scratch[left].minimum != scratch[right].minimum {
                return scratch[left].minimum > scratch[right].minimum
            }
            return a < b
        }
        if count > 24 {
            let order = (0..<UInt32(count)).sorted(by: precedes)
            for (turn, slot) in order.enumerated() { scratch[base + turn].turn = slot }
            return
        }
        for index in 0..<count {
            var place = base + index
            while place > base, precedes(UInt32(index), scratch[place - 1].turn) {
                scratch[place].turn = scratch[place - 1].turn
                place -= 1
            }
            scratch[place].turn = UInt32(index)
        }
    }

    /// Puts the guides on one line: each slot's `guide` becomes its offset across the axis; returns
    /// the extent of all.
    private func alignStack(_ rule: StackRule, base: Int, count: Int) -> CGFloat {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in base..<base + count {
            let slot = scratch[index]
            let guide = guide(
                slot.child, rule.alignment, size: slot.size, proposal: slot.proposal)
            scratch[index].guide = guide
            before = max(before, guide)
            after = max(after, slot.size.length(rule.axis.other).reach(from: guide))
        }
        for index in base..<base + count {
            scratch[index].guide = before.isFinite ? before - scratch[index].guide : 0
        }
        return before + after
    }

    /// Calls `body` with each child's place in a stack of `size` placed with `proposal`.
    func arrangeStack(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ size: CGSize,
        _ proposal: Proposal, _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        if let only = LayoutTree.only(children) {
            body(only, 0, 0, proposal)
            return
        }
        let axis = rule.axis
        let settled = settled(proposal, size, axis)
        if let known = knownStack(children, rule, settled) { return arrange(children, known, body) }
        let base = scratch.top
        let isOpen = proposal.length(axis.other).isNaN
        let isAlike = isOpen && sizeStackAlike(children, rule, proposal, settled)
        let count = isAlike ? scratch.top - base : sizeStack(children, rule, settled)
        defer { scratch.release(to: base) }
        _ = alignStack(rule, base: base, count: count)
        for index in base..<base + count {
            let slot = scratch[index]
            if axis == .horizontal {
                body(slot.child, slot.offset, slot.guide, slot.proposal)
            } else {
                body(slot.child, slot.guide, slot.offset, slot.proposal)
            }
        }
    }

    /// The proposal by which the children of a stack are placed: across the axis it is the stack's
    /// own length.
    func settled(_ proposal: Proposal, _ size: CGSize, _ axis: Axis) -> Proposal {
        let offered = proposal.length(axis.other)
        return .along(
            axis, proposal.length(axis), offered.isNaN ? size.length(axis.other) : offered)
    }

    /// Fills slots as `sizeStack` does for `settled`, with the answers to `proposal`, which leaves the
    /// length across the axis open: a stack was measured with those, and few kinds of children answer
    /// otherwise once that length is settled. Returns whether that was possible; if not, no slots are
    /// reserved.
    private func sizeStackAlike(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ proposal: Proposal,
        _ settled: Proposal
    ) -> Bool {
        guard children.allSatisfy({ mayAnswerAlike(records[Int($0)], rule.axis) }) else {
            return false
        }
        let base = scratch.top
        let count = sizeStack(children, rule, proposal)
        var share = proposal.length(rule.axis)
        for index in base..<base + count { share -= scratch[index].gap }
        share /= CGFloat(count)
        let minor = settled.length(rule.axis.other)
        for index in base..<base + count {
            let slot = scratch[index]
            let record = records[Int(slot.child)]
            // What fits into the first share fits into all: it does not matter who is asked first.
            if record.tag == .text,
                slot.size.length(rule.axis) > share || slot.size.length(rule.axis.other) > minor
                    || pools.texts[record.rule].answer(slot.proposal) == nil
            {
                scratch.release(to: base)
                return false
            }
            scratch[index].proposal = .along(
                rule.axis, slot.proposal.length(rule.axis), minor)
        }
        return true
    }

    /// Whether the child may answer the same whatever the length across the axis: if it is a text, only
    /// where it has the room.
    private func mayAnswerAlike(_ record: NodeRecord, _ axis: Axis) -> Bool {
        if record.flags.contains(.priority), record.tag != .spacer { return false }
        switch record.tag {
        case .text: return true
        case .spacer: return pools.lines[record.rule].axis == axis
        default: return record.flags.contains(.rigid)
        }
    }
}
