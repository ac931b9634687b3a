public import QuadrantCore
import QuadrantLayout

/// Something to tap.
///
/// Apple: "Button". Its look is that of the button style around it; without one it is its label in the
/// tint, red for a destructive role. It is tapped where it shows something: its label, and the
/// ground that a style puts behind it.
public nonisolated struct Button<Label: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let configuration: PrimitiveButtonStyleConfiguration

    /// A button of which `label` is what is seen.
    ///
    /// - Parameters:
    ///   - action: What a tap does.
    ///   - label: What is seen.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button for a purpose, of which `label` is what is seen.
    ///
    /// - Parameters:
    ///   - role: What the button is for; `nil` for nothing in particular.
    ///   - action: What a tap does.
    ///   - label: What is seen.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        configuration = PrimitiveButtonStyleConfiguration(
            label: label(), role: role, action: { _ in action() })
    }

    /// Has the button style around make the button.
    @MainActor
    public static func _makeNodes(_ view: Button<Label>, _ cursor: inout _ViewCursor) {
        view.configuration.makeNodes(&cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, for use in the style's body; the next style further out, or the
    /// default, makes it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }
}

extension Button where Label == Text {
    /// A button with a localised title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// A button with a localised title, for a purpose.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title as it is.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// A button with a title as it is, for a purpose.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == QuadrantViews.Label<Text, Image> {
    /// A button with a localised title beside a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            QuadrantViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A button with a title as it is beside a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            QuadrantViews.Label(title, systemImage: systemImage)
        }
    }

    /// A button with a localised title beside a picture of an asset catalogue.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A button with a title as it is beside a picture of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantViews.Label(title, image: image) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose label follows from what it is for: "Cancel", "Close", "Done", "Delete".
    ///
    /// Apple: "init(role:action:)". The wording outside of bars is not measured.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The label of a button that was given a role and no label: the role's title.
///
/// Apple: "DefaultButtonLabel".
public nonisolated struct DefaultButtonLabel: View {
    fileprivate let role: ButtonRole

    /// The title that the system gives a button of the role.
    @MainActor public var body: some View {
        QuadrantViews.Label(role.defaultLabel.title, systemImage: role.defaultLabel.symbol)
            .labelStyle(.titleOnly)
    }
}
