internal import Foundation
internal import QuadrantGeometry

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    /// Seconds, not NaN.
    let delay: TimeInterval

    var length: TimeInterval { max((base.length ?? .infinity) + delay, 0) }

    var logicalLength: TimeInterval { max((base.logicalLength ?? .infinity) + delay, 0) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return .zero }
        return base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return .zero }
        return base.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation at another speed.
struct SpeedAnimation: TimedAnimation {
    let base: Animation
    /// At least 0.
    let speed: Double

    var length: TimeInterval { speed > 0 ? (base.length ?? .infinity) / speed : .infinity }

    var logicalLength: TimeInterval {
        speed > 0 ? (base.logicalLength ?? .infinity) / speed : .infinity
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// An animation that is logically complete at a time.
struct LogicallyCompleteAnimation: TimedAnimation {
    let base: Animation
    /// Seconds.
    let duration: TimeInterval

    var length: TimeInterval { base.length ?? .infinity }

    var logicalLength: TimeInterval { max(0, min(duration, base.logicalLength ?? .infinity)) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if time >= duration { context.isLogicallyComplete = true }
        return base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}
