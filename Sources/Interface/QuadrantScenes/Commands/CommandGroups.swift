import QuadrantControls
public import QuadrantCore
public import QuadrantViews

/// A place among the commands of an app.
///
/// Apple: "CommandGroupPlacement".
public struct CommandGroupPlacement: Equatable, Sendable {
    private let name: String

    /// The commands about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The commands for the app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The commands of services of other apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// The commands that show and hide apps.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The commands that end the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// The commands that make and open documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// The commands that save documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// The commands that import and export.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// The commands that print.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// The commands that undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The commands that cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// The commands that change text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The commands that format text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The commands of the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The commands of the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The commands that change the size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The commands that list windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The commands that list the app's single windows.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The commands that arrange windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The commands that help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place among those of the system.
///
/// Apple: "CommandGroup".
public nonisolated struct CommandGroup<Content: View>: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    private let content: Content

    /// Commands before those of the system.
    @MainActor
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands after those of the system.
    @MainActor
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands in place of those of the system.
    @MainActor
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Adds the commands.
    @MainActor
    public static func _collect(_ commands: CommandGroup<Content>, into list: inout _CommandList) {
        list.items.append(AnyView(commands.content))
    }
}

/// A menu of commands.
///
/// Apple: "CommandMenu".
public nonisolated struct CommandMenu<Content: View>: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    private let content: Content

    /// A menu with a localised title. No menu is shown: of the title nothing is seen.
    @MainActor
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a text as title.
    @MainActor
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a title that is not localised.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the menu.
    @MainActor
    public static func _collect(_ commands: CommandMenu<Content>, into list: inout _CommandList) {
        list.items.append(AnyView(commands.content))
    }
}

/// The system's commands of the sidebar. They are shown nowhere, as on a phone.
///
/// Apple: "SidebarCommands".
public nonisolated struct SidebarCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(_ commands: SidebarCommands, into list: inout _CommandList) {}
}

/// The system's commands of the toolbar. They are shown nowhere, as on a phone.
///
/// Apple: "ToolbarCommands".
public nonisolated struct ToolbarCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(_ commands: ToolbarCommands, into list: inout _CommandList) {}
}

/// The system's commands that change text. They are shown nowhere, as on a phone.
///
/// Apple: "TextEditingCommands".
public nonisolated struct TextEditingCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(_ commands: TextEditingCommands, into list: inout _CommandList) {}
}

/// The system's commands that format text. They are shown nowhere, as on a phone.
///
/// Apple: "TextFormattingCommands".
public nonisolated struct TextFormattingCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(_ commands: TextFormattingCommands, into list: inout _CommandList) {
    }
}

/// The system's commands of the inspector. They are shown nowhere, as on a phone.
///
/// Apple: "InspectorCommands".
public nonisolated struct InspectorCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(_ commands: InspectorCommands, into list: inout _CommandList) {}
}

/// The system's commands that import from devices. They are shown nowhere, as on a phone.
///
/// Apple: "ImportFromDevicesCommands".
public nonisolated struct ImportFromDevicesCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}

    /// Adds nothing: the commands are the system's.
    @MainActor
    public static func _collect(
        _ commands: ImportFromDevicesCommands, into list: inout _CommandList
    ) {}
}
