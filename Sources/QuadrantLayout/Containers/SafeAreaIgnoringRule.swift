package import Foundation
package import QuadrantGeometry

/// `ignoresSafeArea`: lays out as its child does; when it is placed, the child is offered the room
/// under the safe area beyond those edges that touch it, and starts there.
///
/// Evidence: the modified view keeps its safe frame for those around it (measured, macOS 26).
package struct SafeAreaIgnoringRule: Equatable, ExtendedRule {
    /// What takes a part of the safe area.
    package struct Regions: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The window and what stands at the edges of views around.
        package static let container = Regions(rawValue: 1)
        /// A keyboard on the screen.
        package static let keyboard = Regions(rawValue: 2)
        /// Both.
        package static let all: Regions = [.container, .keyboard]
    }

    let edges: Edge.Set
    let regions: Regions

    package init(edges: Edge.Set, regions: Regions = .all) {
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
