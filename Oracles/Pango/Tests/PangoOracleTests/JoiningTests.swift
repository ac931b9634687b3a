import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Letters that change shape beside each other do so across the ends of runs and lines.
@Suite struct JoiningTests {
    let engine = ShapingEngine()

    private func text(_ parts: String...) -> TextRequest {
        var options = TextOptions()
        options.language = "ar"
        return TextRequest(
            runs: parts.map { TextRun($0, font: FontDescriptor(size: 20)) }, options: options)
    }

    /// In reading order.
    private func glyphs(_ request: TextRequest, width: CGFloat? = nil) -> [[UInt32]] {
        engine.shape(request, proposal: .init(width: width, height: nil)).lines.map { line in
            line.runs.reversed().flatMap { $0.glyphs.reversed().map(\.id) }
        }
    }

    /// Three times the letter seen: its forms at the beginning, in the middle and at the end differ.
    @Test func arabicJoinsAcrossRuns() {
        let whole = glyphs(text("\u{633}\u{633}\u{633}"))
        #expect(Set(whole[0]).count == 3)
        #expect(!whole[0].contains(0))
        #expect(glyphs(text("\u{633}", "\u{633}\u{633}")) == whole)
        #expect(glyphs(text("\u{633}\u{633}", "\u{633}")) == whole)
        #expect(glyphs(text("\u{633}", "\u{633}", "\u{633}")) == whole)
        #expect(!whole[0].contains(glyphs(text("\u{633}"))[0][0]))
    }

    @Test func arabicJoinsAcrossLines() {
        let whole = glyphs(text("\u{633}\u{633}\u{633}"))[0]
        let cut = glyphs(text("\u{633}\u{633}\u{633}"), width: 0)
        #expect(cut == whole.map { [$0] })
    }
}
