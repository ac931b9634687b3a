import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Order and alignment only: they hold whether or not the machine has the letters.
@Suite struct BidirectionalTests {
    let engine = ShapingEngine()
    let hebrew = "\u{5e9}\u{5dc}\u{5d5}\u{5dd}"

    @Test func hebrewInEnglishRunsFromTheRight() {
        let line = engine.shape(request("ab \(hebrew) cd"), proposal: .unspecified).lines[0]
        same(words(line), ["ab", hebrew, "cd"])
        holds(line.runs.allSatisfy { $0.isRightToLeft == $0.text.contains(hebrew) })
        same(line.runs[1].glyphs.map(\.cluster), [6, 4, 2, 0])
    }

    @Test func englishInHebrewIsSwapped() {
        let line = engine.shape(request("\(hebrew) ab"), proposal: .unspecified).lines[0]
        same(words(line), ["ab", hebrew])
    }

    /// What the runs show from left to right, without spaces: a space may be a run of its own, if
    /// the letters beside it come from another font.
    private func words(_ line: ShapedLine) -> [String] {
        line.runs.map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func runsStandSideBySide() {
        let line = engine.shape(
            request("ab \(hebrew) 12 \(hebrew) cd"), proposal: .unspecified
        ).lines[0]
        var x: CGFloat = 0
        for run in line.runs {
            near(run.origin.x, x, within: 0.001)
            x += run.width
        }
        near(x, line.width, within: 0.001)
    }

    @Test func leadingIsRightWhereLayoutRunsFromTheRight() {
        let mirrored = request("wide line\nab") { $0.layoutDirection = .rightToLeft }
        let text = engine.shape(mirrored, proposal: .unspecified)
        let width = text.measurement.size.width
        #expect(abs(text.lines[1].origin.x + text.lines[1].width - width) < 0.001)
        let plain = engine.shape(request("wide line\nab"), proposal: .unspecified)
        same(plain.lines[1].origin.x, 0)
    }

    @Test func alignmentMovesLinesWithinTheTextsOwnWidth() {
        let centered = engine.shape(
            request("wide line\nab") { $0.alignment = .center }, proposal: .unspecified)
        let trailing = engine.shape(
            request("wide line\nab") { $0.alignment = .trailing }, proposal: .unspecified)
        same(centered.measurement, trailing.measurement)
        near(centered.lines[1].origin.x * 2, trailing.lines[1].origin.x, within: 0.001)
        let (line, width) = (trailing.lines[1], trailing.measurement.size.width)
        #expect(abs(line.origin.x + line.width - width) < 0.001)
    }

    @Test func theSpaceOfAWrappedHebrewLineHangsOnTheLeft() {
        let long = Array(repeating: hebrew, count: 8).joined(separator: " ")
        let text = engine.shape(request(long), proposal: ProposedViewSize(width: 120, height: nil))
        #expect(text.lines.count > 1)
        #expect(text.lines[0].origin.x < 0)
        holds(text.lines[0].runs[0].text.hasSuffix(" "))
    }

    @Test func punctuationWithoutLettersTakesTheLayoutsDirection() {
        let mirrored = request("(1)") { $0.layoutDirection = .rightToLeft }
        let line = engine.shape(mirrored, proposal: .unspecified).lines[0]
        same(line.runs.first?.text, ")")
    }
}
