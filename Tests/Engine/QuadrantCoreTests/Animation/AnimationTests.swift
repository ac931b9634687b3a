import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantMotion
import Testing

/// Asks an animation of one number as a view would, moment after moment.
private struct Run {
    let animation: Animation
    var context = AnimationContext<Double>(environment: EnvironmentValues())

    init(_ animation: Animation) {
        self.animation = animation
    }

    mutating func value(_ value: Double = 1, at time: Double) -> Double? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity(_ value: Double = 1, at time: Double) -> Double? {
        animation.velocity(value: value, time: time, context: context)
    }
}

private func isNear(_ value: Double?, _ other: Double) -> Bool {
    value.map { abs($0 - other) < 1e-9 } ?? false
}

@Suite struct AnimationTests {
    @Test func `curves take 0.35 seconds where no time is given`() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
            var run = Run(animation)
            same(run.value(at: 0), 0)
            differ(run.value(at: 0.349), nil)
            same(run.value(at: 0.35), nil)
        }
        var run = Run(.easeInOut(duration: 2))
        holds(isNear(run.value(10, at: 1), 5))
        holds(isNear(run.value(10, at: 0.5), 10 * UnitCurve.easeInOut.value(at: 0.25)))
    }

    @Test func `an animation without a duration is over at once`() {
        for duration in [0, -1, Double.nan] {
            var run = Run(.linear(duration: duration))
            same(run.value(at: 0), nil)
            var repeated = Run(.linear(duration: duration).repeatForever())
            same(repeated.value(at: 0), nil)
        }
    }

    @Test func `a spring is over when a thousandth is left, and logically complete before`() {
        var run = Run(.snappy)
        holds(isNear(run.value(at: 0.25), Spring.snappy.value(target: 1.0, time: 0.25)))
        fails(run.context.isLogicallyComplete)
        differ(run.value(at: 0.5), nil)
        holds(run.context.isLogicallyComplete)
        differ(run.value(at: Spring.snappy.settlingDuration - 0.001), nil)
        same(run.value(at: Spring.snappy.settlingDuration + 0.001), nil)
    }

    /// Apple: "Animation.default" equals only itself.
    @Test func `the default is a spring of 0.55 seconds that equals no other`() {
        let same = Animation.spring(response: 0.55, dampingFraction: 1)
        #expect(Animation.default == Animation.default)
        differ(Animation.default, same)
        var (one, other) = (Run(.default), Run(same))
        #expect(one.value(at: 0.2) == other.value(at: 0.2))
    }

    @Test func `a delay shows nothing at first, and a later speed shortens it`() {
        var run = Run(.linear(duration: 1).delay(2))
        same(run.value(at: 1.9), 0)
        holds(isNear(run.value(at: 2.5), 0.5))
        same(run.value(at: 3), nil)
        var fast = Run(.linear(duration: 1).delay(2).speed(4))
        holds(isNear(fast.value(at: 0.625), 0.5))
        var late = Run(.linear(duration: 1).speed(4).delay(2))
        holds(isNear(late.value(at: 2.125), 0.5))
        same(late.velocity(at: 2.1), 4)
    }

    /// Apple's page of `speed(_:)`: a second at a quarter of the speed lasts four.
    @Test func `a quarter of the speed takes four times as long`() {
        var run = Run(.easeInOut(duration: 1).speed(0.25))
        differ(run.value(at: 3.99), nil)
        same(run.value(at: 4), nil)
    }

    @Test func `each way of a repeated animation counts`() {
        var once = Run(.linear(duration: 1).repeatCount(1))
        holds(isNear(once.value(at: 0.75), 0.75))
        same(once.value(at: 1), nil)
        var back = Run(.linear(duration: 1).repeatCount(2))
        holds(isNear(back.value(at: 1.25), 0.75))
        holds(isNear(back.value(at: 1.999), 0.001))
        same(back.value(at: 2), nil)
        var again = Run(.linear(duration: 1).repeatCount(2, autoreverses: false))
        holds(isNear(again.value(at: 1.25), 0.25))
        same(back.velocity(at: 1.5), -1)
    }

    @Test func `an animation for ever does not depend on when it is asked`() {
        let animation = Animation.easeIn(duration: 0.3).repeatForever()
        var (often, once) = (Run(animation), Run(animation))
        for step in 0..<1000 { _ = often.value(at: Double(step) * 0.0071) }
        same(often.value(at: 7.1), once.value(at: 7.1))
        differ(once.value(at: 1e6), nil)
    }

    @Test func `a repeated spring takes as long each time as it needs to settle`() {
        let settled = Spring.bouncy.settlingDuration
        var run = Run(.bouncy.repeatForever(autoreverses: false))
        holds(isNear(run.value(at: settled + 0.1), Spring.bouncy.value(target: 1.0, time: 0.1)))
    }

    @Test func `a completion may come before the end`() {
        var run = Run(.linear(duration: 2).logicallyComplete(after: 0.5))
        _ = run.value(at: 0.4)
        fails(run.context.isLogicallyComplete)
        holds(isNear(run.value(at: 0.5), 0.25))
        holds(run.context.isLogicallyComplete)
    }

    /// A spring on the way to 100 is sent on to 150, at any moment: place and velocity go on without a step.
    @Test(arguments: [0.01, 0.1, 0.3, 0.6, 2])
    func `a spring takes over place and velocity`(time: Double) {
        var run = Run(.bouncy)
        let place = run.value(100, at: time) ?? 100
        let velocity = time < 1 ? run.velocity(100, at: time) ?? 0 : 0
        let next = Animation.smooth
        holds(
            next.shouldMerge(
                previous: .bouncy, value: 100, time: time, context: &run.context))
        var taken = Run(next)
        taken.context = run.context
        holds(isNear(taken.value(150, at: time), place))
        let slope = ((taken.value(150, at: time + 1e-6) ?? 0) - place) / 1e-6
        near(slope, velocity, within: 0.05)
        near((taken.value(150, at: time + 0.6) ?? 150), 150, within: 2)
        same(taken.value(150, at: time + 9), nil)
    }

    @Test func `curves and interpolating springs let both run`() {
        for animation in [Animation.linear, .interpolatingSpring, .linear.delay(1)] {
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            fails(
                animation.shouldMerge(
                    previous: animation, value: 1, time: 0.1, context: &context))
        }
    }

    @Test func `an interpolating spring begins with its own velocity`() {
        var run = Run(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3))
        near((run.value(50, at: 1e-6) ?? 0) / 1e-6, 150, within: 0.01)
    }

    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            context.state[Calls.self] += 1
            return time < 1 ? value.scaled(by: time < 0.5 ? 0.25 : 0.75) : nil
        }
    }

    private struct Calls: AnimationStateKey {
        static let defaultValue = 0
    }

    @Test func `a custom animation keeps its state, and can be repeated`() {
        var run = Run(Animation(Steps()))
        same(run.value(8, at: 0.2), 2)
        same(run.value(8, at: 0.7), 6)
        same(run.value(8, at: 1), nil)
        same(run.context.state[Calls.self], 3)
        #expect(Animation(Steps()).base is Steps)
        var repeated = Run(Animation(Steps()).repeatCount(2))
        same(repeated.value(8, at: 0.7), 6)
        same(repeated.value(8, at: 1), 8)
        same(repeated.value(8, at: 1.2), 6)
        same(repeated.value(8, at: 2), nil)
    }
}
