public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

/// The effect of a closure between its phases: -1 at the first edge, 0 in sight, 1 at the last.
private func mixed<Effect: VisualEffect>(
    _ effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect, _ base: EmptyVisualEffect,
    _ value: Double
) -> MixedVisualEffect {
    let edge: ScrollTransitionPhase = value < 0 ? .topLeading : .bottomTrailing
    return MixedVisualEffect(effect(base, .identity), effect(base, edge), amount: abs(value))
}

/// Shows a view by a value that an animation may change.
private nonisolated struct ScrollEffectModifier<Effect: VisualEffect>: ViewModifier, Animatable {
    var value: Double
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func body(content: Content) -> some View {
        let (value, effect) = (value, effect)
        content.visualEffect { base, _ in mixed(effect, base, value) }
    }
}

/// Follows a view through its scroll view, and changes it with an animation: at thresholds, or to where the offset has it.
private nonisolated struct AnimatedScrollModifier<Effect: VisualEffect>: ViewModifier {
    let passage: ScrollPassage
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    @State private var value: Double?

    func body(content: Content) -> some View {
        let passage = passage
        content
            .modifier(ScrollEffectModifier(value: value ?? 0, effect: effect))
            .onGeometryChange(for: Double.self) { proxy in
                passage.value(of: proxy)
            } action: { new in
                show(new)
            }
    }

    private func show(_ new: Double) {
        // The edge that it comes from or goes to decides; at first there is nothing to animate.
        let edge: ScrollTransitionPhase =
            (new != 0 ? new : value ?? 0) < 0 ? .topLeading : .bottomTrailing
        guard value != nil, let animation = passage.animation(edge) else {
            value = new
            return
        }
        withAnimation(animation) { value = new }
    }
}

// Its state is of the main actor's.
@available(*, unavailable)
extension AnimatedScrollModifier: Sendable {}

extension View {
    /// Changes how the view looks while it comes into sight in the scroll view around it, and while it leaves.
    ///
    /// Apple: "scrollTransition(_:axis:transition:)". Outside of a scroll view it looks as it is.
    ///
    /// - Parameters:
    ///   - configuration: Whether the effect follows the offset or is animated, and from where on.
    ///   - axis: The axis along which the view is followed; `nil` for that of the innermost scroll view, the vertical one
    ///     if it has both.
    ///   - transition: Makes the effect for a phase from one that changes nothing. Between phases the effects are mixed.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis,
            transition: transition)
    }

    /// Changes how the view looks while it comes into sight in the scroll view around it, and while it leaves: in one way
    /// at the top or leading edge and in another at the bottom or trailing edge.
    ///
    /// Apple: "scrollTransition(topLeading:bottomTrailing:axis:transition:)".
    @ViewBuilder
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        let passage = ScrollPassage(first: topLeading, last: bottomTrailing, axis: axis)
        if passage.followsOffset {
            visualEffect { base, proxy in mixed(transition, base, passage.value(of: proxy)) }
        } else {
            modifier(AnimatedScrollModifier(passage: passage, effect: transition))
        }
    }
}
