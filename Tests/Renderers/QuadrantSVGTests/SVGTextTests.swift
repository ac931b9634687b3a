import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantText
import Testing

@Suite struct SVGTextTests {
    private let font = SVGFont(
        families: ["Inter Display", "sans-serif"], weight: 700, isItalic: true)

    @Test func textKeepsItsPlaceWidthAndFont() {
        let text = svg(run("A & <b>"), font: font)
        has(
            text,
            "<text x=\"10\" y=\"40\" font-family=\"'Inter Display', sans-serif\" "
                + "font-size=\"12\" font-weight=\"700\" font-style=\"italic\" "
                + "textLength=\"30\" fill=\"#000\" xml:space=\"preserve\">A &amp; &lt;b&gt;</text>")
        fails(text.contains("<path"))
    }

    @Test func textFromRightToLeftStartsAtItsRightEnd() {
        var run = run("אב")
        run.isRightToLeft = true
        let text = svg(run, font: font)
        has(text, "<text x=\"40\"")
        has(text, " direction=\"rtl\"")
    }

    @Test func faceWithoutANameIsDrawnAsOutlines() {
        let text = svg(run("ab"), font: nil)
        #expect(text.contains("<path") && !text.contains("<text"))
        has(text, "aria-label=\"ab\"")
    }

    @Test func smallCapitalsAreWrittenAsCapitals() {
        var run = run("straße")
        run.showsCapitals = true
        has(svg(run, font: font), ">STRASSE</text>")
        has(svg(run, font: nil), "aria-label=\"straße\"")
    }

    @Test func emojiStayPictures() {
        let text = svg(run("😀"), font: font, outlines: NoOutlines())
        #expect(text.contains("<image ") && !text.contains("<text"))
    }

    /// Reading a picture and packing it costs milliseconds.
    @Test func anEmojiIsReadPackedAndWrittenOnce() {
        let (reads, packs) = (Counter(), Counter())
        let glyphs = (0..<500).map {
            GlyphRun.Glyph(
                id: UInt32($0 % 2), x: CGFloat($0), y: 0, advance: 1, cluster: Int32($0))
        }
        let run = GlyphRun(
            font: FontID(rawValue: 0), size: 12, origin: .zero, width: 500, glyphs: glyphs)
        let item = GlyphItem(run: run, origin: .zero, paint: .color(.black))
        let list = DisplayList(
            size: CGSize(width: 500, height: 20), displayScale: 1, background: nil,
            root: Fragment(items: [.glyphs(item)]))
        let resources = SVGRenderer.Resources(
            outlines: NoOutlines(), pictures: CountedPictures(reads: reads),
            encodeImage: { _ in
                packs.count += 1
                return Data([UInt8(packs.count)])
            })
        let text = SVGRenderer(resources: resources).svg(list)
        #expect(reads.count == 2 && packs.count == 2)
        same(text.components(separatedBy: "<image ").count, 3)
        same(text.components(separatedBy: "<use ").count, 501)
    }

    private func run(_ text: String) -> GlyphRun {
        let glyph = GlyphRun.Glyph(id: 1, x: 0, y: 0, advance: 30, cluster: 0)
        var run = GlyphRun(
            font: FontID(rawValue: 0), size: 12, origin: .zero, width: 30, glyphs: [glyph])
        run.text = text
        return run
    }

    private func svg(
        _ run: GlyphRun, font: SVGFont?, outlines: any GlyphOutlines = SquareOutlines()
    ) -> String {
        let item = GlyphItem(
            run: run, origin: CGPoint(x: 10, y: 40), paint: .color(.black))
        let list = DisplayList(
            size: CGSize(width: 100, height: 50), displayScale: 1, background: nil,
            root: Fragment(items: [.glyphs(item)]))
        var resources = SVGRenderer.Resources(
            outlines: outlines, pictures: OnePicture(), encodeImage: { _ in Data([1]) })
        resources.font = { _ in font }
        return SVGRenderer(resources: resources).svg(list)
    }
}

private final class SquareOutlines: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        Path(CGRect(x: 0, y: -size, width: size, height: size))
    }
}

private final class NoOutlines: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path { Path() }
}

private struct OnePicture: GlyphPictures {
    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        GlyphPicture(
            image: DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, 255]),
            box: CGRect(x: 0, y: -1, width: 1, height: 1))
    }
}

/// Written by one thread.
private final class Counter: @unchecked Sendable {
    var count = 0
}

/// One picture for each glyph, a new one each time.
private struct CountedPictures: GlyphPictures {
    let reads: Counter

    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        reads.count += 1
        return OnePicture().picture(of: glyph, font: font)
    }
}
