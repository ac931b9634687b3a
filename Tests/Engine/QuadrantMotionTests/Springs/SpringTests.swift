import Expectations
import Foundation
import QuadrantGeometry
import QuadrantMotion
import Testing

@Suite struct SpringTests {
    /// Values of the closed form from rest, target 1, at 0.05, 0.1, 0.25 and 0.5 s, and the last time that is off by 0.001.
    @Test(arguments: [
        (Spring.smooth, [0.1313, 0.3577, 0.8210, 0.9864], 0.735),
        (.snappy, [0.1382, 0.3881, 0.8945, 1.0060], 0.697),
        (.bouncy, [0.1457, 0.4233, 0.9841, 1.0145], 0.819),
        (Spring(response: 0.55, dampingRatio: 1), [0.1125, 0.3165, 0.7783, 0.9778], 0.808),
        (Spring(response: 0.5, dampingRatio: 0.825), [0.1394, 0.3936, 0.9082, 1.0084], 0.6886),
        (Spring(response: 0.15, dampingRatio: 0.86), [0.6766, 0.9759, 1.0001, 1], 0.209),
        (Spring(duration: 0.5, bounce: -0.5), [0.0970, 0.2314, 0.5357, 0.7999], 2.074),
        (Spring(stiffness: 100, damping: 10), [0.1044, 0.3403, 1.0234, 1.0746], 1.270),
    ])
    func `a spring follows the closed form`(spring: Spring, values: [Double], settled: Double) {
        for (time, value) in zip([0.05, 0.1, 0.25, 0.5], values) {
            near(spring.value(target: 1.0, time: time), value, within: 0.00006)
        }
        near(spring.settlingDuration, settled, within: 0.0006)
    }

    /// The two examples on Apple's page "Spring".
    @Test func `duration and bounce stand for stiffness and damping`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        same(spring.mass, 1)
        near(spring.stiffness, 157.9, within: 0.05)
        near(spring.damping, 17.6, within: 0.05)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        near(other.duration, 0.63, within: 0.005)
        near(other.bounce, 0.5, within: 1e-12)
    }

    private static let kinds = [
        Spring(), .bouncy, Spring(duration: 0.4, bounce: -0.3), Spring(stiffness: 80, damping: 0),
        Spring(mass: 2, stiffness: 0, damping: 3), Spring(mass: 3, stiffness: 50, damping: 4),
        Spring(duration: 1, bounce: 1e-9), Spring(duration: 0),
    ]

    @Test(arguments: kinds)
    func `many steps lead to where one step does`(spring: Spring) {
        var (value, velocity) = (2.0, -7.0)
        for _ in 0..<100 {
            spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.003)
        }
        var (once, fast) = (2.0, -7.0)
        spring.update(value: &once, velocity: &fast, target: 5, deltaTime: 0.3)
        #expect(abs(value - once) < 1e-9 && abs(velocity - fast) < 1e-9)
    }

    @Test(arguments: kinds.dropLast())
    func `velocity is the slope of the value, and force that of the velocity`(spring: Spring) {
        func value(_ time: Double) -> Double {
            spring.value(target: 3.0, initialVelocity: -4, time: time)
        }
        func velocity(_ time: Double) -> Double {
            spring.velocity(target: 3.0, initialVelocity: -4, time: time)
        }
        for time in [0.01, 0.1, 0.5, 2] {
            near((value(time + 1e-6) - value(time - 1e-6)) / 2e-6, velocity(time), within: 1e-4)
            let slope = (velocity(time + 1e-6) - velocity(time - 1e-6)) / 2e-6
            let force = spring.force(target: 3, position: value(time), velocity: velocity(time))
            near(slope, force, within: 1e-3)
        }
    }

    @Test(arguments: [0.0, 0.05, 0.5, 0.99, 1, 1.01, 3, 20])
    func `after the settling duration nothing is as far away`(ratio: Double) {
        let spring = Spring(response: 0.7, dampingRatio: ratio)
        let settled = spring.settlingDuration(target: 10.0, initialVelocity: 50, epsilon: 0.02)
        guard ratio > 0 else { return same(settled, .infinity) }
        func distance(_ time: Double) -> Double {
            abs(spring.value(target: 10.0, initialVelocity: 50, time: time) - 10)
        }
        near(distance(settled), 0.02, within: 1e-6)
        for step in 1...400 {
            #expect(distance(settled * (1 + Double(step) / 200)) < 0.02)
        }
    }

    @Test func `a spring can be asked for by its settling duration`() {
        for ratio in [0.2, 1, 2.5] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
            near(spring.settlingDuration, 1.5, within: 1e-6)
            near(spring.dampingRatio, ratio, within: 1e-9)
        }
    }

    @Test func `too much damping counts as the critical one, unless it is allowed`() {
        same(Spring(stiffness: 100, damping: 500).dampingRatio, 1)
        let slow = Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
        near(slow.dampingRatio, 4.564, within: 0.001)
    }

    @Test func `bounces at the ends of their range`() {
        #expect(Spring(duration: 0.5, bounce: 1).value(target: 1.0, time: 0.25) > 1.999)
        same(Spring(duration: 0.5, bounce: -1).value(target: 1.0, time: 9), 0)
        same(Spring(duration: 0.5, bounce: 7), Spring(duration: 0.5, bounce: 1))
        same(Spring(duration: 0).value(target: 1.0, time: 0.0001), 1)
    }

    /// Numbers that are no durations, times or distances lead to numbers all the same.
    @Test func `senseless numbers trap nowhere`() {
        let odd = [0.0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, .greatestFiniteMagnitude]
        for one in odd {
            for other in odd {
                let springs = [
                    Spring(duration: one, bounce: other),
                    Spring(response: one, dampingRatio: other),
                    Spring(mass: one, stiffness: other, damping: one, allowOverDamping: true),
                    Spring(settlingDuration: one, dampingRatio: other, epsilon: one),
                ]
                for spring in springs {
                    _ = spring.settlingDuration(target: one, initialVelocity: other, epsilon: one)
                    _ = (spring.duration, spring.bounce, spring.dampingRatio)
                    fails(spring.value(target: 1.0, time: one).isNaN, "\(spring) at \(one)")
                }
            }
        }
    }

    @Test func `values of several numbers move together`() {
        let moved = Spring.bouncy.value(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 100),
            initialVelocity: .zero, time: 0.25)
        let part = Spring.bouncy.value(target: 1.0, time: 0.25)
        #expect(abs(moved.x - (10 + 10 * part)) < 1e-9 && abs(moved.y - 100 * part) < 1e-9)
    }
}
