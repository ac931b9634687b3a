public import CoreGraphics
public import Foundation
public import QuadrantGeometry
public import QuartzCore

/// A rectangle on the screen that shows something, as UIKit has it: data that is kept, and that a
/// representable draws.
///
/// Apple: "UIView" (UIKit). What a representable draws of it is said at `UIViewRepresentable`.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// How content fills a view of another size.
    ///
    /// Apple: "UIView.ContentMode".
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched; as large as fits; so large that nothing is free; drawn again.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        /// In its own size, in the middle or at a side or a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which sides of a view move with the view around.
    ///
    /// Apple: "UIView.AutoresizingMask".
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The space at the left grows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The space at the right grows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The space at the top grows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The space at the bottom grows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How a view's tint looks beside a presentation.
    ///
    /// Apple: "UIView.TintAdjustmentMode".
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As the view around has it, in full, dimmed.
        case automatic, normal, dimmed
    }

    /// Stands for a length that a view does not have of itself.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// What the view is drawn with: ground, border, corners, shadow and further layers.
    public let layer: CALayer
    /// The views in this one, the lowest first.
    open private(set) var subviews: [UIView] = []
    /// The view around; `nil` for none.
    open private(set) weak var superview: UIView?
    /// The ground; `nil` for none.
    open var backgroundColor: UIColor?
    /// The colour of what in the view can be touched; that of the view around if nothing is set.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set { ownTint = newValue }
    }
    private(set) var ownTint: UIColor?
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is not drawn.
    open var isHidden = false
    /// Whether the view covers what is behind it. It changes nothing here.
    open var isOpaque = true
    /// Whether what is in the view is cut off at its edge.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How content fills the view.
    open var contentMode = ContentMode.scaleToFill
    /// A number to find the view by.
    open var tag = 0
    /// Whether the view takes touches. None come here.
    open var isUserInteractionEnabled = true
    /// Whether the view takes several touches at once. None come here.
    open var isMultipleTouchEnabled = false
    /// Which sides move with the view around.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the frame decides where the view is, and not constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The appearance that is asked for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The distances that content keeps from the edges.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The distances that content keeps from the edges, by the direction of texts.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
    /// A transform of the drawing about its middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }
    /// A transform of the drawing in space, about its middle.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The recognizers of gestures. None of them sees a touch here.
    open var gestureRecognizers: [UIGestureRecognizer]? = nil
    /// A name to find the view by.
    open var accessibilityIdentifier: String?
    /// What assistive technologies say of the view.
    open var accessibilityLabel: String?
    /// What assistive technologies say that the view is set to.
    open var accessibilityValue: String?
    /// What assistive technologies say that the view is for.
    open var accessibilityHint: String?
    /// Whether touches of the view reach no other view at the same time. None come here.
    open var isExclusiveTouch = false
    /// How much larger than one point the pixels of the drawing are. It is kept without effect.
    open var contentScaleFactor: CGFloat = 1
    /// Whether margins follow those of the view around. It is kept without effect.
    open var preservesSuperviewLayoutMargins = false
    /// How the view is mixed with colours when a presentation is in front of it. It is kept without effect.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Which way content runs: as that of the view around.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Whether assistive technologies see the view as one thing.
    open var isAccessibilityElement = false
    /// Constraints between views that belong to this one; see `NSLayoutConstraint`.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    var hugging = PriorityPair(.defaultLow)
    var resistance = PriorityPair(.defaultHigh)

    /// The class of the view's layer: of a subclass, one of Core Animation's; another one counts as `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    private static func madeLayer() -> CALayer {
        if layerClass == CAGradientLayer.self { return CAGradientLayer() }
        if layerClass == CAShapeLayer.self { return CAShapeLayer() }
        return CALayer()
    }

    /// Creates a view in a box of the view around, in points.
    public init(frame: CGRect) {
        layer = Self.madeLayer()
        super.init()
        layer.frame = frame
        layer.delegate = self
    }

    /// Creates a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view from an archive. There are none here: the view is without a size.
    public required init?(coder: NSCoder) {
        layer = CALayer()
        super.init()
        layer.delegate = self
    }

    /// The box in the view around, in points.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.bounds.size
            layer.frame = newValue
            resizeSubviews(from: old)
        }
    }
    /// The box in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds.size
            layer.bounds = newValue
            resizeSubviews(from: old)
        }
    }
    /// The middle of the box in the view around, in points.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts a view at a place among the others.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Inserts a view in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let place = subviews.firstIndex { $0 === siblingSubview }
        insertSubview(view, at: (place ?? subviews.count - 1) + 1)
    }

    /// Inserts a view behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Takes the view out of the one around.
    open func removeFromSuperview() {
        guard let around = superview else { return }
        around.willRemoveSubview(self)
        if let place = around.subviews.firstIndex(where: { $0 === self }) {
            around.subviews.remove(at: place)
        }
        superview = nil
    }

    /// Moves a view in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        addSubview(view)
    }

    /// Moves a view behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }

    /// Called when a view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when the view has come into another one.
    open func didMoveToSuperview() {}
    /// Called when the view has come into a window: never here.
    open func didMoveToWindow() {}
    /// Called before the view comes into another one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called before the view comes into a window: never here.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called before a view in this one leaves it.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the tint is another.
    open func tintColorDidChange() {}
    /// Called when the safe area is another; never here.
    open func safeAreaInsetsDidChange() {}
    /// Called when the margins are others; never here.
    open func layoutMarginsDidChange() {}
    /// Called when the traits are others; never here: a picture is drawn with those it has.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Whether a recognizer of the view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Whether a place in the view's own coordinates is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view at a place in this one's coordinates: the one in front, inside the others, that takes touches; `nil` where there
    /// is none.
    ///
    /// Apple: "hitTest(_:with:)": views that are hidden, take no touches or have an opacity below 0.01 are passed over, with all in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// The window; `nil` for none, as here.
    open var window: UIWindow? { superview?.window }
    override open var next: UIResponder? { superview }

    /// Places the views in this one; a subclass says how.
    open func layoutSubviews() {}
    /// Says that the views in this one have to be placed again: a representable draws them again.
    open func setNeedsLayout() { changed() }
    /// Places the views in this one now.
    open func layoutIfNeeded() { layoutSubviews() }
    /// Says that the view has to be drawn again: a representable does.
    open func setNeedsDisplay() { changed() }
    /// The same for a part of the view.
    open func setNeedsDisplay(_ rect: CGRect) { changed() }
    /// Says that constraints have changed.
    open func setNeedsUpdateConstraints() {}
    /// Changes constraints; a subclass says how.
    open func updateConstraints() {}
    /// Changes constraints now.
    open func updateConstraintsIfNeeded() { updateConstraints() }
    /// Whether the view is placed by constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Draws the view into the current context, between its ground and the views in it. Called for each picture of a view of a class of
    /// one's own.
    open func draw(_ rect: CGRect) {}

    /// The size that the view has of itself, in points; `noIntrinsicMetric` along an axis where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that the size that the view has of itself is another.
    open func invalidateIntrinsicContentSize() {}

    /// The size that suits the view in a room, in points: its own, or else its present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? bounds.width : own.width,
            height: own.height < 0 ? bounds.height : own.height)
    }

    /// Gives the view the size that suits it.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Adds a recognizer of gestures. It sees no touch here.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        addRecognizer(gestureRecognizer)
        Notice.withoutEffect("UIView.addGestureRecognizer(_:)", "No touch reaches views of UIKit's")
    }

    /// The same for a view that stands for one of SwiftUI's, whose gestures are seen.
    package func addRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    /// Removes a recognizer of gestures.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The ground as a picture shows it: that of the layer, where the view has none.
    var ground: UIColor? { backgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    /// What a stack knows of the view.
    package var stackPlace = StackPlace()
    /// Whom the view stands for; `nil` where it is what it looks like.
    package weak var face: (any ViewFace)?
    /// Draws the view again where a representable shows it.
    var redraw: (() -> Void)?
    /// Whether nothing stands for the view in pictures but a box with its name.
    var isStandIn: Bool { false }
    /// What a box that stands for the view is called.
    var standInName: String { face?.faceName ?? "\(type(of: self))" }

    /// Has the representable that shows the view, or one around it, draw it again. What is changed while it is drawn is in the picture anyway.
    package func changed() {
        guard PictureTurn.depth == 0 else { return }
        var view: UIView? = self
        while let next = view {
            if let redraw = next.redraw { return redraw() }
            view = next.superview
        }
    }

    /// What of this view a picture shows between its ground and the views in it; `nil` for nothing.
    var content: ViewContent? { face?.shownContent }
}

extension UIView: UITraitChangeObservable, CALayerDelegate {}

/// Whether views of UIKit's are being updated or drawn.
@MainActor enum PictureTurn {
    /// How many updates and drawings are under way, one in another.
    private(set) static var depth = 0

    static func during<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }
}
