public import QuadrantCore

extension ContentTransition {
    /// A symbol takes the place of another one by the default effect, `downUp`; texts fade.
    public static var symbolEffect: ContentTransition { ContentTransition(.symbolEffect(.downUp)) }

    /// A symbol takes the place of another one by an effect; texts fade.
    ///
    /// - Parameter options: They have no effect: the animation of the change says how long it takes.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        switch effect.configuration.way {
        case .up: ContentTransition(.symbolEffect(.upUp))
        case .forward: ContentTransition(.symbolEffect(.offUp))
        default: ContentTransition(.symbolEffect(.downUp))
        }
    }
}

extension View {
    /// Moves the symbols in the view as long as an effect is active.
    ///
    /// Apple: "symbolEffect(_:options:isActive:)". An effect that comes to an end, such as a bounce, is run again and again;
    /// when it is no longer active, the time round that is under way is the last. Others, such as `scale`, go to where
    /// they stay, and back at the end.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        addingSymbolEffect(
            SymbolEffectEntry(
                effect: effect.configuration, options: options, isActive: isActive))
    }

    /// Moves the symbols in the view once whenever a value changes, or as often as the options say.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        addingSymbolEffect(
            SymbolEffectEntry(
                effect: effect.configuration, options: options, trigger: AnyTrigger(value)))
    }

    /// Keeps the effects of modifiers around the view off the symbols in it.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { effects in
            if isEnabled, let count = effects?.entries.count { effects?.removedCount = count }
        }
    }

    nonisolated private func addingSymbolEffect(_ entry: SymbolEffectEntry) -> some View {
        transformEnvironment(\.symbolEffects) { effects in
            var all = effects ?? SymbolEffects()
            all.entries.append(entry)
            effects = all
        }
    }
}
