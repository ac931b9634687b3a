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
            let padding = pools.paddings[record.rule]
            body(child, padding.edges.leading, padding.edges.top, padding.childProposal(proposal))
        case .fixedSize:
            body(child, 0, 0, childProposal(record, proposal))
        case .aspectRatio:
            body(child, 0, 0, childProposal(record, proposal))
        case .frame:
            let frame = pools.frames[record.rule]
            let inner = frame.childProposal(proposal)
            align(child, inner, in: size, by: frame.alignment, body)
        case .flexibleFrame:
            let frame = pools.flexibleFrames[record.rule]
            align(
                child, frame.placedProposal(proposal, size: size), in: size, by: frame.alignment,
                body)
        case .position:
            guard case .position(let point) = pools.others[record.rule] else { return }
            let rule = PositionRule(point: point)
            let inner = rule.childProposal(size: size)
            let origin = rule.origin(child: measure(child, inner))
            body(child, origin.x, origin.y, inner)
        case .stack:
            arrangeStack(siblings(record), pools.stacks[record.rule], size, proposal, body)
        case .layers:
            arrangeLayers(siblings(record), pools.alignments[record.rule], size, proposal, body)
        case .overlay:
            arrangeOverlay(record, size, proposal, body)
        case .geometry:
            var child = child
            while child != 0 {
                let next = records[Int(child)].nextSibling
                body(child, 0, 0, Proposal(size))
                child = next
            }
        case .extended:
            guard case .extended(let rule) = pools.others[record.rule] else { return }
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
}
