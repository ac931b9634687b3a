package import Foundation
package import QuadrantGeometry
import QuadrantText

extension LayoutTree {
    /// The answer of `node` to `proposal`; cached.
    package func measure(_ node: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        check(node)
        return measure(node.index, Proposal(proposal))
    }

    func measure(_ node: UInt32, _ proposal: Proposal) -> CGSize {
        let record = records + Int(node)
        if record.pointee.flags.contains(.rigid) {
            return record.pointee.answer
        }
        switch record.pointee.tag {
        case .fill:
            statistics.measures &+= 1
            return proposal.replacing(by: pools.sizes[record.pointee.rule])
        case .square:
            statistics.measures &+= 1
            let room = proposal.replacing(by: pools.sizes[record.pointee.rule])
            let side = min(room.width, room.height)
            return CGSize(width: side, height: side)
        case .spacer:
            statistics.measures &+= 1
            return pools.lines[record.pointee.rule].spacer(proposal)
        case .divider:
            statistics.measures &+= 1
            return pools.lines[record.pointee.rule].divider(proposal)
        case .text:
            if let known = pools.texts[record.pointee.rule].answer(proposal) {
                return LayoutTree.finite(known.size)
            }
        default:
            break
        }
        if record.pointee.cache != 0, let size = cached(record.pointee.cache, proposal) {
            return size
        }
        if record.pointee.tag == .text {
            let size = LayoutTree.finite(measureText(record.pointee, proposal).size)
            if pools.texts[record.pointee.rule].answer(proposal) == nil {
                remember(node, proposal, size)
            }
            return size
        }
        statistics.measures &+= 1
        let size = LayoutTree.finite(deepening { compute(node, proposal) })
        settleAnswer(node, proposal, size)
        return size
    }

