public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

/// A control that runs an action when it is tapped.
///
/// Apple: "Button". The button style around decides how it looks; without one the button is its
/// label in the tint, or in red for a destructive role. Taps reach the button where it shows
/// something: on its label and on the background that a style puts behind it.
public nonisolated struct Button<Label: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let configuration: PrimitiveButtonStyleConfiguration

    /// Creates a button that shows `label`.
    ///
    /// - Parameters:
    ///   - action: Runs when the button is tapped.
    ///   - label: What the button shows.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role that shows `label`.
    ///
    /// - Parameters:
    ///   - role: What the button is for; `nil` for no particular role.
    ///   - action: Runs when the button is tapped.
    ///   - label: What the button shows.
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
        cursor.calling("Button") { view.configuration.makeNodes(&$0) }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }

    /// The action does not count: it is read in the button's last value.
    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        guard let place = MemoryLayout<Self>.offset(of: \.configuration) else {
            return comparison.add(Self.self, at: offset)
        }
        PrimitiveButtonStyleConfiguration.addComparison(at: offset + place, to: &comparison)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is given, for use in the body of that style. The next style
    /// around, or the default one, decides how it looks.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }
}

extension Button where Label == Text {
    /// Creates a button with a localised title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// Creates a button with the title of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// Creates a button with a localised title and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that is not localised.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// Creates a button with a role and a title that is not localised.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a button with a localised title beside a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role and a localised title beside a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            QuadrantControls.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button with a title that is not localised beside a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role and a title that is not localised beside a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            QuadrantControls.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a button with a localised title beside a picture of an asset catalogue.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    /// Creates a button with a role and a localised title beside a picture of an asset catalogue.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantControls.Label(titleKey, image: image) }
    }

    /// Creates a button with a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, image: image, role: nil, action: action)
    }

    /// Creates a button with a role and a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantControls.Label(title, image: image) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button whose label follows from its role: "Cancel", "Close", "Done" or "Delete".
    ///
    /// Apple: "init(role:action:)". The wording outside of bars is not measured.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The label of a button that was given a role and no label: the title of the role.
///
/// Apple: "DefaultButtonLabel".
public nonisolated struct DefaultButtonLabel: View {
    fileprivate let role: ButtonRole
    @Environment(\.isInBar) private var isInBar
    @Environment(\.controlProfile) private var profile

    fileprivate init(role: ButtonRole) { self.role = role }

    /// The title that the system gives a button of the role; its symbol in bars of glass for `close` and `confirm`.
    @MainActor public var body: some View {
        let label = QuadrantControls.Label(
            role.defaultLabel.title, systemImage: role.defaultLabel.symbol)
        if isInBar, profile.bar.glass != nil, role == .close || role == .confirm {
            label.labelStyle(.iconOnly)
        } else {
            label.labelStyle(.titleOnly)
        }
    }
}
