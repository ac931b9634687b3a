public import QuadrantCore

/// Whether a button acts again and again while it is held.
///
/// Apple: "ButtonRepeatBehavior". Nothing can be held here: without effect.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic
        case enabled
        case disabled
    }

    private let kind: Kind

    /// What suits the place.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// Again and again.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How wide buttons are.
///
/// Apple: "ButtonSizing".
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic
        case fitted
        case flexible
    }

    private let kind: Kind

    /// What suits the place: as wide as their labels need.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// As wide as their labels need.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
    /// As wide as there is room.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons are to act again and again while they are held.
    ///
    /// Apple: "EnvironmentValues.buttonRepeatBehavior".
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// How wide buttons are.
    ///
    /// Apple: "EnvironmentValues.buttonSizing".
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Says whether the buttons in this view act again and again while they are held. Without effect
    /// here, which is reported: nothing is held.
    ///
    /// Apple: "buttonRepeatBehavior(_:)".
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
            .modifier(
                ReportModifier(
                    complaint: Complaint.withoutEffect(
                        ".buttonRepeatBehavior(_:)", advice: "A tap is short: each one acts once."))
            )
    }

    /// How wide the buttons in this view are.
    ///
    /// Apple: "buttonSizing(_:)".
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
