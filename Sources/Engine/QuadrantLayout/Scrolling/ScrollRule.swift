package import Foundation
package import QuadrantGeometry

/// `ScrollView`: as long as offered along its axes, as its content across them; the content is
/// offered no length along the axes and stands at their start, or where the anchors say.
///
/// Has one child, the content. Evidence: content across decides, also where it is larger than the
/// offer; margins add to it (content of 120 with margins of 20 in 135: 160) (measured, macOS 26).
package struct ScrollRule: Equatable, ExtendedRule {
    package var axes: Axis.Set
    /// Room around the content, in points; negative and infinite ones count as 0.
    package let margins: EdgeInsets
    /// Which part of content longer than the scroll view is seen at first.
    package var initialAnchor: UnitPoint
    /// Where content shorter than the scroll view stands.
    package var alignmentAnchor: UnitPoint

    package init(
        axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), initialAnchor: UnitPoint = .topLeading,
        alignmentAnchor: UnitPoint = .topLeading
    ) {
        self.axes = axes
        self.margins = margins.finite
        self.initialAnchor = initialAnchor
        self.alignmentAnchor = alignmentAnchor
    }

    package func isSame(as other: any ExtendedRule) -> Bool { self == other as? ScrollRule }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        setContainer(proposal, context)
        guard let content = context.children.first else { return answer(proposal, content: .zero) }
        return answer(
            proposal, content: context.measure(content, contentProposal(proposal, context)))
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        arranged(size, proposal, context) { _, _ in }
    }

    package func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.tree.setScrollMove(context.node, nil)
        return arranged(size, proposal, context) { state, inner in
            state.settle(
                limit: limit(inner, in: size), initial: initialAnchor, content: inner, size: size)
            let move = CGSize(
                width: move(.horizontal, inner, in: size, state.offset.x, state.isLoose),
                height: move(.vertical, inner, in: size, state.offset.y, state.isLoose))
            if move != .zero { context.tree.setScrollMove(context.node, move) }
        }
    }

    /// The content's place, before it is scrolled; `scroll` is called with its size.
    private func arranged(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext,
        _ scroll: (ScrollState, CGSize) -> Void
    ) -> [ChildPlacement] {
        setContainer(proposal, context)
        guard let content = context.children.first else { return [] }
        let offer = contentProposal(proposal, context)
        let inner = context.measure(content, offer)
        let state = context.tree.scrolling.states[context.node]
        if let state { scroll(state, inner) }
        return [
            ChildPlacement(
                child: content, x: start(.horizontal, inner, in: size, scrolls: state != nil),
                y: start(.vertical, inner, in: size, scrolls: state != nil), proposal: offer)
        ]
    }

    /// Scroll views keep the plain distance to their neighbours, whatever scrolls in them.
    package func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }

    package func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? { .reset }

    package var isContainer: Bool { true }

    package var name: String { "ScrollView" }

    private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

    private func contentProposal(_ proposal: Proposal, _ context: RuleContext) -> Proposal {
        let room = PaddingRule(edges: margins).childProposal(proposal)
        return Proposal(
            scrolls(.horizontal) ? .nan : room.width, scrolls(.vertical) ? .nan : room.height)
    }

    private func answer(_ proposal: Proposal, content: CGSize) -> CGSize {
        let width = content.width + margins.horizontal
        let height = content.height + margins.vertical
        return CGSize(
            width: scrolls(.horizontal) && !proposal.width.isNaN ? proposal.width : width,
            height: scrolls(.vertical) && !proposal.height.isNaN ? proposal.height : height)
    }

    /// Where the content starts, from the leading or top edge, before it is scrolled. Without a state to
    /// scroll by, content that is longer stands where the initial anchor says.
    private func start(
        _ axis: Axis, _ content: CGSize, in size: CGSize, scrolls hasState: Bool
    ) -> CGFloat {
        let before = axis == .horizontal ? margins.leading : margins.top
        guard scrolls(axis) else { return before }
        let free = free(axis, content, in: size)
        func part(_ anchor: UnitPoint) -> CGFloat {
            let part = axis == .horizontal ? anchor.x : anchor.y
            return part.isFinite && free.isFinite ? free * part : 0
        }
        guard free < 0 else { return before + part(alignmentAnchor) }
        return before + (hasState ? 0 : part(initialAnchor))
    }

    /// How far content that is scrolled to `offset` stands from its start.
    private func move(
        _ axis: Axis, _ content: CGSize, in size: CGSize, _ offset: CGFloat, _ isLoose: Bool
    ) -> CGFloat {
        let free = free(axis, content, in: size)
        if isLoose { return scrolls(axis) ? -offset : 0 }
        return scrolls(axis) && free < 0 ? -min(offset, -free) : 0
    }

    /// What the content leaves of the scroll view along an axis; negative where it is longer.
    private func free(_ axis: Axis, _ content: CGSize, in size: CGSize) -> CGFloat {
        let both = axis == .horizontal ? margins.horizontal : margins.vertical
        return size.length(axis) - both - content.length(axis)
    }

    /// How far the content can be scrolled.
    private func limit(_ content: CGSize, in size: CGSize) -> CGSize {
        func along(_ axis: Axis) -> CGFloat {
            let free = free(axis, content, in: size)
            return scrolls(axis) && free.isFinite ? max(0, -free) : 0
        }
        return CGSize(width: along(.horizontal), height: along(.vertical))
    }

    /// The offer without the margins; the host's container where nothing in particular is offered.
    private func setContainer(_ proposal: Proposal, _ context: RuleContext) {
        let room = PaddingRule(edges: margins).childProposal(proposal)
        context.tree.setContainerSize(
            context.node, room.replacing(by: context.tree.hostContainerSize))
    }
}
