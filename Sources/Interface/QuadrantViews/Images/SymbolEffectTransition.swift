public import QuadrantCore
import QuadrantGeometry

/// Symbols in the view come and go by an effect; everything else is there or gone at once.
///
/// Apple: "SymbolEffectTransition". The animation of the change says how long it takes.
public nonisolated struct SymbolEffectTransition: Transition {
    private let effect: SymbolEffectConfiguration

    /// Creates the transition.
    ///
    /// - Parameter options: They have no effect: a transition runs once, as long as its animation.
    public init<T: TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        self.effect = effect.configuration
    }

    /// Symbols grow or shrink: people who ask for less motion see them fade.
    @MainActor public static let properties = TransitionProperties(hasMotion: true)

    /// The view, its symbols in the pose of the phase.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(SymbolPresence(effect: effect, part: phase.isIdentity ? 1 : 0))
    }
}

/// Shows symbols as they are on the way to being there.
nonisolated struct SymbolPresence: ViewModifier, Animatable {
    let effect: SymbolEffectConfiguration
    /// 0 for away, 1 for there.
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.transformEnvironment(\.symbolEffects) { effects in
            var all = effects ?? SymbolEffects()
            var entry = SymbolEffectEntry(effect: effect, options: .default)
            entry.presence = min(max(part, 0), 1)
            all.entries.append(entry)
            effects = all
        }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols in the view appear and disappear by the effect that suits them.
    @MainActor @preconcurrency
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect.automatic)
    }

    /// Symbols in the view appear and disappear by an effect.
    @MainActor @preconcurrency
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// Symbols in the view appear and disappear by the effect that suits them.
    public static var symbolEffect: AnyTransition {
        AnyTransition(plain: SymbolEffectTransition(effect: AutomaticSymbolEffect.automatic))
    }

    /// Symbols in the view appear and disappear by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(plain: SymbolEffectTransition(effect: effect, options: options))
    }
}

extension SymbolEffectConfiguration {
    /// The moment of a symbol that comes or goes, at a part of the way to being there.
    func present(_ part: Double) -> SymbolMoment {
        var effect = self
        if kind == .automatic { effect = SymbolEffectConfiguration(.appear) }
        switch effect.kind {
        case .disappear, .drawOff: return SymbolMoment(effect: effect, part: 1 - part, stays: true)
        default: return SymbolMoment(effect: effect, part: part, stays: true)
        }
    }
}
