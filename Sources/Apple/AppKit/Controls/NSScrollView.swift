internal import CoreGraphics
public import Foundation
public import UIKit

/// The part of a view that scrolls through which its content is seen.
///
/// Apple: "NSClipView" (AppKit).
open class NSClipView: NSView {
    /// The content.
    open var documentView: NSView? {
        didSet {
            guard documentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// The ground; it is drawn if `drawsBackground`.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { ground() } }
    /// Whether the ground is drawn.
    open var drawsBackground = true { didSet { ground() } }
    /// The free space around the content, in points.
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Whether it follows the bars of the window.
    open var automaticallyAdjustsContentInsets = true
    /// Whether moves of its box are told.
    open var postsBoundsChangedNotifications = false

    override open var isFlipped: Bool { documentView?.isFlipped ?? false }
    override var takesPointer: Bool { false }

    private func ground() {
        backing.backgroundColor = drawsBackground ? backgroundColor : nil
        backing.changed()
    }

    /// The box of the content, in points.
    open var documentRect: CGRect { documentView?.frame ?? .zero }
    /// What of the content is seen.
    open var documentVisibleRect: CGRect { bounds }
    /// Moves the content so that a place of it is at the corner.
    open func scroll(to newOrigin: CGPoint) {
        setBoundsOrigin(newOrigin)
        backing.changed()
        guard postsBoundsChangedNotifications else { return }
        NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
    }
    /// Where the content may be moved to: where it was to be.
    open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { proposedBounds }

    override open func layout() {
        guard let documentView else { return }
        // What has no size takes that which suits it, as wide as the room if its width grows.
        var size = documentView.frame.size
        let fitting = documentView.placedSize
        if documentView.autoresizingMask.contains(.width) || size.width <= 0 {
            size.width = bounds.width
        }
        if documentView is NSTextView || size.height <= 0 {
            size.height = max(fitting.height, bounds.height)
        }
        if size != documentView.frame.size { documentView.frame.size = size }
    }
}

/// A view that scrolls another one: by a wheel, and by code.
///
/// Apple: "NSScrollView" (AppKit).
open class NSScrollView: NSView {
    /// The part through which the content is seen.
    open var contentView = NSClipView() {
        didSet {
            guard contentView !== oldValue else { return }
            let document = oldValue.documentView
            oldValue.removeFromSuperview()
            addClip()
            if contentView.documentView == nil { contentView.documentView = document }
        }
    }
    /// The content.
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    /// Whether a bar at the side tells the place. None is drawn at rest.
    open var hasVerticalScroller = false
    /// Whether a bar at the bottom tells the place. None is drawn at rest.
    open var hasHorizontalScroller = false
    /// Whether bars go where all is seen.
    open var autohidesScrollers = false
    /// The bar at the side.
    open var verticalScroller: NSScroller? = NSScroller()
    /// The bar at the bottom.
    open var horizontalScroller: NSScroller? = NSScroller()
    /// What bars look like.
    open var scrollerStyle = NSScroller.Style.overlay
    /// What their knobs look like.
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    /// What is around the content.
    open var borderType = NSBorderType.noBorder {
        didSet {
            backing.layer.borderWidth = borderType == .noBorder ? 0 : 1
            backing.layer.borderColor = NSColor.separatorColor.cgColor
        }
    }
    /// The ground; it is drawn if `drawsBackground`.
    open var backgroundColor: NSColor {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }
    /// Whether the ground is drawn.
    open var drawsBackground: Bool {
        get { contentView.drawsBackground }
        set { contentView.drawsBackground = newValue }
    }
    /// The free space around the content, in points.
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// The free space around the bars, in points.
    open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Whether it follows the bars of the window.
    open var automaticallyAdjustsContentInsets = true
    /// Whether content goes beyond its top and bottom. It is kept without effect.
    open var verticalScrollElasticity = Elasticity.automatic
    /// Whether content goes beyond its sides. It is kept without effect.
    open var horizontalScrollElasticity = Elasticity.automatic
    /// Whether content moves along one axis at a time.
    open var usesPredominantAxisScrolling = true
    /// Whether people zoom. They cannot here.
    open var allowsMagnification = false
    /// The zoom. It is kept without effect.
    open var magnification: CGFloat = 1
    /// The least zoom. It is kept without effect.
    open var minMagnification: CGFloat = 0.25
    /// The greatest zoom. It is kept without effect.
    open var maxMagnification: CGFloat = 4
    /// How far a step goes, in points.
    open var lineScroll: CGFloat = 10
    /// How far a step up or down goes, in points.
    open var verticalLineScroll: CGFloat = 10
    /// Whether there is a ruler at the side. None is drawn.
    open var hasVerticalRuler = false
    /// Whether there is a ruler above. None is drawn.
    open var hasHorizontalRuler = false
    /// Whether rulers are shown. None are drawn.
    open var rulersVisible = false
    /// The ruler at the side. It is not drawn.
    open var verticalRulerView: NSView?

    /// Whether content goes beyond its ends.
    ///
    /// Apple: "NSScrollView.Elasticity".
    public enum Elasticity: Int, Sendable {
        /// As suits, never, always.
        case automatic, none, allowed
    }

    /// Creates a view in a box of the view around, in points.
    override public init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        addClip()
    }
    /// Creates a view from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addClip()
    }

