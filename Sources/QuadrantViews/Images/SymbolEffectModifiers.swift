public import QuadrantCore

/// How the content of a view changes from one state to the next.
///
/// Apple: "ContentTransition". It has no effect here, as a picture shows one state.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate, numericText, symbolEffect
    }

    private let kind: Kind

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The former content fades out and the new one in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The content is interpolated where that is possible.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The content changes by the default effect of symbols.
    public static var symbolEffect: ContentTransition { .init(kind: .symbolEffect) }

    /// The content changes digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        .init(kind: .numericText)
    }

    /// The content changes digit by digit, up or down with the value.
    public static func numericText(value: Double) -> ContentTransition { .init(kind: .numericText) }

    /// The content changes by an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .init(kind: .symbolEffect)
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// How the contents of views change; `.identity` unless set. It has no effect here.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
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

    /// Sets how the contents of views change. It has no effect here, which is reported.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
            .modifier(StillModifier(call: ".contentTransition(_:)"))
    }
}
