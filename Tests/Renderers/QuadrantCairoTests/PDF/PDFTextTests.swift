import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct PDFTextTests {
    private let engine = ShapingEngine()

    @Test(arguments: [
        "Office 12,50 fluffy", "e\u{301} a\u{308}\u{323}", "Grüße, Ærø", "Ελλάδα и Россия",
    ])
    func charactersAreCopiedInTheirOrder(_ text: String) throws {
        try same(copied(from: items(text)), text)
    }

    /// The hyphen of a parted word is none of its characters: copied it is a soft one.
    @Test func aPartedWordIsCopiedWithoutAHyphen() throws {
        let text = TextRequest(runs: [TextRun("Notifications", font: FontDescriptor(size: 17))])
        let shaped = engine.shape(text, proposal: .init(width: 80, height: nil))
        same(shaped.lines.count, 2)
        let items = shaped.lines.flatMap { line in
            line.runs.map { run in
                DisplayItem.glyphs(
                    GlyphItem(run: run, origin: line.origin, paint: .color(.black)))
            }
        }
        try same(copied(from: items), "Notifica\u{AD}tions")
    }

    @Test func letterSpacingAndGradientKeepTheText() throws {
        var run = TextRun("Spaced out", font: FontDescriptor(size: 17))
        run.tracking = 3
        try same(copied(from: items(run)), "Spaced out")
        let stops = [0.0, 1].map { GradientStop(color: .red, location: $0) }
        let paint = Paint.linearGradient(
            LinearGradientPaint(stops: stops, start: .zero, end: CGPoint(x: 99, y: 0)))
        try same(copied(from: items("Gradient", paint: paint)), "Gradient")
    }

    /// The face of a weight is embedded once, however often it is used.
    @Test func eachFaceIsEmbeddedOnce() throws {
        let regular = TextRun("abc", font: FontDescriptor(size: 15))
        let bold = TextRun("abc", font: FontDescriptor(size: 15, weight: 700))
        let once = try fontFiles(items(regular) + items(bold))
        same(once, 2)
        try same(fontFiles(items(regular) + items(bold) + items(regular)), once)
    }

    /// Without Inter's own text, so that the reading does not depend on the machine's fonts.
    @Test func textOverAPictureIsKept() throws {
        let glyph = GlyphRun.Glyph(id: 9_999_999, x: 0, y: 0, advance: 12, cluster: 0)
        var run = GlyphRun(
            font: FontID(rawValue: 9_999), size: 12, origin: .zero, width: 12, glyphs: [glyph])
        run.text = "😀"
        let item = GlyphItem(run: run, origin: CGPoint(x: 5, y: 20), paint: .color(.black))
        try same(copied(from: [.glyphs(item)]), "😀")
    }

    /// A font as small as numbers get would end the page: it has no inverse.
    @Test func textTooSmallToBeSeenIsLeftOut() throws {
        func small(_ size: CGFloat) -> [DisplayItem] {
            items("Seen").map { item in
                guard case .glyphs(var glyphs) = item else { return item }
                glyphs.run.size = size
                return .glyphs(glyphs)
            }
        }
        for size in [.leastNonzeroMagnitude, 1e-200, 1e-6] as [CGFloat] {
            try same(copied(from: small(size) + items("Read")), "Read")
        }
        // What is made larger again is seen.
        for (size, scale) in [(1e-3, 1e4), (1e-9, 1e10)] as [(CGFloat, CGFloat)] {
            var group = DisplayGroup(content: Fragment(items: small(size)))
            group.transform = CGAffineTransform(scaleX: scale, y: scale)
            #expect(throws: Never.self) { try file([.group(group)]) }
        }
    }

    /// FreeType, by which readers draw, gives up on letters that are stretched so much: they are shapes, over text
    /// that is not seen.
    @Test func textStretchedBeyondWhatReadersDrawIsShapesAndIsCopied() throws {
        func hasShapes(_ scale: CGFloat) throws -> Bool {
            var group = DisplayGroup(content: Fragment(items: items("so")))
            group.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            let reader = PDFReader(try file([.group(group)]))
            same(reader.text, "so")
            return reader.content?.contains(" c\n") == true
        }
        try fails(hasShapes(4))
        try holds(hasShapes(30))
    }

    /// A reader makes room for empty letters as large as they are: poppler refuses a page with some of 20,000 points.
    @Test func emptyLettersAreLeftOutWhereTheyWouldBeHuge() throws {
        func copied(_ scale: CGFloat) throws -> String {
            var group = DisplayGroup(content: Fragment(items: items("so")))
            group.transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: 1, tx: 20 - 5 * scale, ty: 0)
            return PDFReader(try file([.group(group)])).text
        }
        try same(copied(100), "so")
        try same(copied(200), "")
    }

    private func items(_ text: String, paint: Paint = .color(.black)) -> [DisplayItem] {
        items(TextRun(text, font: FontDescriptor(size: 17)), paint: paint)
    }

    private func items(_ run: TextRun, paint: Paint = .color(.black)) -> [DisplayItem] {
        engine.shape(TextRequest(runs: [run]), proposal: .unspecified).lines.flatMap { line in
            line.runs.map {
                .glyphs(GlyphItem(run: $0, origin: CGPoint(x: 5, y: 20), paint: paint))
            }
        }
    }

    private func file(_ items: [DisplayItem]) throws -> Data {
        let list = DisplayList(
            size: CGSize(width: 300, height: 30), displayScale: 1, background: nil,
            root: Fragment(items: items))
        return try PDFRenderer(engine: engine).pdf(list)
    }

    private func copied(from items: [DisplayItem]) throws -> String {
        PDFReader(try file(items)).text
    }

    private func fontFiles(_ items: [DisplayItem]) throws -> Int {
        String(decoding: try file(items), as: UTF8.self).components(separatedBy: "/FontFile").count
            - 1
    }
}
