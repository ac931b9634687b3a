import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Which animations take over from which, and what velocity they begin with (section 4 of the table in
/// Tests/Facts/Motion.md).
@MainActor @Suite struct MergingFactsTests {
    private final class Log: @unchecked Sendable {
        /// What was asked whether it takes over, and how often the former had been asked for its place by then.
        var asked: [String] = []
        var calls: [Int] = []
    }

    private enum Calls: AnimationStateKey {
        static let defaultValue = 0
    }

    /// Goes straight for a second; takes over if it is asked.
    private struct First: CustomAnimation {
        let log: Log
        static func == (left: First, right: First) -> Bool { left.log === right.log }
        func hash(into hasher: inout Hasher) {}

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            context.state[Calls.self] += 1
            return time < 1 ? value.scaled(by: time) : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            log.asked.append("first")
            log.calls.append(context.state[Calls.self])
            return true
        }
    }

    /// The same, of another type.
    private struct Second: CustomAnimation {
        let base: First

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { base.animate(value: value, time: time, context: &context) }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            base.log.asked.append("second")
            return true
        }
    }

    /// 4.4: an animation is asked only if one of its own type is running; of different types, both run. With the answer yes
    /// it is handed the state and the time of the former, which is gone.
    @Test func onlyTheSameTypeIsAsked() throws {
        let log = Log()
        let first = First(log: log)
        let stage = Stage.moving()
        stage.change(Animation(first)) { $0.x = 100 }
        stage.host.advance(by: 0.25)
        stage.change(Animation(Second(base: first))) { $0.x = 200 }
        same(log.asked, [])
        stage.host.advance(by: 0.25)
        try same(stage.x(), 50 + 25)
        let other = Stage.moving()
        other.change(Animation(first)) { $0.x = 100 }
        for _ in 0..<5 { other.host.advance(by: 0.05) }
        other.change(Animation(first)) { $0.x = 200 }
        same(log.asked, ["first"])
        #expect((log.calls.first ?? 0) >= 5, "The state of the former: \(log.calls)")
        // A quarter of the way to 200, as the time goes on: and nothing of the former beside it.
        try same(other.x(), 50)
        other.host.advance(by: 0.75)
        #expect(try other.x() == 200 && !other.host.isAnimating)
    }

    /// 4.4: persistent springs take over from each other, of whatever preset.
    @Test func springsOfOtherPresetsTakeOver() throws {
        let pairs: [(Animation, Spring, Animation, Spring)] = [
            (.bouncy, .bouncy, .smooth, .smooth), (.smooth, .smooth, .snappy, .snappy),
            (
                .default, Spring(response: 0.55, dampingRatio: 1),
                .spring(response: 0.3, dampingFraction: 0.6),
                Spring(response: 0.3, dampingRatio: 0.6)
            ),
            (
                .interactiveSpring, Spring(response: 0.15, dampingRatio: 0.86), .spring,
                Spring(duration: 0.5, bounce: 0)
            ),
        ]
        for (former, old, next, new) in pairs {
            let stage = Stage.moving()
            stage.change(former) { $0.x = 100 }
            stage.host.advance(by: 0.06)
            stage.change(next) { $0.x = 10 }
            let place = old.value(target: 100.0, time: 0.06)
            let velocity = old.velocity(target: 100.0, time: 0.06)
            stage.host.advance(by: 0.1)
            let wanted = new.value(
                fromValue: place, toValue: 10, initialVelocity: velocity, time: 0.1)
            near(try stage.x(), wanted, within: 0.05, "\(former) \(next)")
        }
    }

    /// 4.4: of different types, both run: a spring and then a curve.
    @Test func aSpringAndACurveAreAdded() throws {
        let stage = Stage.moving()
        stage.change(.spring(duration: 0.5, bounce: 0.2)) { $0.x = 100 }
        stage.host.advance(by: 0.1)
        stage.change(.linear(duration: 1)) { $0.x = 200 }
        stage.host.advance(by: 0.25)
        let wanted = Spring(duration: 0.5, bounce: 0.2).value(target: 100.0, time: 0.35) + 25
        near(try stage.x(), wanted, within: 1e-6)
    }

    private struct Thrown: View {
        @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5)))
        private var x = 0.0

        var body: some View {
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("card").offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($x) { value, x, _ in x = value.translation.width }
                )
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// 4.8: velocities are tracked in `updating`, too: the spring of the end goes on in the finger's direction first.
    @Test func velocitiesOfGestureStatesAreTracked() throws {
        let host = ViewHost(width: 400, height: 100) { Thrown() }
        let finger = try host["card"].touch()
        finger.move(to: CGPoint(x: 120, y: 50), duration: 0.2)
        finger.lift()
        let start = try host.presented["card"].frame.minX
        #expect(start > 80)
        host.advance(by: 1.0 / 60)
        #expect(try host.presented["card"].frame.minX > start + 2)
        host.advanceToEnd()
        try same(host.presented["card"].frame.minX, 0)
    }

    /// Apple's example on "AnimationContext": stands still as long as the environment says so.
    private struct Pausable: CustomAnimation {
        let base: Animation

        struct Pause<Value: VectorArithmetic>: AnimationStateKey {
            var paused = false
            var pauseTime: TimeInterval = 0.0
            static var defaultValue: Self { .init() }
        }

        func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
        where V: VectorArithmetic {
            let paused = context.environment.isHeld
            let pausableState = context.state[Pause<V>.self]
            var pauseTime = pausableState.pauseTime
            if pausableState.paused != paused {
                pauseTime = time - pauseTime
                context.state[Pause<V>.self] = Pause(paused: paused, pauseTime: pauseTime)
            }
            let effectiveTime = paused ? pauseTime : time - pauseTime
            return base.animate(value: value, time: effectiveTime, context: &context)
        }
    }

    private struct Meter: View, Animatable {
        var way: Double
        nonisolated var animatableData: Double {
            get { way }
            set { way = newValue }
        }
        var body: some View { Stage.box().position(x: way + 5, y: 5) }
    }

    private struct Row: Layout, Animatable {
        var way: Double
        nonisolated var animatableData: Double {
            get { way }
            set { way = newValue }
        }
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 200, height: 10) }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.minX + way, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private static let contents: [@MainActor (StageModel) -> AnyView] = [
        { AnyView(Stage.box().offset(x: $0.x)) },
        { AnyView(Stage.box().padding(.leading, $0.x)) },
        { AnyView(Meter(way: $0.x)) },
        { model in AnyView(Row(way: model.x) { Stage.box() }) },
        {
            let x = $0.x
            return AnyView(Stage.box().visualEffect { base, _ in base.offset(x: x) })
        },
        { model in AnyView(HStack { Stage.box().padding(.leading, model.x) }.font(.title)) },
    ]

    /// 4.7: the environment of the view, as it is at each moment: in whatever way the value is moved, and however the
    /// environment is set.
    @Test(arguments: 0..<6, [false, true])
    func animationsFindTheEnvironmentAsItIs(kind: Int, isBeside: Bool) throws {
        let content = Self.contents[kind]
        let stage = Stage(width: 400, height: 100) { model in
            VStack(alignment: .leading, spacing: 0) {
                content(model).environment(\.isHeld, model.isOn)
                // Beside it, something in an environment of the same value.
                if isBeside { Text("a").environment(\.isHeld, model.isOn) }
            }
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
        stage.change(Animation(Pausable(base: .linear(duration: 1)))) { $0.x = 100 }
        func go(_ steps: Int) { for _ in 0..<steps { stage.host.advance(by: 0.01) } }
        go(25)
        try near(place(stage), 25, within: 0.01)
        stage.change(nil) { $0.isOn = true }
        go(50)
        try near(place(stage), 25, within: 2, "paused")
        stage.change(nil) { $0.isOn = false }
        go(25)
        try near(place(stage), 50, within: 4, "goes on")
    }

    private func place(_ stage: Stage) throws -> Double {
        let image = try #require(UIImage(data: stage.host.pngData())?.cgImage)
        let bytes = image.rgba
        let scale = Double(image.width) / 400
        let row = Int(4 * scale) * image.width
        let column = (0..<image.width).first {
            bytes[(row + $0) * 4] > 128 && bytes[(row + $0) * 4 + 1] < 128
        }
        return Double(try #require(column)) / scale
    }
}

private enum HeldKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isHeld: Bool {
        get { self[HeldKey.self] }
        set { self[HeldKey.self] = newValue }
    }
}
