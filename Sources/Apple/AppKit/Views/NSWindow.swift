public import Foundation
public import QuadrantScenes
public import UIKit

/// A window.
///
/// Apple: "NSWindow" (AppKit). One window is shown, that of the host: what is set at others is kept, and asking for them to be shown is
/// told.
open class NSWindow: NSResponder {
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
    /// What stands below the title bar. It is kept and not drawn.
    open var toolbar: NSToolbar?
    /// How bar and title bar go together. It is kept without effect.
    open var toolbarStyle = ToolbarStyle.automatic
    /// Whether a line is below the title bar. It is kept without effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// Whether windows are shown as tabs of one. They are not.
    open var tabbingMode = TabbingMode.automatic
    /// Which windows may be tabs of one.
    open var tabbingIdentifier = ""
    /// How the window comes and goes. It is kept without effect.
    open var animationBehavior = AnimationBehavior.default
    /// Whether other programs may read what it shows.
    open var sharingType = SharingType.readOnly
    /// How opaque it is, from 0 to 1. It is kept without effect.
    open var alphaValue: CGFloat = 1
    /// Whether nothing behind it is seen. It is kept without effect.
    open var isOpaque = true
    /// Whether moves of the pointer are told.
    open var acceptsMouseMovedEvents = false
    /// Whether it can go from screen to screen. It is kept without effect.
    open var canHide = true
    /// Whether a list of windows leaves it out.
    open var isExcludedFromWindowsMenu = false
    /// Whether its place is kept from run to run: it is not.
    open var isRestorable = true
    /// Who makes the window again from what was kept. Nobody does here.
    open var restorationClass: (any NSWindowRestoration.Type)?
    /// Whether the document has changes.
    open var isDocumentEdited = false
    /// The file that it shows.
    open var representedURL: URL?
    /// The view that takes keys at first.
    open var initialFirstResponder: NSView?
    /// A name to find the window by.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The shape that it keeps, as a width and a height. It is kept without effect.
    open var contentAspectRatio = CGSize.zero
    /// The shape that it keeps, with its bars. It is kept without effect.
    open var aspectRatio = CGSize.zero
    /// The greatest size of its content, in points.
    open var contentMaxSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The look that is asked for; `nil` for that of the app.
    open var appearance: NSAppearance?
    /// Whether it stays when the app is not in front.
    open var preventsApplicationTerminationWhenModal = true
    /// Whether it shows the system's buttons when it fills the screen.
    open var showsToolbarButton = true
    /// What is told of the window's life.
    open weak var delegate: (any NSWindowDelegate)?
    /// The controller that manages it.
    open weak var windowController: NSWindowController?
    /// The view in the window: a plain one at first, as large as the window.
    open var contentView: NSView? {
        didSet {
            if oldValue !== contentView { oldValue?.contentWindow = nil }
            contentView?.contentWindow = self
            if frame.size != .zero { contentView?.frame = CGRect(origin: .zero, size: frame.size) }
            oldValue?.tellOfWindow()
            contentView?.tellOfWindow()
        }
    }
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
        contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size))
        super.init()
        contentView?.contentWindow = self
        contentView?.tellOfWindow()
    }

    /// Creates a window without a size.
    override public convenience init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }

    /// Creates a window on a screen: there is one.
    public convenience init(
        contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType,
        defer flag: Bool, screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backing, defer: flag)
    }

    /// Creates a window for what a controller shows.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: .zero, styleMask: [.titled, .closable, .resizable], backing: .buffered,
            defer: false)
        self.contentViewController = contentViewController
    }

    /// The window that the host shows, as large as the room.
    static let shown: NSWindow = {
        let window = NSWindow(
            contentRect: UIScreen.main.bounds, styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: false)
        window.isOfHost = true
        return window
    }()
    /// Whether it is the one that the host shows.
    private(set) var isOfHost = false
    /// Whether new windows become tabs by themselves: they do not.
    public static var allowsAutomaticWindowTabbing = false

    /// Whether it takes keys.
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    /// Whether it is the main one.
    open var canBecomeMain: Bool { styleMask.contains(.titled) }
    /// Whether it is seen: only that of the host is.
    open var isVisible: Bool { isOfHost }
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
    open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
        tellWithoutEffect("NSWindow.setFrameAutosaveName(_:)")
        return false
    }
    /// The number of the window: 1 for the one that is shown, 0 for others.
    open var windowNumber: Int { isVisible ? 1 : 0 }
    /// Pixels to a point.
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
    /// Whether it was put away: never.
    open var isMiniaturized: Bool { false }
    /// Whether it floats above others.
    open var isFloatingPanel: Bool { false }
    /// Where content is that nothing covers, in points.
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// Windows that belong to it.
    open private(set) var childWindows: [NSWindow]?
    /// The window that it belongs to.
    open weak var parent: NSWindow?
    /// What lies over it, as a sheet: never something.
    open var attachedSheet: NSWindow? { nil }
    /// The windows that lie over it.
    open var sheets: [NSWindow] { [] }
    /// Windows that are tabs of one: none.
    open var tabbedWindows: [NSWindow]? { nil }
    /// Who is asked first.
    open private(set) var firstResponder: NSResponder?
    /// What undoes changes.
    override open var undoManager: UndoManager? { nil }

    /// Makes somebody the first that is asked; answers whether it is.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if firstResponder?.resignFirstResponder() == false { return false }
        guard responder?.acceptsFirstResponder != false, responder?.becomeFirstResponder() != false
        else { return false }
        let before = firstResponder
        firstResponder = responder
        for view in [before, responder] { (view as? NSView)?.backing.changed() }
        return true
    }
    /// Would make it the one that takes keys, which is told.
    open func makeKey() { tellWithoutEffect("NSWindow.makeKey()", "One window is shown here") }
    /// Would make it the main one, which is told.
    open func makeMain() { tellWithoutEffect("NSWindow.makeMain()", "One window is shown here") }
    /// Would take the window away behind others, which is told.
    open func orderBack(_ sender: Any?) { tellWithoutEffect("NSWindow.orderBack(_:)") }
    /// Would place the window among others, which is told.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        tellWithoutEffect("NSWindow.order(_:relativeTo:)")
    }
    /// Sets the place, in points.
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    /// Sets the place of the upper left corner, in points.
    open func setFrameTopLeftPoint(_ point: CGPoint) {
        frame.origin = CGPoint(x: point.x, y: point.y - frame.height)
    }
    /// The frame of a window around content: as large here.
    open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// The content of a window of a frame: as large here.
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    /// Where the window may be on a screen: where it was to be.
    open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }
    /// A place in the window, on the screen.
    open func convertPoint(toScreen point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    }
    /// A place on the screen, in the window.
    open func convertPoint(fromScreen point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    /// A rectangle in the window, on the screen.
    open func convertToScreen(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    /// A rectangle on the screen, in the window.
    open func convertFromScreen(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    /// Hands an event on to a view; never called here: views are told of the pointer themselves.
    open func sendEvent(_ event: NSEvent) {}
    /// Would move the window with the pointer, which is told.
    open func performDrag(with event: NSEvent) { tellWithoutEffect("NSWindow.performDrag(with:)") }
    /// Adds a window that belongs to this one; neither is shown.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWindows = (childWindows ?? []) + [childWin]
        childWin.parent = self
    }
    /// Takes a window away that belongs to this one.
    open func removeChildWindow(_ childWin: NSWindow) {
        childWindows?.removeAll { $0 === childWin }
        childWin.parent = nil
    }
    /// Would show a window as a sheet, which is told: it ends at once.
    open func beginSheet(
        _ sheetWindow: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        tellWithoutEffect("NSWindow.beginSheet(_:completionHandler:)", "sheet is drawn")
        handler?(.cancel)
    }
    /// Would end a sheet: there is none.
    open func endSheet(_ sheetWindow: NSWindow) {}
    /// Would end a sheet: there is none.
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
    /// Would keep the frame, which is told.
    open func saveFrame(usingName name: FrameAutosaveName) {
        tellWithoutEffect("NSWindow.saveFrame(usingName:)")
    }
    /// Whether a frame was kept, which is none.
    @discardableResult
    open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
    /// Draws the shadow again: none is drawn.
    open func invalidateShadow() {}
    /// Draws the window now: it is drawn with the next picture.
    open func display() {}
    /// Places what is in the window now.
    open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
    /// Would show another window as a tab, which is told.
    open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {
        tellWithoutEffect("NSWindow.addTabbedWindow(_:ordered:)")
    }
    /// Would show or hide the bar, which is told.
    open func toggleToolbarShown(_ sender: Any?) {
        tellWithoutEffect("NSWindow.toggleToolbarShown(_:)")
    }
    /// Adds something to the title bar; it is not drawn, which is told.
    open func addTitlebarAccessoryViewController(
        _ childViewController: NSTitlebarAccessoryViewController
    ) {
        tellWithoutEffect("NSWindow.addTitlebarAccessoryViewController(_:)", "toolbar is drawn")
    }
    /// Called when it is the main one no more; never here.
    open func resignMain() {}
    /// Called when it takes no keys any more; never here.
    open func resignKey() {}
    /// Called when it becomes the main one; never here.
    open func becomeMain() {}
    /// Called when it takes keys; never here.
    open func becomeKey() {}
}
