import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What Apple documents of curves, springs and the modifiers of animations. The names are those of the documentation's
/// sections: each test is one of its statements.
@MainActor @Suite struct MotionFactsTests {
    // MARK: Curves

    /// Control points of the presets, with the values that follow.
    @Test func curvesGoThroughTheirValues() {
        let times = [0.1, 0.25, 0.5, 0.75, 0.9]
        func values(_ curve: UnitCurve) -> [Double] { times.map { curve.value(at: $0) } }
        expectNear(values(.linear), times, within: 1e-9)
        expectNear(values(.easeIn), [0.01703, 0.09346, 0.31536, 0.62186, 0.83943], within: 1e-5)
        expectNear(values(.easeOut), [0.16057, 0.37814, 0.68464, 0.90654, 0.98297], within: 1e-5)
        expectNear(values(.easeInOut), [0.01972, 0.12916, 0.5, 0.87084, 0.98028], within: 1e-5)
        expectNear(values(.easeInEaseOut), values(.easeInOut), within: 0)
        expectNear(
            values(.circularEaseIn), [0.00501, 0.03175, 0.13397, 0.33856, 0.56411], within: 1e-5)
        expectNear(
            values(.circularEaseOut), [0.43589, 0.66144, 0.86603, 0.96825, 0.99499], within: 1e-5)
        same(UnitCurve.circularEaseInOut.value(at: 0.5), 0.5)
    }

