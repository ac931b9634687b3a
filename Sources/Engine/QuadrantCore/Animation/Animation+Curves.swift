public import Foundation
internal import QuadrantGeometry
public import QuadrantMotion

// Curves with a duration. Apple's pages say 0.35 seconds where none is given.
extension Animation {
    private static let usualDuration = 0.35

    /// An animation along a curve.
    ///
    /// - Parameter duration: Seconds; what is not above 0 shows the change at once.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(
            CurveAnimation(curve: curve, duration: duration),
            fault: curve.fault
                ?? .unless(
                    .duration, "Animation", ["duration": duration],
                    instead: duration > 0
                        ? "The change is never seen." : "The change is shown at once."))
    }

    /// An animation along a cubic Bézier curve from (0, 0) to (1, 1) with these control points, whose x are clamped to 0 and 1.
    ///
    /// - Parameter duration: Seconds; what is not above 0 shows the change at once.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y)),
            duration: duration)
    }

    /// At the same speed throughout, for 0.35 seconds.
    public static var linear: Animation { linear(duration: usualDuration) }
    /// At the same speed throughout.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// Slow at the start, for 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: usualDuration) }
    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// Slow at the end, for 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: usualDuration) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// Slow at both ends, for 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }
}
