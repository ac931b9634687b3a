internal import CoreGraphics
public import Foundation
public import UIKit

// What subclasses have no say in.
extension NSView {
    /// Which sides move with the view around.
    public var autoresizingMask: AutoresizingMask {
        get { backing.ownMask }
        set { backing.ownMask = newValue }
    }
    /// Whether what is in the view is cut off at its edge.
    public var clipsToBounds: Bool {
        get { backing.clipsToBounds }
        set { backing.clipsToBounds = newValue }
    }
    /// The look that is asked for; `nil` for that of the view around.
    public var appearance: NSAppearance? {
        get {
            switch backing.overrideUserInterfaceStyle {
            case .unspecified: nil
            case .dark: NSAppearance.dark
            case .light: NSAppearance.light
            }
        }
        set {
            backing.overrideUserInterfaceStyle =
                newValue.map { $0.isDark ? .dark : .light } ?? .unspecified
            backing.changed()
        }
    }
    /// The look that the view is drawn in.
    public var effectiveAppearance: NSAppearance {
        if let appearance { return appearance }
        return superview?.effectiveAppearance
            ?? (HostDevice.current.environment.colorScheme == .dark ? .dark : .light)
    }

    /// Whether the view is drawn again soon. Setting `false` changes nothing.
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { backing.setNeedsDisplay() } }
    }
    /// Whether the view is laid out again soon. Setting `false` changes nothing.
    public var needsLayout: Bool {
        get { false }
        set { if newValue { backing.setNeedsLayout() } }
    }
    /// Has a part of the view drawn again: all of it is.
    public func setNeedsDisplay(_ invalidRect: CGRect) { needsDisplay = true }
    /// Draws the view now: it is drawn with the next picture.
    public func display() { needsDisplay = true }
    /// Draws the view now if that is needed: it is drawn with the next picture.
    public func displayIfNeeded() {}
    /// Places the views in this one now.
    public func layoutSubtreeIfNeeded() {
        backing.layoutSubviews()
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }
    /// Changes constraints now.
    public func updateConstraintsForSubtreeIfNeeded() { updateConstraints() }
    /// What of the view can be seen: all of it.
    public var visibleRect: CGRect { bounds }

    /// The outermost view around.
    var outermost: NSView { superview?.outermost ?? self }
    /// Whether a view is this one or around it.
    public func isDescendant(of view: NSView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }
    /// The first view with a tag, this one or one in it.
    public func viewWithTag(_ tag: Int) -> NSView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Whether a place is in a rectangle, by the view's coordinates.
    public func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }

    // MARK: Coordinates

    /// A place in this view's coordinates, in those of another view; of the window for `nil`.
    public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
        let outer = outermost
        let there = backing.convert(fromCorner(point), to: view?.backing ?? outer.backing)
        guard let view else { return CGPoint(x: there.x, y: outer.bounds.height - there.y) }
        return view.fromCorner(there)
    }
    /// A place in another view's coordinates, in those of this one; in the window's for `nil`.
    public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
        if let view { return view.convert(point, to: self) }
        let outer = outermost
        let there = CGPoint(x: point.x, y: outer.bounds.height - point.y)
        return fromCorner(outer.backing.convert(there, to: backing))
    }
    /// A size in this view's coordinates, in those of another view: the same.
    public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }
    /// A size in another view's coordinates, in those of this one: the same.
    public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
    /// A rectangle in this view's coordinates, in those of another view; of the window for `nil`.
    public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
        let (one, other) = (
            convert(rect.origin, to: view),
            convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
        )
        return CGRect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: rect.width, height: rect.height)
    }
    /// A rectangle in another view's coordinates, in those of this one; in the window's for `nil`.
    public func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
        let (one, other) = (
            convert(rect.origin, from: view),
            convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
        )
        return CGRect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: rect.width, height: rect.height)
    }
    /// A rectangle in pixels of the screen.
    public func convertToBacking(_ rect: CGRect) -> CGRect {
        let scale = HostDevice.current.environment.displayScale
        return rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// A rectangle of pixels of the screen, in points.
    public func convertFromBacking(_ rect: CGRect) -> CGRect {
        let scale = 1 / HostDevice.current.environment.displayScale
        return rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// A place in this view's coordinates, as it is from the top left corner, or the other way round.
    private func fromCorner(_ point: CGPoint) -> CGPoint {
        guard !isFlipped else { return point }
        return CGPoint(x: point.x, y: bounds.height - point.y + 2 * bounds.minY)
    }

    // MARK: Constraints

    /// Whether the frame decides where the view is, and not constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { backing.translatesAutoresizingMaskIntoConstraints }
        set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { backing.leftAnchor }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { backing.rightAnchor }
    /// The side at which lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { backing.leadingAnchor }
    /// The side at which lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { backing.trailingAnchor }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { backing.centerXAnchor }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { backing.centerYAnchor }
    /// The baseline of the first line: the top here.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
    /// The baseline of the last line: the bottom here.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
    /// The width.
    public var widthAnchor: NSLayoutDimension { backing.widthAnchor }
    /// The height.
    public var heightAnchor: NSLayoutDimension { backing.heightAnchor }
    /// The part of the view that nothing covers: all of it here.
    public var safeAreaLayoutGuide: NSLayoutGuide { backing.safeAreaLayoutGuide }
    /// The part of the view within its margins: all of it here.
    public var layoutMarginsGuide: NSLayoutGuide { backing.safeAreaLayoutGuide }
    /// What of the view nothing covers: all of it.
    public var safeAreaRect: CGRect { bounds }
    /// Constraints that belong to the view.
    public var constraints: [NSLayoutConstraint] { backing.constraints }
    /// Adds a constraint and lets it count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Adds constraints and lets them count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }
    /// Takes a constraint away.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Takes constraints away.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }
    /// How much the view resists to become larger than it is of itself.
    public func contentHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        backing.contentHuggingPriority(for: orientation)
    }
    /// Sets how much the view resists to become larger than it is of itself.
    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        backing.setContentHuggingPriority(priority, for: orientation)
    }
    /// How much the view resists to become smaller than it is of itself.
    public func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        backing.contentCompressionResistancePriority(for: orientation)
    }
    /// Sets how much the view resists to become smaller than it is of itself.
    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        backing.setContentCompressionResistancePriority(priority, for: orientation)
    }

    // MARK: Others

    /// Adds a recognizer of gestures. It sees no pointer here, which is told; `mouseDown(with:)` does.
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.append(gestureRecognizer)
        backing.addRecognizer(gestureRecognizer)
        tellWithoutEffect("NSView.addGestureRecognizer(_:)", "mouseDown(with:) is called")
    }
    /// Takes a recognizer of gestures away.
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }
    /// Would have the pointer look otherwise in a rectangle; nobody sees it here.
    public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
    /// Takes such rectangles away.
    public func discardCursorRects() {}
    /// Would begin to drag something, which is told; `onDrag` and `draggable` work.
    @discardableResult
    public func beginDraggingSession(
        with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
    ) -> NSDraggingSession {
        tellWithoutEffect("NSView.beginDraggingSession(with:event:source:)", "onDrag works")
        return NSDraggingSession()
    }
    /// The view, whose changes would move: they are there at once.
    public func animator() -> Self { self }
    /// What assistive technologies say of the view.
    public func accessibilityLabel() -> String? { backing.accessibilityLabel }
    /// Sets what assistive technologies say of the view.
    public func setAccessibilityLabel(_ accessibilityLabel: String?) {
        backing.accessibilityLabel = accessibilityLabel
    }
    /// A name to find the view by.
    public func accessibilityIdentifier() -> String { backing.accessibilityIdentifier ?? "" }
    /// Sets a name to find the view by.
    public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        backing.accessibilityIdentifier = accessibilityIdentifier
    }
    /// Sets what assistive technologies say that the view is for.
    public func setAccessibilityHelp(_ accessibilityHelp: String?) {
        backing.accessibilityHint = accessibilityHelp
    }
    /// Sets whether assistive technologies see the view as one thing.
    public func setAccessibilityElement(_ accessibilityElement: Bool) {
        backing.isAccessibilityElement = accessibilityElement
    }
    /// Sets what assistive technologies say that the view is set to.
    public func setAccessibilityValue(_ accessibilityValue: Any?) {
        backing.accessibilityValue = accessibilityValue.map { "\($0)" }
    }
    /// Sets what assistive technologies take the view for. It is not told.
    public func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
}

extension NSView {
    /// What is behind a cell: something chosen or not.
    ///
    /// Apple: "NSView.BackgroundStyle".
    public enum BackgroundStyle: Int, Sendable {
        /// The usual ground, one that is emphasized, one that is raised, one that is sunk.
        case normal, emphasized, raised, lowered
    }

    /// Adds a view of a module whose views are UIKit's alone, such as WebKit's, in front of the others.
    public func addSubview(_ view: UIView) { backing.addSubview(view) }
}

extension NSLayoutConstraint {
    /// An axis. Apple: "NSLayoutConstraint.Orientation" (AppKit).
    public typealias Orientation = Axis
    /// How much a wish of a layout counts. Apple: "NSLayoutConstraint.Priority" (AppKit).
    public typealias Priority = UILayoutPriority
}
