public import CoreGraphics
public import Foundation

/// Corners of a layer.
///
/// Apple: "CACornerMask" (Core Animation).
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the least x and y: at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the greatest x and the least y: at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the least x and the greatest y: at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the greatest x and y: at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    /// All four corners.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of round corners.
///
/// Apple: "CALayerCornerCurve" (Core Animation).
public enum CALayerCornerCurve: String, Hashable, Sendable {
    /// Parts of circles.
    case circular
    /// Curves that begin gently.
    case continuous
}

/// Who a layer belongs to.
///
/// Apple: "CALayerDelegate" (Core Animation), in name: layers ask nothing here.
public protocol CALayerDelegate: AnyObject {}

/// What a view of UIKit's is drawn with: a box with a ground, a border, a shadow and further layers.
///
/// Apple: "CALayer" (Core Animation). It is data; a representable draws the layers of its views as they are
/// when the view is updated. Nothing moves: animations that are added end at once.
open class CALayer: Hashable {
    /// The box in the layer around, in points.
    open var frame = CGRect.zero
    /// The box in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    private var boundsOrigin = CGPoint.zero
    /// The middle of the box in the layer around, in points.
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// What is in front: layers of a greater place are. It is kept; layers are drawn in their order.
    open var zPosition: CGFloat = 0
    /// The point of the layer that its position is and its transform is about, in parts of its size. It is kept; the middle counts.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A map of the layer about its middle.
    open var transform = CATransform3DIdentity
    /// A map of the layers in this one. It is kept without effect.
    open var sublayerTransform = CATransform3DIdentity
    /// The opacity, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer is not drawn.
    open var isHidden = false
    /// The ground; `nil` for none.
    open var backgroundColor: CGColor?
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Which corners are round.
    open var maskedCorners = CACornerMask.all
    /// The shape of round corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Whether what is in the layer is cut off at its edge.
    open var masksToBounds = false
    /// The width of the border, in points; it lies inside.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; black where nothing is set.
    open var borderColor: CGColor? = .black
    /// The colour of the shadow.
    open var shadowColor: CGColor? = .black
    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The radius of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline that throws the shadow; `nil` for that of the layer. It is kept without effect.
    open var shadowPath: CGPath?
    /// Whether the layer is drawn as pixels first. It changes nothing here.
    open var shouldRasterize = false
    /// Pixels per point of a layer that is drawn as pixels first.
    open var rasterizationScale: CGFloat = 1
    /// Pixels per point of `contents`.
    open var contentsScale: CGFloat = 1
    /// What the layer shows. It is kept without effect.
    open var contents: Any?
    /// How contents fill the layer. It is kept without effect.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Filters of the layer. They are kept without effect.
    open var filters: [Any]?
    /// Filters of what is behind the layer. They are kept without effect.
    open var backgroundFilters: [Any]?
    /// How the layer is mixed with what is behind it. It is kept without effect.
    open var compositingFilter: Any?
    /// Whether a layer of another size has to be drawn again: it is, whenever its view is.
    open var needsDisplayOnBoundsChange = false
    /// Who the layer belongs to: its view, for a layer of a view. It is not asked for anything.
    open weak var delegate: (any CALayerDelegate)?
    /// The layer's own name.
    open var name: String?
    /// What cuts the layer. It is kept without effect.
    open var mask: CALayer?
    /// The layers in this one, the lowest first.
    open var sublayers: [CALayer]?
    /// The layer around.
    open private(set) weak var superlayer: CALayer?

    /// Creates a layer without a size.
    public init() {}

