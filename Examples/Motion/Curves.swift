import SwiftUI

// Curves and springs as figures and as movements. Each view plays by itself:
// quadrant render Examples/Motion/Curves.swift --view CurveRace --filmstrip 6 --duration 1 -o race.png

/// A ball for each curve, all with the same time.
struct CurveRace: View {
    @State private var isAway = false

    private let curves: [(name: String, animation: Animation)] = [
        ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)),
        ("easeOut", .easeOut(duration: 1)), ("easeInOut", .easeInOut(duration: 1)),
        ("circular", .timingCurve(.circularEaseIn, duration: 1)),
        ("timing", .timingCurve(0.2, 1.4, 0.4, 0.9, duration: 1)),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(curves, id: \.name) { curve in
                HStack {
                    Text(curve.name).font(.caption).frame(width: 60, alignment: .leading)
                    Circle().fill(.blue).frame(width: 16, height: 16)
                        .offset(x: isAway ? 140 : 0)
                        .animation(curve.animation, value: isAway)
                }
            }
        }
        .frame(width: 240, alignment: .leading)
        .padding()
        .onAppear { isAway = true }
    }
}

/// A ball for each spring.
struct SpringRace: View {
    @State private var isAway = false

    private let springs: [(name: String, animation: Animation)] = [
        ("default", .default), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
        ("spring", .spring), ("interactive", .interactiveSpring),
        ("interpolating", .interpolatingSpring),
        ("stiff", .interpolatingSpring(mass: 1, stiffness: 200, damping: 8, initialVelocity: 0)),
        ("own", .spring(duration: 0.8, bounce: 0.5, blendDuration: 0)),
        ("response", .spring(response: 0.6, dampingFraction: 0.4, blendDuration: 0)),
        ("smoother", .smooth(duration: 0.9, extraBounce: 0)),
        ("snappier", .snappy(duration: 0.3, extraBounce: 0.1)),
        ("bouncier", .bouncy(duration: 0.7, extraBounce: 0.2)),
        ("finger", .interactiveSpring(duration: 0.2, extraBounce: 0, blendDuration: 0.25)),
        ("held", .interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.25)),
        ("given", .spring(Spring(duration: 0.6, bounce: 0.3), blendDuration: 0)),
        ("adding", .interpolatingSpring(Spring.bouncy, initialVelocity: 2)),
        ("thrown", .interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 4)),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(springs, id: \.name) { spring in
                HStack {
                    Text(spring.name).font(.caption2).frame(width: 70, alignment: .leading)
                    Capsule().fill(.orange).frame(width: 12, height: 12)
                        .offset(x: isAway ? 120 : 0)
                        .animation(spring.animation, value: isAway)
                }
            }
        }
        .frame(width: 250, alignment: .leading)
        .padding()
        .onAppear { isAway = true }
    }
}

/// What `UnitCurve` answers, drawn.
struct CurvePlots: View {
    private let curves: [(name: String, curve: UnitCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("in and out", .easeInEaseOut), ("circle in", .circularEaseIn),
        ("circle out", .circularEaseOut), ("circle", .circularEaseInOut),
        (
            "bezier",
            .bezier(
                startControlPoint: UnitPoint(x: 0.2, y: 1.4),
                endControlPoint: UnitPoint(x: 0.6, y: 0.7))
        ), ("inverse", UnitCurve.easeIn.inverse),
    ]

    var body: some View {
        Grid {
            ForEach(0..<2) { row in
                GridRow {
                    ForEach(curves[row * 5..<row * 5 + 5], id: \.name) { plot($0.name, $0.curve) }
                }
            }
        }
        .padding()
    }

    private func plot(_ name: String, _ curve: UnitCurve) -> some View {
        VStack(spacing: 2) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 40))
                for step in 0...40 {
                    let time = Double(step) / 40
                    path.addLine(to: CGPoint(x: 40 * time, y: 40 - 40 * curve.value(at: time)))
                }
            }
            .stroke(.blue, lineWidth: 2)
            .frame(width: 40, height: 40)
            .background(.quaternary)
            Text(name).font(.caption2)
            Text("\(curve.velocity(at: 0.5), specifier: "%.2f")").font(.caption2)
        }
    }
}

