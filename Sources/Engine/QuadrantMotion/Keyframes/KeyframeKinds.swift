public import Foundation
public import QuadrantGeometry

/// A keyframe to which the value goes in a straight line.
///
/// Apple: "LinearKeyframe".
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at its end.
    ///   - duration: Seconds from the keyframe before; what is below 0, and NaN, count as 0.
    ///   - timingCurve: How far along the line the value is at each moment.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(
            to.animatableData, duration: duration.asKeyframeDuration, curve: timingCurve)
    }

    /// The keyframe itself.
    public var body: LinearKeyframe<Value> { self }
    /// Adds the keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.all.append(step) }
}

/// A keyframe to which the value goes along a smooth curve: cubic keyframes one after the other make a Catmull-Rom spline.
///
/// Apple: "CubicKeyframe".
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at its end.
    ///   - duration: Seconds from the keyframe before; what is below 0, and NaN, count as 0.
    ///   - startVelocity: A value whose animatable data is the change in a second at the start; `nil` for the one
    ///     with which the motion stays smooth. Beside a keyframe of another kind that is the velocity of this one.
    ///   - endVelocity: The same at the end. At the end of a track, `nil` is a velocity of zero.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        step = .cubic(
            to.animatableData, duration: duration.asKeyframeDuration,
            startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)
    }

    /// The keyframe itself.
    public var body: CubicKeyframe<Value> { self }
    /// Adds the keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.all.append(step) }
}

/// A keyframe to which a spring draws the value.
///
/// Apple: "SpringKeyframe".
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value to which the spring draws.
    ///   - duration: Seconds from the keyframe before; `nil` for the time in which the spring settles. After a time that is
    ///     shorter, the next keyframe goes on from where the value is.
    ///   - spring: The spring.
    ///   - startVelocity: A value whose animatable data is the change in a second at the start; `nil` for the
    ///     velocity at the end of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        spring.fault?.say()
        step = .spring(
            to.animatableData,
            // A spring that never comes to rest is no fault of the time.
            duration: duration?.asKeyframeDuration
                ?? min(spring.settlingDuration, longestKeyframe),
            spring, startVelocity: startVelocity?.animatableData)
    }

    /// The keyframe itself.
    public var body: SpringKeyframe<Value> { self }
    /// Adds the keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.all.append(step) }
}

/// A keyframe to which the value jumps. It takes no time.
///
/// Apple: "MoveKeyframe".
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe.
    ///
    /// - Parameter to: The new value.
    public init(_ to: Value) {
        step = .move(to.animatableData)
    }

    /// The keyframe itself.
    public var body: MoveKeyframe<Value> { self }
    /// Adds the keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.all.append(step) }
}
