public import CoreGraphics
public import Foundation
internal import QuadrantGeometry

/// An outline that is built part by part, with what its lines are drawn with.
///
/// Apple: "UIBezierPath" (UIKit). Show it by `Path(path.cgPath)`. Rounded rectangles have the corners that
/// views call continuous, as UIKit's have. It belongs to one thread at a time.
open class UIBezierPath: Hashable {
    private var outline: Path
    /// The width of lines, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long the corners of mitred lines may become, as a multiple of the width.
    open var miterLimit: CGFloat = 10
    /// How far curves may be from their drawing. It changes nothing here: curves are drawn as such.
    open var flatness: CGFloat = 0.6
    /// Whether a point is inside if an odd number of outlines is around it.
    open var usesEvenOddFillRule = false
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    private init(outline: Path) {
        self.outline = outline
    }

    /// Creates an empty outline.
    public convenience init() {
        self.init(outline: Path())
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(outline: Path(rect))
    }

    /// Creates an ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(outline: Path(ellipseIn: rect))
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(outline: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// Creates a rectangle some of whose corners are round. The width of `cornerRadii` is the radius: as on
    /// iOS, its height changes nothing.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) ? cornerRadii.width : 0
        }
        self.init(
            outline: Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)),
                style: .continuous))
    }

    /// Creates an arc, angles in radians from the right; clockwise is so on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates an outline of Core Graphics'.
    public convenience init(cgPath: CGPath) {
        self.init(outline: Path(cgPath))
    }

    /// The outline as it is now; setting it replaces all parts.
    open var cgPath: CGPath {
        get { outline.cgPath }
        set { outline = Path(newValue) }
    }

    /// Begins another part at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(
        to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, angles in radians from the right; clockwise is so on the screen. A line leads to its
    /// beginning.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Paths measure angles with y upward, where an arc that is clockwise on the screen is not.
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Closes the part with a straight line.
    open func close() { outline.closeSubpath() }

    /// Removes all parts.
    open func removeAllPoints() { outline = Path() }

    /// Adds the parts of another outline.
    open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

    /// The same outline in the other direction.
    ///
    /// It fills the same area by the even-odd rule; by the winding rule it cuts out of outlines around it.
    open func reversing() -> UIBezierPath {
        let path = copied()
        path.outline = outline.reversed
        return path
    }

    /// Maps all parts by a transform.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// Whether there are no parts.
    open var isEmpty: Bool { outline.isEmpty }
    /// The smallest rectangle around the outline; `CGRect.null` for an empty one.
    open var bounds: CGRect { isEmpty ? .null : outline.boundingRect }
    /// The end of the last line or curve; zero for an empty outline.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, eoFill: usesEvenOddFillRule)
    }

    /// Sets the pattern of dashes and gaps, in points.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array($0.prefix(count)) } ?? [], phase)
    }

    /// The area of the line along the outline, in Quadrant's own words.
    var strokedOutline: Path {
        outline.strokedPath(
            StrokeStyle(
                lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
                miterLimit: miterLimit, dash: dashes.lengths, dashPhase: dashes.phase))
    }

    /// The same outline with the same settings, as another object.
    open func copy() -> Any { copied() }

    private func copied() -> UIBezierPath {
        let path = UIBezierPath(outline: outline)
        path.lineWidth = lineWidth
        path.lineCapStyle = lineCapStyle
        path.lineJoinStyle = lineJoinStyle
        path.miterLimit = miterLimit
        path.flatness = flatness
        path.usesEvenOddFillRule = usesEvenOddFillRule
        path.dashes = dashes
        return path
    }

    /// Whether both are the same object.
    public static func == (left: UIBezierPath, right: UIBezierPath) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
