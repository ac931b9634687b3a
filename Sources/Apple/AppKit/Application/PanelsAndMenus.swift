public import Foundation
public import QuadrantFoundation
public import QuadrantViews
import UIKit
public import UniformTypeIdentifiers

extension NSApplication {
    /// How a dialog ended.
    ///
    /// Apple: "NSApplication.ModalResponse" (AppKit).
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// Creates an answer.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Something was chosen.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let OK = ModalResponse(rawValue: 1)
        /// Nothing was chosen.
        public static let cancel = ModalResponse(rawValue: 0)
        /// The first button.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// The second button.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    }
}

/// A dialog about files. None opens here: it ends at once with nothing chosen, which is told. `fileImporter` and `fileExporter`
/// are drawn.
///
/// Apple: "NSSavePanel" (AppKit).
@MainActor @preconcurrency open class NSSavePanel {
    /// The title.
    open var title = ""
    /// What the button says.
    open var prompt = ""
    /// Words above the files.
    open var message = ""
    /// The folder that is shown.
    open var directoryURL: URL?
    /// The types of files that can be chosen.
    open var allowedContentTypes: [UTType] = []
    /// The name that is proposed.
    open var nameFieldStringValue = ""
    /// Whether people can make folders.
    open var canCreateDirectories = true
    /// Whether the ends of names are shown.
    open var isExtensionHidden = false
    /// What was chosen: nothing.
    open var url: URL? { nil }

    /// Creates a dialog.
    public init() {}

    /// Ends at once with nothing chosen, which is told.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        tellWithoutEffect("\(type(of: self)).runModal()", "Nothing is chosen")
        return .cancel
    }

    /// Ends at once with nothing chosen, which is told.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        handler(runModal())
    }
}

/// A dialog that chooses files. None opens here.
///
/// Apple: "NSOpenPanel" (AppKit).
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen.
    open var canChooseDirectories = false
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// What was chosen: nothing.
    open var urls: [URL] { [] }
}

/// A message with buttons. None opens here: the first button is taken, which is told. `alert` is drawn.
///
/// Apple: "NSAlert" (AppKit).
@MainActor @preconcurrency open class NSAlert {
    /// How grave a message is.
    ///
    /// Apple: "NSAlert.Style".
    public enum Style: UInt, Sendable {
        /// It warns; it informs; something is at stake.
        case warning, informational, critical
    }

    /// The message.
    open var messageText = ""
    /// More words.
    open var informativeText = ""
    /// How grave it is.
    open var alertStyle = Style.warning
    /// The titles of the buttons.
    public private(set) var buttonTitles: [String] = []

    /// Creates a message.
    public init() {}

    /// Creates a message about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    /// Adds a button.
    open func addButton(withTitle title: String) { buttonTitles.append(title) }

    /// Ends at once with the first button, which is told.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        tellWithoutEffect("NSAlert.runModal()", "The first button is taken")
        return .alertFirstButtonReturn
    }
}

/// An item of a menu. No menu opens here.
///
/// Apple: "NSMenuItem" (AppKit).
@MainActor @preconcurrency open class NSMenuItem {
    /// The title.
    open var title: String
    /// The menu behind it.
    open var submenu: NSMenu?
    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is left out.
    open var isHidden = false
    /// The picture.
    open var image: NSImage?

    /// Creates an item.
    public init(title string: String, action selector: Selector? = nil, keyEquivalent: String = "")
    {
        title = string
    }

    /// A line between items.
    open class func separator() -> NSMenuItem { NSMenuItem(title: "") }
}

/// Items, of which one is chosen. No menu opens here.
///
/// Apple: "NSMenu" (AppKit).
@MainActor @preconcurrency open class NSMenu {
    /// The title.
    open var title: String
    /// The items.
    open var items: [NSMenuItem] = []

    /// Creates a menu.
    public init(title: String = "") {
        self.title = title
    }

    /// Adds an item at the end.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
}
