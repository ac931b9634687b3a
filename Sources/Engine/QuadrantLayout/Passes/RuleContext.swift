package import Foundation
package import QuadrantGeometry

/// A node as its extended rule sees it.
package struct RuleContext {
    package unowned let tree: LayoutTree
    package let node: UInt32
    /// The children that a custom container lays out, if these are only some of them; `nil` for
    /// all.
    var selected: [UInt32]?

    /// The children in order.
    package var children: [UInt32] { selected ?? tree.childIndices(node) }

    /// The child's answer to a proposal, in points; the cached one if there is one.
    package func measure(_ child: UInt32, _ proposal: Proposal) -> CGSize {
        tree.measure(child, proposal)
    }

    /// What the child was placed with last: known of the node that is being placed and of those around it,
    /// and of all nodes after a layout.
    package func placedProposal(of child: UInt32) -> Proposal {
        tree.placedProposals[Int(child)]
    }

    /// The child's guide: its explicit value or its default.
    package func guide(
        _ child: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat {
        tree.guide(child, key, size: size, proposal: proposal)
    }

    /// The child's layout priority; 0 unless set.
    package func priority(_ child: UInt32) -> Double { tree.priority(child) }

    /// The distances that the child prefers on its edges.
    package func spacing(_ child: UInt32) -> ViewSpacing { tree.spacing(child) }

    /// The preferred distance in points between two neighbours.
    package func distance(_ first: UInt32, _ second: UInt32, along axis: Axis) -> CGFloat {
        tree.distance(first, second, axis)
    }

    /// The guide's value if the child or one in it sets it.
    package func explicitGuide(
        _ child: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> CGFloat? {
        tree.explicitGuide(child, key, size: size, proposal: proposal)
    }

    /// Calls `body` with the values the child's modifiers left, the innermost first; few have any.
    package func forEachTrait(_ child: UInt32, _ body: (ObjectIdentifier, Any) -> Void) {
        tree.forEachTrait(child, body)
    }
}
