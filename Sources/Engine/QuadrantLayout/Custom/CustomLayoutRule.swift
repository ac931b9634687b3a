import Foundation
import QuadrantGeometry

/// A container with a `Layout` of the user's own.
struct CustomLayoutRule<L: Layout>: ExtendedRule, CustomLayoutMark {
    var layout: L

    var moves: Bool { L.AnimatableData.self != EmptyAnimatableData.self }

    var movingData: _AnyAnimatableData {
        get { _AnyAnimatableData(layout.animatableData) }
        set {
            if let data = newValue.data(L.AnimatableData.self) { layout.animatableData = data }
        }
    }

    var name: String { "\(L.self)" }

    var callsOut: Bool { true }

    func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? CustomLayoutRule<L> else { return false }
        return areSameLayouts(layout, other.layout)
    }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let state = state(context)
        let answer = layout.sizeThatFits(
            proposal: proposal.size, subviews: state.subviews, cache: &state.cache)
        let size = CGSize(
            width: CustomLayoutRule.valid(answer.width, proposal.width, beside: proposal.height),
            height: CustomLayoutRule.valid(answer.height, proposal.height, beside: proposal.width))
        if size != answer { context.tree.report(.invalidSize, context.node) }
        return size
    }

    /// NaN and negative lengths become 0. A length can be infinite only where the proposal is, or is open and the
    /// other one infinite, as a layout passes on what a shape with an aspect ratio answers to that: else it becomes what was
    /// proposed, 10 where nothing was.
    private static func valid(
        _ length: CGFloat, _ proposed: CGFloat, beside other: CGFloat
    ) -> CGFloat {
        if length.isNaN || length < 0 { return 0 }
        guard length == .infinity, proposed != .infinity,
            !(proposed.isNaN && other == .infinity)
        else { return length }
        return proposed.isNaN ? 10 : proposed
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let state = state(context)
        let storage = state.subviews.storage
        let placements = storage.collecting {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal.size,
                subviews: state.subviews, cache: &state.cache)
        }
        return placements.enumerated().compactMap { position, placement in
            guard let child = storage.child(position) else { return nil }
            if let placement {
                return ChildPlacement(
                    child: child, x: placement.origin.x, y: placement.origin.y,
                    proposal: placement.proposal)
            }
            let inner = context.measure(child, proposal)
            return ChildPlacement(
                child: child, x: (size.width - inner.width) / 2,
                y: (size.height - inner.height) / 2, proposal: proposal)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        let state = state(context)
        let bounds = CGRect(origin: .zero, size: size)
        let value =
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal.size,
                    subviews: state.subviews, cache: &state.cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal.size,
                    subviews: state.subviews, cache: &state.cache)
            }
        guard let value else { return .some(nil) }
        if value.isFinite { return .some(value) }
        context.tree.report(.invalidGuide, context.node)
        return .some(nil)
    }

    func spacing(_ context: RuleContext) -> ViewSpacing? {
        let state = state(context)
        return layout.spacing(subviews: state.subviews, cache: &state.cache)
    }

    /// The node's cache: made when it is first asked for, brought up to date after a change.
    private func state(_ context: RuleContext) -> CustomLayoutState<L.Cache> {
        let tree = context.tree
        let known = tree.userLayouts.states[context.node]
        if let state = known as? CustomLayoutState<L.Cache>, state.layoutType == L.self {
            guard state.isStale else { return state }
            state.isStale = false
            state.subviews = subviews(context)
            layout.updateCache(&state.cache, subviews: state.subviews)
            return state
        }
        let subviews = subviews(context)
        let state = CustomLayoutState(
            layoutType: L.self, cache: layout.makeCache(subviews: subviews), subviews: subviews)
        tree.userLayouts.states[context.node] = state
        return state
    }

    private func subviews(_ context: RuleContext) -> LayoutSubviews {
        LayoutSubviews(
            storage: SubviewStorage(
                tree: context.tree, node: context.tree.identifier(at: context.node)))
    }
}

/// A `LayoutState` with the cache that the layout made.
final class CustomLayoutState<Cache>: LayoutState {
    let layoutType: Any.Type
    var cache: Cache
    var subviews: LayoutSubviews

    init(layoutType: Any.Type, cache: Cache, subviews: LayoutSubviews) {
        self.layoutType = layoutType
        self.cache = cache
        self.subviews = subviews
    }
}

/// By `==` where there is one, bit by bit where there are no references; else they differ.
private func areSameLayouts<L>(_ old: L, _ new: L) -> Bool {
    func equals<E: Equatable>(_ old: E) -> Bool { old == new as? E }
    if let old = old as? any Equatable { return equals(old) }
    return _isPOD(L.self) && haveSameBits(old, new)
}
