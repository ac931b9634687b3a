internal import CoreGraphics
public import Foundation
internal import QuadrantCore
internal import QuadrantViews
public import QuartzCore
public import UIKit

/// A rectangle in a window that shows something: data that is kept, and that a representable draws as it draws views of
/// UIKit's. Its origin is at the bottom left unless it says `isFlipped`.
///
/// Apple: "NSView" (AppKit). The pointer reaches it as `mouseDown(with:)`, `mouseDragged(with:)` and `mouseUp(with:)`, and what it
/// tracks as `mouseEntered(with:)`, `mouseMoved(with:)` and `mouseExited(with:)`; a wheel as `scrollWheel(with:)`; keys, while it is the
/// first responder of its window, as `keyDown(with:)` and `keyUp(with:)`.
open class NSView: NSResponder, NSUserInterfaceItemIdentification, NSDraggingDestination {
    /// Which sides of a view move with the view around.
    ///
    /// Apple: "NSView.AutoresizingMask".
    public typealias AutoresizingMask = UIView.AutoresizingMask

    /// When the content of a layer is drawn again.
    ///
    /// Apple: "NSView.LayerContentsRedrawPolicy".
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        /// Never; when it is asked for; while it is resized; before that; with a fade.
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    /// Stands for a length that a view does not have of itself.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// What places and draws the view.
    let backing = BackingView(frame: .zero)
    /// The window of which the view is the content.
    weak var contentWindow: NSWindow?
    /// Whether the view is in a window now.
    var isInWindow = false
    private var ownLayer: CALayer?
    private var areas: [NSTrackingArea] = []
    /// The areas in which the pointer is, and what becomes of a press that is going on.
    var (entered, pressing): ([NSTrackingArea], ViewPress) = ([], .none)

    var inner: [NSView] = []
    /// The controller whose view it is.
    weak var owner: NSViewController?

    /// The views in this one, the lowest first.
    open var subviews: [NSView] {
        get { inner }
        set { arrange(newValue) }
    }
    /// The view around; `nil` for none.
    open internal(set) weak var superview: NSView?
    /// A name to find the view by.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Whether the views in this one are resized with it.
    open var autoresizesSubviews = true
    /// Words that are shown when the pointer rests. They are kept.
    open var toolTip: String?
    /// How the ring of the focus is drawn. It is kept without effect.
    open var focusRingType = NSFocusRingType.default
    /// The shadow; `nil` for none.
    open var shadow: NSShadow? {
        didSet {
            let layer = backing.layer
            layer.shadowOpacity = shadow == nil ? 0 : 1
            layer.shadowRadius = shadow?.shadowBlurRadius ?? 0
            layer.shadowOffset = shadow?.shadowOffset ?? .zero
            layer.shadowColor = (shadow?.shadowColor as? NSColor)?.cgColor ?? .black
        }
    }
    /// When the content of the layer is drawn again. It is kept without effect.
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    /// Whether filters of Core Image's are used. They are not.
    open var layerUsesCoreImageFilters = false
    /// Whether the views in this one are drawn into its layer. It is kept without effect.
    open var canDrawSubviewsIntoLayer = false
    /// Whether the view says what it looks like by `updateLayer()` instead of drawing.
    open var wantsUpdateLayer: Bool { false }
    /// Whether it is told of touches that rest. None come here.
    open var wantsRestingTouches = false
    /// Whether `updateConstraints()` is called before the view is placed next: so it is at first.
    open var needsUpdateConstraints = true
    /// The view that takes keys after this one.
    open weak var nextKeyView: NSView?
    /// Whether the whole view is seen through.
    open var isOpaque: Bool { false }
    /// Whether y grows downward.
    open var isFlipped: Bool { false }
    /// Whether the view is not drawn.
    open var isHidden: Bool {
        get { backing.isHidden }
        set {
            guard newValue != backing.isHidden else { return }
            backing.isHidden = newValue
            backing.changed()
            tellOfHiding(newValue)
        }
    }
    /// How opaque the view is, from 0 to 1.
    open var alphaValue: CGFloat {
        get { backing.alpha }
        set {
            backing.alpha = newValue
            backing.changed()
        }
    }
    /// A number to find the view by: -1 unless a subclass says another.
    open var tag: Int { -1 }
    /// Whether it can take keys.
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    /// Whether a press on the view moves its window.
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    /// Whether the view is resized by a pointer: never here.
    open var inLiveResize: Bool { false }
    /// Whether views are placed by constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The menu of views that have none of their own.
    open class var defaultMenu: NSMenu? { nil }
    /// The recognizers of gestures. None of them sees a pointer here.
    open var gestureRecognizers: [NSGestureRecognizer] = []