    private func addClip() {
        contentView.clipsToBounds = true
        contentView.frame = bounds
        contentView.autoresizingMask = [.width, .height]
        addSubview(contentView)
    }

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { false }
    override var takesWheel: Bool { true }

    /// Moves the content as far as it goes; a wheel that moves nothing is for the view around.
    override open func scrollWheel(with event: NSEvent) {
        let (old, all) = (contentView.bounds, contentView.documentRect)
        // Where y grows upward, content that moves down shows what is above.
        let down = contentView.isFlipped ? -event.scrollingDeltaY : event.scrollingDeltaY
        let new = CGPoint(
            x: min(
                max(all.minX, old.minX - event.scrollingDeltaX), max(all.minX, all.maxX - old.width)
            ),
            y: min(max(all.minY, old.minY + down), max(all.minY, all.maxY - old.height)))
        guard new != old.origin else { return super.scrollWheel(with: event) }
        contentView.scroll(to: new)
    }

    /// The size of the part through which the content is seen, in points.
    open var contentSize: CGSize { contentView.bounds.size }
    /// What of the content is seen.
    open var documentVisibleRect: CGRect { contentView.documentVisibleRect }
    /// Has bars follow the content.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// Shows the bars for a moment. They are not drawn.
    open func flashScrollers() {}
    /// Places its parts anew.
    open func tile() {}
}

extension NSView {
    /// The view that scrolls this one; `nil` for none.
    public var enclosingScrollView: NSScrollView? {
        superview as? NSScrollView ?? superview?.enclosingScrollView
    }
    /// Moves the content around, if there is a view that scrolls it, so that a place is at its corner.
    public func scroll(_ point: CGPoint) { enclosingScrollView?.contentView.scroll(to: point) }
    /// Moves the content around, if there is a view that scrolls it, so that a part can be seen.
    @discardableResult
    public func scrollToVisible(_ rect: CGRect) -> Bool {
        guard let clip = enclosingScrollView?.contentView, !clip.bounds.contains(rect) else {
            return false
        }
        clip.scroll(to: rect.origin)
        return true
    }
}

/// A bar that tells the place of content. None is drawn.
///
/// Apple: "NSScroller" (AppKit).
open class NSScroller: NSControl {
    /// What bars look like.
    ///
    /// Apple: "NSScroller.Style".
    public enum Style: Int, Sendable {
        /// Beside the content, over it.
        case legacy, overlay
    }
    /// What the knob looks like.
    ///
    /// Apple: "NSScroller.KnobStyle".
    public enum KnobStyle: Int, Sendable {
        /// As suits the ground, dark, light.
        case `default`, dark, light
    }

    /// What bars look like on this system.
    public class var preferredScrollerStyle: Style { .overlay }
    /// What it looks like.
    open var scrollerStyle = Style.overlay
    /// What the knob looks like.
    open var knobStyle = KnobStyle.default
    /// How long the knob is, from 0 to 1.
    open var knobProportion: CGFloat = 1
}

/// What is around content.
///
/// Apple: "NSBorderType" (AppKit).
public enum NSBorderType: UInt, Sendable {
    /// Nothing, a line, a bezel, a groove.
    case noBorder, lineBorder, bezelBorder, grooveBorder
}
