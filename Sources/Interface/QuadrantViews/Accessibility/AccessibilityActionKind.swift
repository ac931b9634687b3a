import QuadrantCore

/// A kind of action that assistive technologies can offer for a view.
///
/// Apple: "AccessibilityActionKind".
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: AccessibilityActionName

    private init(_ name: AccessibilityActionName) {
        self.name = name
    }

    /// A kind of your own, named by the text.
    public init(named name: Text) {
        self.init(.text(name))
    }

    /// The action that a tap triggers.
    public static let `default` = AccessibilityActionKind(.usual(.activate))
    /// Dismisses what is shown over other views.
    public static let escape = AccessibilityActionKind(.usual(.escape))
    /// The most important action at the moment, such as answering a call.
    public static let magicTap = AccessibilityActionKind(.usual(.magicTap))
    /// Removes what the view stands for.
    public static let delete = AccessibilityActionKind(.usual(.delete))
    /// Shows the menu that belongs to the view.
    public static let showMenu = AccessibilityActionKind(.usual(.showMenu))

    /// What tests and assistive technologies call it.
    func noteName(in environment: EnvironmentValues) -> String { name.string(in: environment) }
}

/// A group of actions that assistive technologies show together.
///
/// Apple: "AccessibilityActionCategory".
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: AccessibilityActionName

    private init(_ name: AccessibilityActionName) {
        self.name = name
    }

    /// A category of your own, named by the text.
    public init(_ name: Text) {
        self.init(.text(name))
    }

    /// A category of your own with a localised name.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(Text(nameKey))
    }

    /// A category of your own with a name that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        self.init(Text(name))
    }

    /// The category of the view's usual actions.
    public static let `default` = AccessibilityActionCategory(.fixed("default"))
    /// Actions that change text.
    public static let edit = AccessibilityActionCategory(.fixed("edit"))

    /// What tests and assistive technologies call it.
    func noteName(in environment: EnvironmentValues) -> String { name.string(in: environment) }
}

/// The name of an action or of a category: fixed, or a text that is resolved where it is used.
private enum AccessibilityActionName: Equatable, Sendable {
    case fixed(String)
    case usual(UsualAction)
    case text(Text)

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .fixed(let name): name
        case .usual(let action): action.rawValue
        case .text(let text): text.plainString(in: environment)
        }
    }
}

/// The direction in which a value is to be changed.
///
/// Apple: "AccessibilityAdjustmentDirection".
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// The value is to become greater.
    case increment
    /// The value is to become smaller.
    case decrement
}

/// What happens to the accessibility elements inside a view.
///
/// Apple: "AccessibilityChildBehavior".
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let note: AccessibilityNoteChildren

    /// The elements inside are left out. The view is one element, with only the properties that
    /// modifiers give it.
    public static let ignore = AccessibilityChildBehavior(note: .ignore)
    /// Each element inside stays an element, within one element for the view.
    public static let contain = AccessibilityChildBehavior(note: .contain)
    /// The elements inside become one element. Their labels and values are joined with commas; what
    /// a tap on one of them triggers becomes an action named by its label.
    public static let combine = AccessibilityChildBehavior(note: .combine)
}
