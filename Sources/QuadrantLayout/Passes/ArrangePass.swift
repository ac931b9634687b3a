import Foundation
import QuadrantGeometry

extension LayoutTree {
    /// Calls `body` with each shown child of `node` and its place, were the node of `size` and placed
    /// with `proposal`: x counts from the leading edge.
    func arrange(
        _ node: UInt32, _ size: CGSize, _ proposal: Proposal,
        _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        let record = records[Int(node)]
        let child = record.firstChild
        guard child != 0 else { return }
        switch record.tag {
        case .fixed, .fill, .square, .spacer, .divider, .text:
            break
        case .pass, .guide, .offset:
            body(child, 0, 0, proposal)
        case .padding:
            let edges = insets[record.rule]
            body(child, edges.leading, edges.top, padded(proposal, edges))
        case .fixedSize:
            body(child, 0, 0, childProposal(record, proposal))
        case .aspectRatio:
            body(child, 0, 0, childProposal(record, proposal))
        case .frame:
            let frame = frames[record.rule]
            let inner = frame.childProposal(proposal)
            align(child, inner, in: size, by: frame.alignment, body)
        case .flexibleFrame:
            let frame = flexibleFrames[record.rule]
            align(
                child, frame.placedProposal(proposal, size: size), in: size, by: frame.alignment,
                body)
        case .position:
            guard case .position(let point) = rules[record.rule] else { return }
            let inner = measure(child, Proposal(size))
            body(child, point.x - inner.width / 2, point.y - inner.height / 2, Proposal(size))
        case .stack:
            arrangeStack(siblings(record), stacks[record.rule], size, proposal, body)
        case .layers:
            arrangeLayers(siblings(record), alignments[record.rule], size, proposal, body)
        case .overlay:
            arrangeSecondary(record, size, proposal, body)
        case .geometry:
            var child = child
            while child != 0 {
                let next = records[Int(child)].nextSibling
                body(child, 0, 0, Proposal(size))
                child = next
            }
        case .extended:
            guard case .extended(let rule) = rules[record.rule] else { return }
            let places = callingOut(node, if: rule.callsOut) {
                rule.arrange(size, proposal, RuleContext(tree: self, node: node))
            }
            for place in places {
                body(place.child, place.x, place.y, place.proposal)
            }
        }
    }

    /// Aligns a child in a frame: the guide's default place in the frame meets the child's guide.
    private func align(
        _ child: UInt32, _ proposal: Proposal, in size: CGSize, by alignment: Alignment,
        _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        let inner = measure(child, proposal)
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        let x =
            horizontal.defaultValue(width: size.width, height: size.height)
            - guide(child, horizontal, size: inner, proposal: proposal)
        let y =
            vertical.defaultValue(width: size.width, height: size.height)
            - guide(child, vertical, size: inner, proposal: proposal)
        body(child, x, y, proposal)
    }

    /// Calls `body` with each child's place in a ZStack of `size` placed with `proposal`.
    func arrangeLayers(
        _ children: some Sequence<UInt32>, _ alignment: Alignment, _ size: CGSize,
        _ proposal: Proposal, _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        if let only = LayoutTree.only(children) {
            body(only, 0, 0, proposal)
            return
        }
        let settled = Proposal(size)
        let line = layersExtent(children, alignment, settled).guide
        for child in children {
            let inner = measure(child, settled)
            let x = guide(child, alignment.horizontal.key, size: inner, proposal: settled)
            let y = guide(child, alignment.vertical.key, size: inner, proposal: settled)
            body(child, line.x - x, line.y - y, settled)
        }
    }

    private func arrangeSecondary(
        _ record: NodeRecord, _ size: CGSize, _ proposal: Proposal,
        _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        let alignment = alignments[record.rule]
        let primary = record.firstChild
        body(primary, 0, 0, proposal)
        var child = records[Int(primary)].nextSibling
        while child != 0 {
            let next = records[Int(child)].nextSibling
            let inner = measure(child, Proposal(size))
            let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
            let x =
                guide(primary, horizontal, size: size, proposal: proposal)
                - guide(child, horizontal, size: inner, proposal: Proposal(size))
            let y =
                guide(primary, vertical, size: size, proposal: proposal)
                - guide(child, vertical, size: inner, proposal: Proposal(size))
            body(child, x, y, Proposal(size))
            child = next
        }
    }
}
