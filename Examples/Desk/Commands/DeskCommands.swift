import SwiftUI

/// The menus of the desk: a menu of its own, and commands among those of the system.
struct DeskCommands: Commands {
    let desk: Desk
    @State private var isSorted = false

    var body: some Commands {
        CommandMenu("Letters") {
            Button("Write") {
                desk.letters.append(Letter(id: desk.letters.count + 1, title: "New", text: ""))
            }
            .keyboardShortcut("l", modifiers: [.command, .shift])
            Button("Sort") {
                isSorted.toggle()
                desk.letters.sort { ($0.title < $1.title) == isSorted }
            }
            .keyboardShortcut("s", modifiers: [.command, .option])
        }
        FileCommands(desk: desk)
        EditCommands()
        ViewCommands()
        if desk.isPaused {
            EmptyCommands()
        } else {
            CommandGroup(after: .help) { Link("On letters", destination: Self.help) }
        }
    }

    private static let help = URL(fileURLWithPath: "/Help/Letters.html")
}

/// Commands that make, take and print.
struct FileCommands: Commands {
    let desk: Desk

    var body: some Commands {
        CommandGroup(before: .newItem) { Button("New letter") { desk.path.append(1) } }
        CommandGroup(after: .importExport) {
            Button("Import…") { desk.isImporting = true }.keyboardShortcut("i")
        }
        CommandGroup(replacing: .printItem) {}
        CommandGroup(replacing: .saveItem) { Button("Keep") { desk.isPaused = false } }
        CommandGroup(replacing: .appInfo) { Button("About the desk") { desk.path.append(0) } }
        CommandGroup(after: .appSettings) {
            Toggle(
                "Settings",
                isOn: Binding {
                    desk.showsSettings
                } set: {
                    desk.showsSettings = $0
                })
        }
        CommandGroup(replacing: .appVisibility) {}
        CommandGroup(before: .appTermination) { Button("Clear") { desk.letters = [] } }
        CommandGroup(replacing: .systemServices) {}
    }
}

/// Commands that change texts.
struct EditCommands: Commands {
    @FocusedValue(\.letter) private var letter

    var body: some Commands {
        CommandGroup(after: .undoRedo) { Text(letter ?? "Nothing is being written") }
        CommandGroup(after: .pasteboard) { Button("Paste as a quotation") {} }
        CommandGroup(after: .textEditing) { Button("Sign") {} }
        CommandGroup(before: .textFormatting) { Button("Handwriting") {} }
    }
}

/// Commands that show and arrange.
struct ViewCommands: Commands {
    var body: some Commands {
        CommandGroup(after: .toolbar) { Button("Larger") {}.keyboardShortcut("+") }
        CommandGroup(before: .sidebar) { Button("Folders") {} }
        CommandGroup(after: .windowSize) { Button("As wide as a letter") {} }
        CommandGroup(after: .windowArrangement) { Button("Side by side") {} }
        CommandGroup(replacing: .windowList) {}
        CommandGroup(replacing: .singleWindowList) {}
    }
}

/// The commands that the system has, and what a version of it adds.
struct SystemCommands: Commands {
    var body: some Commands {
        SidebarCommands()
        ToolbarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        InspectorCommands()
        ImportFromDevicesCommands()
        if #available(iOS 17, macOS 14, *) {
            CommandGroup(after: .help) { Button("What is new") {} }
        }
    }
}

extension FocusedValues {
    /// The letter that is being written.
    @Entry var letter: String?
}
