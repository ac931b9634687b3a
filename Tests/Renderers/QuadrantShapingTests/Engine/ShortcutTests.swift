import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Plain texts, which are laid out without asking HarfBuzz or ICU, come out as if they had been asked.
@Suite struct ShortcutTests {
    /// Pieces of which random texts are made: some need neither library, the others do.
    private static let pieces: [String] =
        (0x20..<0x7f).compactMap { Unicode.Scalar($0).map { String($0) } } + [
            "Title ", "Order 1042 ", "1,234", "0.5 ", "fi", "ffl", "AV", "To ", "->", "3x4",
            "12:30",
            " – ", " - ", "don’t ", "“Hi” ", "Größe ", "Łódź ", "€", "…", "e\u{301}", "\u{AD}",
            "\u{A0}", "\u{200B}", "\t", "\n", "שלום ", "مرحبا ", "日本", "ไทย", "🎉", "👩‍👩‍👧", "☎", "①",
            "(a)", "[b]", "¿", "½", "ß", "İ", "١٢",
        ]

    private func randomText(_ random: inout Seeded) -> String {
        // Most are plain, so that the libraries are not asked.
        let isPlain = Int.random(in: 0..<3, using: &random) > 0
        let pieces = isPlain ? Array(Self.pieces.prefix(110)) : Self.pieces
        return (0..<Int.random(in: 1...14, using: &random))
            .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    private func randomRequest(_ random: inout Seeded) -> TextRequest {
        let sizes: [CGFloat] = [9, 13, 17, 20.5, 28, 40]
        var font = FontDescriptor(
            family: .system(
                FontDescriptor.Design.allCases.randomElement(using: &random) ?? .standard),
            size: sizes.randomElement(using: &random) ?? 17,
            weight: [400, 400, 510, 600, 700, 900].randomElement(using: &random) ?? 400,
            isItalic: Int.random(in: 0..<5, using: &random) == 0)
        if Int.random(in: 0..<6, using: &random) == 0 {
            font.features = [FontDescriptor.Feature(tag: "tnum", value: 1)]
        }
        var run = TextRun(randomText(&random), font: font)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: run.kerning = 0.8
        case 1: run.tracking = -0.4
        case 2: run.decorations = [.underline]
        default: break
        }
        var request = TextRequest(runs: [run])
        request.options.displayScale = [1, 2, 3].randomElement(using: &random) ?? 2
        request.options.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .leading
        request.options.language =
            ["en", "en-US", "de", "ar", "ja", "th"].randomElement(using: &random) ?? "en"
        if Int.random(in: 0..<6, using: &random) == 0 {
            request.options.layoutDirection = .rightToLeft
        }
        if Int.random(in: 0..<6, using: &random) == 0 { request.options.lineLimit = 1 }
        if Int.random(in: 0..<9, using: &random) == 0 { request.options.lineSpacing = 3 }
        if Int.random(in: 0..<9, using: &random) == 0 { request.options.lineHeight = .exact(31) }
        if Int.random(in: 0..<9, using: &random) == 0 { request.options.reservedLines = 2 }
        return request
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func shorterWaysChangeNothing(_ seed: UInt64) {
        let engine = ShapingEngine()
        let reference = ShapingEngine(takesShortcuts: false)
        var random = Seeded(state: seed)
        for _ in 0..<150 {
            let request = randomRequest(&random)
            let widths: [CGFloat?] = [
                nil, .infinity, 60, CGFloat.random(in: 0...200, using: &random),
            ]
            for width in widths {
                let proposal = ProposedViewSize(width: width, height: nil)
                // Measured first or drawn first, once or twice.
                if Bool.random(using: &random) {
                    same(
                        engine.measure(request, proposal: proposal),
                        reference.measure(request, proposal: proposal))
                }
                for _ in 0...Int.random(in: 0...1, using: &random) {
                    let shaped = engine.shape(request, proposal: proposal)
                    let expected = reference.shape(request, proposal: proposal)
                    let isSame = GlyphList(shaped, engine) == GlyphList(expected, reference)
                    holds(isSame, "\(request.runs) \(request.options) in \(proposal)")
                    same(shaped.missing, expected.missing)
                    same(shaped.unknownFonts, expected.unknownFonts)
                }
                same(
                    engine.measure(request, proposal: proposal),
                    reference.measure(request, proposal: proposal))
            }
        }
    }

    @Test func aLabelIsNotAnalyzedToBeDrawn() {
        let engine = ShapingEngine()
        let label = request("Title 1000")
        _ = engine.size(label)
        let shaped = engine.shape(label, proposal: .unspecified)
        same(shaped.lines.first?.runs.map(\.text), ["Title 1000"])
        same(engine.analyses, 0)
        _ = engine.size(label, 40)
        same(engine.analyses, 1)
        _ = engine.shape(label, proposal: .unspecified)
        same(engine.analyses, 1)
    }

    @Test func unknownFontsOfLabelsAreTold() {
        var label = request("Title 1000")
        label.runs[0].font.family = .named("No Such Font")
        let shaped = ShapingEngine().shape(label, proposal: .unspecified)
        same(shaped.unknownFonts.map(\.name), ["No Such Font"])
    }
}
