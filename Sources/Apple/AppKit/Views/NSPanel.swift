public import Foundation

/// A window beside others, such as a palette. As other windows it is not shown.
///
/// Apple: "NSPanel" (AppKit).
open class NSPanel: NSWindow {
    /// Whether it floats before usual windows.
    override open var isFloatingPanel: Bool {
        get { level == .floating }
        set { level = newValue ? .floating : .normal }
    }
    /// Whether it takes keys only where something in it needs them.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether it works while another has to be answered.
    open var worksWhenModal = false
}

/// Manages a window.
///
/// Apple: "NSWindowController" (AppKit).
open class NSWindowController: NSResponder {
    private var held: NSWindow?
    private var hasAsked = false
    /// The window. Where there is none and `windowNibName` is a name, `loadWindow()` is called once to make it.
    open var window: NSWindow? {
        get {
            guard held == nil, !hasAsked, windowNibName != nil else { return held }
            hasAsked = true
            windowWillLoad()
            loadWindow()
            windowDidLoad()
            return held
        }
        set {
            held = newValue
            newValue?.windowController = self
        }
    }
    /// The controller of what the window shows.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// The document whose window it is.
    open weak var document: AnyObject?
    /// Whether the frame is kept from run to run: it is not.
    open var shouldCascadeWindows = true
    /// The name of an archive of the window; there are none here.
    open var windowNibName: String? { nil }
    /// The name under which the frame of the window is kept: it is not.
    open var windowFrameAutosaveName = ""
    /// Whether the window was made.
    open var isWindowLoaded: Bool { held != nil }

    /// Manages a window.
    public init(window: NSWindow?) {
        held = window
        super.init()
        window?.windowController = self
    }

    /// Manages a window of an archive. There are none here: it has none.
    public convenience init(windowNibName: String) { self.init(window: nil) }

    /// Manages no window.
    override public convenience init() { self.init(window: nil) }

    /// Creates a controller from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Called before `loadWindow()`.
    open func windowWillLoad() {}
    /// Called after `loadWindow()`; not for a window that the controller was created with.
    open func windowDidLoad() {}
    /// Makes the window; a subclass says how. There are no archives of interfaces here, which is told.
    open func loadWindow() {
        tellWithoutEffect("NSWindowController.windowNibName", "Make the window in loadWindow()")
    }

    /// Would show the window, which is told.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    /// Would close the window, which is told.
    open func close() { window?.close() }
}
