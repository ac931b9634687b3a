import Foundation
package import QuadrantText

extension LayoutTree {
    /// The answer of a text to `proposal`. Asked only where nothing like it is known: a proposal
    /// without limits gives the answer to all that leave room.
    func measureText(_ record: NodeRecord, _ proposal: Proposal) -> TextMeasurement {
        if let known = pools.texts[record.rule].answer(proposal) { return known }
        statistics.measures &+= 1
        let measurement = textEngine.measure(
            pools.texts[record.rule].request, proposal: proposal.size)
        if !proposal.width.isFinite, !proposal.height.isFinite {
            pools.texts[record.rule].ideal = measurement
        }
        return measurement
    }

    /// The glyphs of a text node as they were measured for its place; `nil` for other nodes.
    package func shapedText(of node: NodeID) -> ShapedText? {
        let index = check(node)
        guard records[index].tag == .text else { return nil }
        return textEngine.shape(
            pools.texts[records[index].rule].request, proposal: placedProposals[index].size)
    }
}
