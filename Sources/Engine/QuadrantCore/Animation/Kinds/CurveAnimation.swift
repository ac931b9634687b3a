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
        part(at: time).map { value.scaled(by: $0) }
    }

    /// The part of the way that has been gone; `nil` once it is over.
    func part(at time: TimeInterval) -> Double? {
        time < length ? curve.value(at: time / duration) : nil
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time < length else { return nil }
        let slope = curve.velocity(at: time / duration)
        return slope.isFinite ? value.scaled(by: slope / duration) : nil
    }
}
