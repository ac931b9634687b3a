import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What holds of all animations and views: tried on many that are made by numbers.
@MainActor @Suite struct MotionPropertyTests {
    /// A repeatable sequence of numbers.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    private static let animations: [Animation] = [
        .linear(duration: 0.7), .easeInOut(duration: 1.1), .default, .bouncy, .snappy,
        .spring(duration: 0.8, bounce: -0.4), .interactiveSpring,
        .interpolatingSpring(stiffness: 60, damping: 5), .linear(duration: 0.4).delay(0.3),
        .easeIn(duration: 0.3).repeatCount(3), .smooth.speed(0.5),
        .timingCurve(0.2, 1.6, 0.4, 0.9, duration: 0.9),
    ]

    /// Views of several values, each of which animates by itself.
    private struct Scene: View {
        let values: [Int]
        let animation: Animation?

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(values.indices, id: \.self) { index in
                    row(index, Double(values[index]))
                }
            }
            .animation(animation, value: values)
            .frame(width: 160, height: 120, alignment: .topLeading)
        }

        @ViewBuilder private func row(_ index: Int, _ value: Double) -> some View {
            switch index % 5 {
            case 0: Color.red.frame(width: 20 + 5 * value, height: 12).opacity(1 - value / 20)
            case 1: Circle().fill(.blue).frame(width: 14, height: 14).offset(x: 6 * value)
            case 2:
                RoundedRectangle(cornerRadius: value).fill(.green).frame(
                    width: 40, height: 10 + value
                )
                .rotationEffect(.degrees(4 * value))
            case 3: Text(verbatim: "row").padding(.leading, 4 * value).foregroundStyle(.primary)
            default:
                Circle().trim(from: 0, to: value / 12).stroke(.orange, lineWidth: 1 + value / 4)
                    .frame(width: 18, height: 18)
            }
        }
    }

    private struct Driven: View {
        let model: Model
        var body: some View { Scene(values: model.values, animation: model.animation) }
    }

    @Observable @MainActor final class Model {
        var values: [Int]
        var animation: Animation?
        init(_ values: [Int], _ animation: Animation?) {
            (self.values, self.animation) = (values, animation)
        }
    }

    private func host(_ model: Model) -> ViewHost {
        ViewHost(width: 160, height: 120) { Driven(model: model) }
    }

    /// Ten steps lead where one leads, changes on the way included.
    @Test(arguments: MotionSeeds.first(24)) func stepsDoNotMatter(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed))
        let animation = Self.animations[seed % Self.animations.count]
        let count = 2 + numbers.next(5)
        let first = (0..<count).map { _ in numbers.next(10) }
        let second = (0..<count).map { _ in numbers.next(10) }
        let third = (0..<count).map { _ in numbers.next(10) }
        let models = [Model(first, animation), Model(first, animation)]
        let hosts = models.map(host)
        for host in hosts { _ = try host.pngData() }
        for values in [second, third] {
            for model in models { model.values = values }
            hosts[0].advance(by: 0.3)
            for _ in 0..<10 { hosts[1].advance(by: 0.03) }
            try same(hosts[0].pngData(), hosts[1].pngData())
        }
        hosts[0].advance(by: 1)
        for _ in 0..<10 { hosts[1].advance(by: 0.1) }
        try same(hosts[0].pngData(), hosts[1].pngData())
    }

    /// When all is over, a view looks as one that never moved.
    @Test(arguments: MotionSeeds.first(24)) func whatHasSettledNeverMoved(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed + 100))
        let animation = Self.animations[seed % Self.animations.count]
        let count = 2 + numbers.next(5)
        let model = Model((0..<count).map { _ in numbers.next(10) }, animation)
        let moved = host(model)
        for _ in 0..<3 {
            model.values = (0..<count + numbers.next(3)).map { _ in numbers.next(10) }
            moved.advance(by: Double(1 + numbers.next(30)) / 60)
        }
        moved.advanceToEnd()
        fails(moved.isAnimating)
        let still = host(Model(model.values, nil))
        try same(moved.pngData(), still.pngData())
    }

    /// What is drawn anew of a moment equals what is drawn of it from nothing.
    @Test(arguments: MotionSeeds.first(12)) func incrementalIsCold(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed + 200))
        let animation = Self.animations[seed % Self.animations.count]
        let first = (0..<5).map { _ in numbers.next(10) }
        let second = (0..<5).map { _ in numbers.next(10) }
        let (warm, cold) = (Model(first, animation), Model(first, animation))
        let (warmHost, coldHost) = (host(warm), host(cold))
        coldHost.update()
        (warm.values, cold.values) = (second, second)
        for _ in 0..<7 {
            warmHost.advance(by: 0.05)
            // Each moment is drawn, so that the next one is drawn from what is known of it.
            _ = try warmHost.pngData()
            coldHost.advance(by: 0.05)
        }
        try same(warmHost.pngData(), coldHost.pngData())
    }

    private struct Dot: View {
        let model: Target
        var body: some View {
            Color.red.frame(width: 2, height: 2).accessibilityIdentifier("dot")
                .offset(x: model.place)
                .frame(width: 400, height: 20, alignment: .leading)
        }
    }

    @Observable @MainActor final class Target {
        var place = 0.0
    }

    /// Springs that take over keep the place and the velocity, and so do those that are added.
    @Test(arguments: [
        Animation.spring, .bouncy, .snappy, .default, .spring(duration: 1, bounce: -0.3),
        .interactiveSpring, .spring(duration: 0.4, blendDuration: 0.3),
    ])
    func velocityIsContinuous(animation: Animation) throws {
        for moment in [0.05, 0.13, 0.31] {
            let model = Target()
            let host = ViewHost(width: 400, height: 20) { Dot(model: model) }
            host.update()
            withAnimation(animation) { model.place = 300 }
            let step = 0.0005
            host.advance(by: moment - step)
            let before = try host.presented["dot"].frame.minX
            host.advance(by: step)
            let at = try host.presented["dot"].frame.minX
            withAnimation(animation) { model.place = 40 }
            near(try host.presented["dot"].frame.minX, at, within: 1e-9)
            host.advance(by: step)
            let after = try host.presented["dot"].frame.minX
            let (old, new) = ((at - before) / step, (after - at) / step)
            // Within what the spring pulls meanwhile.
            near(old, new, within: 0.05 * abs(old) + 260 * 42 * 42 * step * 2)
            #expect(old * new > 0 || abs(old) < 400)
        }
    }

    /// An animation that never ends is cut off by whoever looks, and does not keep a test waiting.
    private struct Never: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: 1 - 1 / (1 + time)) }
    }

    @Test func anAnimationOfOnesOwnMayNeverEnd() throws {
        let model = Target()
        let host = ViewHost(width: 400, height: 20) { Dot(model: model) }
        host.update()
        withAnimation(Animation(Never())) { model.place = 100 }
        host.advance(by: 1)
        try same(host.presented["dot"].frame.minX, 50)
        host.advance(by: 2)
        try same(host.presented["dot"].frame.minX, 75)
        holds(host.isAnimating)
        model.place = 10
        try same(host.presented["dot"].frame.minX, 10)
        fails(host.isAnimating)
    }

    /// Answers that are no numbers show the end.
    private struct Odd: CustomAnimation {
        let factor: Double
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { time < 1 ? value.scaled(by: factor) : nil }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func oddAnswersAreDrawn(
        factor: Double
    )
        throws
    {
        let model = Target()
        let host = ViewHost(width: 400, height: 20) { Dot(model: model) }
        host.update()
        withAnimation(Animation(Odd(factor: factor))) { model.place = 100 }
        host.advance(by: 0.5)
        _ = try host.pngData()
        host.advanceToEnd()
        try same(host.presented["dot"].frame.minX, 100)
    }
}
