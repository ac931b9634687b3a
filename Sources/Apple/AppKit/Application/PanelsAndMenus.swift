public import Foundation
internal import QuadrantFoundation
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
        /// The third button.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
        /// It was ended by the code.
        public static let stop = ModalResponse(rawValue: -1000)
        /// It was broken off by the code.
        public static let abort = ModalResponse(rawValue: -1001)
        /// It goes on.
        public static let `continue` = ModalResponse(rawValue: -1002)
    }
}

/// A dialog about files. None opens here: it ends at once with nothing chosen, which is told. `fileImporter` and `fileExporter`
/// are drawn.
///
/// Apple: "NSSavePanel" (AppKit).
@MainActor @preconcurrency open class NSSavePanel: NSWindow {
    /// What the button says.
    open var prompt = ""
    /// Words above the files.
    open var message = ""
    /// The folder that is shown.
    open var directoryURL: URL?
    /// The types of files that can be chosen.
    open var allowedContentTypes: [UTType] = []
    /// The same by the ends of names, or by identifiers of types; `nil` for all.
    open var allowedFileTypes: [String]? {
        didSet {
            allowedContentTypes = (allowedFileTypes ?? []).compactMap {
                UTType($0) ?? UTType(filenameExtension: $0)
            }
        }
    }
    /// The name that is proposed.
    open var nameFieldStringValue = ""
    /// Whether people can make folders.
    open var canCreateDirectories = true
    /// Whether the ends of names are shown.
    open var isExtensionHidden = false
    /// What was chosen: nothing.
    open var url: URL? { nil }

    /// Words before the field of the name.
    open var nameFieldLabel: String! = ""
    /// Whether hidden files are shown.
    open var showsHiddenFiles = false
    /// Whether packages are folders.
    open var treatsFilePackagesAsDirectories = false
    /// Whether people choose to hide the ends of names.
    open var canSelectHiddenExtension = false
    /// Whether files of other types can be chosen.
    open var allowsOtherFileTypes = false
    /// Whether tags can be set.
    open var showsTagField = false
    /// A view below the files.
    open var accessoryView: NSView?

    /// Ends at once with nothing chosen, which is told.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        tellWithoutEffect("\(type(of: self)).runModal()", "Nothing is chosen")
        return .cancel
    }

    /// Ends at once with nothing chosen, which is told.
    open func beginSheetModal(
        for window: NSWindow,
        completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) {
        handler(runModal())
    }

    /// Ends at once with nothing chosen, which is told.
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
        runModal()
    }

    /// Ends at once with nothing chosen, which is told.
    open func begin() async -> NSApplication.ModalResponse { runModal() }

    /// Closes the dialog: none is open.
    open func cancel(_ sender: Any?) {}

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
    /// Whether links lead to their files.
    open var resolvesAliases = true
    /// Whether files of a cloud are fetched.
    open var canDownloadUbiquitousContents = true
    /// Whether the view below the files is shown.
    open var isAccessoryViewDisclosed = false
    /// What was chosen: nothing.
    open var urls: [URL] { [] }
}

/// A message with buttons. None opens here: the first button is taken, which is told. `alert` is drawn.
///
/// Apple: "NSAlert" (AppKit).
@MainActor @preconcurrency open class NSAlert: NSObject {
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
    /// The buttons.
    open private(set) var buttons: [NSButton] = []
    /// The picture; that of the app for `nil`.
    open var icon: NSImage!
    /// A view below the words.
    open var accessoryView: NSView?
    /// Whether a box to leave it out next time is shown.
    open var showsSuppressionButton = false
    /// That box.
    open lazy var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "", target: nil, action: nil)
    /// Whether a button for help is shown.
    open var showsHelp = false
    /// Its window. It is not shown.
    open private(set) lazy var window = NSWindow()

    /// Creates a message.
    override public init() { super.init() }

    /// Creates a message about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    /// Adds a button.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        buttons.append(NSButton(title: title, target: nil, action: nil))
        return buttons[buttons.count - 1]
    }

    /// Places its views. They are not shown.
    open func layout() {}

    /// Ends at once with the first button, which is told.
    open func beginSheetModal(
        for sheetWindow: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        handler?(runModal())
    }

    /// Ends at once with the first button, which is told.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        runModal()
    }

    /// Ends at once with the first button, which is told.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        tellWithoutEffect("NSAlert.runModal()", "The first button is taken")
        return .alertFirstButtonReturn
    }
}