    /// `UnitCurve`: inputs are clamped, linear has the velocity 1, `inverse` swaps the axes, and only the x of control
    /// points is clamped.
    @Test func unitCurvesClampAndInvert() {
        #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2) == 1)
        holds([-1, 0, 0.5, 2].allSatisfy { UnitCurve.linear.velocity(at: $0) == 1 })
        for time in [0.1, 0.4, 0.8] {
            let there = UnitCurve.easeInOut.value(at: time)
            near(UnitCurve.easeInOut.inverse.value(at: there), time, within: 1e-6)
        }
        let over = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 2), endControlPoint: UnitPoint(x: 0.7, y: 2))
        holds((1...9).contains { over.value(at: Double($0) / 10) > 1 })
        let wide = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -3, y: 0), endControlPoint: UnitPoint(x: 4, y: 1))
        let cut = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        same(wide.value(at: 0.3), cut.value(at: 0.3))
    }

    /// The presets take 0.35 seconds along the curves of their names.
    @Test func presetsTakeTheirTime() throws {
        let presets: [(Animation, UnitCurve)] = [
            (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
            (.timingCurve(0.42, 0, 0.58, 1), .easeInOut),
            (.timingCurve(.circularEaseIn, duration: 0.35), .circularEaseIn),
        ]
        for (animation, curve) in presets {
            let parts = [0.2, 0.5, 0.9]
            expectNear(
                try MotionProbe.way(animation, at: parts.map { $0 * 0.35 } + [0.35]),
                parts.map { curve.value(at: $0) } + [1], within: 1e-6)
        }
        #expect(try MotionProbe.length(.easeIn(duration: 0.2), within: 1) < 0.2015)
        #expect(try MotionProbe.length(.linear(duration: 0.5), within: 1) > 0.4985)
    }

    /// `default` is `spring(response: 0.55, dampingFraction: 1, blendDuration: 0)` and equals only itself.
    @Test func theDefaultIsASpringOfItsOwn() throws {
        let spring = Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0)
        same(Animation.default, .default)
        differ(Animation.default, spring)
        let times = [0.05, 0.1, 0.25, 0.5]
        expectNear(
            try MotionProbe.way(.default, at: times), try MotionProbe.way(spring, at: times),
            within: 0)
        expectNear(
            try MotionProbe.way(.default, at: times), [0.1125, 0.3165, 0.7783, 0.9778],
            within: 5e-5)
    }

    // MARK: Springs

    /// The values of springs from rest, the target 1, at 0.05, 0.1, 0.25 and 0.5 seconds; when they are off by less than a
    /// thousandth.
    @Test func springsGoThroughTheirValues() throws {
        let springs: [(Animation, [Double], Double)] = [
            (.smooth, [0.1313, 0.3577, 0.8210, 0.9864], 0.735),
            (.snappy, [0.1382, 0.3881, 0.8945, 1.0060], 0.697),
            (.bouncy, [0.1457, 0.4233, 0.9841, 1.0145], 0.819),
            (.spring(response: 0.5), [0.1394, 0.3936, 0.9082, 1.0084], 0.688),
            (.interactiveSpring, [0.6766, 0.9759, 1.0001, 1], 0.209),
            (.spring(duration: 0.5, bounce: -0.5), [0.0970, 0.2314, 0.5357, 0.7999], 2.074),
            (
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 10),
                [0.1044, 0.3403, 1.0234, 1.0746], 1.270
            ),
        ]
        for (animation, values, end) in springs {
            expectNear(
                try MotionProbe.way(animation, at: [0.05, 0.1, 0.25, 0.5]), values, within: 1.1e-4)
            near(try MotionProbe.length(animation, within: 3), end, within: 0.003)
        }
    }

    /// Overshoot and its time: 0.63 % at 0.475, 4.60 % at 0.350, 16.3 % at 0.363 seconds.
    @Test func springsSwingBeyondTheirEnd() throws {
        let springs: [(Animation, Double, Double)] = [
            (.snappy, 0.0063, 0.475), (.bouncy, 0.0460, 0.350),
            (.interpolatingSpring(stiffness: 100, damping: 10), 0.163, 0.363),
        ]
        for (animation, most, time) in springs {
            let times = (1...600).map { Double($0) / 1000 }
            let way = try MotionProbe.way(animation, at: times)
            let top = try #require(way.indices.max { way[$0] < way[$1] })
            #expect(abs(way[top] - 1 - most) < most * 0.01 + 5e-5)
            near(times[top], time, within: 0.002)
        }
    }

    /// Apple's two examples of conversions, and the limits of bounce.
    @Test func springsConvert() {
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        same(bouncy.mass, 1)
        #expect(abs(bouncy.stiffness - 157.9) < 0.05 && abs(bouncy.damping - 17.6) < 0.05)
        let stiff = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(stiff.duration - 0.63) < 0.005 && abs(stiff.bounce - 0.5) < 1e-9)
        same(Spring(duration: 0.5, bounce: 1).damping, 0)
        same(Spring(duration: 0.5, bounce: -1).damping, .infinity)
        let flat = Spring(duration: 0.5, bounce: -0.5)
        #expect(abs(flat.dampingRatio - 2) < 1e-9 && abs(flat.bounce + 0.5) < 1e-9)
        same(Spring(response: 0.5, dampingRatio: 0.7).duration, 0.5)
        same(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio, 1)
        same(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5)
        for spring in [Spring.smooth, .snappy, .bouncy] { same(spring.duration, 0.5) }
        same([Spring.smooth, .snappy, .bouncy].map { ($0.bounce * 100).rounded() }, [0, 15, 30])
    }

    /// A response of 0 is an infinitely stiff spring, which does not lag.
    @Test func aResponseOfNothingDoesNotLag() throws {
        expectNear(
            try MotionProbe.way(.spring(response: 0, dampingFraction: 1), at: [0.001]), [1],
            within: 1e-9)
    }

    /// `force` is that of a mass of 1; `update` goes on from a value and a velocity.
    @Test func springsTellTheirForce() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let force = spring.force(target: 1.0, position: 0.25, velocity: 2)
        near(force, (spring.stiffness * 0.75 - spring.damping * 2), within: 1e-9)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 {
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.05)
        }
        near(value, spring.value(target: 1.0, time: 0.5), within: 1e-9)
        near(velocity, spring.velocity(target: 1.0, time: 0.5), within: 1e-9)
        same(
            spring.value(fromValue: 2.0, toValue: 4.0, initialVelocity: 0, time: 0.1),
            2 + spring.value(target: 2.0, time: 0.1))
    }

    /// An `initialVelocity` counts in whole ways a second.
    @Test func velocitiesCountInWays() throws {
        let way = try MotionProbe.way(
            .interpolatingSpring(duration: 0.5, initialVelocity: 10), at: [0.001])
        near(way[0] / 0.001, 10, within: 0.2)
    }

    // MARK: Modifiers

    /// `delay` begins later, and `speed` divides the duration; their order matters. Four seconds at a quarter.
    @Test func delaysAndSpeeds() throws {
        let linear = Animation.linear(duration: 1)
        expectNear(
            try MotionProbe.way(linear.delay(1), at: [0.5, 1, 1.5, 2]), [0, 0, 0.5, 1],
            within: 1e-9)
        expectNear(
            try MotionProbe.way(linear.delay(1).speed(2), at: [0.5, 0.75, 1]), [0, 0.5, 1],
            within: 1e-9)
        expectNear(
            try MotionProbe.way(linear.speed(2).delay(1), at: [1, 1.25, 1.5]), [0, 0.5, 1],
            within: 1e-9)
        near(
            try MotionProbe.length(.easeInOut(duration: 1).speed(0.25), within: 5), 4, within: 0.002
        )
    }

    /// Each way counts as one time; an even number of them ends where it began, and then is at its end.
    @Test func repetitionsCountEachWay() throws {
        let linear = Animation.linear(duration: 1)
        expectNear(
            try MotionProbe.way(linear.repeatCount(1), at: [0.5, 1, 1.5]), [0.5, 1, 1],
            within: 1e-9)
        expectNear(
            try MotionProbe.way(linear.repeatCount(2), at: [0.5, 1.25, 1.75, 2]),
            [0.5, 0.75, 0.25, 1], within: 1e-9)
        expectNear(
            try MotionProbe.way(
                linear.repeatCount(2, autoreverses: false), at: [0.5, 1.25, 1.75, 2]),
            [0.5, 0.25, 0.75, 1], within: 1e-9)
        expectNear(
            try MotionProbe.way(linear.repeatForever(), at: [0.5, 1.25, 100.75, 101.25]),
            [0.5, 0.75, 0.75, 0.75], within: 1e-9)
    }

    /// Another change of the value ends one without end: at once where it has no animation, and by its own where it has one.
    @Test func anotherChangeEndsWhatNeverEnds() throws {
        for animation in [nil, Animation.linear(duration: 1)] {
            let stage = Stage.moving()
            stage.change(.linear(duration: 1).repeatForever()) { $0.x = 100 }
            stage.host.advance(by: 10.25)
            try near(stage.x(), 25, within: 1e-6)
            stage.host.advanceToEnd()
            holds(stage.host.isAnimating, "It never ends.")
            let place = try stage.x()
            stage.change(animation) { $0.x = 40 }
            guard animation != nil else {
                #expect(try stage.x() == 40 && !stage.host.isAnimating)
                continue
            }
            try near(stage.x(), place, within: 1e-6)
            stage.host.advance(by: 0.5)
            #expect(try abs(stage.x() - (place + 40) / 2) < 1e-6)
            stage.host.advance(by: 0.5)
            #expect(try stage.x() == 40 && !stage.host.isAnimating)
        }
    }

    /// Durations of 0 and below and NaN are no time; none of them hangs or draws nonsense.
    @Test(arguments: [0.0, -1, .nan, -.infinity]) func oddDurationsAreNoTime(duration: Double)
        throws
    {
        for animation in [
            Animation.linear(duration: duration), .easeInOut(duration: duration),
            .linear(duration: duration).repeatForever(), .linear(duration: duration).repeatCount(3),
        ] {
            expectNear(try MotionProbe.way(animation, at: [0.001]), [1], within: 1e-9)
        }
        for animation in [
            Animation.spring(duration: duration), .spring(response: duration),
            .interpolatingSpring(stiffness: duration, damping: duration),
            .linear.speed(duration), .linear.delay(duration), .bouncy(duration: duration),
        ] {
            let way = try MotionProbe.way(animation, at: [0.1, 1])
            holds(way.allSatisfy { $0.isFinite && abs($0) < 100 }, "\(animation): \(way)")
        }
    }
}
