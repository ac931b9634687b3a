package import Foundation
import QuadrantGeometry

/// Keeps its child in the safe area of the host, also where a view around ignores it: the child can ignore it again.
///
/// Stacks and tabs are so: the controllers that Apple makes of them ask the window, not the views around, for what is safe, so
/// a bar stays below the clock in `NavigationStack { … }.ignoresSafeArea()`.
package struct HostSafeAreaRule: Equatable, ExtendedRule {
    package init() {}

    package func isSame(as other: any ExtendedRule) -> Bool { other is HostSafeAreaRule }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.prefix(1).map {
            ChildPlacement(child: $0, x: 0, y: 0, proposal: proposal)
        }
    }

    package func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let insets = context.tree.hostInsets(at: context.node)
        guard insets != EdgeInsets() else { return arrange(size, proposal, context) }
        let offer = Proposal(
            max(0, size.width - insets.horizontal), max(0, size.height - insets.vertical))
        return context.children.prefix(1).map {
            ChildPlacement(child: $0, x: insets.leading, y: insets.top, proposal: offer)
        }
    }

    /// What the child was placed by is taken back, instead of asking again where the node stands: that is linear in the
    /// depth, and would be asked for each of these nodes around each view.
    package func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? {
        let offer = context.placedProposal(of: child)
        guard offer != proposal else { return nil }
        let place = context.tree.records[Int(child)]
        let isRightToLeft = context.tree.records[Int(context.node)].flags.contains(.rightToLeft)
        let leading = MirrorMap(isRightToLeft).x(
            place.x, length: place.placedSize.width, in: size.width)
        return .inset(
            EdgeInsets(
                top: place.y, leading: leading, bottom: size.height - offer.height - place.y,
                trailing: size.width - offer.width - leading))
    }

    package var followsSurroundings: Bool { true }
    package var setsSafeArea: Bool { true }
    package var isWrapper: Bool { true }
    package var name: String { "hostSafeArea" }
}
