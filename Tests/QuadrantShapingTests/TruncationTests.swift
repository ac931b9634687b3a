import Foundation
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct TruncationTests {
    let engine = ShapingEngine()

    @Test func theLastLineEndsInAnEllipsis() {
        let lines = engine.lines(request(sentence, size: 13) { $0.lineLimit = 2 }, 150)
        #expect(lines.count == 2)
        #expect(lines[0] == "Layout must wrap this ")
        #expect(lines[1].hasPrefix("sentence") && lines[1].hasSuffix("\u{2026}"))
    }

    @Test func theCutMayBeAtTheHeadOrInTheMiddle() {
        let head = engine.lines(
            request(sentence, size: 13) {
                $0.lineLimit = 1
                $0.truncation = .head
            }, 150)
        #expect(head[0].hasPrefix("\u{2026}") && head[0].hasSuffix("narrow frame."))
        let middle = engine.lines(
            request(sentence, size: 13) {
                $0.lineLimit = 1
                $0.truncation = .middle
            }, 150)
        #expect(middle[0].hasPrefix("Layout") && middle[0].hasSuffix("frame."))
        #expect(middle[0].contains("\u{2026}"))
    }

    @Test func noSpaceStandsBesideTheEllipsis() {
        for width in stride(from: 20.0, through: 400, by: 5) {
            let line = engine.lines(request(sentence) { $0.lineLimit = 1 }, width)[0]
            #expect(!line.contains(" \u{2026}"))
        }
    }

    @Test func aLimitAboveTheCountChangesNothing() {
        let free = engine.size(request(sentence), 150)
        #expect(engine.size(request(sentence) { $0.lineLimit = 40 }, 150) == free)
    }

    /// Five lines of 24 points under a height.
    @Test(arguments: [(0, 1), (20, 1), (47, 1), (48, 2), (71, 2), (72, 3), (500, 5)])
    func heightLimitsTheLines(height: Double, count: Int) {
        #expect(engine.lines(request("a\nb\nc\nd\ne", size: 20), nil, height).count == count)
    }

    @Test func aLeftOutParagraphLeavesAnEllipsis() {
        let lines = engine.lines(request("Hello\nWorld") { $0.lineLimit = 1 })
        #expect(lines == ["Hello\u{2026}"])
    }

    @Test func textShrinksDownToTheSmallestScale() {
        let shrinking = request(sentence) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        let ideal = engine.size(request(sentence)).width
        #expect(engine.lines(shrinking, ideal * 0.7) == [sentence])
        #expect(engine.lines(shrinking, ideal * 0.3)[0].hasSuffix("\u{2026}"))
        #expect(engine.size(shrinking, ideal * 0.7).width <= ideal * 0.7)
    }

    @Test func aLineWithoutRoomForMoreIsTheEllipsis() {
        #expect(engine.lines(request("Hello World") { $0.lineLimit = 1 }, 1) == ["\u{2026}"])
        #expect(engine.size(request("Hello World") { $0.lineLimit = 1 }, 1).width == 1)
    }
}
