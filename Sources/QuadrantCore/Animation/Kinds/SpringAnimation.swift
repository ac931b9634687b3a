internal import Foundation
internal import QuadrantGeometry
internal import QuadrantMotion

/// A spring that takes over from another one with its place and its velocity.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// Whether it is the animation where none is named, which equals no other.
    let isDefault: Bool
    /// Seconds until a way from rest is over: what is left then is a thousandth.
    private let settling: TimeInterval

    init(spring: Spring, isDefault: Bool) {
        self.spring = spring
        self.isDefault = isDefault
        settling = spring.settlingDuration
    }

    var length: TimeInterval { settling }

    var logicalLength: TimeInterval { min(settling, spring.duration) }

    /// Has the spring begin with a velocity, in units of the way for each second.
    func begin<V: VectorArithmetic>(with velocity: V, _ context: inout AnimationContext<V>) {
        context.state[Start<V>.self] = Start(place: .zero, velocity: velocity, time: 0)
    }

    /// Where the spring took over, if it did.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        /// The part of the way that had been gone.
        var place: V
        /// The change in a second.
        var velocity: V
        /// Seconds since the first of the springs began.
        var time: TimeInterval
        /// Seconds from then until it is over; `nil` until that is worked out.
        var settling: TimeInterval?

        static var defaultValue: Start? { nil }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard var start = context.state[Start<V>.self] else {
            if time >= spring.duration { context.isLogicallyComplete = true }
            return time < settling ? spring.value(target: value, time: time) : nil
        }
        let way = value - start.place
        let end = start.settling ?? settlingDuration(of: way, velocity: start.velocity)
        if start.settling == nil {
            start.settling = end
            context.state[Start<V>.self] = start
        }
        let time = time - start.time
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < end else { return nil }
        return start.place
            + spring.value(target: way, initialVelocity: start.velocity, time: time)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard let start = context.state[Start<V>.self] else {
            return spring.velocity(target: value, time: time)
        }
        return spring.velocity(
            target: value - start.place, initialVelocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let place = previous.animate(value: value, time: time, context: &context) ?? value
        context.isLogicallyComplete = false
        context.state[Start<V>.self] = Start(place: place, velocity: velocity, time: time)
        return true
    }

    /// Seconds until what is left is a thousandth of the way, or of how far the velocity alone would lead.
    private func settlingDuration<V: VectorArithmetic>(
        of way: V, velocity: V
    ) -> TimeInterval {
        let reach = velocity.magnitudeSquared.squareRoot() * spring.response / (2 * .pi)
        let size = max(way.magnitudeSquared.squareRoot(), reach)
        guard size > 0, size.isFinite else { return 0 }
        return spring.settlingDuration(
            target: way, initialVelocity: velocity, epsilon: size / 1000)
    }
}

/// A spring that begins with a velocity of its own; several of them add up.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// In units of the whole way for each second.
    let initialVelocity: Double
    private let settling: TimeInterval

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        settling = spring.settlingDuration(
            target: 1.0, initialVelocity: self.initialVelocity, epsilon: 0.001)
    }

    var length: TimeInterval { settling }

    var logicalLength: TimeInterval { min(settling, spring.duration) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < settling else { return nil }
        return value.scaled(
            by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        value.scaled(
            by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }
}
