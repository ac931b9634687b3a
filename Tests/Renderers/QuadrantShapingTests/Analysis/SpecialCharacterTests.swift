import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct SpecialCharacterTests {
    let engine = ShapingEngine()

    @Test(arguments: ["\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"])
    func everyMandatoryBreakEndsALine(separator: String) {
        same(engine.lines(request("a\(separator)b")), ["a", "b"])
        same(engine.lines(request("a\(separator)")), ["a", ""])
        same(engine.lines(request("\(separator)\(separator)")).count, 3)
    }

    @Test func aReturnAndItsLineFeedMayBeInTwoRuns() {
        var text = request("a\r")
        text.runs.append(TextRun("\nb", font: FontDescriptor(size: 17)))
        same(engine.lines(text), ["a", "b"])
    }

    /// A line separator ends a line but no paragraph: what follows keeps its direction.
    @Test func aLineSeparatorKeepsTheDirection() {
        let shalom = "\u{5e9}\u{5dc}\u{5d5}\u{5dd}"
        let kept = engine.shape(request("\(shalom)\u{2028}ab!"), proposal: .unspecified).lines[1]
        same(kept.runs.map(\.text), ["!", "ab"])
        let fresh = engine.shape(request("\(shalom)\u{2029}ab!"), proposal: .unspecified).lines[1]
        same(fresh.runs.map(\.text), ["ab!"])
    }

    @Test(arguments: [("\tx", 28), ("a\tx", 28), ("\t\tx", 56), ("iiiiiiiiii\tx", 56)])
    func aTabReachesTheNextStop(text: String, x: CGFloat) {
        let line = engine.shape(request(text), proposal: .unspecified).lines[0]
        let glyph = line.runs[line.runs.count - 1].glyphs.last
        near((glyph?.x ?? 0), x, within: 0.001)
        let width = engine.size(request("x")).width
        #expect(abs(engine.size(request(text)).width - width - x) <= 0.5)
    }

    @Test func tabsCountFromTheLinesOwnStart() {
        let text = request("word word a\tx")
        let lines = engine.shape(text, proposal: .init(width: 45, height: nil)).lines
        let last = lines[lines.count - 1]
        same(last.runs.map(\.text).joined(), "a\tx")
        near((last.runs[0].glyphs.last?.x ?? 0), 28, within: 0.001)
    }

    @Test func aSoftHyphenIsSeenOnlyAtTheEndOfALine() {
        let text = request("hyphen\u{ad}ation")
        let whole = engine.size(request("hyphenation")).width
        near(engine.size(text).width, whole, within: 0.5)
        same(engine.lines(text, whole - 5), ["hyphen\u{ad}\u{2010}", "ation"])
        let hyphen = engine.size(request("hyphen\u{2010}")).width
        same(engine.lines(text, hyphen), ["hyphen\u{ad}\u{2010}", "ation"])
        same(engine.lines(text, hyphen - 2)[0], "hyphen")
        let two = request("an hyphen\u{ad}ation")
        same(engine.lines(two, hyphen - 2)[0], "an ")
    }

    @Test func wordsAreNotPartedOtherwise() {
        same(engine.lines(request("some hyphenation"), 95), ["some ", "hyphenation"])
    }

    @Test func aZeroWidthSpaceAllowsABreakAndTakesNoPlace() {
        let text = request("left\u{200b}right")
        near(engine.size(text).width, engine.size(request("leftright")).width, within: 1)
        same(engine.lines(text, 45), ["left\u{200b}", "right"])
    }

    @Test(arguments: ["\u{a0}", "\u{202f}", "\u{2060}", "\u{2007}"])
    func noBreakCharactersHoldWordsTogether(glue: String) {
        let room = engine.size(request("left\(glue)right")).width
        same(engine.lines(request("x left\(glue)right"), room), ["x ", "left\(glue)right"])
    }

    @Test(arguments: ["\u{0}", "\u{1}", "\u{7f}", "\u{9f}", "\u{1b}"])
    func controlCharactersAreNotSeen(control: String) {
        let width = engine.size(request("ab")).width
        near(engine.size(request("a\(control)b")).width, width, within: 1)
        same(engine.size(request(control)).width, 0)
    }
}
