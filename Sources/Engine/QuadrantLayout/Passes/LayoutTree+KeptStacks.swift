import Foundation
import QuadrantGeometry

/// Stacks with many children: if one changes, only that one is asked again, and only it and the children
/// that it moves are placed.
///
/// A layout is kept only once a change of a child has been seen, so that a tree that is laid out once pays
/// nothing. After any other change, the stack is laid out like any other.
extension LayoutTree {
    /// Notes that a child of `parent` answers differently: its size, guides, distances or priority. Called
    /// together with the marking of the parent.
    func noteChange(of child: UInt32, in parent: UInt32) {
        guard parent != 0, records[Int(parent)].tag == .stack, let wide = wideNode(parent) else {
            return
        }
        wide.layouts.noteChange(of: child, at: Int(arena.ordinals[Int(child)]))
    }

    /// The children whose flags the node has not taken over yet; `nil` for all.
    func newlyChanged(_ node: UInt32) -> [UInt32]? {
        guard records[Int(node)].flags.contains(.wide), let wide = wideNodes.entries[node] else {
            return nil
        }
        defer { wide.layouts.hasInherited = true }
        return wide.layouts.hasInherited ? wide.layouts.takeUninherited() : nil
    }

    /// The entry of a stack with many children; `nil` for other nodes, and for stacks whose layout
    /// depends on their surroundings.
    private func keeping(_ node: UInt32) -> WideNode? {
        let flags = records[Int(node)].flags
        guard flags.contains(.wide), !flags.contains(.surroundings) else { return nil }
        return wideNodes.entries[node]
    }

    /// The answer of a stack with many children, one of which has changed; `nil` where it is not kept.
    func keptSize(_ node: UInt32, _ proposal: Proposal) -> CGSize? {
        guard let wide = keeping(node),
            let index = keptStack(wide, pools.stacks[records[Int(node)].rule], proposal)
        else { return nil }
        return wide.layouts.stacks[index].size
    }

    /// The index of the node's kept layout for `proposal`, brought up to date.
    private func keptStack(_ wide: WideNode, _ rule: StackRule, _ proposal: Proposal) -> Int? {
        if let known = wide.layouts.stacks.firstIndex(where: { $0.proposal == proposal }) {
            if refresh(known, of: wide, rule) { return known }
            wide.layouts.forgetStack(known)
        }
        guard wide.layouts.isChanging else { return nil }
        let base = scratch.top
        let count = sizeStack(wide.children, rule, proposal)
        defer { scratch.release(to: base) }
        var slots: [StackSlot] = []
        slots.reserveCapacity(count)
        for index in base..<base + count {
            var slot = scratch[index]
            slot.guide = guide(
                slot.child, rule.alignment, size: slot.size, proposal: slot.proposal)
            slots.append(slot)
        }
        return wide.layouts.keep(KeptStack(proposal, slots, along: rule.axis))
    }

    /// Asks the children that have changed; returns `false` if other children are then offered something
    /// else, or if more than a quarter have changed.
    private func refresh(_ index: Int, of wide: WideNode, _ rule: StackRule) -> Bool {
        let places = wide.layouts.changes(since: wide.layouts.stacks[index].seen)
        guard !places.isEmpty else { return true }
        guard places.count <= max(1, wide.children.count / 4) else { return false }
        var changes: [(place: Int, slot: StackSlot)] = []
        for place in places {
            guard
                let slot = changed(
                    wide.layouts.stacks[index].slots[place], at: place, index, wide, rule)
            else { return false }
            changes.append((place, slot))
            // The distance to the one behind may be another too.
            let next = place + 1
            guard rule.spacing.isNaN, next < wide.children.count, !places.contains(next) else {
                continue
            }
            var behind = wide.layouts.stacks[index].slots[next]
            let gap = distance(slot.child, behind.child, rule.axis)
            guard gap != behind.gap else { continue }
            guard wide.layouts.stacks[index].proposal.length(rule.axis).isNaN else { return false }
            behind.gap = gap
            changes.append((next, behind))
        }
        wide.layouts.stacks[index].change(changes)
        wide.layouts.noteSeen(index)
        return true
    }

    /// The slot of a child with its current answer; `nil` if other children are offered something
    /// else because of it.
    private func changed(
        _ old: StackSlot, at place: Int, _ index: Int, _ wide: WideNode, _ rule: StackRule
    ) -> StackSlot? {
        let proposal = wide.layouts.stacks[index].proposal
        let isShared = !proposal.length(rule.axis).isNaN
        var slot = old
        if rule.spacing.isNaN, place > 0 {
            slot.gap = distance(wide.children[place - 1], slot.child, rule.axis)
        }
        if isShared { askLimits(&slot, rule.axis, proposal.length(rule.axis.other)) }
        slot.size = measure(slot.child, slot.proposal)
        if isShared {
            guard slot.gap == old.gap, slot.priority == old.priority, slot.minimum == old.minimum,
                slot.flexibility == old.flexibility,
                slot.size.length(rule.axis) == old.size.length(rule.axis)
            else { return nil }
        }
        slot.guide = guide(slot.child, rule.alignment, size: slot.size, proposal: slot.proposal)
        return slot
    }

    // MARK: Placing

    /// Places the children of a stack that are not in their places yet; returns `false` if it is not
    /// known which these are.
    func placeKept(_ node: UInt32, _ size: CGSize, _ proposal: Proposal) -> Bool {
        guard records[Int(node)].tag == .stack, let wide = keeping(node) else { return false }
        let rule = pools.stacks[records[Int(node)].rule]
        defer { wide.layouts.isChanging = false }
        guard let index = keptStack(wide, rule, settled(proposal, size, rule.axis)) else {
            wide.layouts.standing = nil
            return false
        }
        let isRightToLeft = records[Int(node)].flags.contains(.rightToLeft)
        let line = wide.layouts.stacks[index].extent.before
        let standing = StackLayouts.Standing(
            stack: wide.layouts.stacks[index].id, line: line, isRightToLeft: isRightToLeft,
            width: isRightToLeft ? size.width : 0)
        let ranges =
            standing == wide.layouts.standing
            ? wide.layouts.stacks[index].unplaced : [0..<wide.children.count]
        wide.layouts.standing = standing
        wide.layouts.stacks[index].notePlaced()
        let (slots, mirror) = (wide.layouts.stacks[index].slots, MirrorMap(isRightToLeft))
        let isRow = rule.axis == .horizontal
        for place in ranges.joined() {
            let slot = slots[place]
            let across = line.isFinite ? line - slot.guide : 0
            let x = mirror.x(
                isRow ? slot.offset : across, length: slot.size.width, in: size.width)
            let y = isRow ? across : slot.offset
            moveOrPlace(slot, x.isFinite ? x : 0, y.isFinite ? y : 0, in: node)
        }
        return true
    }

    /// Most children that come here only move, so that nothing in them is placed again.
    private func moveOrPlace(_ slot: StackSlot, _ x: CGFloat, _ y: CGFloat, in parent: UInt32) {
        let record = records + Int(slot.child)
        guard record.pointee.flags.contains(.placed),
            record.pointee.flags.isDisjoint(with: [.needsPlace, .surroundings, .absent, .observed]),
            record.pointee.placedSize == slot.size,
            placedProposals[Int(slot.child)] == slot.proposal
        else { return place(slot.child, x, y, slot.proposal, size: slot.size) }
        statistics.places &+= 1
        guard record.pointee.x != x || record.pointee.y != y else { return }
        if placementLog.isOn { notePlacement(slot.child) }
        record.pointee.x = x
        record.pointee.y = y
        markMoved(slot.child)
    }
}
