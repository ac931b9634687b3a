internal import Foundation
internal import QuadrantGeometry

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    /// Seconds, not NaN.
    let delay: TimeInterval

    var words: String { "\(base.words) after \(delay) s" }

    var mayReadEnvironment: Bool { base.mayReadEnvironment }

    var length: TimeInterval { max((base.length ?? .infinity) + delay, 0) }

    var logicalLength: TimeInterval { max((base.logicalLength ?? .infinity) + delay, 0) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return value.scaled(by: 0) }
        return base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return value.scaled(by: 0) }
        return base.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation at another speed.
struct SpeedAnimation: TimedAnimation {
    let base: Animation
    /// At least 0.
    let speed: Double

    var words: String { "\(base.words) at speed \(speed)" }

    var mayReadEnvironment: Bool { base.mayReadEnvironment }

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

    /// Whether what it is made of goes on in place of what `previous` is made of, at the same speed.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
            return false
        }
        return base.isOfSameKind(as: previous.base)
            && base.shouldMerge(
                previous: previous.base, value: value, time: time * speed, context: &context)
    }
}

/// An animation that is logically complete at a time.
struct LogicallyCompleteAnimation: TimedAnimation {
    let base: Animation
    /// Seconds.
    let duration: TimeInterval

    var words: String { base.words }

    var mayReadEnvironment: Bool { base.mayReadEnvironment }

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

    /// Whether what it is made of goes on in place of what `previous` is made of.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? LogicallyCompleteAnimation else { return false }
        return base.isOfSameKind(as: previous.base)
            && base.shouldMerge(
                previous: previous.base, value: value, time: time, context: &context)
    }
}