    /// Creates a view in a box of the view around, in points.
    public init(frame frameRect: CGRect) {
        super.init()
        backing.face = self
        backing.front = self
        backing.frame = frameRect
    }

    /// Creates a view without a size.
    override public convenience init() { self.init(frame: .zero) }

    /// Creates a view from an archive. There are none here: the view is without a size.
    public required init?(coder: NSCoder) {
        super.init()
        backing.face = self
        backing.front = self
    }

    override open var nextResponder: NSResponder? {
        get { super.nextResponder ?? superview ?? contentWindow }
        set { super.nextResponder = newValue }
    }

    /// What the view shows beside what it draws, in place of nothing.
    var shown: AnyView? { nil }
    /// Whether the pointer reaches the view.
    var takesPointer: Bool { isOfUsers }
    /// Whether wheels come to the view.
    var takesWheel: Bool { isOfUsers }
    /// The window; `nil` for a view that is in none. A representable is in the one that is shown.
    open var window: NSWindow? { superview?.window ?? contentWindow }

    // MARK: The box

    /// The box in the view around, in points.
    open var frame: CGRect {
        get { superview.map { $0.turned(backing.frame) } ?? backing.frame }
        set {
            if newValue.size != frame.size { setFrameSize(newValue.size) }
            setFrameOrigin(newValue.origin)
        }
    }
    /// The box in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            if newValue.size != bounds.size { setFrameSize(newValue.size) }
            backing.bounds.origin = newValue.origin
        }
    }

    /// Sets the size, in points; the view is told so before the views in it move.
    open func setFrameSize(_ newSize: CGSize) {
        let box = CGRect(origin: frame.origin, size: newSize)
        let old = backing.bounds.size
        backing.place(superview?.turned(box) ?? box)
        guard old != backing.bounds.size else { return }
        resizeSubviews(withOldSize: old)
    }

    /// Sets the place, in points.
    open func setFrameOrigin(_ newOrigin: CGPoint) {
        let box = CGRect(origin: newOrigin, size: frame.size)
        backing.place(superview?.turned(box) ?? box)
    }

    /// Sets the size of the box in the view's own coordinates, in points: there is no scale, it is the size of the view.
    open func setBoundsSize(_ newSize: CGSize) { setFrameSize(newSize) }
    /// Sets the point at the corner of the view.
    open func setBoundsOrigin(_ newOrigin: CGPoint) { backing.bounds.origin = newOrigin }

    /// Moves and stretches the views in this one as this one got another size.
    open func resizeSubviews(withOldSize oldSize: CGSize) {
        if autoresizesSubviews { backing.resizeSubviews(from: oldSize) }
    }

    /// A box in this view's coordinates, as it is from the top left corner, or the other way round.
    func turned(_ box: CGRect) -> CGRect {
        guard !isFlipped else { return box }
        var turned = box
        turned.origin.y = bounds.height - box.maxY
        return turned
    }

    // MARK: Views in views

    /// Adds a view in front of the others.
    open func addSubview(_ view: NSView) { insert(view, at: inner.count) }

    /// Adds a view in front of another one, or behind it; of all for `nil`.
    open func addSubview(
        _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
        let others = view.superview === self ? inner.filter { $0 !== view } : inner
        let at = otherView.flatMap { other in others.firstIndex { $0 === other } }
        insert(view, at: place == .below ? at ?? 0 : at.map { $0 + 1 } ?? others.count)
    }

    /// Puts a view in the place of another one.
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard oldView !== newView, inner.contains(where: { $0 === oldView }) else { return }
        addSubview(newView, positioned: .above, relativeTo: oldView)
        remove(oldView)
    }

    /// Takes the view out of the one around.
    open func removeFromSuperview() { superview?.remove(self) }
    /// The same; the view around is not drawn again.
    open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }

    /// Called when a view was added.
    open func didAddSubview(_ subview: NSView) {}
    /// Called before a view in this one leaves it.
    open func willRemoveSubview(_ subview: NSView) {}
    /// Called before the view comes into another one.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// Called when the view has come into another one.
    open func viewDidMoveToSuperview() {}
    /// Called before the view comes into a window.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Called when the view has come into a window, or has left it: that of a representable when it is made.
    open func viewDidMoveToWindow() {}
    /// Called when the view was hidden, or one around it.
    open func viewDidHide() {}
    /// Called when neither the view nor one around it is hidden any more.
    open func viewDidUnhide() {}
    /// Called when the screen has other pixels; never here.
    open func viewDidChangeBackingProperties() {}
    /// Called when the look is another; never here: a picture is drawn with the one it has.
    open func viewDidChangeEffectiveAppearance() {}
    /// Called before the view is drawn.
    open func viewWillDraw() {}
    /// Called when the view is resized by a pointer; never here.
    open func viewWillStartLiveResize() {}
    /// Called when the view was resized by a pointer; never here.
    open func viewDidEndLiveResize() {}
    /// Called before the view shows something else, such as in another row.
    open func prepareForReuse() {}
    /// Called for views from an archive; never here.
    open func awakeFromNib() {}

    // MARK: Drawing and layout

    /// Draws the view into the current context, between its ground and the views in it. Called for each picture of a view of
    /// a class of one's own.
    open func draw(_ dirtyRect: CGRect) {}
    /// Says what the layer looks like; called in place of `draw(_:)` if `wantsUpdateLayer`.
    open func updateLayer() {}
    /// Places the views in this one; a subclass says how.
    open func layout() {}
    /// Changes constraints; a subclass says how. Called before the view is placed if `needsUpdateConstraints`.
    open func updateConstraints() { needsUpdateConstraints = false }
    /// Makes the layer; a subclass may make another.
    open func makeBackingLayer() -> CALayer { backing.layer }

    /// Whether the view has a layer.
    open var wantsLayer = false {
        didSet {
            guard wantsLayer, !oldValue, ownLayer == nil else { return }
            let made = makeBackingLayer()
            if made !== backing.layer { layer = made }
        }
    }

    /// The layer; `nil` for a view that has none.
    open var layer: CALayer? {
        get {
            ownLayer ?? (wantsLayer || superview?.layer != nil || isInWindow ? backing.layer : nil)
        }
        set {
            ownLayer?.removeFromSuperlayer()
            ownLayer = newValue
            guard let newValue else { return }
            newValue.frame = backing.bounds
            backing.layer.addSublayer(newValue)
        }
    }

    /// The size that the view has of itself, in points; `noIntrinsicMetric` along an axis where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    /// The least size that suits the view and the constraints in it, in points.
    open var fittingSize: CGSize {
        let own = intrinsicContentSize
        return CGSize(width: max(0, own.width), height: max(0, own.height))
    }
    /// Says that the size that the view has of itself is another.
    open func invalidateIntrinsicContentSize() { backing.setNeedsLayout() }

    // MARK: The pointer

    /// The areas that are tracked.
    open var trackingAreas: [NSTrackingArea] { areas }
    /// Tells the area's owner where the pointer goes.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { areas.append(trackingArea) }
    /// Takes an area away.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        areas.removeAll { $0 === trackingArea }
    }
    /// Makes the areas anew; a subclass says which.
    open func updateTrackingAreas() {}
    /// Adds the rectangles in which the pointer looks otherwise. It is never called here.
    open func resetCursorRects() {}
    /// Whether a press that brings the window to the front counts for the view too.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// Whether a press does not bring the window to the front at once.
    open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
    /// The menu that a second button opens. It is not asked here: `menu` opens.
    open func menu(for event: NSEvent) -> NSMenu? { menu ?? type(of: self).defaultMenu }
    /// Called before such a menu opens; never here.
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    /// Called when such a menu was closed; never here.
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}

    /// The view at a place in the coordinates of the view around: the one in front; `nil` where there is none.
    open func hitTest(_ point: CGPoint) -> NSView? {
        let own = superview.map { convert(point, from: $0) } ?? point
        guard !isHidden, bounds.contains(own) else { return nil }
        return subviews.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
    }

    /// Does what a key with command or control means for the view: asks the views in it, the lowest first.
    override open func performKeyEquivalent(with event: NSEvent) -> Bool {
        inner.contains { $0.performKeyEquivalent(with: event) }
    }

    // MARK: What is dragged

    /// Would take what is dragged of some types. Nothing of AppKit's is here, which is told; `onDrop` and `dropDestination` work.
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
        tellWithoutEffect("NSView.registerForDraggedTypes(_:)", "onDrop and dropDestination work")
    }
    /// Takes no types any more.
    open func unregisterDraggedTypes() {}
    /// Called when something is dragged over the view; never here.
    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Called while something is dragged over the view; never here.
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Called when what is dragged has left the view; never here.
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    /// Called before something is dropped; never here.
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    /// Called when something is dropped; never here.
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    /// Called when something was dropped; never here.
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    /// Called when a drag has ended; never here.
    open func draggingEnded(_ sender: any NSDraggingInfo) {}
}
