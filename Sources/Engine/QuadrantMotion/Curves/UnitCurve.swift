public import QuadrantGeometry

/// A function from a progress of 0 to 1 to another one, which is 0 at 0 and 1 at 1.
///
/// Apple: "UnitCurve". The points of the curves are those of Apple's documentation.
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable {
        case linear
        case bezier(CubicBezier)
        case circularIn
        case circularOut
        case circularInOut
        /// The inverse of `circularInOut`: fast at both ends.
        case circularOutIn
    }

    private let shape: Shape
    private var kept = KeptFault()

    /// What is wrong with a point of the curve; `nil` where nothing is.
    package var fault: NumberFault? { kept.fault }

    private init(_ shape: Shape) {
        self.shape = shape
    }

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        shape = .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: The first control point. Its x is clamped to 0 and 1 when the curve is evaluated; its y may
    ///     lie outside, so that the curve overshoots. What is not finite counts as 0.
    ///   - endControlPoint: The second control point, likewise.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        let (start, end) = (startControlPoint, endControlPoint)
        var curve = UnitCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        curve.kept.fault = .unless(
            .number, "UnitCurve.bezier",
            [
                "startControlPoint x": Double(start.x), "startControlPoint y": Double(start.y),
                "endControlPoint x": Double(end.x), "endControlPoint y": Double(end.y),
            ], instead: "It counts as 0.")
        return curve
    }

    /// The straight line.
    public static let linear = UnitCurve(.linear)
    /// Slow at the start: the control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Slow at the end: the control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Slow at both ends: the control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// An older name of `easeInOut`.
    public static let easeInEaseOut = easeInOut
    /// A quarter of a circle, slow at the start: 1 − √(1 − x²).
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle, slow at the end: √(1 − (1 − x)²).
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// The two quarters one after the other, half as large each: slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with x and y exchanged; the inverse of the inverse is the curve. The inverse of a Bézier curve has control
    /// points with x and y exchanged, so it leads back from values where their y lie from 0 to 1.
    ///
    /// Apple: "UnitCurve.inverse".
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .bezier(let curve): UnitCurve(.bezier(curve.swapped))
        case .circularIn: UnitCurve(.circularOut)
        case .circularOut: UnitCurve(.circularIn)
        case .circularInOut: UnitCurve(.circularOutIn)
        case .circularOutIn: UnitCurve(.circularInOut)
        }
    }

    /// The value at a progress, which is clamped to 0 and 1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        return switch shape {
        case .linear: x
        case .bezier(let curve): curve.value(at: x)
        case .circularIn: Circle.easeIn(x)
        case .circularOut: 1 - Circle.easeIn(1 - x)
        case .circularInOut:
            x < 0.5 ? Circle.easeIn(2 * x) / 2 : 1 - Circle.easeIn(2 - 2 * x) / 2
        case .circularOutIn:
            x < 0.5 ? (1 - Circle.easeIn(1 - 2 * x)) / 2 : (1 + Circle.easeIn(2 * x - 1)) / 2
        }
    }

    /// The slope of the curve at a progress, which is clamped to 0 and 1; infinite where the curve is vertical, as at
    /// the end of `circularEaseIn`.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        return switch shape {
        case .linear: 1
        case .bezier(let curve): curve.slope(at: x)
        case .circularIn: Circle.slope(x)
        case .circularOut: Circle.slope(1 - x)
        case .circularInOut: Circle.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularOutIn: Circle.slope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
        }
    }

    private static func clamped(_ progress: Double) -> Double {
        progress > 0 ? min(progress, 1) : 0
    }

    /// The fourth quadrant of the unit circle around (0, 1).
    private enum Circle {
        static func easeIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
        static func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
    }
}
