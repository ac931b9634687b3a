public import Foundation
public import UIKit

/// A window.
///
/// Apple: "NSWindow" (AppKit). One window is shown, that of the host: what is set at others is kept, and asking for them to be shown is
/// told.
open class NSWindow: NSResponder {
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
        /// A panel that does not bring its app to the front.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// It fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content lies under the title bar.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
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
        case closeButton, miniaturizeButton, zoomButton
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

    /// Its place on the screen and its size, in points.
    open var frame: CGRect
    /// The words in the title bar.
    open var title = ""
    /// The words below the title.
    open var subtitle = ""
    /// Whether the title is seen.
    open var titleVisibility = TitleVisibility.visible
    /// Whether the ground of the title bar is clear.
    open var titlebarAppearsTransparent = false
    /// What is behind the content; what is set is kept, the ground of the picture stays.
    open var backgroundColor: NSColor? = .windowBackgroundColor
    /// What the window has.
    open var styleMask: StyleMask = []
    /// How far in front it is.
    open var level = Level.normal
    /// How it goes with spaces.
    open var collectionBehavior: CollectionBehavior = []
    /// Whether people move it by its ground.
    open var isMovableByWindowBackground = false
    /// Whether people move it.
    open var isMovable = true
    /// Whether it throws a shadow.
    open var hasShadow = true
    /// Whether it goes when its app is not in front.
    open var hidesOnDeactivate = false
    /// Whether it goes out of memory when it is closed.
    open var isReleasedWhenClosed = true
    /// Whether clicks go through it.
    open var ignoresMouseEvents = false
    /// The least size of its content, in points.
    open var contentMinSize = CGSize.zero
    /// The least size, in points.
    open var minSize = CGSize.zero
    /// The greatest size, in points.
    open var maxSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// What is told of the window's life.
    open weak var delegate: (any NSWindowDelegate)?
    /// The controller that manages it.
    open weak var windowController: NSWindowController?
    /// The view in the window.
    open var contentView: NSView?
    /// The controller of the view in the window.
    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view }
    }

    /// Creates a window.
    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType,
        defer flag: Bool
    ) {
        frame = contentRect
        styleMask = style
        super.init()
    }

    /// Creates a window for what a controller shows.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: .zero, styleMask: [.titled, .closable, .resizable], backing: .buffered,
            defer: false)
        self.contentViewController = contentViewController
    }

    /// Whether it takes keys.
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    /// Whether it is the main one.
    open var canBecomeMain: Bool { styleMask.contains(.titled) }
    /// Whether it is seen: only that of the host is.
    open var isVisible: Bool { self === NSApplication.shared.shownWindow }
    /// Whether it takes keys now: only that of the host does.
    open var isKeyWindow: Bool { isVisible }
    /// Whether it is the main one: only that of the host is.
    open var isMainWindow: Bool { isVisible }
    /// The screen that it is on.
    open var screen: NSScreen? { .main }
    /// Whether it fills the screen.
    open var isZoomed: Bool { false }

    /// Would show the window in front, which is told.
    open func makeKeyAndOrderFront(_ sender: Any?) {
        tellWithoutEffect("NSWindow.makeKeyAndOrderFront(_:)", "One window is shown here")
    }
    /// Would show the window in front, which is told.
    open func orderFront(_ sender: Any?) {
        tellWithoutEffect("NSWindow.orderFront(_:)", "One window is shown here")
    }
    /// Would show the window in front, which is told.
    open func orderFrontRegardless() {
        tellWithoutEffect("NSWindow.orderFrontRegardless()", "One window is shown here")
    }
    /// Would take the window away, which is told.
    open func orderOut(_ sender: Any?) {
        tellWithoutEffect("NSWindow.orderOut(_:)", "One window is shown here")
    }
    /// Would close the window, which is told.
    open func close() { tellWithoutEffect("NSWindow.close()", "One window is shown here") }
    /// Would close the window as its button does, which is told.
    open func performClose(_ sender: Any?) { close() }
    /// Would put the window away, which is told.
    open func miniaturize(_ sender: Any?) { tellWithoutEffect("NSWindow.miniaturize(_:)") }
    /// Would have the window fill the screen, which is told.
    open func toggleFullScreen(_ sender: Any?) {
        tellWithoutEffect("NSWindow.toggleFullScreen(_:)")
    }
    /// Would make the window large, which is told.
    open func zoom(_ sender: Any?) { tellWithoutEffect("NSWindow.zoom(_:)") }
    /// Puts the window in the middle of the screen: its place is kept.
    open func center() {
        let screen = UIScreen.main.bounds
        frame.origin = CGPoint(
            x: screen.midX - frame.width / 2, y: screen.midY - frame.height / 2)
    }
    /// Sets place and size, in points.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    /// Sets place and size, in points; nothing moves.
    open func setFrame(_ frameRect: CGRect, display: Bool, animate: Bool) { frame = frameRect }
    /// Sets the size of the content, in points.
    open func setContentSize(_ size: CGSize) { frame.size = size }
    /// Names the frame to be kept. Nothing is kept here, which is told.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool {
        tellWithoutEffect("NSWindow.setFrameAutosaveName(_:)")
        return false
    }
    /// A button of the title bar; windows have none here: `nil`.
    open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
    /// Called when it is the main one no more; never here.
    open func resignMain() {}
    /// Called when it takes no keys any more; never here.
    open func resignKey() {}
    /// Called when it becomes the main one; never here.
    open func becomeMain() {}
    /// Called when it takes keys; never here.
    open func becomeKey() {}
}

/// A button. Apple: "NSButton" (AppKit).
public typealias NSButton = UIButton

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
}

extension UIView {
    /// The window of the view, with AppKit's members: the one that is shown.
    ///
    /// Apple: "NSView.window" (AppKit).
    @_disfavoredOverload
    public var window: NSWindow? { NSApplication.shared.shownWindow }
}
