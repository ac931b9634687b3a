import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

/// Shaders by name, which cannot be run.
@MainActor @Suite struct ShaderTests {
    private let shader = ShaderLibrary.ripple(.float(2), .float2(1, 2), .color(.red))

    private func said(_ call: String, _ rest: String = "It is drawn without it.") -> String {
        "\(call)(ShaderLibrary.ripple) is accepted, without effect here. "
            + "There is no Metal here that could run the shader. \(rest)"
    }

    private func issues(_ view: some View) -> [String] {
        ShownText(view, width: 100).issues.map { "\($0.message). \($0.advice)" }
    }

    @Test func shadersAreValues() {
        same(shader.function.name, "ripple")
        same(shader.function.library, .default)
        same(shader, ShaderLibrary.default.ripple(.float(2.0), .float2(1, 2), .color(.red)))
        differ(shader, ShaderLibrary.ripple(.float(3), .float2(1, 2), .color(.red)))
        same(shader.arguments.count, 3)
        differ(ShaderLibrary(data: Data([1])), ShaderLibrary(data: Data([2])))
        let function = ShaderFunction(library: .bundle(.main), name: "wave")
        same(function(.boundingRect).arguments, [.boundingRect])
    }

    @Test func effectsAreReportedAndLeaveTheView() {
        let text = Text("a")
        let plain = ShownText(text, width: 100)
        same(issues(text.colorEffect(shader)), [said(".colorEffect")])
        same(
            issues(text.distortionEffect(shader, maxSampleOffset: .zero)),
            [said(".distortionEffect")])
        same(issues(text.layerEffect(shader, maxSampleOffset: .zero)), [said(".layerEffect")])
        empty(issues(text.colorEffect(shader, isEnabled: false)))
        let shown = ShownText(text.colorEffect(shader), width: 100)
        #expect(shown.string == "a" && shown.size == plain.size)
    }

    @Test func visualEffectsAreReported() {
        let shader = shader
        let view = Text("a").visualEffect { content, _ in
            content.colorEffect(shader).offset(x: 3, y: 0)
        }
        let shown = ShownText(view, width: 100)
        same(
            shown.issues.map(\.message),
            [
                ".colorEffect(ShaderLibrary.ripple) is accepted, without effect here"
            ])
        holds(shown.groups.contains { $0.transform.tx == 3 })
    }

    @Test func shapesHaveThePrimaryColour() {
        let drawn = Drawn(Rectangle().fill(shader))
        guard case .color(let color) = drawn.paint else {
            Issue.record("No colour")
            return
        }
        #expect(color.red == 0 && color.alpha == 1)
        same(issues(Rectangle().fill(shader)), [said("fill", "The colour primary is taken.")])
    }

    @Test func filtersOfCanvasesAreReported() {
        let shader = shader
        let view = Canvas { context, _ in
            context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        }
        let shown = ShownText(view, width: 100, height: 100)
        same(shown.fills.count, 1)
        same(
            shown.issues.map(\.message),
            [
                "GraphicsContext.Filter.distortionShader(ShaderLibrary.ripple) is accepted, "
                    + "without effect here"
            ])
    }
}
