public import QuadrantCore
import QuadrantViews

/// Whether a button repeats its action while it is held down.
///
/// Apple: "ButtonRepeatBehavior". It has no effect here: a button that is held acts once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case enabled
        case disabled
    }

    private let kind: Kind

    /// The behaviour that suits the place.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// The action is repeated.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// The action is not repeated.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How wide buttons are.
///
/// Apple: "ButtonSizing".
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case fitted
        case flexible
    }

    private let kind: Kind

    /// The width that suits the place; here always as wide as the label needs.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// A button is as wide as its label needs.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
    /// A button is as wide as its proposal.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their actions while they are held down. `automatic` unless set; it
    /// has no effect here.
    ///
    /// Apple: "EnvironmentValues.buttonRepeatBehavior".
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// How wide buttons are. `automatic` unless set.
    ///
    /// Apple: "EnvironmentValues.buttonSizing".
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Says whether the buttons in this view repeat their actions while they are held down. It has
    /// no effect here, which is reported: a button that is held acts once.
    ///
    /// Apple: "buttonRepeatBehavior(_:)".
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
            .modifier(
                ReportModifier(
                    diagnostic: Diagnostic.withoutEffect(
                        ".buttonRepeatBehavior(_:)",
                        advice: "A button that is held acts once, when it is let go."))
            )
    }

    /// Sets how wide the buttons in this view are.
    ///
    /// Apple: "buttonSizing(_:)".
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
