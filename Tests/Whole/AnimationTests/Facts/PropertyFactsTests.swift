import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How a property animates (section 4 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct PropertyFactsTests {
    /// Answers the same part of the way for a second, and nothing after.
    private struct Part: CustomAnimation {
        var part: Double

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { time < 1 ? value.scaled(by: part) : nil }
    }

    /// 4.1: an attribute keeps a copy of the animation; the transaction is thrown away after its update.
    @Test func anAttributeKeepsItsAnimationAndTheTransactionIsGone() throws {
        let stage = Stage { model in
            Stage.box().offset(x: model.x).frame(width: 400, alignment: .leading)
            Stage.box("other").offset(x: model.y).frame(width: 400, alignment: .leading)
        }
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        stage.change(nil) { $0.y = 60 }
        #expect(try stage.x() == 50 && stage.x("other") == 60)
        stage.host.advance(by: 0.25)
        #expect(try stage.x() == 75 && stage.x("other") == 60)
    }

    /// 4.2: the animation is given the difference; what is seen is the value less that, plus the answer.
    @Test func whatIsAnimatedIsTheDifference() throws {
        let stage = Stage.moving()
        stage.change(nil) { $0.x = 40 }
        stage.change(Animation(Part(part: 0.25))) { $0.x = 100 }
        try same(stage.x(), 100 - 60 + 15)
        stage.change(Animation(Part(part: 0.5))) { $0.x = 20 }
        try same(stage.x(), 20 - 60 + 15 + 80 - 40)
    }

    /// 4.3: values are mixed as self + (other − self) · amount; amounts outside of 0 to 1 are legal.
    @Test func answersBeyondTheWayAreLegal() throws {
        for part in [-0.5, 0, 1.5, 3] {
            let stage = Stage.moving()
            stage.change(Animation(Part(part: part))) { $0.x = 100 }
            try same(stage.x(), 100 * part)
            stage.host.advanceToEnd()
            try same(stage.x(), 100)
        }
    }

    /// 4.4: curves run together and are added: 0 to 1 in a second, back at half of it.
    @Test func curvesAreAdded() throws {
        let stage = Stage.moving()
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        stage.change(.linear(duration: 1)) { $0.x = 0 }
        var seen: [Double] = []
        for _ in 0..<4 {
            stage.host.advance(by: 0.25)
            seen.append(try stage.x())
        }
        expectNear(seen, [50, 50, 25, 0], within: 1e-9)
    }

    /// 4.4: springs are replaced by their successor, which begins with place and velocity.
    @Test(arguments: [
        (Animation.spring, Spring(duration: 0.5, bounce: 0)), (.smooth, .smooth),
        (.snappy, .snappy), (.bouncy, .bouncy), (.default, Spring(response: 0.55, dampingRatio: 1)),
        (.interactiveSpring, Spring(response: 0.15, dampingRatio: 0.86)),
    ])
    func springsAreReplaced(animation: Animation, spring: Spring) throws {
        let stage = Stage.moving()
        stage.change(animation) { $0.x = 100 }
        stage.host.advance(by: 0.08)
        stage.change(animation) { $0.x = 10 }
        let place = spring.value(target: 100.0, time: 0.08)
        let velocity = spring.velocity(target: 100.0, time: 0.08)
        for time in [0.02, 0.1, 0.3] {
            stage.host.advance(by: time - stage.host.time + 0.08)
            let wanted = spring.value(
                fromValue: place, toValue: 10, initialVelocity: velocity, time: time)
            let seen = try stage.x()
            near(seen, wanted, within: 0.05, "\(time): \(seen), \(wanted)")
        }
    }

    /// 4.4: interpolating springs preserve velocity by adding the effects of each.
    @Test func interpolatingSpringsAreAdded() throws {
        let spring = Spring(duration: 0.5, bounce: 0.4)
        let stage = Stage.moving()
        stage.change(.interpolatingSpring(duration: 0.5, bounce: 0.4)) { $0.x = 100 }
        stage.host.advance(by: 0.1)
        stage.change(.interpolatingSpring(duration: 0.5, bounce: 0.4)) { $0.x = 0 }
        stage.host.advance(by: 0.15)
        let wanted =
            spring.value(target: 100.0, time: 0.25) - spring.value(target: 100.0, time: 0.15)
        near(try stage.x(), wanted, within: 1e-6)
    }

    /// 4.4: of different types, both run: a curve and then a spring.
    @Test func aCurveAndASpringAreAdded() throws {
        let stage = Stage.moving()
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        stage.change(.spring(duration: 0.5, bounce: 0.2)) { $0.x = 200 }
        stage.host.advance(by: 0.25)
        let wanted = 75 + Spring(duration: 0.5, bounce: 0.2).value(target: 100.0, time: 0.25)
        near(try stage.x(), wanted, within: 1e-6)
    }

    /// 4.4: an animation that takes over may ask the former one for its velocity; `nil` where it does not know.
    private struct Taking: CustomAnimation {
        final class Log: @unchecked Sendable {
            var velocities: [Double?] = []
            var times: [Double] = []
        }

        let number: Int
        let knows: Bool
        let log: Log

        static func == (left: Taking, right: Taking) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { time < 1 ? value.scaled(by: time) : nil }

        func velocity<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: AnimationContext<V>
        ) -> V? { knows ? value : nil }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            let velocity = previous.velocity(value: value, time: time, context: context)
            log.velocities.append(velocity.map { $0.magnitudeSquared.squareRoot() })
            log.times.append(time)
            return true
        }
    }

    @Test(arguments: [true, false]) func aMergeAsksForTheFormerVelocity(knows: Bool) throws {
        let log = Taking.Log()
        let stage = Stage.moving()
        stage.change(Animation(Taking(number: 1, knows: knows, log: log))) { $0.x = 100 }
        stage.host.advance(by: 0.25)
        stage.change(Animation(Taking(number: 2, knows: knows, log: log))) { $0.x = 200 }
        same(log.velocities, [knows ? 100 : nil])
        same(log.times, [0.25])
        // State and elapsed time are taken over, and the former animation is gone: all of 200 after a second.
        stage.host.advance(by: 0.25)
        try same(stage.x(), 100)
        stage.host.advance(by: 0.5)
        try same(stage.x(), 200)
        fails(stage.host.isAnimating)
    }

    /// 4.7: defaults of `CustomAnimation`: no velocity, no merging; `nil` ends it.
    @Test func customAnimationsHaveDefaults() throws {
        let animation = Part(part: 0.5)
        let context = AnimationContext<Double>(environment: EnvironmentValues())
        same(animation.velocity(value: 1.0, time: 0.5, context: context), nil)
        var other = context
        fails(
            animation.shouldMerge(
                previous: Animation(animation), value: 1.0, time: 0.5, context: &other))
        let stage = Stage.moving()
        stage.change(Animation(animation)) { $0.x = 100 }
        stage.host.advance(by: 0.99)
        #expect(try stage.x() == 50 && stage.host.isAnimating)
        stage.host.advance(by: 0.05)
        #expect(try stage.x() == 100 && !stage.host.isAnimating)
    }

    private enum SizeKey: AnimationStateKey {
        static let defaultValue: Double? = nil
    }

    /// Goes half of the way if it finds the way that it saw first, all of it otherwise; by three quarters where views are
    /// disabled.
    private struct Remembering: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            guard time < 1 else { return nil }
            let size = value.magnitudeSquared
            let first = context.state[SizeKey.self] ?? size
            context.state[SizeKey.self] = first
            if !context.environment.isEnabled { return value.scaled(by: 0.75) }
            return first == size ? value.scaled(by: 0.5) : value
        }
    }

    /// 4.7: the state is that of one attribute; the environment that of the view.
    @Test func customAnimationsKeepAStateForEachAttribute() throws {
        let stage = Stage { model in
            VStack(alignment: .leading) {
                Stage.box().offset(x: model.x)
                Stage.box("other").offset(x: model.y)
                Stage.box("disabled").offset(x: model.x).disabled(true)
            }
            .frame(width: 400, alignment: .leading)
        }
        stage.change(Animation(Remembering())) {
            $0.x = 100
            $0.y = 60
        }
        stage.host.advance(by: 0.3)
        stage.host.advance(by: 0.3)
        try same([stage.x(), stage.x("other"), stage.x("disabled")], [50, 30, 75])
    }

    /// Says that it is done when it is asked after half a second, and takes that back later.
    private struct Doing: CustomAnimation {
        let says: Bool

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            if says { context.isLogicallyComplete = time >= 0.5 && time < 0.6 }
            return time < 1 ? value.scaled(by: time) : nil
        }
    }

    /// 4.7: an animation says once that it is logically complete; one that never does is so at its end.
    @Test(arguments: [true, false]) func customAnimationsTellWhenTheyAreComplete(says: Bool) throws
    {
        let stage = Stage.moving()
        var calls: [Double] = []
        withAnimation(Animation(Doing(says: says)), completionCriteria: .logicallyComplete) {
            stage.model.x = 100
        } completion: {
            calls.append(stage.host.time)
        }
        stage.host.update()
        for _ in 0..<30 { stage.host.advance(by: 0.05) }
        same(calls.count, 1)
        near((calls.first ?? 0), (says ? 0.5 : 1), within: 0.04, "\(calls)")
    }

    /// 4.8: velocities are collected while a value changes without an animation; the next spring begins with them.
    @Test func aSpringBeginsWithTheVelocityThatWasTracked() throws {
        let stage = Stage.moving()
        var tracking = Transaction()
        tracking.tracksVelocity = true
        for place in [10.0, 20, 30] {
            withTransaction(tracking) { stage.model.x = place }
            stage.host.update()
            if place < 30 { stage.host.advance(by: 0.05) }
        }
        stage.change(.spring(duration: 0.5)) { $0.x = 100 }
        stage.host.advance(by: 0.1)
        let wanted = Spring(duration: 0.5).value(
            fromValue: 30.0, toValue: 100, initialVelocity: 200, time: 0.1)
        near(try stage.x(), wanted, within: 1e-6)
    }

    /// 4.8: only one of tracking and an animation applies to a change.
    @Test func aChangeWithAnAnimationIsNotTracked() throws {
        let stage = Stage.moving()
        var both = Transaction(animation: .linear(duration: 1))
        both.tracksVelocity = true
        withTransaction(both) { stage.model.x = 100 }
        stage.host.advance(by: 0.5)
        try same(stage.x(), 50)
        stage.host.advance(by: 0.5)
        // Nothing was tracked: the spring begins at rest.
        stage.change(.spring(duration: 0.5)) { $0.x = 0 }
        stage.host.advance(by: 0.1)
        let wanted = 100 - Spring(duration: 0.5).value(target: 100.0, time: 0.1)
        near(try stage.x(), wanted, within: 1e-6)
    }

    /// 4.9: interactive springs while a finger moves, and a spring at the end: all merge.
    @Test func springsOfAGestureMerge() throws {
        let stage = Stage.moving()
        for place in stride(from: 10.0, through: 60, by: 10) {
            stage.change(.interactiveSpring) { $0.x = place }
            stage.host.advance(by: 0.02)
        }
        let step = 0.0005
        let before = try stage.x()
        stage.host.advance(by: step)
        let at = try stage.x()
        stage.change(.spring(duration: 0.5)) { $0.x = 0 }
        near(try stage.x(), at, within: 1e-9)
        stage.host.advance(by: step)
        let (old, new) = ((at - before) / step, (try stage.x() - at) / step)
        #expect(old > 300 && abs(old - new) < 0.05 * old, "\(old), \(new)")
    }
}
