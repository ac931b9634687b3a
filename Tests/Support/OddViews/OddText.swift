internal import Foundation
internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantText

/// A text in a font that may be damaged.
enum OddText {
    /// The size of some words in the font of that name; their outlines are made, too.
    static func measured(in name: String, _ engine: ShapingEngine) -> CGSize {
        var font = FontDescriptor(size: 20, weight: 400)
        font.family = .named(name)
        let request = TextRequest(runs: [TextRun("AVfi 12", font: font)])
        let shaped = engine.shape(request, proposal: .unspecified)
        for run in shaped.lines.flatMap(\.runs) {
            for glyph in run.glyphs { _ = engine.outline(of: glyph.id, font: run.font, size: 20) }
        }
        return shaped.measurement.size
    }
}
