import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Labels that are measured without being analyzed have the size that they are drawn in.
@Suite struct PlainLabelTests {
    private static let texts = [
        "Save", "Order 1042", "a - b", "2 * 3", "-", "x=y", "fi ff ffi", "AV To", "  two  spaces ",
        "Größe", "Łódź", "“Hi” – it’s…", "5 × 7", "€ 3", "na\u{308}ive", "tab\there", "line\nfeed",
        "שלום", "日本", "👩‍👩‍👧", "soft\u{ad}hyphen", "café 1/2", "<->", "12:30 – 13:45", "ß", "ŉ",
        "The quick brown fox jumps over the lazy dog, twice or three times.",
    ]

    private static var fonts: [FontDescriptor] {
        var tabular = FontDescriptor(size: 13)
        tabular.features = [FontDescriptor.Feature(tag: "tnum", value: 1)]
        return [
            FontDescriptor(size: 17), FontDescriptor(size: 34, weight: 700), tabular,
            FontDescriptor(family: .system(.monospaced), size: 12),
            FontDescriptor(family: .system(.serif), size: 20, isItalic: true),
            FontDescriptor(family: .named("No Such Font"), size: 17),
        ]
    }

    @Test(arguments: texts) func measuresAsItIsDrawn(_ text: String) {
        for font in Self.fonts {
            for (kerning, tracking) in [(0, 0), (1, 0), (0, 0.5), (4, 0)] as [(CGFloat, CGFloat)] {
                var run = TextRun(text, font: font)
                run.kerning = kerning
                run.tracking = tracking
                let label = TextRequest(runs: [run])
                for width in [nil, 1000, 60, 0] as [CGFloat?] {
                    let proposal = ProposedViewSize(width: width, height: nil)
                    let measuring = Self.measuring
                    let measured = measuring.measure(label, proposal: proposal)
                    if width == 0, measuring.narrowsToNothing { same(measured.size.width, 0) }
                    same(measured, Self.drawing.shape(label, proposal: proposal).measurement)
                    same(measured, measuring.measure(label, proposal: proposal))
                }
            }
        }
    }

    private static let measuring = ShapingEngine()
    private static let drawing = ShapingEngine()

    @Test func equalLabelIsFoundByItsContent() {
        let engine = ShapingEngine()
        let size = engine.size(request("Order 1042"))
        let (shapings, hits) = (engine.shapings, engine.labelHits)
        same(hits, 0)
        same(engine.size(request("Order 1042")), size)
        same(engine.labelHits, hits + 1)
        same(engine.shapings, shapings)
        _ = engine.size(request("Order 1042", weight: 700))
        same(engine.labelHits, hits + 1)
        #expect(engine.shapings > shapings)
    }

    @Test func keptRequestIsFoundWithoutItsContent() {
        let engine = ShapingEngine()
        let label = request("Order 1042")
        for _ in 0..<5 { _ = engine.size(label) }
        same(engine.labelHits, 0)
        same(engine.shapings, 3)
    }

    @Test func drawingAMeasuredLabelShapesNothing() {
        let engine = ShapingEngine()
        let label = request("Order 1042")
        _ = engine.size(label)
        let shapings = engine.shapings
        same(engine.lines(label), ["Order 1042"])
        _ = engine.size(label, 50)
        same(engine.shapings, shapings)
    }

    @Test func newLabelOfKnownWordsShapesNothing() {
        let engine = ShapingEngine()
        _ = engine.size(request("Order 1042"))
        _ = engine.size(request("Invoice 7"))
        let shapings = engine.shapings
        _ = engine.size(request("Invoice 1042"))
        same(engine.shapings, shapings)
        same(engine.labelHits, 0)
    }

    @Test func moreLabelsAndFontsThanAreKeptStayRight() {
        let engine = ShapingEngine()
        let labels = (0..<9_000).map { request("L\($0)", size: CGFloat(10 + $0 % 90)) }
        let sizes = labels.map { engine.size($0) }
        same(labels.map { engine.size($0) }, sizes)
        let again = (0..<9_000).map { request("L\($0)", size: CGFloat(10 + $0 % 90)) }
        same(again.map { engine.size($0) }, sizes)
    }

    @Test func languageAndScaleAreNotMixedUp() {
        let engine = ShapingEngine()
        let label = request("Order 1042", size: 13)
        let fine = request("Order 1042", size: 13) { $0.displayScale = 3 }
        let size = engine.size(label)
        let fineSize = engine.size(fine)
        differ(size, fineSize)
        same(engine.size(label), size)
        same(engine.size(fine), fineSize)
    }
}
