internal import Foundation
internal import QuadrantGeometry
internal import QuadrantMotion

/// Along a curve, in a time.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    /// Seconds; not above 0 is no time.
    let duration: TimeInterval

    var words: String {
        let name =
            switch curve {
            case .linear: "linear"
            case .easeIn: "easeIn"
            case .easeOut: "easeOut"
            case .easeInOut: "easeInOut"
            default: "a curve"
            }
        return "\(name) of \(length) s"
    }

    var length: TimeInterval { duration > 0 ? duration : 0 }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < length else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time < length else { return nil }
        let slope = curve.velocity(at: time / duration)
        return slope.isFinite ? value.scaled(by: slope / duration) : nil
    }
}
