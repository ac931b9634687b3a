import QuadrantCore

/// The kinds of things that assistive technologies can do with a view.
///
/// Apple: "AccessibilityActionKind".
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: AccessibilityActionName

    private init(_ name: AccessibilityActionName) {
        self.name = name
    }

    /// A kind of one's own, called by what the text says.
    public init(named name: Text) {
        self.init(.text(name))
    }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.fixed(AccessibilityNoteAction.activate))
    /// Leaves what is shown over other views.
    public static let escape = AccessibilityActionKind(.fixed("escape"))
    /// The most important thing that can be done, such as taking a call.
    public static let magicTap = AccessibilityActionKind(.fixed("magicTap"))
    /// Takes away.
    public static let delete = AccessibilityActionKind(.fixed("delete"))
    /// Shows the menu that belongs to the view.
    public static let showMenu = AccessibilityActionKind(.fixed("showMenu"))

    /// What tests and assistive technologies call it.
    func noteName(in environment: EnvironmentValues) -> String { name.string(in: environment) }
}

/// What belongs together of what assistive technologies can do with a view.
///
/// Apple: "AccessibilityActionCategory".
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: AccessibilityActionName

    private init(_ name: AccessibilityActionName) {
        self.name = name
    }

    /// A category of one's own, called by what the text says.
    public init(_ name: Text) {
        self.init(.text(name))
    }

    /// A category of one's own by a localised name.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(Text(nameKey))
    }

    /// A category of one's own by a name as it is written.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        self.init(Text(name))
    }

    /// The view's usual actions.
    public static let `default` = AccessibilityActionCategory(.fixed("default"))
    /// Actions that change text.
    public static let edit = AccessibilityActionCategory(.fixed("edit"))

    /// What tests and assistive technologies call it.
    func noteName(in environment: EnvironmentValues) -> String { name.string(in: environment) }
}

/// The name of something that can be done.
private enum AccessibilityActionName: Equatable, Sendable {
    case fixed(String)
    case text(Text)

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .fixed(let name): name
        case .text(let text): text.plainString(in: environment)
        }
    }
}

/// Which way a value is to be changed.
///
/// Apple: "AccessibilityAdjustmentDirection".
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next greater value.
    case increment
    /// To the next smaller value.
    case decrement
}

/// What becomes of the elements inside a view.
///
/// Apple: "AccessibilityChildBehavior".
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let note: AccessibilityNoteChildren

    /// They are left out; the view is one element without properties but those that modifiers give.
    public static let ignore = AccessibilityChildBehavior(note: .ignore)
    /// Each stays an element, inside of one for the view.
    public static let contain = AccessibilityChildBehavior(note: .contain)
    /// Their properties become those of one element: labels and values one after the other, with
    /// commas between; what a tap on one of them does, an action called by its label.
    public static let combine = AccessibilityChildBehavior(note: .combine)
}
