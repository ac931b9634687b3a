import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TestedViews
import Testing

/// Texts that a renderer draws, with the real engine.
@MainActor @Suite struct TextRendererTests {
    /// Calls a closure with each layout, and draws what it draws.
    private struct Calling: TextRenderer {
        let body: (Text.Layout, inout GraphicsContext) -> Void

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }
    }

    private struct Secret: TextAttribute {}

    private struct Level: TextAttribute {
        let value: Int
    }

    /// The layout of a text, 200 points wide at most.
    private func layout(
        of text: some View, width: CGFloat? = 200
    ) throws -> (Text.Layout, ShownText) {
        var seen: Text.Layout?
        let shown = ShownText(
            text.textRenderer(
                Calling { layout, context in
                    seen = layout
                    for line in layout { context.draw(line) }
                }), width: width)
        return (try #require(seen), shown)
    }

    private let styled =
        Text("Red ").foregroundStyle(Color(red: 1, green: 0, blue: 0)) + Text("and ").underline()
        + Text("plain words that need a second line")

    @Test func linesDrawnAsTheyAreLookAsWithoutRenderer() throws {
        let plain = ShownText(styled, width: 200)
        let (layout, rendered) = try layout(of: styled)
        same(rendered.size, plain.size)
        same(layout.count, 2)
        same(rendered.parts, plain.parts)
        same(rendered.colors, plain.colors)
        same(rendered.runs.map(\.origin), plain.runs.map(\.origin))
        same(rendered.fills.map(\.shape), plain.fills.map(\.shape))
        same(rendered.fills.count, 1)
    }

    @Test func runsAndSlicesTogetherShowTheWholeLine() throws {
        let plain = ShownText(styled, width: 200)
        let renderers: [Calling] = [
            Calling { layout, context in
                for run in layout.joined() { context.draw(run) }
            },
            Calling { layout, context in
                for slice in layout.joined().joined() { context.draw(slice) }
            },
        ]
        /// Where each glyph stands, from the left edge of the text.
        func glyphs(_ shown: ShownText) -> [[Double]] {
            shown.runs.flatMap { item in
                item.run.glyphs.map { glyph in
                    let x = item.origin.x + item.run.origin.x + glyph.x
                    let y = item.origin.y + item.run.origin.y + glyph.y
                    return [Double(glyph.id), (x * 1000).rounded(), (y * 1000).rounded()]
                }
            }
        }
        for renderer in renderers {
            let shown = ShownText(styled.textRenderer(renderer), width: 200)
            same(glyphs(shown), glyphs(plain))
            same(shown.string, plain.string)
            // The underline, whole or in parts side by side.
            let widths = shown.fills.map(\.shape.bounds.width).reduce(0, +)
            near(widths, plain.fills[0].shape.bounds.width, within: 0.01)
        }
    }

    @Test func whatIsNotDrawnIsNotSeen() {
        let shown = ShownText(
            Text("Gone").textRenderer(Calling { _, _ in }), width: 200)
        empty(shown.items)
        same(shown.size, ShownText(Text("Gone"), width: 200).size)
    }

    @Test func aContextMovesFadesAndBlursWhatItDraws() throws {
        let shown = ShownText(
            Text("ab").textRenderer(
                Calling { layout, context in
                    context.opacity = 0.5
                    context.translateBy(x: 3, y: 4)
                    context.addFilter(.blur(radius: 2))
                    context.draw(layout[0][0][1])
                }), width: 200)
        same(shown.parts, ["b"])
        let blurs = shown.groups.flatMap(\.filters)
        same(blurs, [.blur(BlurFilter(sigma: 2))])
        same(shown.groups.map(\.opacity).reduce(1, *), 0.5)
        let moves = shown.groups.map(\.transform).filter { $0 != .identity }
        same(moves, [CGAffineTransform(translationX: 3, y: 4)])
    }

    @Test func attributesAreFoundInTheirRuns() throws {
        let key = Text("1234").customAttribute(Level(value: 1)).customAttribute(Secret())
        let text = Text("Your key is \(key) now").customAttribute(Level(value: 2))
        let runs = Array(try layout(of: text).0.joined())
        same(runs.map { $0[Secret.self] != nil }, [false, true, false])
        // The inner one counts.
        same(runs.map { $0[Level.self]?.value }, [2, 1, 2])
        differ(runs[1][0][Secret.self], nil)
    }

    @Test func boundsAreThoseOfTheFontAndTheGlyphs() throws {
        let (layout, shown) = try layout(of: Text("iW").font(.system(size: 20)))
        let line = layout[0].typographicBounds
        same(
            line.rect,
            CGRect(origin: .zero, size: CGSize(width: line.width, height: shown.size.height)))
        same(line.origin, layout[0].origin)
        same(line.leading, 0)
        let slices = layout[0][0].map(\.typographicBounds)
        same(slices.count, 2)
        same(slices[0].rect.minX, 0)
        same(slices[0].rect.maxX, slices[1].rect.minX)
        near(slices[1].rect.maxX, line.width, within: 0.001)
        #expect(slices[0].width < slices[1].width)
        same(slices[0].ascent, line.ascent)
        same(Text.Layout.TypographicBounds().rect, .zero)
    }

    @Test func charactersAreInTheOrderOfTheText() throws {
        let (layout, _) = try layout(of: Text("one two three four five six"), width: 80)
        #expect(layout.count > 2)
        let indices = layout.joined().flatMap(\.characterIndices)
        same(indices, indices.sorted())
        same(Set(indices).count, indices.count)
        let slices = layout.joined().joined().flatMap(\.characterIndices)
        same(slices, indices)
    }

    @Test func hebrewIsReadFromTheRight() throws {
        let (layout, _) = try layout(of: Text(verbatim: "שלום"))
        same(layout[0][0].layoutDirection, .rightToLeft)
        let indices = layout[0][0].characterIndices
        same(indices, indices.sorted(by: >))
        same(indices.count, 4)
    }

    @Test func textsThatAreCutOffSaySo() throws {
        let text = Text("A text that is far too long for one line of this width")
        try holds(layout(of: text.lineLimit(1), width: 80).0.isTruncated)
        try holds(layout(of: text.lineLimit(1).minimumScaleFactor(0.9), width: 80).0.isTruncated)
        try fails(layout(of: text, width: 80).0.isTruncated)
        try fails(
            layout(of: Text("Short text").lineLimit(1).minimumScaleFactor(0.5), width: 60).0
                .isTruncated)
    }

    @Test func aSliceOfSomeGlyphs() throws {
        let (layout, _) = try layout(of: Text("abcd"))
        let run = layout[0][0]
        let slice = Text.Layout.RunSlice(run: run, indices: 1..<9)
        same(slice.indices, 1..<4)
        same(slice.typographicBounds.origin.x, run[1].typographicBounds.origin.x)
        let shown = ShownText(
            Text("abcd").textRenderer(
                Calling { layout, context in
                    context.draw(Text.Layout.RunSlice(run: layout[0][0], indices: 1..<3))
                }), width: 200)
        same(shown.string, "bc")
    }

    private struct Roomy: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout { ctx.draw(line) }
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + 10, height: size.height + 20)
        }
    }

    @Test func aRendererMayAskForMoreRoom() {
        let plain = ShownText(Text("Room"), width: 200)
        let roomy = ShownText(Text("Room").textRenderer(Roomy()), width: 200)
        same(roomy.size.width, plain.size.width + 10)
        same(roomy.size.height, plain.size.height + 20)
        same(roomy.runs.map(\.origin), plain.runs.map(\.origin))
    }

    private struct Fading: TextRenderer, Animatable {
        var progress: Double
        let seen: Diary

        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            seen.note("\((progress * 100).rounded() / 100)")
            ctx.opacity = progress
            for line in layout { ctx.draw(line) }
        }
    }

    private struct Revealed: View {
        @State private var isShown = false
        let seen: Diary

        var body: some View {
            Text("Secret")
                .textRenderer(Fading(progress: isShown ? 1 : 0, seen: seen))
                .accessibilityIdentifier("text")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
        }
    }

    @Test func renderersAreAnimated() throws {
        let seen = Diary()
        let host = ViewHost(width: 200, height: 100) { Revealed(seen: seen) }
        try same(host["text"].text, "Secret")
        try host["text"].tap()
        var shown: [String] = []
        for _ in 0..<4 {
            host.advance(by: 0.25)
            _ = host.svg()
            shown.append(seen.take().last ?? "none")
        }
        same(shown, ["0.25", "0.5", "0.75", "1.0"])
        fails(host.isAnimating)
    }

    @Test func layoutsAreToldWhereTheyAreAskedFor() throws {
        var told: [[Int]] = []
        var origins: [[CGPoint]] = []
        let view = VStack(alignment: .leading, spacing: 0) {
            Text("one")
            Text("two two two two").frame(width: 40, alignment: .leading)
        }
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
            GeometryReader { proxy in
                let _ = told.append(layouts.map(\.layout.count))
                let _ = origins.append(layouts.map { proxy[$0.origin] })
                Color.clear
            }
        }
        let shown = ShownText(view, width: 200)
        let height = ShownText(Text("one"), width: 200).size.height
        holds(shown.string.hasPrefix("one"))
        same(told.last?.count, 2)
        same(told.last?.first, 1)
        #expect((told.last?.last ?? 0) >= 2)
        same(origins.last, [.zero, CGPoint(x: 0, y: height)])
    }
}
