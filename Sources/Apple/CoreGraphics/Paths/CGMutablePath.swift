public import Foundation
public import QuadrantGeometry

/// An outline that is built part by part.
///
/// Apple: "CGMutablePath". It belongs to one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty outline.
    public init() {
        super.init(outline: Path())
    }

    override init(outline: Path) {
        super.init(outline: outline)
    }

    /// Begins another part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    /// Adds a part of straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        outline.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Closes the part with a straight line.
    public func closeSubpath() { outline.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addRect(rect, transform: transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        outline.addRects(rects, transform: transform)
    }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with circular or elliptic corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
            style: .circular, transform: transform)
    }

    /// Adds an arc, angles in radians. In coordinates whose y grows downward, as those of views, an arc
    /// that is `clockwise` runs counterclockwise on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            delta: .radians(Double(delta)), transform: transform)
    }

    /// Rounds the corner at `tangent1End` with an arc.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
            transform: transform)
    }

    /// Adds the parts of another outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.addPath(path.outline, transform: transform)
    }
}