    /// Creates a copy of a layer, as Core Animation shows one while it moves; layers in it are left out.
    ///
    /// Apple: "init(layer:)". Nobody makes such copies here: it is for classes that override it, and for calls.
    /// - Parameter layer: A `CALayer`. Of anything else nothing is taken.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { return }
        frame = layer.frame
        boundsOrigin = layer.boundsOrigin
        (zPosition, anchorPoint) = (layer.zPosition, layer.anchorPoint)
        (transform, sublayerTransform) = (layer.transform, layer.sublayerTransform)
        (opacity, isHidden, name) = (layer.opacity, layer.isHidden, layer.name)
        (backgroundColor, contents) = (layer.backgroundColor, layer.contents)
        (contentsScale, contentsGravity) = (layer.contentsScale, layer.contentsGravity)
        (cornerRadius, maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
        (cornerCurve, masksToBounds) = (layer.cornerCurve, layer.masksToBounds)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowOffset, shadowRadius, shadowPath) =
            (layer.shadowOffset, layer.shadowRadius, layer.shadowPath)
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// Inserts a layer at a place among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        // In place: to copy the others would make many layers cost the square of their number.
        if sublayers == nil { sublayers = [] }
        let place = min(Int(index), sublayers?.count ?? 0)
        sublayers?.insert(layer, at: place)
        layer.superlayer = self
    }

    /// Takes the layer out of the one around.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Says that the layer has to be drawn again: it is, whenever its view is.
    open func setNeedsDisplay() {}

    /// Says that the layers in this one have to be placed again.
    open func setNeedsLayout() {}

    /// Places the layers in this one.
    open func layoutIfNeeded() { layoutSublayers() }

    /// Places the layers in this one; a subclass says how.
    open func layoutSublayers() {}

    /// Takes an animation, which ends at once: the layer shows what it is set to.
    open func add(_ animation: CAAnimation, forKey key: String?) {}

    /// The animation of a key: none goes on here.
    open func animation(forKey key: String) -> CAAnimation? { nil }

    /// The keys of animations: none goes on here.
    open func animationKeys() -> [String]? { nil }

    /// The layer as it is shown while it moves: itself.
    open func presentation() -> Self? { self }

    /// Whether a point in the layer's own coordinates is in it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Puts a layer in place of one in this one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(place))
    }

    /// Inserts a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    /// Inserts a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let count = sublayers?.count ?? 0
        insertSublayer(
            layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? count - 1) + 1))
    }

    /// Removes an animation.
    open func removeAnimation(forKey key: String) {}

    /// Removes all animations.
    open func removeAllAnimations() {}

    /// Whether both are the same object.
    public static func == (left: CALayer, right: CALayer) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How contents fill a layer.
///
/// Apple: "CALayerContentsGravity" (Core Animation).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// So large that nothing is free.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In their own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
}

/// A layer that shows an outline.
///
/// Apple: "CAShapeLayer" (Core Animation).
open class CAShapeLayer: CALayer {
    /// The outline, in the layer's own coordinates.
    open var path: CGPath?
    /// The colour inside; `nil` for none.
    open var fillColor: CGColor? = .black
    /// Which points are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line; `nil` for none.
    open var strokeColor: CGColor?
    /// Where the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How long mitred corners may become, as a multiple of the width.
    open var miterLimit: CGFloat = 10
    /// Dashes and gaps, in points; `nil` for a line without gaps.
    open var lineDashPattern: [NSNumber]?
    /// Where the pattern of dashes begins, in points.
    open var lineDashPhase: CGFloat = 0
}

/// Which points of overlapping outlines are inside.
public enum CAShapeLayerFillRule: String, Hashable, Sendable {
    /// By the directions of the outlines.
    case nonZero = "non-zero"
    /// By the number of the outlines.
    case evenOdd = "even-odd"
}

/// The ends of a line.
public enum CAShapeLayerLineCap: String, Hashable, Sendable {
    /// At the ends, half a circle beyond them, half a square beyond them.
    case butt, round, square
}

/// The corners of a line.
public enum CAShapeLayerLineJoin: String, Hashable, Sendable {
    /// Sharp, round, cut off.
    case miter, round, bevel
}

/// A layer that shows a gradient.
///
/// Apple: "CAGradientLayer" (Core Animation). Only gradients along a line are drawn.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where the colours stand, from 0 to 1; `nil` for equal distances.
    open var locations: [NSNumber]?
    /// Where the gradient begins, in parts of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, in parts of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of gradient.
    open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public enum CAGradientLayerType: String, Hashable, Sendable {
    /// Along a line, around a point by distance, around a point by angle.
    case axial, radial, conic
}
