internal import CoreGraphics
public import Foundation

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

    /// Who is told of it.
    open weak var delegate: (any NSPopoverDelegate)?
    /// The look that is asked for.
    open var appearance: NSAppearance?
    /// Where the arrow points to, in points.
    open var positioningRect = CGRect.zero
    /// Whether it has an arrow.
    open var hasFullSizeContent = false
    /// Whether it was torn off: never.
    open var isDetached: Bool { false }
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

    /// Creates a popover from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// The name of the notification that it will be shown; none is.
    public nonisolated static let willShowNotification = Notification.Name(
        "NSPopoverWillShowNotification")
    /// The name of the notification that it was closed; none is.
    public nonisolated static let didCloseNotification = Notification.Name(
        "NSPopoverDidCloseNotification")

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
