import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Views with identities in transitions: each of them comes and goes.
@MainActor @Suite struct IdentityTransitionTests {
    private func stage<T: Transition>(_ transition: T) -> Stage {
        Stage { model in
            VStack {
                Stage.box("box \(model.items[0])").id(model.items[0]).transition(transition)
            }
        }
    }

    @Test func theNewViewFadesInAndTheOldOneOut() throws {
        let stage = stage(.opacity)
        stage.change(.linear(duration: 1)) { $0.items = [7] }
        stage.host.advance(by: 0.25)
        try same(stage.opacity("box 7"), 0.25)
        try same(stage.opacity("box 0"), 0.75)
        stage.host.advanceToEnd()
        try same(stage.opacity("box 7"), 1)
        fails(stage.host.presented.contains("box 0"))
    }

    @Test func theNewViewEndsWhereItStands() throws {
        let stage = stage(.move(edge: .leading))
        let x = try stage.x("box 0")
        stage.change(.linear(duration: 1)) { $0.items = [7] }
        stage.host.advance(by: 0.5)
        #expect(try stage.x("box 7") < x && stage.x("box 0") < x)
        stage.host.advanceToEnd()
        try same(stage.x("box 7"), x)
    }

    @Test func theIdentityMayStandBelowOtherModifiers() throws {
        let stage = Stage { model in
            VStack {
                Stage.box("box \(model.items[0])").id(model.items[0]).padding(4)
                    .transition(.opacity)
            }
        }
        stage.change(.linear(duration: 1)) { $0.items = [7] }
        stage.host.advance(by: 0.5)
        #expect(try stage.opacity("box 7") == 0.5 && stage.opacity("box 0") == 0.5)
        stage.host.advanceToEnd()
        try same(stage.opacity("box 7"), 1)
    }

    @Test func anIdentityThatComesBackGoesOnFromWhereItIs() throws {
        let stage = stage(.opacity)
        stage.change(.linear(duration: 1)) { $0.items = [7] }
        stage.host.advance(by: 0.25)
        stage.change(.linear(duration: 1)) { $0.items = [0] }
        try same(stage.opacity("box 0"), 0.75)
        stage.host.advanceToEnd()
        try same(stage.opacity("box 0"), 1)
        fails(stage.host.presented.contains("box 7"))
    }
}

/// Meshes, and animations that answer nonsense.
@MainActor @Suite struct MovingThingsTests {
    @Test func pointsOfMeshesMove() throws {
        let content: @MainActor (Double) -> AnyView = { value in
            AnyView(
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5],
                        [Float(0.25 + value / 2), 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                    ],
                    colors: [
                        .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
                    ]))
        }
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        probe.host.advance(by: 0.5)
        // Colours go through another space and back on their way.
        #expect(
            try MotionProbe.distance(probe.host.pngData(), MotionProbe.still(0.5, content)) <= 3)
        #expect(try MotionProbe.distance(probe.host.pngData(), MotionProbe.still(0, content)) > 20)
    }

    @Test func coloursOfMeshesMove() throws {
        let content: @MainActor (Double) -> AnyView = { value in
            let color = value < 0.5 ? Color.red : .white
            return AnyView(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [color, .blue, .green, .black]))
        }
        let probe = MotionProbe(.linear(duration: 1), content)
        let start = try probe.host.pngData()
        try probe.go()
        #expect(try MotionProbe.distance(probe.host.pngData(), start) <= 3)
        probe.host.advance(by: 0.5)
        let middle = try probe.host.pngData()
        probe.host.advanceToEnd()
        let end = try probe.host.pngData()
        #expect(
            try MotionProbe.distance(middle, start) > 20 && MotionProbe.distance(middle, end) > 20)
    }

    private struct Nonsense: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            time > 1 ? nil : value.scaled(by: .nan)
        }
    }

    @Test func anAnswerThatIsNoNumberIsToldAndTheTargetShown() throws {
        let stage = Stage.moving()
        stage.change(Animation(Nonsense())) { $0.x = 60 }
        stage.host.advance(by: 0.5)
        try same(stage.x(), 60)
        let told = stage.host.issues.map(\.message)
        holds(told.contains { $0.contains("Nonsense") && $0.contains("NaN") }, "\(told)")
        stage.host.advanceToEnd()
        try same(stage.x(), 60)
    }

    @Test func magicReplacementsAreFound() throws {
        let content: @MainActor (Double) -> AnyView = { value in
            AnyView(
                Image(systemName: value < 0.5 ? "mic.slash.fill" : "mic.fill")
                    .contentTransition(
                        .symbolEffect(.replace.magic(fallback: .downUp.byLayer))))
        }
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        probe.host.advanceToEnd()
        try same(probe.host.pngData(), MotionProbe.still(1, content))
    }
}
