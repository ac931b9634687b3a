package import Foundation
package import QuadrantGeometry

/// `ViewThatFits`: lays out as the first child whose ideal size fits what is offered, else as the
/// last.
///
/// A child is asked for its ideal length along `axes` only; along the other axis it is offered what
/// the node is offered, so that a text's height is that of its lines.
///
/// - Complexity: One measurement of each child up to the one chosen, and a second one of that.
package struct FittingRule: ExtendedRule {
    package let axes: Axis.Set

    package init(axes: Axis.Set) {
        self.axes = axes
    }

    package var name: String { "ViewThatFits" }

    package var choosesChildren: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        (other as? FittingRule)?.axes == axes
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let child = chosen(proposal, context) else { return .zero }
        return context.measure(child, proposal)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = chosen(proposal, context) else { return [] }
        return [ChildPlacement(child: child, x: 0, y: 0, proposal: proposal)]
    }

    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        guard let child = chosen(proposal, context) else { return .some(nil) }
        return .some(context.explicitGuide(child, key, size: size, proposal: proposal))
    }

    /// The child that is shown for a proposal. Any child fits an unspecified length.
    private func chosen(_ proposal: Proposal, _ context: RuleContext) -> UInt32? {
        let children = context.children
        let asked = Proposal(
            axes.contains(.horizontal) ? .nan : proposal.width,
            axes.contains(.vertical) ? .nan : proposal.height)
        for child in children.dropLast() {
            let ideal = context.measure(child, asked)
            let isWide = axes.contains(.horizontal) && ideal.width > proposal.width
            let isTall = axes.contains(.vertical) && ideal.height > proposal.height
            if !isWide, !isTall { return child }
        }
        return children.last
    }
}
