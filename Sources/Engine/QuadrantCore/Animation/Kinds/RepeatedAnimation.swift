internal import Foundation
internal import QuadrantGeometry

/// An animation several times, there and back or there only.
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// How often; `nil` for ever.
    let count: Int?
    let autoreverses: Bool

    /// Seconds of one time, if they are known and more than nothing.
    private var leg: TimeInterval? {
        base.length.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    var words: String {
        "\(base.words), \(count.map { "\($0) times" } ?? "for ever")"
            + (autoreverses ? " there and back" : "")
    }

    var mayReadEnvironment: Bool { base.mayReadEnvironment }

    var length: TimeInterval {
        if base.length == 0 { return 0 }
        guard let count, let leg else { return .infinity }
        return leg * Double(count)
    }

    /// Where in one time the animation is, in seconds from its start, and whether the value goes back; `nil` once all are
    /// over.
    private func place(at time: TimeInterval, leg: TimeInterval) -> (time: Double, goesBack: Bool)?
    {
        if let count, time >= leg * Double(count) { return nil }
        let done = (time / leg).rounded(.down)
        let goesBack = autoreverses && done.truncatingRemainder(dividingBy: 2) == 1
        let within = time - done * leg
        return (goesBack ? leg - within : within, goesBack)
    }

    /// What is kept where nobody knows how long one time is.
    private struct Legs<V: VectorArithmetic>: AnimationStateKey {
        /// How many times are over.
        var done = 0
        /// Seconds at which the current time began.
        var start = 0.0
        /// What the animation keeps for the current time.
        var state = AnimationState<V>()

        static var defaultValue: Legs { Legs() }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if base.length == 0 { return nil }
        guard let leg else { return animateAsItGoes(value: value, time: time, context: &context) }
        guard let place = place(at: time, leg: leg) else { return nil }
        // Each time begins anew.
        var context = context.withState(AnimationState<V>())
        return base.animate(
            value: value, time: place.time, context: &context) ?? value
    }

    /// Where the length of one time shows only when it is over, a time begins when the one before has been seen to end; ways
    /// back are gone as ways there, from the other side.
    private func animateAsItGoes<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var legs = context.state[Legs<V>.self]
        defer { context.state[Legs<V>.self] = legs }
        var inner = context.withState(legs.state)
        if let gone = base.animate(value: value, time: time - legs.start, context: &inner) {
            legs.state = inner.state
            return isBack(legs.done) ? value - gone : gone
        }
        legs = Legs(done: legs.done + 1, start: time)
        if let count, legs.done >= count { return nil }
        return isBack(legs.done) ? value : value.scaled(by: 0)
    }

    private func isBack(_ done: Int) -> Bool { autoreverses && done % 2 == 1 }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard let leg, let place = place(at: time, leg: leg) else { return nil }
        let velocity = base.velocity(
            value: value, time: place.time, context: context.withState(AnimationState<V>()))
        return place.goesBack ? velocity?.scaled(by: -1) : velocity
    }
}
