public import Foundation
public import UIKit

/// The items at the end of the menu bar. There is no menu bar here.
///
/// Apple: "NSStatusBar" (AppKit).
@MainActor @preconcurrency open class NSStatusBar {
    /// The one of the system.
    public static let system = NSStatusBar()

    /// How high it is, in points: 24.
    open var thickness: CGFloat { 24 }

    /// Makes an item. It is kept and not shown, which is told.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        tellWithoutEffect("NSStatusBar.statusItem(withLength:)", "There is no menu bar here")
        return NSStatusItem(length: length)
    }

    /// Takes an item away: none is shown.
    open func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item of the menu bar.
///
/// Apple: "NSStatusItem" (AppKit).
@MainActor @preconcurrency open class NSStatusItem {
    /// As long as what it shows.
    public nonisolated static let variableLength: CGFloat = -1
    /// As long as the bar is high.
    public nonisolated static let squareLength: CGFloat = -2

    /// How long it is, in points.
    open var length: CGFloat
    /// The button that it is.
    open var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
    /// The menu that it opens.
    open var menu: NSMenu?
    /// Whether it is to be seen.
    open var isVisible = true

    init(length: CGFloat) { self.length = length }
}

/// The button of an item of the menu bar.
///
/// Apple: "NSStatusBarButton" (AppKit).
open class NSStatusBarButton: NSButton {
    /// The words.
    open var title = ""
    /// The picture.
    open var image: NSImage?
    /// What a click does; nobody clicks here.
    open var action: Selector?
    /// Whose method that is.
    open weak var target: AnyObject?
}

/// Content beside a view, with an arrow. It is not shown.
///
/// Apple: "NSPopover" (AppKit).
open class NSPopover: NSResponder {
    /// When it closes.
    ///
    /// Apple: "NSPopover.Behavior".
    public enum Behavior: Int, Sendable {
        /// When the program says so, at a click elsewhere, or at some of them.
        case applicationDefined, transient, semitransient
    }

    /// The controller of what it shows.
    open var contentViewController: NSViewController?
    /// How large that is, in points.
    open var contentSize = CGSize.zero
    /// When it closes.
    open var behavior = Behavior.applicationDefined
    /// Whether it moves as it comes and goes.
    open var animates = true
    /// Whether it is seen: never.
    open var isShown: Bool { false }

    /// Creates a popover.
    override public init() { super.init() }

    /// Would show it beside a view, which is told.
    open func show(relativeTo positioningRect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
        tellWithoutEffect("NSPopover.show(relativeTo:of:preferredEdge:)")
    }

    /// Would close it: it is not shown.
    open func performClose(_ sender: Any?) {}

    /// Would close it: it is not shown.
    open func close() {}
}

/// An edge of a rectangle.
///
/// Apple: "NSRectEdge" (Foundation).
public enum NSRectEdge: UInt, Sendable {
    /// Left, bottom, right, top.
    case minX, minY, maxX, maxY
}
