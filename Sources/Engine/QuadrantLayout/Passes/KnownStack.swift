import Foundation
import QuadrantGeometry

/// A stack in which nobody has to be asked: its children are rigid, but for one spacer at most.
///
/// All lengths are known then, and if anything is shared out the spacer takes what is left, so there are no turns
/// to be taken. It is worked out in walks over the children, without slots. Every sum is made in the order in which
/// `offerInOrder` makes it: the result is the same to the last digit.
struct KnownStack {
    let rule: StackRule
    /// What the stack is proposed across its axis.
    let minor: CGFloat
    /// Whether the stack was proposed a length along its axis, which is shared out; otherwise each child has its
    /// ideal length.
    let isShared: Bool
    /// What the rigid children have between them at their first turn, if a length is shared out.
    private(set) var available = CGFloat(0)
    private(set) var rigidCount = 0
    /// 0 for none.
    private(set) var spacer: UInt32 = 0
    /// What the spacer is offered along the axis (NaN for no length, as in any proposal), and what it takes.
    private(set) var spacerOffer = CGFloat.nan
    private(set) var spacerLength = CGFloat(0)
    /// Of all children and the gaps between them.
    private(set) var length = CGFloat(0)
    /// From the line on which the guides meet to the furthest edge on either side.
    private(set) var before = -CGFloat.infinity
    private(set) var after = -CGFloat.infinity

    var size: CGSize { .along(rule.axis, length, before + after) }

    /// The guide of a child of that size, which sets none.
    @inline(__always)
    func guide(_ size: CGSize) -> CGFloat {
        rule.alignment.defaultValue(width: size.width, height: size.height)
    }
}

extension LayoutTree {
    /// What is known of a stack of `children`; `nil` where one of them has to be asked, or
    /// there are none.
    func knownStack(
        _ children: some Sequence<UInt32>, _ rule: StackRule, _ proposal: Proposal
    ) -> KnownStack? {
        guard rule.alignment.builtIn != .custom, rule.alignment.builtIn != .separatorLeading,
            rule.alignment.axis != rule.axis
        else {
            return nil
        }
        let major = proposal.length(rule.axis)
        var stack = KnownStack(
            rule: rule, minor: proposal.length(rule.axis.other), isShared: !major.isNaN)
        var (room, previous) = (major, UInt32(0))
        for child in children {
            guard stack.knows(child, in: self) else { return nil }
            if previous != 0 {
                let gap = gap(previous, child, rule)
                room -= gap
                stack.add(gap)
            }
            stack.add(child, of: self)
            previous = child
        }
        guard previous != 0 else { return nil }
        if stack.isShared { stack.share(room, among: children, of: self) }
        if stack.spacer != 0 { stack.settleSpacer(among: children, of: self) }
        return stack
    }

    /// The distance between two neighbours in a stack.
    @inline(__always)
    func gap(_ first: UInt32, _ second: UInt32, _ rule: StackRule) -> CGFloat {
        rule.spacing.isNaN ? distance(first, second, rule.axis) : rule.spacing
    }

    /// Calls `body` with each child's place.
    func arrange(
        _ children: some Sequence<UInt32>, _ stack: KnownStack,
        _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        let (rule, axis) = (stack.rule, stack.rule.axis)
        var (offset, previous) = (CGFloat(0), UInt32(0))
        var (available, waiting) = (stack.available, stack.rigidCount)
        for child in children {
            if previous != 0 { offset += gap(previous, child, rule) }
            previous = child
            var (offer, size) = (stack.spacerOffer, CGSize.along(axis, stack.spacerLength, 0))
            if child != stack.spacer {
                size = records[Int(child)].answer
                offer = stack.isShared ? KnownStack.part(of: available, waiting) : .nan
                available -= size.length(axis)
                waiting -= 1
            }
            let across = stack.before.isFinite ? stack.before - stack.guide(size) : 0
            let proposal = Proposal.along(axis, offer, stack.minor)
            if axis == .horizontal {
                body(child, offset, across, proposal)
            } else {
                body(child, across, offset, proposal)
            }
            offset += size.length(axis)
        }
    }
}

extension KnownStack {
    /// What each of `count` is offered that have a length between them.
    @inline(__always)
    static func part(of length: CGFloat, _ count: Int) -> CGFloat {
        let part = max(length / CGFloat(count), 0)
        return part.isNaN ? 0 : part
    }

    /// Whether all is known of a child that decides how it stands in the stack.
    @inline(__always)
    fileprivate mutating func knows(_ child: UInt32, in tree: LayoutTree) -> Bool {
        let record = tree.records + Int(child)
        if record.pointee.flags.contains(.rigid) {
            guard record.pointee.flags.isDisjoint(with: [.priority, rule.alignment.flag]) else {
                return false
            }
            // Something in it may have got a priority.
            return !isShared || !record.pointee.tag.isWrapper || tree.priority(child) == 0
        }
        guard spacer == 0, record.pointee.tag == .spacer,
            record.pointee.flags.isDisjoint(with: [.traits, rule.alignment.flag]),
            tree.pools.lines[record.pointee.rule].axis == rule.axis
        else { return false }
        spacer = child
        // Its priority is below all others.
        if isShared { record.pointee[.toldPriority] = true }
        return true
    }

    @inline(__always)
    fileprivate mutating func add(_ gap: CGFloat) { length += gap }

    /// A spacer is added without its length, which is not known yet.
    @inline(__always)
    fileprivate mutating func add(_ child: UInt32, of tree: LayoutTree) {
        var size = CGSize.zero
        if child != spacer {
            size = tree.records[Int(child)].answer
            rigidCount += 1
            length += size.length(rule.axis)
        }
        let guide = guide(size)
        before = max(before, guide)
        after = max(after, size.length(rule.axis.other).reach(from: guide))
    }

    /// Shares `room` out: the rigid children take what they take, a spacer is offered the rest.
    fileprivate mutating func share(
        _ room: CGFloat, among children: some Sequence<UInt32>, of tree: LayoutTree
    ) {
        available = room
        guard spacer != 0 else { return }
        let least = tree.pools.lines[tree.records[Int(spacer)].rule]
            .spacer(.along(rule.axis, 0, minor)).length(rule.axis)
        func length(_ child: UInt32) -> CGFloat {
            tree.records[Int(child)].answer.length(rule.axis)
        }
        for child in children where child != spacer { available -= length(child) }
        available -= least
        for child in children where child != spacer { available += length(child) }
        var rest = available
        for child in children where child != spacer { rest -= length(child) }
        spacerOffer = Self.part(of: rest + least, 1)
    }

    /// Has the spacer take what it is offered.
    fileprivate mutating func settleSpacer(
        among children: some Sequence<UInt32>, of tree: LayoutTree
    ) {
        tree.statistics.measures &+= 1
        spacerLength = tree.pools.lines[tree.records[Int(spacer)].rule]
            .spacer(.along(rule.axis, spacerOffer, minor)).length(rule.axis)
        var previous = UInt32(0)
        length = 0
        for child in children {
            if previous != 0 { length += tree.gap(previous, child, rule) }
            length +=
                child == spacer
                ? spacerLength : tree.records[Int(child)].answer.length(rule.axis)
            previous = child
        }
    }
}
