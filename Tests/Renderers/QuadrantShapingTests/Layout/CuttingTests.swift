import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// What the end of a line cuts out of a word is shaped again.
@Suite struct CuttingTests {
    let engine = ShapingEngine()

    /// Kerning between "T" and "o" is undone where a line ends between them.
    @Test func kerningAcrossTheEndIsUndone() {
        let alone = engine.size(request("T", size: 100)).width
        let line = engine.shape(request("To", size: 100), proposal: .init(width: 70, height: nil))
            .lines[0]
        same(line.runs.map(\.text), ["T"])
        near(line.width, alone, within: 0.5)
        let kerned = engine.shape(request("To", size: 100), proposal: .unspecified).lines[0]
        #expect(kerned.runs[0].glyphs[0].advance < line.width - 2)
    }

    @Test func everyCharacterIsInOneLine() {
        let word = String(repeating: "ToAVffi->", count: 30)
        for width in stride(from: CGFloat(0), through: 200, by: 13) {
            same(engine.lines(request(word), width).joined(), word)
        }
    }

    @Test func whatIsCutInTheMiddleShowsNothingOfTheRest() {
        let word = String(repeating: "ToAV", count: 30)
        for width in stride(from: CGFloat(60), through: 200, by: 7) {
            let text = request(word) {
                $0.lineLimit = 1
                $0.truncation = .middle
            }
            let parts = engine.lines(text, width)[0].split(separator: "\u{2026}")
            same(parts.count, 2)
            holds(word.hasPrefix(parts[0]))
            holds(word.hasSuffix(parts[1]))
            #expect(engine.size(text, width).width <= width)
        }
    }
}
