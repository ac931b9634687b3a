import Foundation
import QuadrantGeometry
import QuadrantText

extension LayoutTree {
    /// The node's guide in its own coordinates: the explicit value, else the default for its size.
    @inline(__always)
    func guide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat {
        guard key.builtIn == .custom || records[Int(node)].flags.contains(key.flag) else {
            return key.defaultValue(width: size.width, height: size.height)
        }
        return askedGuide(node, key, size: size, proposal: proposal)
    }

    /// As `guide` where a view may set it. Never inlined: the passes call themselves once a level, and what
    /// they keep on the stack for this would be more than all the rest.
    @inline(never)
    private func askedGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat {
        if records[Int(node)].flags.contains(key.flag),
            let explicit = explicitGuide(node, key, size: size, proposal: proposal)
        {
            return explicit
        }
        guard key.builtIn == .custom else {
            return key.defaultValue(width: size.width, height: size.height)
        }
        let value = key.id.defaultValue(
            in: ViewDimensions(tree: self, node: node, size: size, proposal: proposal))
        return value.isFinite ? value : 0
    }

    /// The value that the node or one in it sets; `nil` if none does.
    ///
    /// Walks down only where a guide is set; works out the children's places on the way.
    func explicitGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        let record = records[Int(node)]
        guard record.flags.contains(key.flag) else { return nil }
        if record.tag == .text { return textBaseline(record, key, proposal) }
        // An answer that depends on what is around the node cannot be remembered by the question alone.
        guard !record.flags.contains(.surroundings) else {
            records[Int(node)][.toldGuides] = true
            return passingGuide(node, key, size: size, proposal: proposal)
        }
        return rememberedGuide(node, key, size: size, proposal: proposal)
    }

    /// The guide that was worked out before, if nothing has changed since. A stack asks its children
    /// for their guides to place them, and again for its own guide: without a memory, nested stacks
    /// would ask twice as often with each level.
    private func rememberedGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        if records[Int(node)][.toldGuides],
            let known = answers.told.answer(of: node, key, size: size, proposal: proposal)
        {
            return known.answer
        }
        let answer = deepening { workedOutGuide(node, key, size: size, proposal: proposal) }
        let guide = ToldGuide(key: key, size: size, proposal: proposal, answer: answer)
        if !answers.told.note(guide, of: node, extra: extraAnswers(of: node)) {
            answers.overflowed.insert(node)
        }
        records[Int(node)][.toldGuides] = true
        return answer
    }

    /// The guide that was worked out for the question that is being answered; `nil` if it was not.
    private func passingGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        if let known = answers.passing.answer(of: node, key, size: size, proposal: proposal) {
            return known.answer
        }
        answers.passing.begin()
        let answer = deepening { workedOutGuide(node, key, size: size, proposal: proposal) }
        answers.passing.end(
            ToldGuide(key: key, size: size, proposal: proposal, answer: answer), of: node)
        return answer
    }

    func workedOutGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        let record = records[Int(node)]
        guard record.tag == .guide, case .guide(let rule) = pools.others[record.rule],
            rule.key == key
        else { return containerGuide(node, key, size: size, proposal: proposal) }
        let inner = record.firstChild
        let dimensions =
            inner == 0
            ? ViewDimensions(size: size)
            : ViewDimensions(tree: self, node: inner, size: size, proposal: proposal)
        let value = callingOut(node) { rule.compute(dimensions) }
        if value.isFinite { return value }
        report(.invalidGuide, node)
        return nil
    }

    private func containerGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        if case .extended = records[Int(node)].tag,
            case .extended(let rule) = pools.others[records[Int(node)].rule],
            let own = callingOut(
                node, if: rule.callsOut,
                {
                    rule.explicitGuide(
                        key, size: size, proposal: proposal, RuleContext(tree: self, node: node))
                })
        {
            return own
        }
        return mergedGuide(node, key, size: size, proposal: proposal)
    }

    /// The guide as the children set it, moved by their origins.
    func mergedGuide(
        _ node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        let record = records[Int(node)]
        let isSingle = handsGuidesOn(record)
        guard isSingle || key.passesThroughContainers else { return nil }
        var values: [CGFloat] = []
        arrange(node, size, proposal) { child, x, y, proposal in
            if record.tag == .overlay, child != record.firstChild { return }
            guard records[Int(child)].flags.contains(key.flag) else { return }
            let inner = measure(child, proposal)
            if let value = explicitGuide(child, key, size: inner, proposal: proposal) {
                values.append(value + (key.axis == .horizontal ? x : y))
            }
        }
        return isSingle ? values.first : key.combine(values)
    }

    /// Modifiers of one view, and containers of exactly one, hand every guide on.
    func handsGuidesOn(_ record: NodeRecord) -> Bool {
        switch record.tag {
        case .stack, .layers, .geometry:
            record.firstChild != 0 && records[Int(record.firstChild)].nextSibling == 0
        case .extended:
            if case .extended(let rule) = pools.others[record.rule] {
                rule.isWrapper
            } else {
                false
            }
        default: true
        }
    }

    private func textBaseline(
        _ record: NodeRecord, _ key: AlignmentKey, _ proposal: Proposal
    ) -> CGFloat? {
        switch key.builtIn {
        case .firstTextBaseline, .lastTextBaseline:
            let text = measureText(record, proposal)
            return key.builtIn == .firstTextBaseline ? text.firstBaseline : text.lastBaseline
        case .separatorLeading: return 0
        default:
            return nil
        }
    }
}

extension AlignmentKey {
    /// The flag of nodes that may set this guide, or in which one may.
    var flag: NodeFlags {
        switch builtIn {
        case .firstTextBaseline, .lastTextBaseline, .separatorLeading: .guides
        default: .ownGuides
        }
    }
}
