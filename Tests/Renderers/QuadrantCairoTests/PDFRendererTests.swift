import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct PDFRendererTests {
    let renderer = PDFRenderer(engine: ShapingEngine())

    @Test func sameDrawingSameBytesWithoutADate() throws {
        let list = Drawing(.rect(1, 1, 5, 5, .red)).list
        let file = try renderer.pdf(list)
        try same(renderer.pdf(list), file)
        holds(file.starts(with: Data("%PDF-".utf8)))
        same(file.range(of: Data("CreationDate".utf8)), nil)
    }

    @Test func pageIsAsLargeAsTheCanvas() throws {
        let file = try renderer.pdf(Drawing(.rect(1, 1, 5, 5, .red)).list)
        differ(file.range(of: Data("/MediaBox [ 0 0 10 10 ]".utf8)), nil)
    }

    @Test func textEmbedsItsFontWithItsCharacters() throws {
        let engine = ShapingEngine()
        let request = TextRequest(runs: [TextRun("Office", font: FontDescriptor(size: 3))])
        let text = engine.shape(request, proposal: ProposedViewSize(width: nil, height: nil))
        var drawing = Drawing()
        drawing.items = text.lines.flatMap { line in
            line.runs.map {
                .glyphs(GlyphItem(run: $0, origin: line.origin, paint: .color(.black)))
            }
        }
        let file = try PDFRenderer(engine: engine).pdf(drawing.list)
        differ(file.range(of: Data("/ToUnicode".utf8)), nil)
        differ(file.range(of: Data("/FontFile".utf8)), nil)
        try same(PDFRenderer(engine: engine).pdf(drawing.list), file)
    }

    /// The numbers of readers end at eight million, and they may enlarge what they read.
    @Test func coordinatesKeepWithinThoseOfReaders() throws {
        var path = Path(CGRect(x: 1, y: 1, width: 5, height: 5))
        path.addLine(to: CGPoint(x: -1e18, y: 1e300))
        let shape = DisplayShape.path(path)
        var clipped = DisplayGroup(content: Fragment(items: [.rect(0, 0, 9, 9, .red)]))
        clipped.clip = ClipItem(shape: shape)
        let items = [
            DisplayItem.group(clipped), .fill(FillItem(shape: shape, paint: .color(.blue))),
        ]
        var drawing = Drawing()
        drawing.items = items
        let content = try #require(PDFReader(try renderer.pdf(drawing.list)).content)
        let numbers = content.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        #expect(numbers.contains { $0 > 5 } && numbers.allSatisfy { abs($0) <= 2_000_000 })
    }

    @Test func oversizedPagesAreRefused() {
        var drawing = Drawing()
        drawing.size = CGSize(width: 10, height: 20_000)
        #expect(throws: RenderError.pageTooLarge(points: 20_000, limit: 14_400)) {
            try renderer.pdf(drawing.list)
        }
    }
}
