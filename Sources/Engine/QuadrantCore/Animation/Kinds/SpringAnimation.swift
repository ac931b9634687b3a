internal import Foundation
internal import QuadrantGeometry
internal import QuadrantMotion

/// A spring that takes over from another one with its place and its velocity.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// Whether it is the animation where none is named, which equals no other.
    let isDefault: Bool
    /// For how many seconds the response goes from that of a spring which it takes over from to its own.
    let blend: TimeInterval
    /// Seconds until a way from rest is over: what is left then is a thousandth.
    private let settling: TimeInterval

    init(spring: Spring, isDefault: Bool, blend: TimeInterval = 0) {
        self.spring = spring
        self.isDefault = isDefault
        self.blend = blend > 0 && blend.isFinite ? blend : 0
        settling = spring.settlingDuration
    }

    var words: String { isDefault ? "the default spring" : spring.words }

    var length: TimeInterval { settling }

    var logicalLength: TimeInterval { min(settling, spring.duration) }

    /// The part of a way from rest that has been gone; `nil` once it is over.
    func part(at time: TimeInterval) -> Double? {
        time < settling ? spring.value(target: 1.0, time: time) : nil
    }

    /// Has the spring begin with a velocity, in units of the way for each second.
    func begin<V: VectorArithmetic>(with velocity: V, _ context: inout AnimationContext<V>) {
        context.state[Start<V>.self] = Start(
            place: velocity.scaled(by: 0), velocity: velocity, time: 0)
    }

    /// Where the spring took over, if it did.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        /// The part of the way that had been gone.
        var place: V
        /// The change in a second.
        var velocity: V
        /// Seconds since the first of the springs began.
        var time: TimeInterval
        /// The response of the spring that it took over from, where it goes on from there.
        var response: Double?
        /// Seconds from then until it is over; `nil` until that is worked out.
        var settling: TimeInterval?

        static var defaultValue: Start? { nil }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard var start = context.state[Start<V>.self] else {
            if time >= spring.duration { context.isLogicallyComplete = true }
            return part(at: time).map { value.scaled(by: $0) }
        }
        let way = value - start.place
        let end = start.settling ?? settlingDuration(of: way, start)
        if start.settling == nil {
            start.settling = end
            context.state[Start<V>.self] = start
        }
        let time = time - start.time
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < end else { return nil }
        return start.place + state(of: way, start, at: time).gone
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard let start = context.state[Start<V>.self] else {
            return spring.velocity(target: value, time: time)
        }
        return state(of: value - start.place, start, at: time - start.time).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity =
            previous.velocity(value: value, time: time, context: context) ?? value.scaled(by: 0)
        let former = (previous.base as? SpringAnimation).map { spring in
            spring.response(at: time, context.state[Start<V>.self])
        }
        let place = previous.animate(value: value, time: time, context: &context) ?? value
        context.isLogicallyComplete = false
        context.state[Start<V>.self] = Start(
            place: place, velocity: velocity, time: time, response: blends(from: former))
        return true
    }

    /// The response from which the spring goes on to its own; `nil` where it has its own at once.
    private func blends(from former: Double?) -> Double? {
        guard let former, blend > 0, former != spring.response, former > 0, former.isFinite,
            spring.response > 0, spring.response.isFinite
        else { return nil }
        return former
    }

    /// The response at a time since the first of the springs began.
    private func response<V>(at time: TimeInterval, _ start: Start<V>?) -> Double {
        guard let start, let former = start.response else { return spring.response }
        return former + (spring.response - former) * min(max((time - start.time) / blend, 0), 1)
    }

    /// In how many steps the response goes from one to the other. A choice, as that it goes evenly: Apple says only that
    /// it is interpolated.
    private static var steps: Int { 16 }

    /// What has been gone of a way since the spring took over, and the velocity.
    private func state<V: VectorArithmetic>(
        of way: V, _ start: Start<V>, at time: TimeInterval
    ) -> (gone: V, velocity: V) {
        var (gone, velocity, from) = (way.scaled(by: 0), start.velocity, 0.0)
        func move(_ spring: Spring, for seconds: Double) {
            let rest = way - gone
            let next = spring.value(target: rest, initialVelocity: velocity, time: seconds)
            velocity = spring.velocity(target: rest, initialVelocity: velocity, time: seconds)
            gone += next
        }
        if let former = start.response {
            for step in 0..<Self.steps where from < time {
                let part = (Double(step) + 0.5) / Double(Self.steps)
                let seconds = min(blend / Double(Self.steps), time - from)
                move(
                    Spring(
                        response: former + (spring.response - former) * part,
                        dampingRatio: spring.dampingRatio), for: seconds)
                from += seconds
            }
        }
        if from < time || from == 0 { move(spring, for: time - from) }
        return (gone, velocity)
    }

    /// The same from where the response is the spring's own.
    private func settlingDuration<V: VectorArithmetic>(of way: V, _ start: Start<V>) -> TimeInterval
    {
        guard start.response != nil else {
            return settlingDuration(of: way, velocity: start.velocity)
        }
        let state = state(of: way, start, at: blend)
        return blend + settlingDuration(of: way - state.gone, velocity: state.velocity)
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

extension Spring {
    fileprivate var words: String {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return "a spring of \(rounded(duration)) s, bounce \(rounded(bounce))"
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

    var words: String { spring.words + " that adds up" }

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
