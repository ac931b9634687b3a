package import Foundation
package import QuadrantGeometry

/// `ignoresSafeArea`: lays out as its child does; when it is placed, the child is offered the room
/// under the safe area beyond those edges that touch it, and starts there.
///
/// Evidence: the modified view keeps its safe frame for those around it (measured, macOS 26).
package struct SafeAreaIgnoringRule: Equatable, ExtendedRule {
    let edges: Edge.Set
    let regions: SafeAreaKinds

    package init(edges: Edge.Set, regions: SafeAreaKinds = .all) {
        (self.edges, self.regions) = (edges, regions)
    }

    package func isSame(as other: any ExtendedRule) -> Bool {
        self == other as? SafeAreaIgnoringRule
    }

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
        let insets = context.tree.safeAreaInsets(context.node, into: regions).only(edges)
        guard insets != EdgeInsets() else { return arrange(size, proposal, context) }
        let offer = Proposal(
            insets.horizontal > 0 ? size.width + insets.horizontal : proposal.width,
            insets.vertical > 0 ? size.height + insets.vertical : proposal.height)
        return context.children.prefix(1).map {
            ChildPlacement(child: $0, x: -insets.leading, y: -insets.top, proposal: offer)
        }
    }

    package var followsSurroundings: Bool { true }

    package var isWrapper: Bool { true }

    package var name: String { "ignoresSafeArea" }
}

extension EdgeInsets {
    /// The insets of `edges`, 0 on the others.
    package func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
