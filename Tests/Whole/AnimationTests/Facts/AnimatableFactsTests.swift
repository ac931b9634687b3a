import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What animates (section 6 of the table in Tests/Facts/Motion.md). The modifiers are in `AnimatedEffectsTests`.
@MainActor @Suite struct AnimatableFactsTests {
    /// The value half-way between two of an animatable type.
    private func half<T: Animatable>(_ old: T, _ new: T) -> T
    where T.AnimatableData: VectorArithmetic {
        var result = old
        var way = new.animatableData - old.animatableData
        way.scale(by: 0.5)
        result.animatableData = old.animatableData + way
        return result
    }

    /// 6.1: values of geometry.
    @Test func valuesOfGeometryAreMixed() {
        #expect(half(CGFloat(2), 6) == 4 && half(2.0, 6) == 4 && half(Float(2), 6) == 4)
        near(half(Angle.degrees(10), .degrees(30)).degrees, 20, within: 1e-9)
        same(half(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6)), CGPoint(x: 2, y: 4))
        same(half(CGSize(width: 1, height: 2), CGSize(width: 3, height: 6)).height, 4)
        same(
            half(CGRect(x: 0, y: 0, width: 2, height: 4), CGRect(x: 2, y: 4, width: 4, height: 8)),
            CGRect(x: 1, y: 2, width: 3, height: 6))
        same(half(UnitPoint.topLeading, .bottomTrailing), .center)
        same(
            half(
                EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
                EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)),
            EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
        same(
            half(
                RectangleCornerRadii(topLeading: 2), RectangleCornerRadii(bottomTrailing: 4)),
            RectangleCornerRadii(topLeading: 1, bottomTrailing: 2))
    }

    /// 6.1: styles of lines: width, dashes and phase.
    @Test func linesAreMixed() {
        let style = half(
            StrokeStyle(lineWidth: 2, miterLimit: 4, dashPhase: 1),
            StrokeStyle(lineWidth: 6, miterLimit: 8, dashPhase: 3))
        #expect(style.lineWidth == 4 && style.miterLimit == 6 && style.dashPhase == 2)
    }

    /// 6.1: a path is a shape, and so animatable; what it is made of jumps, as a shape has to say itself what of it moves.
    @Test func pathsJump() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        same(half(path, Path(CGRect(x: 10, y: 0, width: 30, height: 20))), path)
    }

    /// 6.1: shapes, those around others included.
    @Test func shapesAreMixed() {
        let (small, large) = (
            RoundedRectangle(cornerSize: CGSize(width: 2, height: 4)),
            RoundedRectangle(cornerSize: CGSize(width: 6, height: 8))
        )
        same(half(small, large).cornerSize, CGSize(width: 4, height: 6))
        same(
            half(AnyShape(small), AnyShape(large)).path(in: room), half(small, large).path(in: room)
        )
        let moved = half(small.offset(x: 0, y: 0), large.offset(x: 20, y: 10))
        same(moved.path(in: room).boundingRect, room.offsetBy(dx: 10, dy: 5))
        let scaled = half(
            Rectangle().scale(x: 1, y: 1, anchor: .topLeading),
            Rectangle().scale(x: 3, y: 2, anchor: .topLeading))
        same(scaled.path(in: room).boundingRect, CGRect(x: 0, y: 0, width: 200, height: 75))
        let turned = half(Rectangle().rotation(.zero), Rectangle().rotation(.degrees(180)))
        let bounds = turned.path(in: room).boundingRect
        #expect(abs(bounds.width - 50) < 1e-6 && abs(bounds.height - 100) < 1e-6)
        let mapped = half(
            small.transform(CGAffineTransform(translationX: 4, y: 0)),
            large.transform(CGAffineTransform(translationX: 4, y: 0)))
        same(
            mapped.path(in: room),
            half(small, large).path(in: room)
                .applying(CGAffineTransform(translationX: 4, y: 0)))
        same(
            half(UnevenRoundedRectangle(topLeadingRadius: 4), UnevenRoundedRectangle())
                .cornerRadii.topLeading, 2)
    }

    private let room = CGRect(x: 0, y: 0, width: 100, height: 50)

    /// 6.1: corners that follow the container, and their styles.
    @Test func cornersAreMixed() {
        same(half(Edge.Corner.Style.fixed(4), .fixed(8)), .fixed(6))
        same(
            half(ConcentricRectangle(corners: .fixed(4)), ConcentricRectangle(corners: .fixed(8)))
                .path(in: room), ConcentricRectangle(corners: .fixed(6)).path(in: room))
    }

    /// 6.1: colours that are resolved.
    @Test func resolvedColoursAreMixed() {
        let (red, blue) = (
            Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1)
        )
        let mixed = half(red, blue)
        let wanted = Color(red).mix(with: Color(blue), by: 0.5)
            .resolve(in: EnvironmentValues())
        #expect(abs(mixed.red - wanted.red) < 0.01 && abs(mixed.blue - wanted.blue) < 0.01)
        near(
            half(red, Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0)).opacity, 0.5,
            within: 1e-3)
        let bright = half(
            Color.ResolvedHDR(red, headroom: 1), Color.ResolvedHDR(red, headroom: 3))
        near(bright.red, 1, within: 0.01)
    }

    /// 6.1: layouts, modified content, effects: the types are animatable.
    @Test func layoutsAndEffectsAreAnimatable() {
        func isAnimatable<T: Animatable>(_ value: T) -> Bool { true }
        #expect(isAnimatable(HStackLayout()) && isAnimatable(VStackLayout()))
        #expect(isAnimatable(ZStackLayout()) && isAnimatable(GridLayout()))
        holds(isAnimatable(AnyLayout(HStackLayout())))
        let content = half(
            ModifiedContent(content: Circle(), modifier: Turned(angle: 2)),
            ModifiedContent(content: Circle(), modifier: Turned(angle: 4)))
        same(content.modifier.angle, 3)
    }

    private nonisolated struct Turned: GeometryEffect {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: angle, y: 0))
        }
    }

    /// 6.1: an effect of one's own is half-way at half the time.
    @Test func effectsAreHalfWay() throws {
        let contents: [@MainActor (Double) -> AnyView] = [
            { AnyView(Stage.box().modifier(Turned(angle: 40 * $0))) }
        ]
        for content in contents {
            let probe = MotionProbe(.linear(duration: 1), content)
            try probe.go()
            probe.host.advance(by: 0.5)
            try same(probe.host.pngData(), MotionProbe.still(0.5, content))
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

    /// 6.1: a layout is asked at each moment: its places follow from the data between, not from the ends.
    @Test func layoutsAreAskedAtEachMoment() throws {
        let stage = Stage { model in
            Fan(step: model.x) {
                Stage.box("0")
                Stage.box("1")
            }
        }
        stage.change(.linear(duration: 1)) { $0.x = 8 }
        stage.host.advance(by: 0.5)
        try same(stage.x("1") - stage.x("0"), 16)
    }

    /// 6.4: what is animated of a colour is its resolved value: mixed perceptually, as `Color.mix` does by default.
    @Test func coloursAreMixedPerceptually() throws {
        let mixed = Color(red: 1, green: 0, blue: 0).mix(
            with: Color(red: 0, green: 0, blue: 1), by: 0.5
        )
        .resolve(in: EnvironmentValues())
        // Measured of Apple's gradients: 170, 121, 168 of 255 is the middle of their red and blue; ours by the same space.
        #expect(mixed.red > 0.4 && mixed.green > 0.2 && mixed.blue > 0.5)
        let content: @MainActor (Double) -> AnyView = { value in
            AnyView(
                Rectangle().fill(
                    Color(red: 1, green: 0, blue: 0).mix(
                        with: Color(red: 0, green: 0, blue: 1), by: value)))
        }
        let probe = MotionProbe(.linear(duration: 1)) { content($0.rounded()) }
        try probe.go()
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), MotionProbe.still(0.5, content))
    }

    /// 6.6: letters of the same text go from size to size; another text fades.
    @Test func lettersGrowAndOtherTextsFade() throws {
        func svg(_ content: @escaping @MainActor (Double) -> AnyView) throws -> String {
            let probe = MotionProbe(.linear(duration: 1), content)
            try probe.go()
            probe.host.advance(by: 0.5)
            return probe.host.svg()
        }
        let same = try svg { AnyView(Text(verbatim: "Aa").font(.system(size: 20 + 20 * $0))) }
        fails(same.contains("opacity="))
        let other = try svg {
            AnyView(Text(verbatim: $0 == 0 ? "Aa" : "Bb").font(.system(size: 20)))
        }
        #expect(other.components(separatedBy: "opacity=\"0.5\"").count == 3, "\(other)")
    }

    /// 6.6: the size of the font is between, and so are the letters' places.
    @Test func lettersAreBetween() throws {
        func text(_ size: Double) -> AnyView {
            AnyView(
                Text(verbatim: "Ab").font(.system(size: size))
                    .frame(width: 120, height: 60, alignment: .topLeading))
        }
        let probe = MotionProbe(.linear(duration: 1)) { text(20 + 20 * $0) }
        try probe.go()
        probe.host.advance(by: 0.5)
        let half = try ink(probe.host)
        let wanted = try ink(ViewHost(width: 120, height: 60) { text(30) })
        for (edge, other) in zip(half, wanted) {
            near(edge, other, within: 2, "\(half) \(wanted)")
        }
    }

    /// 6.6: between weights of a variable font each letter has each weight on the way.
    @Test func lettersHaveTheWeightsBetween() throws {
        func text(_ weight: Font.Weight) -> AnyView {
            AnyView(Text(verbatim: "il").font(.system(size: 40, weight: weight)))
        }
        let probe = MotionProbe(.linear(duration: 1)) { text($0 < 0.5 ? .regular : .bold) }
        try probe.go()
        probe.host.advance(by: 1.0 / 3)
        fails(probe.host.svg().contains("opacity="))
        // From 400 to 700 the first third leads to 500.
        let (now, wanted) = try (
            ink(probe.host), ink(ViewHost(width: 120, height: 60) { text(.medium) })
        )
        let regular = try ink(ViewHost(width: 120, height: 60) { text(.regular) })
        holds(zip(now, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(now) \(wanted)")
        differ(now, regular)
    }

    /// The edges of what is drawn, in pixels.
    private func ink(_ host: ViewHost) throws -> [Int] {
        let image = try #require(UIImage(data: host.pngData())?.cgImage)
        let bytes = image.rgba
        var (columns, rows): ([Int], [Int]) = ([], [])
        for pixel in 0..<image.width * image.height {
            guard bytes[pixel * 4] < 128, bytes[pixel * 4 + 3] > 128 else { continue }
            columns.append(pixel % image.width)
            rows.append(pixel / image.width)
        }
        return try [
            #require(columns.min()), #require(columns.max()), #require(rows.min()),
            #require(rows.max()),
        ]
    }

    /// 6.7: a symbol of the same name grows; another one takes its place with opacity.
    @Test func symbolsGrowAndOthersFade() throws {
        let same: @MainActor (Double) -> AnyView = {
            AnyView(
                Image(systemName: "star.fill").resizable().frame(width: 20 + 20 * $0, height: 20))
        }
        let probe = MotionProbe(.linear(duration: 1), same)
        try probe.go()
        probe.host.advance(by: 0.5)
        #expect(try probe.host.pngData() == MotionProbe.still(0.5, same))
        let other = MotionProbe(.linear(duration: 1)) {
            AnyView(Image(systemName: $0 == 0 ? "star.fill" : "circle.fill"))
        }
        try other.go()
        other.host.advance(by: 0.5)
        #expect(other.host.svg().components(separatedBy: "opacity=\"0.5\"").count == 3)
    }
}
