package import QuadrantLayout

extension _ViewCursor {
    /// Has a node that was just made lay out along z by a rule.
    package func setDepthRule(_ rule: DepthRule?, of node: NodeID) {
        tree.layout.setDepthRule(node, rule)
    }

    /// The node in which nodes are made.
    package var parentNode: NodeID { parent }
}
