package import Foundation
package import QuadrantGeometry

/// `safeAreaInset`: its second child stands at an edge, its first has the rest less a distance. What
/// the first gives up is outside of its safe area.
///
/// The second is offered what the minimum of the first leaves. The answer is the sum along the axis
/// of the edge and the larger of both across it. Evidence: 200 less a bar of 30 and the default
/// distance 8 is 162 (measured, macOS 26).
package struct SafeAreaInsetRule: Equatable, ExtendedRule {
    let edge: Edge
    /// The guide across the axis on which both meet.
    let alignment: AlignmentKey
    /// Points between both; NaN for the distance they prefer.
    let spacing: CGFloat

    /// A spacing that is NaN or infinite counts as not given.
    package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    }

    package static func == (lhs: SafeAreaInsetRule, rhs: SafeAreaInsetRule) -> Bool {
        lhs.edge == rhs.edge && lhs.alignment == rhs.alignment
            && Proposal(lhs.spacing, 0) == Proposal(rhs.spacing, 0)
    }

    package func isSame(as other: any ExtendedRule) -> Bool { self == other as? SafeAreaInsetRule }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        solve(proposal, context)?.size(axis) ?? .zero
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let parts = solve(settled(proposal, size), context) else { return [] }
        let (primary, inset) = (parts.primary, parts.inset)
        let primaryGuide = context.guide(
            primary.child, alignment, size: primary.size, proposal: primary.proposal)
        guard let inset else { return [place(primary, 0, 0)] }
        let insetGuide = context.guide(
            inset.child, alignment, size: inset.size, proposal: inset.proposal)
        let line = max(primaryGuide, insetGuide)
        let length = inset.size.length(axis)
        let primaryStart = isAtStart ? length + parts.distance : 0
        let insetStart = isAtStart ? 0 : size.length(axis) - length
        return [
            place(primary, primaryStart, line - primaryGuide),
            place(inset, insetStart, line - insetGuide),
        ]
    }

    /// Guides are those of the first child.
    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        guard let primary = arrange(size, proposal, context).first else { return .some(nil) }
        let inner = context.measure(primary.child, primary.proposal)
        let value = context.tree.explicitGuide(
            primary.child, key, size: inner, proposal: primary.proposal)
        return .some(value.map { $0 + (key.axis == .horizontal ? primary.x : primary.y) })
    }

    package func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? {
        guard child == context.tree.records[Int(context.node)].firstChild,
            let parts = solve(settled(proposal, size), context), let inset = parts.inset
        else { return nil }
        let length = inset.size.length(axis) + parts.distance
        return .inset(EdgeInsets(edges: Edge.Set(edge), length: length))
    }

    package var setsSafeArea: Bool { true }

    package var isWrapper: Bool { true }

    package var name: String { "safeAreaInset" }

    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }

    private var isAtStart: Bool { edge == .leading || edge == .top }

    private func place(_ part: Part, _ along: CGFloat, _ across: CGFloat) -> ChildPlacement {
        ChildPlacement(
            child: part.child, x: axis == .horizontal ? along : across,
            y: axis == .horizontal ? across : along, proposal: part.proposal)
    }

    /// When placed, an unspecified length across is the node's own, as in stacks.
    private func settled(_ proposal: Proposal, _ size: CGSize) -> Proposal {
        let across = proposal.length(axis.other)
        return .along(
            axis, proposal.length(axis), across.isNaN ? size.length(axis.other) : across)
    }

    private func solve(_ proposal: Proposal, _ context: RuleContext) -> Parts? {
        let children = context.children
        guard let primary = children.first else { return nil }
        let across = proposal.length(axis.other)
        let offered = proposal.length(axis)
        guard children.count > 1, !isEmpty(children[1], context) else {
            // It is asked all the same: a node is told of nothing that it has not asked for, and content may come.
            if children.count > 1 { _ = context.measure(children[1], proposal) }
            return Parts(primary: part(primary, proposal, context), inset: nil, distance: 0)
        }
        let distance = distance(primary, children[1], context)
        var room = offered
        if !offered.isNaN {
            let least = context.measure(primary, .along(axis, 0, across)).length(axis)
            room = SafeAreaInsetRule.rest(offered, least + distance)
        }
        let inset = part(children[1], .along(axis, room, across), context)
        if !offered.isNaN {
            room = SafeAreaInsetRule.rest(offered, inset.size.length(axis) + distance)
        }
        return Parts(
            primary: part(primary, .along(axis, room, across), context), inset: inset,
            distance: distance)
    }

    /// Content without any view: an empty group of layers.
    private func isEmpty(_ child: UInt32, _ context: RuleContext) -> Bool {
        let record = context.tree.records[Int(child)]
        return record.tag == .layers && record.firstChild == 0
    }

    private static func rest(_ length: CGFloat, _ taken: CGFloat) -> CGFloat {
        let rest = length - taken
        return rest.isNaN ? 0 : max(0, rest)
    }

    private func distance(_ primary: UInt32, _ inset: UInt32, _ context: RuleContext) -> CGFloat {
        guard spacing.isNaN else { return spacing }
        return isAtStart
            ? context.tree.distance(inset, primary, axis)
            : context.tree.distance(primary, inset, axis)
    }

    private func part(_ child: UInt32, _ proposal: Proposal, _ context: RuleContext) -> Part {
        Part(child: child, proposal: proposal, size: context.measure(child, proposal))
    }

    /// One of the two children, measured.
    private struct Part {
        let child: UInt32
        let proposal: Proposal
        let size: CGSize
    }

    /// Both children, measured, and the distance between them; no inset if it is empty.
    private struct Parts {
        let primary: Part
        let inset: Part?
        let distance: CGFloat

        func size(_ axis: Axis) -> CGSize {
            guard let inset else { return primary.size }
            return .along(
                axis,
                max(0, primary.size.length(axis) + distance + inset.size.length(axis)),
                max(primary.size.length(axis.other), inset.size.length(axis.other)))
        }
    }
}