/// What `Spring` answers.
struct SpringFigures: View {
    private let springs = [
        Spring(duration: 0.5, bounce: 0.3), Spring(mass: 1, stiffness: 100, damping: 10),
        Spring(response: 0.4, dampingRatio: 0.6),
        Spring(settlingDuration: 1, dampingRatio: 0.7, epsilon: 0.001),
        Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true),
        .smooth, .snappy, .bouncy, .smooth(duration: 0.7, extraBounce: 0.1),
        .snappy(duration: 0.4, extraBounce: 0), .bouncy(duration: 0.9, extraBounce: 0.1),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(springs.indices, id: \.self) { index in line(springs[index]) }
        }
        .font(.caption2.monospacedDigit())
        .padding()
    }

    private func line(_ spring: Spring) -> some View {
        var (value, velocity) = (0.0, 0.0)
        spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        let values = [
            spring.duration, spring.bounce, spring.mass, spring.stiffness, spring.damping,
            spring.response, spring.dampingRatio, spring.settlingDuration,
            spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.01),
            spring.settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.01),
            spring.value(target: 1.0, initialVelocity: 0, time: 0.1),
            spring.value(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 0.1),
            spring.velocity(target: 1.0, initialVelocity: 0, time: 0.1),
            spring.velocity(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 0.1),
            spring.force(target: 1.0, position: 0, velocity: 0),
            spring.force(fromValue: 0.0, toValue: 1, position: 0, velocity: 0), value, velocity,
        ]
        return Text(values.map { String(format: "%.2f", $0) }.joined(separator: "  "))
    }
}

/// The same animation later, faster, several times and without end.
struct ChangedAnimations: View {
    @State private var isAway = false

    private let animations: [(name: String, animation: Animation)] = [
        ("plain", .linear), ("ease", .easeIn), ("out", .easeOut), ("both", .easeInOut),
        ("delayed", .linear(duration: 0.5).delay(0.5)), ("fast", .linear(duration: 1).speed(2)),
        ("three times", .easeInOut(duration: 0.3).repeatCount(3, autoreverses: true)),
        ("for ever", .easeInOut(duration: 0.4).repeatForever(autoreverses: true)),
        ("done early", .linear(duration: 1).logicallyComplete(after: 0.2)),
        ("custom", Animation(Steps(count: 5, duration: 1))),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(animations, id: \.name) { change in
                HStack {
                    Text(change.name).font(.caption2).frame(width: 70, alignment: .leading)
                    RoundedRectangle(cornerRadius: 3).fill(.green).frame(width: 14, height: 14)
                        .offset(x: isAway ? 120 : 0)
                        .animation(change.animation, value: isAway)
                }
            }
        }
        .frame(width: 250, alignment: .leading)
        .padding()
        .onAppear { isAway = true }
    }
}

/// An animation in steps, which goes on from where another one of its kind was.
struct Steps: CustomAnimation {
    let count: Int
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        context.state[LastStep<V>.self] = Int(time / duration * Double(count))
        if time > duration / 2 { context.isLogicallyComplete = true }
        if context.environment.accessibilityReduceMotion { return value }
        return value.scaled(by: Double(context.state[LastStep<V>.self]) / Double(count))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { .zero }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Steps }
}

/// The step that was shown last.
private struct LastStep<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// An animation that goes along another one and trembles.
struct Trembling: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var inner = context.withState(AnimationState<V>())
        guard let way = base.animate(value: value, time: time, context: &inner) else { return nil }
        return way.scaled(by: 1 + 0.03 * sin(time * 60))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? Trembling else { return false }
        return base.shouldMerge(
            previous: other.base, value: value, time: time, context: &context)
    }
}

/// A leaf that trembles as it falls.
struct FallingLeaf: View {
    @State private var isDown = false

    var body: some View {
        Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
            .rotationEffect(.degrees(isDown ? 200 : 0))
            .offset(y: isDown ? 60 : -60)
            .frame(width: 120, height: 180)
            .animation(Animation(Trembling(base: .easeIn(duration: 1))), value: isDown)
            .onAppear { isDown = true }
    }
}