    /// Replaces NaN and negative lengths of an answer by 0. Infinity is a valid answer.
    @inline(__always)
    static func finite(_ size: CGSize) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        return CGSize(
            width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// Remembers an answer: in the record if it is the only one the node can give, else in its cache.
    private func settleAnswer(_ node: UInt32, _ proposal: Proposal, _ size: CGSize) {
        if isRigid(node) {
            answerAlways(node, size)
        } else {
            remember(node, proposal, size)
        }
    }

    /// Whether the rule answers the same to every proposal, given what is known of the children.
    private func isRigid(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        switch record.tag {
        case .frame:
            return pools.frames[record.rule].isRigid || childrenAreRigid(record)
        case .pass, .padding, .offset, .guide, .fixedSize, .aspectRatio, .stack, .layers:
            return childrenAreRigid(record)
        case .overlay:
            let primary = record.firstChild
            return primary == 0 || records[Int(primary)].flags.contains(.rigid)
        case .extended:
            guard case .extended(let rule) = pools.others[record.rule] else { return false }
            return rule.followsChildren && childrenAreRigid(record)
        default:
            return false
        }
    }

    private func childrenAreRigid(_ record: NodeRecord) -> Bool {
        var child = record.firstChild
        while child != 0 {
            let next = records[Int(child)]
            guard next.flags.contains(.rigid) else { return false }
            child = next.nextSibling
        }
        return true
    }

    func compute(_ node: UInt32, _ proposal: Proposal) -> CGSize {
        let record = records[Int(node)]
        switch record.tag {
        case .pass, .offset, .guide, .overlay:
            return measureChild(record, proposal)
        case .padding:
            let padding = pools.paddings[record.rule]
            return padding.answer(child: measureChild(record, padding.childProposal(proposal)))
        case .frame:
            let frame = pools.frames[record.rule]
            if frame.isRigid { return CGSize(width: frame.width, height: frame.height) }
            return frame.answer(child: measureChild(record, frame.childProposal(proposal)))
        case .flexibleFrame:
            let frame = pools.flexibleFrames[record.rule]
            return frame.answer(
                proposal, child: measureChild(record, frame.childProposal(proposal)))
        case .fixedSize, .aspectRatio:
            return measureChild(record, childProposal(record, proposal))
        case .position:
            guard case .position(let point) = pools.others[record.rule] else { return .zero }
            return PositionRule(point: point)
                .answer(proposal, child: measureChild(record, proposal))
        case .stack:
            return keptSize(node, proposal) ?? measureStack(record, proposal)
        case .layers:
            return measureLayers(record, proposal)
        case .geometry:
            return proposal.replacing(by: CGSize(width: 10, height: 10))
        case .extended:
            guard case .extended(let rule) = pools.others[record.rule] else { return .zero }
            return callingOut(node, if: rule.callsOut) {
                rule.measure(proposal, RuleContext(tree: self, node: node))
            }
        case .fixed, .fill, .square, .spacer, .divider, .text:
            // `measure` answers for these.
            return record.placedSize
        }
    }

    /// The answer of the only child; a modifier of nothing is 0 by 0.
    @inline(__always)
    private func measureChild(_ record: NodeRecord, _ proposal: Proposal) -> CGSize {
        record.firstChild == 0 ? .zero : measure(record.firstChild, proposal)
    }

    /// What `fixedSize` and `aspectRatio` offer their child.
    func childProposal(_ record: NodeRecord, _ proposal: Proposal) -> Proposal {
        switch pools.others[record.rule] {
        case .fixedSize(let horizontal, let vertical):
            return Proposal(
                horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
        case .aspectRatio(let rule):
            guard rule.ratio == nil else { return rule.childProposal(proposal, childRatio: .nan) }
            let ideal = measureChild(record, .unspecified)
            return rule.childProposal(proposal, childRatio: ideal.width / ideal.height)
        default:
            return proposal
        }
    }

    /// The layout priority as a container sees it: the innermost one that was set on the view; below
    /// all others for spacers and for custom layouts of no views. A container of one view without a priority
    /// has that of the view.
    func priority(_ node: UInt32) -> Double {
        var (current, found, source) = (node, Double?.none, node)
        while current != 0 {
            records[Int(current)][.toldPriority] = true
            let record = records[Int(current)]
            if record.flags.contains(.traits), let set = traits[current]?.priority {
                (found, source) = (set, current)
            } else if found == nil,
                record.tag == .spacer || record.firstChild == 0 && isLayout(record)
            {
                (found, source) = (-.infinity, current)
                break
            }
            current = traitBearer(below: current, throughContainers: found == nil)
        }
        let answer = found ?? 0
        guard answer != 0 else { return 0 }
        current = node
        while true {
            // A spacer's priority follows from its rule.
            if records[Int(current)].tag != .spacer {
                answers.told.note(priority: answer, of: current)
            }
            guard current != source else { return answer }
            current = traitBearer(below: current, throughContainers: true)
        }
    }

    /// The value of a `LayoutValueKey` as a container sees it: the innermost one that was set.
    func traitValue(_ node: UInt32, _ key: ObjectIdentifier) -> Any? {
        var (current, result) = (node, Any?.none)
        while current != 0 {
            records[Int(current)][.toldTraits] = true
            if records[Int(current)].flags.contains(.traits),
                let value = traits[current]?.values[key]
            {
                result = value
            }
            current = traitBearer(below: current, throughContainers: result == nil)
        }
        return result
    }

    /// The child whose traits the node hands on as its own; 0 for none.
    ///
    /// - Parameter throughContainers: Whether a container of one view hands that view's on.
    private func traitBearer(below node: UInt32, throughContainers: Bool) -> UInt32 {
        let record = records[Int(node)]
        switch record.tag {
        case .stack, .layers:
            guard throughContainers, record.firstChild != 0,
                records[Int(record.firstChild)].nextSibling == 0
            else { return 0 }
            return record.firstChild
        case .extended:
            guard case .extended(let rule) = pools.others[record.rule], rule.isWrapper else {
                return 0
            }
            return record.firstChild
        default:
            return record.tag.isWrapper ? record.firstChild : 0
        }
    }
}
