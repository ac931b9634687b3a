public import QuadrantCore

extension ContentTransition {
    /// Symbols change by their default effect; texts fade.
    public static var symbolEffect: ContentTransition { ContentTransition(.symbolEffect) }

    /// Symbols change by an effect; texts fade.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(.symbolEffect)
    }
}

/// Reports that a movement is not shown.
private struct StillModifier: NodeModifier {
    let call: String

    var diagnostic: Diagnostic? {
        Diagnostic.withoutEffect(
            call, advice: "A picture is still: it shows the view at rest.")
    }
}

extension View {
    /// Moves symbols as long as the effect is active. It has no effect here, which is reported.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(StillModifier(call: ".symbolEffect(_:options:isActive:)"))
    }

    /// Moves symbols once whenever a value changes. It has no effect here, which is reported.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(StillModifier(call: ".symbolEffect(_:options:value:)"))
    }

    /// Removes the effects of symbols. Symbols are still here in any case.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
