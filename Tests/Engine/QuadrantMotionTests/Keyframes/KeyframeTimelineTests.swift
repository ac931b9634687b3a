import Expectations
import Foundation
import QuadrantGeometry
import QuadrantMotion
import Testing

@Suite struct KeyframeTimelineTests {
    private struct Values: Equatable {
        var scale = 1.0
        var angle = Angle.zero
    }

    private static func near(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-9 }

    @Test func `tracks run at the same time, and keep their last value`() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
        }
        same(timeline.duration, 2)
        same(timeline.value(time: -1), Values())
        same(timeline.value(time: 0.25).scale, 1.25)
        holds(Self.near(timeline.value(time: 0.25).angle.degrees, 45))
        #expect(abs(timeline.value(time: 1.5).scale - (2 - 2 * 0.31536)) < 0.0001)
        same(timeline.value(progress: 1), Values(scale: 0, angle: .degrees(90)))
        same(timeline.value(time: 50), Values(scale: 0, angle: .degrees(90)))
    }

    /// Apple: "KeyframeTimeline" has tracks change the value in the order in which they are declared, so that the last one
    /// of a property counts; its duration is that of all of its content.
    @Test func `a later track of the same property counts`() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) { LinearKeyframe(5, duration: 9) }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        }
        same(timeline.duration, 9)
        same(timeline.value(time: 0.5).scale, 2)
        same(timeline.value(time: 1).scale, 3)
        same(timeline.value(progress: 1).scale, 3)
    }

    /// Apple: "CubicKeyframe" says that neighbours make a Catmull-Rom spline: at a joint, the velocity is that of the
    /// straight line between the values around it.
    @Test func `cubic keyframes make a spline`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(100, duration: 0.3)
            CubicKeyframe(40, duration: 0.7)
        }
        same(timeline.value(time: 0.3), 100)
        let slope = (timeline.value(time: 0.3 + 1e-6) - timeline.value(time: 0.3 - 1e-6)) / 2e-6
        #expect(abs(slope - 40) < 0.01)
        // At both ends it rests.
        #expect(abs(timeline.value(time: 1e-4)) < 0.001)
        #expect(abs(timeline.value(time: 1 - 1e-4) - 40) < 0.001)
    }

    @Test func `a cubic keyframe takes the velocity of the kind beside it`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(10, duration: 1)
            LinearKeyframe(30, duration: 1)
        }
        func slope(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
        }
        #expect(abs(slope(1 + 1e-5) - 10) < 0.01)
        #expect(abs(slope(2 - 1e-5) - 20) < 0.01)
    }

    @Test func `given velocities are kept`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 5, endVelocity: -3)
        }
        #expect(abs(timeline.value(time: 1e-6) / 1e-6 - 5) < 0.001)
        #expect(abs((timeline.value(time: 1) - timeline.value(time: 1 - 1e-6)) / 1e-6 + 3) < 0.001)
    }

    @Test func `a spring that is cut short goes on from where it is`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: .bouncy)
            LinearKeyframe(0, duration: 1)
        }
        let reached = Spring.bouncy.value(target: 1.0, time: 0.1)
        holds(Self.near(timeline.value(time: 0.1), reached))
        holds(Self.near(timeline.value(time: 0.6), reached / 2))
    }

    @Test func `a spring without a duration takes as long as it needs to settle`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(200, spring: .snappy) }
        same(timeline.duration, Spring.snappy.settlingDuration)
    }

    @Test func `a move takes no time`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
            MoveKeyframe(9)
        }
        same(timeline.duration, 1)
        same(timeline.value(time: 0), 5)
        same(timeline.value(time: 0.5), 5.5)
        same(timeline.value(time: 1), 9)
    }

    @Test func `keyframes of the whole value may come from loops and branches`() {
        let isLong = true
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            for step in 1...3 { LinearKeyframe(CGPoint(x: Double(step), y: 0), duration: 0.1) }
            if isLong {
                LinearKeyframe(CGPoint(x: 3, y: 10), duration: 1)
            } else {
                MoveKeyframe(.zero)
            }
        }
        #expect(abs(timeline.duration - 1.3) < 1e-12)
        #expect(abs(timeline.value(time: 0.25).x - 2.5) < 1e-9)
        same(timeline.value(progress: 1), CGPoint(x: 3, y: 10))
    }

    @Test func `a timeline goes on with the velocity of the one before`() {
        let first = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1) }
        @KeyframesBuilder<Double> var keyframes: some Keyframes<Double> {
            CubicKeyframe(0.0, duration: 1)
        }
        let next = KeyframeTimeline(
            initialValue: first.value(time: 0.5), keyframes, after: (first, 0.5))
        same(next.value(time: 0), 5)
        #expect(abs((next.value(time: 1e-6) - 5) / 1e-6 - 10) < 0.001)
    }

    @Test func `durations that are none count as 0`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -3)
            CubicKeyframe(2, duration: .nan)
            SpringKeyframe(3, spring: Spring(duration: 1, bounce: 1))
        }
        same(timeline.value(time: 0), 2)
        holds(timeline.duration.isFinite)
        same(KeyframeTimeline(initialValue: 4.0) {}.value(time: 1), 4)
    }
}
