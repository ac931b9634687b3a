public import Foundation
public import QuadrantScenes

extension NSWindow {
    /// What a window has.
    ///
    /// Apple: "NSWindow.StyleMask".
    public struct StyleMask: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The style of a set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing.
        public static let borderless: StyleMask = []
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1 << 0)
        /// A button that closes it.
        public static let closable = StyleMask(rawValue: 1 << 1)
        /// A button that puts it away.
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        /// People change its size.
        public static let resizable = StyleMask(rawValue: 1 << 3)
        /// Bars small as those of tools.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// It takes no more room than its content.
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        /// Title bar and bar in one.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// A palette with a dark, clear ground.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// A panel that does not bring its app to the front.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// It fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content lies under the title bar.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// The name under which a frame is kept.
    ///
    /// Apple: "NSWindow.FrameAutosaveName".
    public typealias FrameAutosaveName = String

    /// Where something comes among others.
    ///
    /// Apple: "NSWindow.OrderingMode".
    public enum OrderingMode: Int, Sendable {
        /// Behind, nowhere, in front.
        case below = -1
        case out, above
    }

    /// How the bar goes with the title bar.
    ///
    /// Apple: "NSWindow.ToolbarStyle".
    public enum ToolbarStyle: Int, Sendable {
        /// As the system has it, below it, as settings have it, in one, in one that is less high.
        case automatic, expanded, preference, unified, unifiedCompact
    }

    /// Whether windows are tabs of one.
    ///
    /// Apple: "NSWindow.TabbingMode".
    public enum TabbingMode: Int, Sendable {
        /// As people like it, where that can be, never.
        case automatic, preferred, disallowed
    }

    /// How a window comes and goes.
    ///
    /// Apple: "NSWindow.AnimationBehavior".
    public enum AnimationBehavior: Int, Sendable {
        /// As the system has it; not at all; as windows, utilities and alerts do.
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }

    /// What other programs may do with what a window shows.
    ///
    /// Apple: "NSWindow.SharingType".
    public enum SharingType: UInt, Sendable {
        /// Nothing, read it, read and write it.
        case none, readOnly, readWrite
    }

    /// How a window is kept in memory.
    ///
    /// Apple: "NSWindow.BackingStoreType".
    public enum BackingStoreType: UInt, Sendable {
        /// As pixels.
        case buffered = 2
    }

    /// Whether the title is seen.
    ///
    /// Apple: "NSWindow.TitleVisibility".
    public enum TitleVisibility: Int, Sendable {
        /// It is.
        case visible
        /// It is not.
        case hidden
    }

    /// A button of the title bar.
    ///
    /// Apple: "NSWindow.ButtonType".
    public enum ButtonType: UInt, Sendable {
        /// It closes the window, puts it away, or makes it large.
        case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    }

    /// How a window goes with spaces and other windows.
    ///
    /// Apple: "NSWindow.CollectionBehavior".
    public struct CollectionBehavior: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The behaviour of a set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As the system has it.
        public static let `default`: CollectionBehavior = []
        /// Windows of other apps do not come with it.
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        /// It is not among the windows of the app.
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        /// It takes part in going from window to window.
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        /// It does not.
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        /// It cannot fill the screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        /// It can stand beside another one.
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        /// It cannot.
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
        /// It can be beside windows of other apps.
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        /// It is in all spaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        /// It moves to the space in use.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        /// It stays where it is.
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        /// It can fill the screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        /// It can be beside one that fills the screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    }

    /// How far in front a window is.
    ///
    /// Apple: "NSWindow.Level".
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// Creates a level.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Usual windows.
        public static let normal = Level(rawValue: 0)
        /// Menus that are torn off.
        public static let submenu = Level(rawValue: 3)
        /// The same.
        public static let tornOffMenu = Level(rawValue: 3)
        /// Palettes.
        public static let floating = Level(rawValue: 3)
        /// Panels that have to be answered.
        public static let modalPanel = Level(rawValue: 8)
        /// The menu bar.
        public static let mainMenu = Level(rawValue: 24)
        /// Items of the menu bar.
        public static let statusBar = Level(rawValue: 25)
        /// Menus.
        public static let popUpMenu = Level(rawValue: 101)
        /// Savers of the screen.
        public static let screenSaver = Level(rawValue: 1000)
    }
}

/// Is told of the life of a window. Nothing is called here: a picture has no life.
///
/// Apple: "NSWindowDelegate" (AppKit).
@MainActor @preconcurrency public protocol NSWindowDelegate: AnyObject {
    /// The window will close.
    func windowWillClose(_ notification: Notification)
    /// Whether the window may close.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// The window takes keys.
    func windowDidBecomeKey(_ notification: Notification)
    /// The window takes no keys any more.
    func windowDidResignKey(_ notification: Notification)
    /// The window has another size.
    func windowDidResize(_ notification: Notification)
    /// The window has moved.
    func windowDidMove(_ notification: Notification)
    /// The window becomes the main one.
    func windowDidBecomeMain(_ notification: Notification)
    /// The window is the main one no more.
    func windowDidResignMain(_ notification: Notification)
    /// The window was put away.
    func windowDidMiniaturize(_ notification: Notification)
    /// The window will fill the screen.
    func windowWillEnterFullScreen(_ notification: Notification)
    /// The window fills the screen.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// The window will fill the screen no more.
    func windowWillExitFullScreen(_ notification: Notification)
    /// The window fills the screen no more.
    func windowDidExitFullScreen(_ notification: Notification)
    /// The window is on another screen.
    func windowDidChangeScreen(_ notification: Notification)
    /// The window is seen, or not.
    func windowDidChangeOcclusionState(_ notification: Notification)
    /// The size that a window gets in place of another.
    func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize
    /// What undoes changes in a window.
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

extension NSWindowDelegate {
    /// Does nothing.
    public func windowWillClose(_ notification: Notification) {}
    /// It may.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// Does nothing.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMove(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMiniaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillExitFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidExitFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    /// The size that it was to get.
    public func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize { frameSize }
    /// Nothing does.
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
}

/// Whether a line is below a title bar.
///
/// Apple: "NSTitlebarSeparatorStyle" (AppKit).
public enum NSTitlebarSeparatorStyle: Int, Sendable {
    /// As the system has it, none, a line, a shadow.
    case automatic, none, line, shadow
}

/// Makes windows again that were kept. Nobody is asked here.
///
/// Apple: "NSWindowRestoration" (AppKit), in name.
@MainActor @preconcurrency public protocol NSWindowRestoration: AnyObject {}
