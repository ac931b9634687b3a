package import Foundation
package import QuadrantGeometry

/// `safeAreaPadding`: insets its child as padding does; the insets are outside of the child's safe
/// area.
package struct SafeAreaPaddingRule: Equatable, ExtendedRule {
    let insets: EdgeInsets

    /// Insets in points that are negative or not finite count as 0.
    package init(insets: EdgeInsets) {
        self.insets = insets.finite
    }

    package func isSame(as other: any ExtendedRule) -> Bool {
        self == other as? SafeAreaPaddingRule
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let child = context.children.first else { return .zero }
        let inner = context.measure(child, PaddingRule(edges: insets).childProposal(proposal))
        return CGSize(
            width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = context.children.first else { return [] }
        return [
            ChildPlacement(
                child: child, x: insets.leading, y: insets.top,
                proposal: PaddingRule(edges: insets).childProposal(proposal))
        ]
    }

    package func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? { .inset(insets) }

    package var setsSafeArea: Bool { insets != EdgeInsets() }

    package var isWrapper: Bool { true }

    package var name: String { "safeAreaPadding" }
}
