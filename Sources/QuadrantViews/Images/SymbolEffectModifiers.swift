public import QuadrantCore

/// How a view's content changes from one state to the next.
///
/// Apple: "ContentTransition". A still picture shows one state: without effect here.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate, numericText, symbolEffect
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// By fading.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Through what lies between, where there is such.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// By the usual effect of symbols.
    public static var symbolEffect: ContentTransition { .init(kind: .symbolEffect) }

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        .init(kind: .numericText)
    }

    /// Digit by digit, up or down as the value goes.
    public static func numericText(value: Double) -> ContentTransition { .init(kind: .numericText) }

    /// By an effect of symbols.
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
    /// How contents change. `.identity` unless set; without effect here.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

/// Says that a movement is not shown.
private struct StillModifier: NodeModifier {
    let call: String

    var complaint: Complaint? {
        Complaint.withoutEffect(
            call, advice: "A picture is still: it shows the view at rest.")
    }
}

extension View {
    /// Moves symbols while active. Without effect here, which is reported.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(StillModifier(call: ".symbolEffect(_:options:isActive:)"))
    }

    /// Moves symbols once when a value changes. Without effect here, which is reported.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(StillModifier(call: ".symbolEffect(_:options:value:)"))
    }

    /// Keeps symbols still. They are still here in any case.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Says how contents change. Without effect here, which is reported.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
            .modifier(StillModifier(call: ".contentTransition(_:)"))
    }
}
