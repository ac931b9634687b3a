import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Observable
private final class Model {
    var runs = 0
    var isOn = false
}

@MainActor private func number(_ host: MovedHost) -> Double { Double(host.text) ?? .nan }

/// Keyframes, phases and symbols (sections 5, 10 and 13 of the table in Tests/Facts/Motion.md): what the other suites do
/// not say.
@MainActor @Suite struct KeyframeFactsTests {
    private enum Kind { case cubic, spring, given }

    private struct Triggered: View {
        let model: Model
        let kind: Kind
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: model.runs) { value in
                Text(verbatim: "\((value * 1e6).rounded() / 1e6)")
            } keyframes: { value in
                switch kind {
                case .cubic: CubicKeyframe(value + 100, duration: 1)
                case .spring: SpringKeyframe(value + 100, duration: 1, spring: .smooth)
                case .given: SpringKeyframe(value + 100, duration: 1, startVelocity: 0)
                }
            }
        }
    }

    /// 10.5: a trigger on the way keeps the velocity for cubic and spring keyframes, but for those with a velocity of their own.
    @Test(arguments: [0, 1, 2]) func aTriggerOnTheWayKeepsTheVelocity(kind: Int) {
        let model = Model()
        let kind = [Kind.cubic, .spring, .given][kind]
        let host = MovedHost(Triggered(model: model, kind: kind))
        model.runs = 1
        host.advance(0)
        host.advance(0.1)
        let at = number(host)
        host.advance(0.001)
        let velocity = (number(host) - at) / 0.001
        let there = number(host)
        model.runs = 2
        host.advance(0)
        same(number(host), there)
        host.advance(0.001)
        let next = (number(host) - there) / 0.001
        #expect(velocity > 20)
        if kind == .given {
            #expect(abs(next) < 10)
        } else {
            near(next, velocity, within: 0.1 * velocity, "\(next), \(velocity)")
        }
    }

    /// 10.6: a spring with a duration acts for that time only; the next keyframe goes on from where it is, with its velocity.
    @Test func whatFollowsACutSpringGoesOnWithItsVelocity() {
        let spring = Spring.bouncy
        let (place, velocity) = (
            spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
        )
        let springs = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.1, spring: spring)
            SpringKeyframe(0, duration: 1, spring: .smooth)
        }
        same(springs.duration, 1.1)
        for time in [0.01, 0.2, 0.6] {
            let wanted = Spring.smooth.value(
                fromValue: place, toValue: 0, initialVelocity: velocity, time: time)
            near(springs.value(time: 0.1 + time), wanted, within: 1e-6)
        }
        let cubic = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.1, spring: spring)
            CubicKeyframe(300, duration: 1)
        }
        near(cubic.value(time: 0.1), place, within: 1e-9)
        let slope = (cubic.value(time: 0.1 + 1e-6) - place) / 1e-6
        near(slope, velocity, within: 0.01)
    }

    /// 10.6: Apple's example on "KeyframeTimeline": 0 to 100 and back along a spline, by time and by progress.
    @Test func timelinesCanBeAskedByTimeAndProgress() {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            CubicKeyframe(.init(x: 0, y: 100), duration: 0.3)
            CubicKeyframe(.init(x: 0, y: 0), duration: 0.7)
        }
        same(timeline.duration, 1)
        same(timeline.value(progress: 0.3).y, 100)
        for part in [0.1, 0.45, 0.9] {
            same(timeline.value(progress: part), timeline.value(time: part))
        }
        same(timeline.value(progress: 7), timeline.value(progress: 1))
        same(timeline.value(progress: -1), timeline.value(progress: 0))
        // From rest, through (0.3, 100) with the slope (0 − 0) / 1, to rest.
        let s = 0.15 / 0.3
        #expect(abs(timeline.value(time: 0.15).y - 100 * s * s * (3 - 2 * s)) < 1e-9)
    }

    private struct Mixed: View {
        var body: some View {
            PhaseAnimator([0.0, 100, 200]) { phase in
                Grown(width: phase)
            } animation: { phase in
                phase == 100 ? nil : .linear(duration: 1)
            }
        }
    }

    private struct Grown: View, Animatable {
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        var body: some View { Text(verbatim: "\((width * 100).rounded() / 100)") }
    }

    /// 10.2: a step without an animation is not animated; the others are.
    @Test func aStepWithoutAnAnimationJumps() {
        let host = MovedHost(Mixed())
        var seen: [Double] = []
        for _ in 0..<60 {
            host.advance(0.05)
            seen.append(number(host))
        }
        // To 100 it jumps at once, and from there it goes on.
        #expect(seen[0] >= 100, "\(seen)")
        holds(seen.contains { $0 > 110 && $0 < 190 })
        // From 200 to 0 it goes through all.
        holds(seen.contains { $0 > 10 && $0 < 90 })
    }

    /// 5.7: the idiom for an effect without any animation: a transaction that disables them.
    @Test func aSymbolEffectCanBeThereAtOnce() {
        func drawing(_ disables: Bool) -> (before: String, soon: String, late: String) {
            let model = Model()
            let host = MovedHost(Symbol(model: model))
            let before = host.drawing
            var transaction = Transaction()
            transaction.disablesAnimations = disables
            withTransaction(transaction) { model.isOn = true }
            host.advance(0)
            let soon = host.drawing
            host.advance(5)
            return (before, soon, host.drawing)
        }
        let (disabled, plain) = (drawing(true), drawing(false))
        #expect(disabled.soon == disabled.late && disabled.late == plain.late)
        #expect(plain.soon == plain.before && plain.before != plain.late)
    }

    private struct Symbol: View {
        let model: Model
        var body: some View {
            Image(systemName: "star").font(.system(size: 40))
                .symbolEffect(.scale.up, isActive: model.isOn)
        }
    }
}
