import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// A bar at the bottom, which may lie in the safe area's inset: its second child. The first child fills the node and has
/// what is left for its safe area; its frame ends where the bar's room begins.
///
/// Evidence: bars at the bottom keep their distance from the edge of the window, whatever the safe area there is (iOS
/// 26.0). So the room that is taken from the content depends on the safe area, and not on what is proposed.
struct BottomBarRule: Equatable, ExtendedRule {
    /// What the bar takes of the window; `nil` for the height of the bar's view.
    let band: CGFloat?
    /// Whether another bar lies below, which the room outside of the safe area is for: this one lies above it.
    var liesAboveBar = false

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? BottomBarRule }

    var name: String { "bottom bar" }

    var label: String { name }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let content = context.children.first else { return .zero }
        let bar = barHeight(proposal.width, context)
        let offer = Proposal(
            proposal.width, proposal.height.isNaN ? .nan : max(0, proposal.height - bar))
        let inner = context.measure(content, offer)
        return CGSize(
            width: proposal.width.isNaN ? inner.width : proposal.width,
            height: proposal.height.isNaN ? inner.height + bar : proposal.height)
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        place(size, context, inset: 0)
    }

    func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        place(size, context, inset: outerInset(context))
    }

    /// What the child was placed without is what it has lost. The safe area around the node is not asked for again: each bar around
    /// would ask those around itself, and so on, which doubles the work with each bar.
    func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? {
        guard child == context.children.first else { return nil }
        let taken = size.height - context.placedProposal(of: child).height
        return taken > 0 ? .inset(EdgeInsets(top: 0, leading: 0, bottom: taken, trailing: 0)) : nil
    }

    func contentReasons(_ context: RuleContext) -> [ContentReason] {
        guard let node = context.tree.id(context.node), let content = context.children.first else {
            return []
        }
        let height = context.tree.size(of: node).height
        let taken = height - context.placedProposal(of: content).height
        guard taken > 0.005 else { return [] }
        return [.bar("bottom", takes: taken, of: height)]
    }

    var setsSafeArea: Bool { true }

    var followsSurroundings: Bool { true }

    private func place(
        _ size: CGSize, _ context: RuleContext, inset: CGFloat
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        let bar = barHeight(size.width, context)
        let offer = Proposal(size.width, max(0, size.height - max(0, bar - inset)))
        var result = [ChildPlacement(child: content, x: 0, y: 0, proposal: offer)]
        if children.count > 1, bar > 0 {
            result.append(
                ChildPlacement(
                    child: children[1], x: 0, y: size.height + inset - bar,
                    proposal: Proposal(size.width, bar)))
        }
        return result
    }

    /// How much of the window the bar takes; 0 where there is none.
    func barHeight(_ width: CGFloat, _ context: RuleContext) -> CGFloat {
        let children = context.children
        guard children.count > 1 else { return 0 }
        let height = context.measure(children[1], Proposal(width, .nan)).height
        return height > 0 ? band ?? height : 0
    }

    /// What is outside of the safe area below the node, and the bar may lie in.
    private func outerInset(_ context: RuleContext) -> CGFloat {
        guard !liesAboveBar, let node = context.tree.id(context.node) else { return 0 }
        if context.children.count > 1, let bar = context.tree.id(context.children[1]),
            AboveKeyboardRule.applies(to: bar, in: context.tree)
        {
            return 0
        }
        return context.tree.safeAreaInsets(at: node).bottom
    }
}

/// A bar at the top of the safe area: its second child. The first child has the room below, and may reach under the bar.
struct TopBarRule: Equatable, ExtendedRule {
    /// Whether it is no larger than its content and its bar need, as a window that nobody gave a size; content that is smaller
    /// than its room stands in the middle.
    var hugs = false

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? TopBarRule }

    var name: String { "top bar" }

    var label: String { name }

    var setsSafeArea: Bool { true }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let content = context.children.first else { return .zero }
        let bar = barHeight(proposal.width, context)
        let inner = context.measure(content, offer(proposal, bar))
        func isOwn(_ length: CGFloat) -> Bool { length.isNaN || hugs && length == .infinity }
        return CGSize(
            width: isOwn(proposal.width)
                ? max(inner.width, hugs ? idealBar(context) : 0) : proposal.width,
            height: isOwn(proposal.height) ? inner.height + bar : proposal.height)
    }

    private func idealBar(_ context: RuleContext) -> CGFloat {
        guard context.children.count > 1 else { return 0 }
        return context.measure(context.children[1], .unspecified).width
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        let bar = barHeight(size.width, context)
        let own = offer(Proposal(size.width, size.height), bar)
        var place = ChildPlacement(child: content, x: 0, y: bar, proposal: own)
        if hugs {
            let inner = context.measure(content, own)
            place.x = (own.width - inner.width) / 2
            place.y += (own.height - inner.height) / 2
        }
        var result = [place]
        if children.count > 1, bar > 0 || isDrawnAbove(children[1], size.width, context) {
            result.append(
                ChildPlacement(child: children[1], x: 0, y: 0, proposal: Proposal(size.width, bar)))
        }
        return result
    }

    /// Whether a bar takes no room and is there all the same: in the row of the tabs on a tablet.
    private func isDrawnAbove(_ bar: UInt32, _ width: CGFloat, _ context: RuleContext) -> Bool {
        context.measure(bar, Proposal(width, .nan)).width > 0
    }

    func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? {
        guard child == context.children.first else { return nil }
        let bar = barHeight(size.width, context)
        return bar > 0 ? .inset(EdgeInsets(top: bar, leading: 0, bottom: 0, trailing: 0)) : nil
    }

    func contentReasons(_ context: RuleContext) -> [ContentReason] {
        guard let node = context.tree.id(context.node) else { return [] }
        let size = context.tree.size(of: node)
        let bar = barHeight(size.width, context)
        return bar > 0 ? [.bar("top", takes: bar, of: size.height)] : []
    }

    private func offer(_ proposal: Proposal, _ bar: CGFloat) -> Proposal {
        Proposal(proposal.width, proposal.height.isNaN ? .nan : max(0, proposal.height - bar))
    }

    private func barHeight(_ width: CGFloat, _ context: RuleContext) -> CGFloat {
        let children = context.children
        guard children.count > 1 else { return 0 }
        return context.measure(children[1], Proposal(width, .nan)).height
    }
}

extension ContentReason {
    fileprivate static func bar(
        _ side: String, takes taken: CGFloat, of height: CGFloat
    ) -> ContentReason {
        let (bar, whole, rest) = (
            SourceText.number(taken), SourceText.number(height), SourceText.number(height - taken)
        )
        return ContentReason(
            "the bar at the \(side) leaves \(whole) − \(bar) = \(rest) of the height")
    }
}
