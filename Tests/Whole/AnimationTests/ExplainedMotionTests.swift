import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What explanations say of values under way: which animation, from, to, velocity, and who gave it.
@MainActor @Suite struct ExplainedMotionTests {
    /// The explanation without its line breaks.
    private func words(_ stage: Stage) -> String {
        stage.host.explanation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func anOffsetUnderWayIsTold() throws {
        let stage = Stage.moving()
        stage.change(.linear(duration: 2)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        let told = words(stage)
        has(told, "offset (0 0) → (100 0), now (25 0), (50 0) a second: linear", "\(told)")
        has(told, "by withAnimation", "\(told)")
        stage.host.advanceToEnd()
        fails(stage.host.explanation.contains("a second"))
    }

    @Test func theModifierThatGaveTheAnimationIsTold() throws {
        let stage = Stage { model in
            Stage.box().opacity(1 - model.x).animation(.linear(duration: 1), value: model.x)
        }
        stage.change(nil) { $0.x = 0.5 }
        stage.host.advance(by: 0.5)
        let told = words(stage)
        has(told, "drawing 1 → 0.5, now 0.75, -0.5 a second: linear", "\(told)")
        has(told, "by .animation(", "\(told)")
    }

    @Test func twoAnimationsOfOneValueAreTold() throws {
        let stage = Stage.moving()
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        stage.change(.spring(duration: 0.5)) { $0.x = 20 }
        let told = words(stage)
        #expect(told.contains("now (50 0)") && told.contains("→ (20 0)"), "\(told)")
        let line = told.components(separatedBy: "now (50 0)").last ?? ""
        #expect(
            line.contains("linear") && line.contains(" + ") && line.contains("spring"), "\(line)")
    }

    @Test func aFrameAndAFadeUnderWayAreTold() throws {
        let stage = Stage { model in
            Stage.box().padding(.leading, model.x)
            if model.isOn { Stage.box("new") }
        }
        stage.change(.linear(duration: 1)) {
            $0.x = 40
            $0.isOn = true
        }
        stage.host.advance(by: 0.25)
        let told = words(stage)
        #expect(
            told.contains("frame (") && told.contains("fading 0 → 1, now 0.25, 1 a second"),
            "\(told)")
    }
}

/// What else explanations say while something moves.
@MainActor @Suite struct ExplainedActivityTests {
    private func words(_ host: ViewHost) -> String {
        host.explanation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private struct Bar: View, Animatable {
        var length: Double
        var animatableData: Double {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.red.frame(width: length, height: 10) }
    }

    @Test func dataOfAViewIsTold() throws {
        let stage = Stage { Bar(length: 20 + $0.x) }
        stage.change(.linear(duration: 2)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        let told = words(stage.host)
        has(told, "data of Bar 20 → 120, now 45, 50 a second: linear", "\(told)")
        stage.host.advanceToEnd()
        fails(words(stage.host).contains("data of Bar"))
    }

    @Test func aScrollOffsetIsTold() throws {
        let stage = Stage(width: 100, height: 100) { model in
            ScrollViewReader { proxy in
                ScrollView {
                    ForEach(0..<20, id: \.self) { Color.red.frame(height: 20).id($0) }
                }
                .onChange(of: model.isOn) {
                    withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) }
                }
            }
        }
        stage.change(nil) { $0.isOn = true }
        stage.host.advance(by: 0.25)
        let told = words(stage.host)
        has(told, "scroll offset (0 0) → (0 ", "\(told)")
        has(told, "linear of 1.0 s, by withAnimation", "\(told)")
    }

    @Test func phasesAndKeyframesAreTold() throws {
        let phases = ViewHost(width: 50, height: 50) {
            PhaseAnimator([1, 2, 3]) {
                Color.red.opacity(1 / Double($0))
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        phases.advance(by: 1.5)
        has(words(phases), "phase 3 of 3, 3, again and again", "\(words(phases))")
        let frames = ViewHost(width: 50, height: 50) {
            KeyframeAnimator(initialValue: 0.0) {
                Color.red.opacity($0)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 2)
            }
        }
        frames.advance(by: 2.5)
        has(
            words(frames), "keyframes at 0.5 of 2.0 s, again and again: now 0.25",
            "\(words(frames))")
    }

    @Test func transitionsAndViewsThatLeaveAreTold() throws {
        let stage = Stage { model in
            VStack {
                if model.isOn {
                    Stage.box("new").transition(.move(edge: .leading))
                } else {
                    Stage.box("old").transition(.opacity)
                }
            }
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.25)
        let told = words(stage.host)
        has(told, "transition willAppear → identity, 0.25 of 1 s: linear of 1.0 s", "\(told)")
        #expect(
            told.contains("leaving ")
                && told.contains("transition identity → didDisappear, 0.25 of 1 s"), "\(told)")
        has(told, "drawing 1 → 0, now 0.75, -1 a second", "\(told)")
        stage.host.advanceToEnd()
        fails(words(stage.host).contains("transition "))
    }
}

/// What explanations say of what has several numbers, of views that go where others are, and of symbols.
@MainActor @Suite struct ExplainedKindsTests {
    private func words(_ host: ViewHost) -> String {
        host.explanation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func onlyNumbersThatChangeAreTold() throws {
        let stage = Stage { model in
            Circle().trim(from: 0, to: 0.1 + model.x).stroke(.red, lineWidth: 3)
        }
        stage.change(.linear(duration: 1)) { $0.x = 0.8 }
        stage.host.advance(by: 0.25)
        let told = words(stage.host)
        has(told, "drawing 0.1 → 0.9, now 0.3, 0.8 a second: linear", "\(told)")
    }

    private struct Pair: View {
        let model: StageModel
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    Color.red.matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 80, height: 80)
                } else {
                    Color.blue.matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 20, height: 20)
                }
            }
        }
    }

    @Test func aViewThatGoesWhereAnotherIsIsToldSo() throws {
        let stage = Stage { Pair(model: $0) }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        let told = words(stage.host)
        let way = "frame (0 0 20 20) → (0 0 80 80), now (0 0 50 50)"
        same(told.components(separatedBy: way).count, 3, "\(told)")
    }

    @Test func effectsOfSymbolsAreTold() throws {
        let stage = Stage { model in
            Image(systemName: "star.fill").symbolEffect(.bounce, value: model.isOn)
                .symbolEffect(.scale.up, isActive: model.isOn)
        }
        stage.change(nil) { $0.isOn = true }
        stage.host.advance(by: 0.1)
        let told = words(stage.host)
        has(told, "symbol effect bounce, 0.1 of", "\(told)")
        #expect(told.contains("by its value") && told.contains("symbol effect scale, 0.1 of"))
        stage.host.advanceToEnd()
        fails(words(stage.host).contains("symbol effect"))
    }
}
