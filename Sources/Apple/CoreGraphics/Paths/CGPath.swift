public import Foundation
public import QuadrantGeometry

/// Which points of overlapping outlines are inside.
///
/// Apple: "CGPathFillRule".
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// A point is inside if the outlines around it do not cancel each other out by their directions.
    case winding
    /// A point is inside if an odd number of outlines is around it.
    case evenOdd
}

/// An outline that does not change.
///
/// Apple: "CGPath". Where Apple takes a pointer to a transform, `nil` or a transform is given here.
public class CGPath: Hashable, @unchecked Sendable {
    // Only a mutable path, which is not shared between threads while it changes, changes it.
    var outline: Path

    init(outline: Path) {
        self.outline = outline
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(outline: Path(rect).applying(transform ?? .identity))
    }

    /// Creates an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(outline: Path(ellipseIn: rect).applying(transform ?? .identity))
    }

    /// Creates a rectangle with circular or elliptic corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform? = nil
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
        self.init(outline: path.applying(transform ?? .identity))
    }

    /// The smallest rectangle around all points of the outline, the control points of its curves included;
    /// `CGRect.null` for an empty one.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func add(_ points: CGPoint...) {
            for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        // swift-format-ignore: ReplaceForEachWithForLoop
        outline.forEach { element in
            switch element {
            case .move(let to), .line(let to): add(to)
            case .quadCurve(let to, let control): add(to, control)
            case .curve(let to, let control1, let control2): add(to, control1, control2)
            case .closeSubpath: break
            }
        }
        return box
    }

    /// The smallest rectangle around the outline; `CGRect.null` for an empty one.
    public var boundingBoxOfPath: CGRect { isEmpty ? .null : outline.boundingRect }

    /// The end of the last line or curve; zero for an empty outline.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether the outline has no parts.
    public var isEmpty: Bool { outline.isEmpty }

    /// Whether a point, mapped by `transform` first, is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// The same outline.
    public func copy() -> CGPath? { CGPath(outline: outline) }

    /// The same outline, mapped by a transform.
    public func copy(using transform: CGAffineTransform?) -> CGPath? {
        CGPath(outline: outline.applying(transform ?? .identity))
    }

    /// The same outline, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

    /// The same outline, mapped by a transform, to be changed.
    public func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
        CGMutablePath(outline: outline.applying(transform ?? .identity))
    }

    /// The outline of the line along this one.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(outline: outline.applying(transform).strokedPath(style))
    }

    /// What is inside of this outline or of the other one.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline: outline.union(other.outline, eoFill: rule == .evenOdd))
    }

    /// What is inside of both outlines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline: outline.intersection(other.outline, eoFill: rule == .evenOdd))
    }

    /// What is inside of this outline and not of the other one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline: outline.subtracting(other.outline, eoFill: rule == .evenOdd))
    }

    /// What is inside of exactly one of both outlines.
    public func symmetricDifference(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(outline: outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
    }

    /// The same area by outlines that do not overlap.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline: outline.normalized(eoFill: rule == .evenOdd))
    }

    /// Whether both have the same parts.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.description) }
}

extension Path {
    /// Creates a path from an outline of Core Graphics.
    ///
    /// Apple: "Path.init(_:)".
    public init(_ path: CGPath) {
        self = path.outline
    }

    /// Creates a path from an outline of Core Graphics, as it is now.
    ///
    /// Apple: "Path.init(_:)".
    public init(_ path: CGMutablePath) {
        self = path.outline
    }

    /// The path as an outline of Core Graphics.
    ///
    /// Apple: "Path.cgPath".
    public var cgPath: CGPath { CGPath(outline: self) }
}
