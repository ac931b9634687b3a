package import Foundation
import QuadrantGeometry

/// The root of a tree while something is presented: what is presented lies over the whole room, so the root fills
/// the room, and its own views stand in it where the host would show them.
package struct PresentingRootRule: ExtendedRule, Equatable {
    /// The column of the root's own views.
    let column: StackRule
    /// How the room shows the column.
    let placement: Placement
    /// Pixels per point: the column begins on whole pixels; `nil` for places that are not rounded.
    let displayScale: CGFloat?

    /// How a room shows its root.
    package enum Placement: Sendable {
        /// In the middle.
        case centered
        /// From the top left corner on.
        case corner
        /// The room is as large as the column.
        case whole
    }

    package init(column: StackRule, placement: Placement, displayScale: CGFloat?) {
        (self.column, self.placement, self.displayScale) = (column, placement, displayScale)
    }

    package func isSame(as other: any ExtendedRule) -> Bool { self == other as? Self }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let own = context.tree.measureStack(views(context), column, proposal)
        guard placement != .whole else { return own }
        func length(_ proposed: CGFloat, _ own: CGFloat) -> CGFloat {
            proposed.isNaN ? own : max(0, proposed)
        }
        return CGSize(
            width: length(proposal.width, own.width), height: length(proposal.height, own.height))
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let (tree, views) = (context.tree, views(context))
        let own = tree.measureStack(views, column, proposal)
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        if placement == .centered {
            x = Self.middle(of: own.width, in: size.width, displayScale: displayScale)
            y = Self.middle(of: own.height, in: size.height, displayScale: displayScale)
        }
        // Places count from the leading edge.
        if tree.isRightToLeft(tree.identifier(at: context.node)) {
            x = size.width - own.width - x
        }
        var result: [ChildPlacement] = []
        tree.arrangeStack(views, column, own, proposal) { child, left, top, offer in
            result.append(ChildPlacement(child: child, x: x + left, y: y + top, proposal: offer))
        }
        for child in context.children where tree.isPresentedLayer(child) {
            result.append(ChildPlacement(child: child, x: 0, y: 0, proposal: Proposal(size)))
        }
        return result
    }

    /// The root's own views.
    private func views(_ context: RuleContext) -> [UInt32] {
        context.children.filter { !context.tree.isPresentedLayer($0) }
    }

    package var name: String { "root" }

    package var label: String { "Root with what it presents" }

    /// Where a length stands in the middle of another one.
    ///
    /// - Parameter displayScale: Pixels per point, for a place on whole pixels, as the edges of frames are: between
    ///   two pixels all that is drawn would be smeared over both. Of two pixels as near it is the right or the lower one.
    ///   `nil` for a place that is not rounded.
    package static func middle(
        of length: CGFloat, in room: CGFloat, displayScale: CGFloat?
    ) -> CGFloat {
        let middle = (room - length) / 2
        guard middle.isFinite else { return 0 }
        guard let displayScale, displayScale > 0, displayScale.isFinite else { return middle }
        return (middle * displayScale + 0.5 + 1e-7).rounded(.down) / displayScale
    }
}

/// What is presented over a root: it fills the root, and so does what is in it.
package struct PresentedLayerRule: ExtendedRule, Equatable {
    package init() {}

    package func isSame(as other: any ExtendedRule) -> Bool { other is Self }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        func length(_ proposed: CGFloat, _ own: CGFloat?) -> CGFloat {
            proposed.isNaN ? own ?? 0 : max(0, proposed)
        }
        let own = context.children.first.map { context.measure($0, proposal) }
        return CGSize(
            width: length(proposal.width, own?.width), height: length(proposal.height, own?.height))
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.map { child in
            let own = context.measure(child, Proposal(size))
            return ChildPlacement(
                child: child, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2,
                proposal: Proposal(size))
        }
    }

    package var isPresentedLayer: Bool { true }

    package var name: String { "presented" }

    package var label: String { "Presented over the root" }
}

extension LayoutTree {
    /// Whether the node lies over the whole root, wherever its view is written.
    package func isPresentedLayer(_ node: NodeID) -> Bool { isPresentedLayer(UInt32(check(node))) }

    func isPresentedLayer(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        guard record.tag == .extended, case .extended(let rule) = pools.others[record.rule] else {
            return false
        }
        return rule.isPresentedLayer
    }
}
