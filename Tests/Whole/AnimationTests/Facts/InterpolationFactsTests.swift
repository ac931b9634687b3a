import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What animates (section 6 of the table in Tests/Facts/Motion.md): what `AnimatableFactsTests` does not say.
@MainActor @Suite struct InterpolationFactsTests {
    /// 4.3: interpolation is self + (other − self) · amount, also beyond both.
    @Test func interpolationIsLinear() {
        same(10.0.interpolated(towards: 30, amount: 0.25), 15)
        same(10.0.interpolated(towards: 30, amount: -0.5), 0)
        same(10.0.interpolated(towards: 30, amount: 1.5), 40)
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, -4.0))
        pair.interpolate(towards: AnimatablePair(3.0, AnimatablePair(6.0, 4.0)), amount: 0.75)
        same(pair, AnimatablePair(2.5, AnimatablePair(5.0, 2.0)))
        same(pair.magnitudeSquared, 2.5 * 2.5 + 25 + 4)
        let values = AnimatableValues(1.0, 2.0 as CGFloat).interpolated(
            towards: AnimatableValues(3.0, 6.0 as CGFloat), amount: 0.5)
        same(values, AnimatableValues(2.0, 4.0 as CGFloat))
        #expect(values.value.0 == 2 && values.value.1 == 4 && values.magnitudeSquared == 20)
    }

    /// 6.1: the dashes of a line.
    @Test func dashesAreMixed() {
        let content: @MainActor (Double) -> AnyView = { value in
            AnyView(
                Rectangle().stroke(
                    .red, style: StrokeStyle(lineWidth: 4, dash: [4 + 8 * value, 6 - 2 * value])
                ).padding(8))
        }
        #expect(throws: Never.self) {
            let probe = MotionProbe(.linear(duration: 1), content)
            try probe.go()
            probe.host.advance(by: 0.25)
            try same(probe.host.pngData(), MotionProbe.still(0.25, content))
            try differ(probe.host.pngData(), MotionProbe.still(1, content))
        }
    }

    private struct Fan: Layout, Animatable {
        var step: Double
        nonisolated var animatableData: Double {
            get { step }
            set { step = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 20) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for index in subviews.indices {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + step * step * Double(index), y: bounds.minY),
                    proposal: .unspecified)
            }
        }
    }

    /// 6.1: `AnyLayout` is asked at each moment, as what it holds.
    @Test func anyLayoutsAreAskedAtEachMoment() throws {
        let stage = Stage { model in
            AnyLayout(Fan(step: model.x)) {
                Stage.box("0")
                Stage.box("1")
            }
        }
        stage.change(.linear(duration: 1)) { $0.x = 8 }
        stage.host.advance(by: 0.5)
        try same(stage.x("1") - stage.x("0"), 16)
        stage.host.advanceToEnd()
        try same(stage.x("1") - stage.x("0"), 64)
    }

    private struct Risen: TextRenderer {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                context.translateBy(x: height * height / 10, y: 0)
                context.draw(line)
            }
        }
    }

    /// 6.1: renderers of texts draw each moment by their data between.
    @Test func textRenderersAreAskedAtEachMoment() throws {
        let content: @MainActor (Double) -> AnyView = {
            AnyView(Text("Abc").textRenderer(Risen(height: 16 * $0)))
        }
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        for _ in 0..<2 {
            probe.host.advance(by: 0.25)
            let part = probe.host.time
            try same(probe.host.pngData(), MotionProbe.still(part, content))
        }
        probe.host.advanceToEnd()
        try same(probe.host.pngData(), MotionProbe.still(1, content))
    }

    /// 6.4: measured of Apple's: 170, 121, 168 of 255 lies between red and blue, for fills, texts and gradients alike.
    @Test func theMiddleOfRedAndBlueIsAsMeasured() throws {
        let contents: [@MainActor (Color) -> AnyView] = [
            { AnyView($0) }, { AnyView(Rectangle().fill($0)) },
            { color in AnyView(Color.black.overlay { Rectangle().foregroundStyle(color) }) },
            { color in AnyView(Color.black.overlay(color)) },
            {
                AnyView(
                    LinearGradient(colors: [$0, $0], startPoint: .leading, endPoint: .trailing))
            },
        ]
        for (index, content) in contents.enumerated() {
            let probe = MotionProbe(.linear(duration: 1)) { content($0 < 0.5 ? .red : .blue) }
            try probe.go()
            probe.host.advance(by: 0.5)
            let image = try #require(UIImage(data: probe.host.pngData())?.cgImage)
            let start = (image.height / 2 * image.width + image.width / 2) * 4
            let pixel = image.rgba[start..<start + 3].map { Int($0) }
            holds(
                zip(pixel, [170, 121, 168]).allSatisfy { abs($0 - $1) <= 3 }, "\(index): \(pixel)")
        }
    }

    /// The svg half-way.
    private func halfWay(_ content: @escaping @MainActor (Bool) -> Text) throws -> String {
        let probe = MotionProbe(.linear(duration: 1)) { AnyView(content($0 > 0.5)) }
        try probe.go()
        probe.host.advance(by: 0.5)
        return probe.host.svg()
    }

    /// 6.6: letters go within one design and between weights and sizes; to the italic, another design or another font they
    /// fade.
    @Test func lettersFadeToOtherFonts() throws {
        func fades(_ content: @escaping @MainActor (Bool) -> Text) throws -> Bool {
            try halfWay(content).contains("opacity=\"0.5\"")
        }
        let base = Font.system(size: 30)
        try holds(fades { Text("Aa").font($0 ? base.italic() : base) })
        try holds(fades { Text("Aa").font($0 ? .system(size: 30, design: .serif) : base) })
        try holds(fades { Text("Aa").font($0 ? .system(size: 30, design: .monospaced) : base) })
        try fails(fades { Text("Aa").font($0 ? .system(size: 40) : base) })
        try fails(fades { Text("Aa").font($0 ? .system(size: 30, weight: .black) : base) })
        try fails(fades { Text("Aa").font(base).foregroundStyle($0 ? .red : .blue) })
    }

    /// 6.6: each letter goes to its place, and its colour is between.
    @Test func lettersGoToTheirPlaces() throws {
        func text(_ tracking: Double) -> AnyView {
            AnyView(
                Text("AVA").font(.system(size: 20)).tracking(tracking)
                    .frame(width: 120, height: 60, alignment: .leading))
        }
        let probe = MotionProbe(.linear(duration: 1)) { text($0.rounded() * 16) }
        try probe.go()
        probe.host.advance(by: 0.5)
        let wanted = try ViewHost(width: 120, height: 60) { text(8) }.pngData()
        #expect(try MotionProbe.distance(probe.host.pngData(), wanted) <= 80)
        try same(ink(probe.host.pngData()), ink(wanted))
    }

    /// The first and the last column in which something is drawn.
    private func ink(_ picture: Data) throws -> [Int] {
        let image = try #require(UIImage(data: picture)?.cgImage)
        let bytes = image.rgba
        let columns = (0..<image.width * image.height).filter {
            bytes[$0 * 4] < 128 && bytes[$0 * 4 + 3] > 128
        }.map { $0 % image.width }
        return try [#require(columns.min()), #require(columns.max())]
    }
}
