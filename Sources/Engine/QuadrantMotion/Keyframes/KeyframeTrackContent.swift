public import QuadrantGeometry

/// Keyframes one after the other: how one value changes over time.
///
/// Apple: "KeyframeTrackContent".
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// What the keyframes are made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes, in their order. By default those of the body; only Quadrant's own types have others.
    func _append(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body.
    public func _append(to steps: inout _KeyframeSteps<Value>) { body._append(to: &steps) }
}

/// The keyframes of a track, in their order.
public struct _KeyframeSteps<Value: Animatable> {
    var all: [KeyframeStep<Value.AnimatableData>] = []
}

/// One keyframe: how the value gets from where it is to its target.
enum KeyframeStep<Data: VectorArithmetic> {
    case linear(Data, duration: Double, curve: UnitCurve)
    case cubic(Data, duration: Double, startVelocity: Data?, endVelocity: Data?)
    case spring(Data, duration: Double, Spring, startVelocity: Data?)
    case move(Data)

    /// Where the keyframe leads.
    var target: Data {
        switch self {
        case .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _),
            .move(let target):
            target
        }
    }

    /// Seconds, not negative.
    var duration: Double {
        switch self {
        case .linear(_, let duration, _), .cubic(_, let duration, _, _),
            .spring(_, let duration, _, _):
            duration
        case .move: 0
        }
    }
}

/// The longest that one keyframe may last, in seconds: about 30 years. It stands in for a spring that never comes to rest.
let longestKeyframe = 1e9

extension Double {
    /// As the duration of a keyframe: at least 0; NaN counts as 0. What is none is said to the view that makes the keyframe.
    var asKeyframeDuration: Double {
        if !(self >= 0 && isFinite) {
            NumberFault.unless(
                .duration, "Keyframe", ["duration": self],
                instead: self > 0 ? "It never ends." : "It counts as 0.")?.say()
        }
        return self > 0 ? Swift.min(self, longestKeyframe) : 0
    }
}
