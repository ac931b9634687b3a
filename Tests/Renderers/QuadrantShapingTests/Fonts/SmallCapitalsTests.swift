import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Small capitals: the face's own, or made of its capitals.
@Suite struct SmallCapitalsTests {
    let engine = ShapingEngine()

    private func request(
        _ text: String, _ tags: [String], _ design: FontDescriptor.Design = .standard,
        language: String = "en"
    ) -> TextRequest {
        var font = FontDescriptor(family: .system(design), size: 20)
        font.features = tags.map { .init(tag: $0, value: 1) }
        var options = TextOptions()
        options.language = language
        return TextRequest(runs: [TextRun(text, font: font)], options: options)
    }

    private func runs(_ request: TextRequest, width: CGFloat? = nil) -> [GlyphRun] {
        engine.shape(request, proposal: ProposedViewSize(width: width, height: nil)).lines
            .flatMap(\.runs)
    }

    /// Inter has none: its capitals are 1.1 times as high as its x, 1536 of 2816 units, instead of 2048.
    @Test func interShowsCapitalsAtAReducedSize() throws {
        let runs = runs(request("Hi, 2", ["smcp"]))
        same(runs.map(\.text), ["H", "i", ", 2"])
        #expect(runs[0].size == 20 && runs[2].size == 20)
        #expect(abs(runs[1].size - 20 * 1.1 * 1536 / 2048) < 0.01)
        let capital = self.runs(request("I", []))[0]
        same(runs[1].glyphs.map(\.id), capital.glyphs.map(\.id))
        same(runs.map(\.showsCapitals), [false, true, false])
    }

    @Test func whichLettersAreReplacedIsTold() {
        func small(_ tags: [String]) -> [String] {
            runs(request("Ab 1", tags)).filter(\.showsCapitals).map(\.text)
        }
        same(small(["smcp"]), ["b"])
        same(small(["c2sc"]), ["A"])
        same(small(["c2sc", "smcp"]), ["Ab"])
        same(small(["tnum"]), [])
    }

    @Test func theLineHeightStays() {
        same(engine.size(request("small", ["smcp"])).height, engine.size(request("x", [])).height)
    }

    @Test func whatIsMeasuredIsDrawn() {
        let request = request("Straße im Grünen, à la carte", ["c2sc", "smcp"])
        for width in [nil, 120, 60, 10] as [CGFloat?] {
            let proposal = ProposedViewSize(width: width, height: nil)
            let shaped = engine.shape(request, proposal: proposal)
            same(shaped.measurement, engine.measure(request, proposal: proposal))
            same(
                shaped.lines.flatMap(\.runs).filter { !$0.partsWord }.map(\.text).joined(),
                "Straße im Grünen, à la carte")
            for line in shaped.lines {
                let drawn = line.runs.map(\.width).reduce(0, +)
                near(drawn, line.width, within: 0.001)
            }
        }
    }

    /// A letter whose capital is two letters stays one of the text.
    @Test func sharpSIsTwoCapitals() {
        let run = runs(request("aße", ["smcp"]))[0]
        same(run.glyphs.map(\.cluster), [0, 1, 1, 3])
        same(run.glyphs[1].id, run.glyphs[2].id)
    }

    @Test func turkishKeepsTheDot() {
        let glyph = { (text: String, tags: [String], language: String) in
            runs(request(text, tags, language: language))[0].glyphs.map(\.id)
        }
        same(glyph("i", ["smcp"], "tr"), glyph("\u{130}", [], "tr"))
        same(glyph("i", ["smcp"], "en"), glyph("I", [], "en"))
    }

    @Test func sourceSerifHasItsOwn() {
        let runs = runs(request("Hi", ["c2sc", "smcp"], .serif))
        same(runs.map(\.text), ["Hi"])
        #expect(runs[0].size == 20 && !runs[0].showsCapitals)
        differ(runs[0].glyphs.map(\.id), self.runs(request("Hi", [], .serif))[0].glyphs.map(\.id))
    }

    @Test(arguments: FontDescriptor.Design.allCases)
    func digitsOfOneWidth(_ design: FontDescriptor.Design) {
        let widths = ["1111", "8888", "0707"].map {
            engine.size(request($0, ["tnum"], design)).width
        }
        same(Set(widths).count, 1, "\(widths)")
    }
}
