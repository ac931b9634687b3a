/// What a screen with a toolbar is for.
///
/// Apple: "ToolbarRole".
public struct ToolbarRole: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic, navigationStack, browser, editor
    }

    let kind: Kind

    /// What the system takes the screen for: a screen in a stack.
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// A screen in a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    /// A screen that goes through pages: its title is at the start of the bar.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// A document: its title is at the start of the bar.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }

    /// Whether the title is at the start of the bar.
    var startsWithTitle: Bool { kind == .browser || kind == .editor }
}

/// An item that a bar has by itself.
///
/// Apple: "ToolbarDefaultItemKind".
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind: Sendable {
        case sidebarToggle, title, search
    }

    let kind: Kind

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The field to search in.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// Whether the user may move or remove an item.
///
/// Apple: "ToolbarCustomizationBehavior".
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    enum Kind: Sendable {
        case standard, reorderable, disabled
    }

    let kind: Kind

    /// The item can be moved and removed.
    public static var `default`: ToolbarCustomizationBehavior { .init(kind: .standard) }
    /// The item can be moved.
    public static var reorderable: ToolbarCustomizationBehavior { .init(kind: .reorderable) }
    /// The item stays.
    public static var disabled: ToolbarCustomizationBehavior { .init(kind: .disabled) }
}

/// What else there is to say of an item that the user may change.
///
/// Apple: "ToolbarCustomizationOptions".
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public var rawValue: Int

    /// The options whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item can be reached even if it is not in the bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1 << 0) }
}
