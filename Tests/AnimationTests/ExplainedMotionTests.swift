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
        #expect(
            told.contains("offset (0 0) → (100 0), now (25 0), (50 0) a second: linear"), "\(told)")
        #expect(told.contains("by withAnimation"), "\(told)")
        stage.host.advanceToEnd()
        #expect(!stage.host.explanation.contains("a second"))
    }

    @Test func theModifierThatGaveTheAnimationIsTold() throws {
        let stage = Stage { model in
            Stage.box().opacity(1 - model.x).animation(.linear(duration: 1), value: model.x)
        }
        stage.change(nil) { $0.x = 0.5 }
        stage.host.advance(by: 0.5)
        let told = words(stage)
        #expect(told.contains("drawing 1 → 0.5, now 0.75, -0.5 a second: linear"), "\(told)")
        #expect(told.contains("by .animation("), "\(told)")
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
