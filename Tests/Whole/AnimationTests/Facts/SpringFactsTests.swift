import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Springs, and what modifiers make of animations (sections 2 and 3 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct SpringFactsTests {
    /// The way of a spring from rest in closed form, from its duration and its damping ratio.
    private func closed(_ duration: Double, _ ratio: Double, _ time: Double) -> Double {
        let frequency = 2 * Double.pi / duration
        if ratio == 1 { return 1 - (1 + frequency * time) * exp(-frequency * time) }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-ratio * frequency * time)
                * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        return 1 - (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }

    /// 2: what the presets are where nothing is said: durations, bounces and damping ratios of Apple's pages.
    @Test func presetsHaveTheirDefaults() throws {
        let presets: [(Animation, duration: Double, ratio: Double)] = [
            (.smooth(extraBounce: 0.2), 0.5, 0.8), (.smooth(duration: 1), 1, 1),
            (.snappy(extraBounce: 0.1), 0.5, 0.75), (.bouncy(extraBounce: 0.2), 0.5, 0.5),
            (.spring(), 0.5, 1), (.spring, 0.5, 1), (.spring(bounce: -0.5), 0.5, 2),
            (.spring(response: 0.8), 0.8, 0.825), (.spring(dampingFraction: 0.5), 0.5, 0.5),
            (.spring(Spring(duration: 0.8, bounce: 0.3)), 0.8, 0.7),
            (.interactiveSpring(response: 0.3), 0.3, 0.86),
            (.interactiveSpring(dampingFraction: 0.7), 0.15, 0.7),
            (.interpolatingSpring, 0.5, 1), (.interpolatingSpring(), 0.5, 1),
            (.interpolatingSpring(bounce: 0.3), 0.5, 0.7),
            (.interpolatingSpring(Spring(duration: 0.4, bounce: 0.2)), 0.4, 0.8),
            (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10, 0.5),
            (.interpolatingSpring(mass: 4, stiffness: 100, damping: 20), 2 * .pi / 5, 0.5),
        ]
        for (animation, duration, ratio) in presets {
            let times = [0.05, 0.12, 0.2]
            expectNear(
                try MotionProbe.way(animation, at: times),
                times.map { closed(duration, ratio, $0) }, within: 1e-6)
        }
    }

    /// 2: an interactive spring blends its response in for a quarter of a second, other springs do not.
    @Test func interactiveSpringsBlend() throws {
        func place(_ animation: Animation) throws -> Double {
            let stage = Stage.moving()
            stage.change(.spring(duration: 2)) { $0.x = 100 }
            stage.host.advance(by: 0.5)
            stage.change(animation) { $0.x = 200 }
            stage.host.advance(by: 0.06)
            return try stage.x()
        }
        func interactive(_ blend: Double) throws -> Double {
            try place(
                .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: blend))
        }
        try same(place(.interactiveSpring), interactive(0.25))
        try same(place(.interactiveSpring(response: 0.15)), interactive(0.25))
        #expect(try interactive(0) > interactive(0.25) + 10)
        try same(
            place(.interactiveSpring()),
            place(.spring(duration: 0.15, bounce: 0, blendDuration: 0.25)))
        try same(
            place(.spring(response: 0.2)),
            place(.spring(response: 0.2, dampingFraction: 0.825, blendDuration: 0)))
        try same(
            place(.spring(duration: 0.2)),
            place(.spring(duration: 0.2, bounce: 0, blendDuration: 0)))
    }

    /// 2: at a bounce of 1 the spring is a cosine whose period is the duration, and swings for ever.
    @Test func aSpringOfFullBounceIsACosine() throws {
        let spring = Spring(duration: 0.5, bounce: 1)
        for time in stride(from: 0.0, to: 2, by: 0.07) {
            near(spring.value(target: 1.0, time: time), (1 - cos(4 * .pi * time)), within: 1e-9)
        }
        same(spring.settlingDuration, .infinity)
        let stage = Stage.moving()
        stage.change(.bouncy(extraBounce: 0.7)) { $0.x = 100 }
        stage.host.advance(by: 100.125)
        try near(stage.x(), 100, within: 1e-3)
        stage.host.advance(by: 0.125)
        #expect(try abs(stage.x() - 200) < 1e-3 && stage.host.isAnimating)
    }

    /// 2: overshoot and its time: 1.02 % at 0.442 for 0.5/0.825, 0.50 % at 0.147 for the interactive one; none for the rest.
    @Test func springsSwingBeyondTheirEnd() throws {
        let springs: [(Animation, Double, Double)] = [
            (.spring(response: 0.5), 0.0102, 0.442), (.interactiveSpring, 0.0050, 0.147),
        ]
        let times = (1...600).map { Double($0) / 1000 }
        for (animation, most, time) in springs {
            let way = try MotionProbe.way(animation, at: times)
            let top = try #require(way.indices.max { way[$0] < way[$1] })
            #expect(abs(way[top] - 1 - most) < 1e-4)
            near(times[top], time, within: 0.002)
        }
        for animation in [Animation.smooth, .default, .spring(bounce: -0.5)] {
            try holds(MotionProbe.way(animation, at: times).allSatisfy { $0 <= 1 })
        }
    }

    /// 2: forces, velocities and settling by the values at both ends are those by the difference.
    @Test func valuesAtBothEndsAreTheDifference() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 100))
        let speed = CGPoint(x: 5, y: -40)
        let value = spring.value(fromValue: from, toValue: to, initialVelocity: speed, time: 0.1)
        let velocity = spring.velocity(
            fromValue: from, toValue: to, initialVelocity: speed, time: 0.1)
        let force = spring.force(fromValue: from, toValue: to, position: value, velocity: velocity)
        for (part, start, way, first) in [(\CGPoint.x, 10.0, 10.0, 5.0), (\.y, 0, 100, -40)] {
            let gone = spring.value(target: way, initialVelocity: first, time: 0.1)
            #expect(abs(value[keyPath: part] - start - gone) < 1e-9)
            let now = spring.velocity(target: way, initialVelocity: first, time: 0.1)
            near(velocity[keyPath: part], now, within: 1e-9)
            // Per second squared, of a mass of 1: 157.91 times the rest of the way, less 17.59 times the velocity.
            let wanted = 157.9137 * (way - gone) - 17.5929 * now
            near(force[keyPath: part], wanted, within: 1e-3 * abs(wanted) + 0.01)
        }
        same(
            spring.settlingDuration(
                fromValue: 2.0, toValue: 12.0, initialVelocity: 3, epsilon: 0.01),
            spring.settlingDuration(target: 10.0, initialVelocity: 3, epsilon: 0.01))
        let coarse = Spring(settlingDuration: 2, dampingRatio: 0.7, epsilon: 0.05)
        near(coarse.settlingDuration(target: 1.0, epsilon: 0.05), 2, within: 1e-6)
    }

    /// When completions of a change are called, in seconds, of which the first is interrupted if that is said.
    private func calls(
        _ animation: Animation, _ criteria: AnimationCompletionCriteria = .logicallyComplete,
        interruptedAt interruption: Double? = nil
    ) -> [Double] {
        let stage = Stage.moving()
        var calls: [Double] = []
        withAnimation(animation, completionCriteria: criteria) {
            stage.model.x = 100
        } completion: {
            calls.append((stage.host.time * 1000).rounded() / 1000)
        }
        stage.host.update()
        if let interruption {
            stage.host.advance(by: interruption)
            stage.change(nil) { $0.x = 30 }
        }
        stage.host.advance(by: 5)
        return calls
    }

    /// 2: a spring is logically complete after its duration, however much it bounces, and removed once it has settled.
    @Test func aSpringIsCompleteAfterItsDuration() {
        for bounce in [0.6, 0.3, 0, -0.4] {
            same(calls(.spring(duration: 0.5, bounce: bounce)), [0.5], "\(bounce)")
            same(calls(.interpolatingSpring(duration: 0.5, bounce: bounce)), [0.5])
        }
        same(calls(.default), [0.55])
        for (animation, end) in [
            (Animation.smooth, 0.735), (.snappy, 0.697), (.bouncy, 0.819), (.default, 0.808),
        ] {
            let removed = calls(animation, .removed)
            #expect(removed.count == 1 && abs((removed.first ?? 0) - end) < 0.003, "\(removed)")
        }
    }

    /// 3: `logicallyComplete(after:)` tells it after that time unless it was so before; it prolongs nothing, and an animation
    /// that is removed earlier tells it at once.
    @Test func aTimeOfCompletionProlongsNothing() throws {
        let linear = Animation.linear(duration: 1)
        same(calls(linear.logicallyComplete(after: 0.3)), [0.3])
        same(calls(linear.logicallyComplete(after: 3)), [1])
        same(calls(.spring(duration: 0.5).logicallyComplete(after: 2)), [0.5])
        same(calls(linear.logicallyComplete(after: 0.5), interruptedAt: 0.2), [0.2])
        same(calls(linear.logicallyComplete(after: 0.3), .removed), [1])
        expectNear(
            try MotionProbe.way(linear.logicallyComplete(after: 0.3), at: [0.2, 0.6, 0.9]),
            [0.2, 0.6, 0.9], within: 1e-9)
    }

    /// 3: `repeatForever` goes on until the view is gone, or another one by its identity.
    @Test func repetitionsEndWithTheirView() throws {
        let endless = Animation.linear(duration: 1).repeatForever()
        let stage = Stage { model in
            if !model.isOn {
                Stage.box().offset(x: model.x).id(model.items[0])
                    .frame(width: 400, height: 100, alignment: .leading)
            }
        }
        stage.change(endless) { $0.x = 100 }
        stage.host.advance(by: 7.25)
        try same(stage.x(), 75)
        stage.change(nil) { $0.items = [8] }
        #expect(try stage.x() == 100 && !stage.host.isAnimating)
        stage.change(endless) { $0.x = 0 }
        stage.host.advance(by: 0.5)
        holds(stage.host.isAnimating)
        stage.change(nil) { $0.isOn = true }
        fails(stage.host.isAnimating)
        stage.change(nil) { $0.isOn = false }
        #expect(try stage.x() == 0 && !stage.host.isAnimating)
    }
}
