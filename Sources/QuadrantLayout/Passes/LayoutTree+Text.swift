package import QuadrantText

extension LayoutTree {
    /// The glyphs of a text node as they were measured for its place; `nil` for other nodes.
    package func shapedText(of node: NodeID) -> ShapedText? {
        let index = check(node)
        guard records[index].tag == .text else { return nil }
        return textEngine.shape(
            texts[records[index].rule].request, proposal: placedProposals[index].size)
    }
}
