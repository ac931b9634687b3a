import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct TruncationTests {
    let engine = ShapingEngine()

    @Test func theLastLineEndsInAnEllipsis() {
        let lines = engine.lines(request(sentence, size: 13) { $0.lineLimit = 2 }, 150)
        same(lines.count, 2)
        same(lines[0], "Layout must wrap this ")
        #expect(lines[1].hasPrefix("sentence") && lines[1].hasSuffix("\u{2026}"))
    }

    /// Widths recorded on macOS 26.2 at 13 points.
    @Test(arguments: [(110, 103.5), (150, 144), (260, 258)])
    func cutLinesAreAsWideAsApples(proposed: Double, width: Double) {
        let text = request(sentence, size: 13) { $0.lineLimit = 1 }
        near(engine.size(text, proposed).width, width, within: max(0.5, width / 200))
    }

    /// Apple's pictures show a letter more than a wider ellipsis left room for.
    @Test func anEllipsisLeavesRoomForTheLastLetter() {
        let whole = engine.size(request("Notification Histo\u{2026}")).width
        let cut = engine.lines(request("Notification History") { $0.lineLimit = 1 }, whole - 0.5)
        same(cut, ["Notification Histo\u{2026}"])
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
        has(middle[0], "\u{2026}")
    }

    @Test func noSpaceStandsBesideTheEllipsis() {
        for width in stride(from: 20.0, through: 400, by: 5) {
            let line = engine.lines(request(sentence) { $0.lineLimit = 1 }, width)[0]
            fails(line.contains(" \u{2026}"))
        }
    }

    @Test func aLimitAboveTheCountChangesNothing() {
        let free = engine.size(request(sentence), 150)
        same(engine.size(request(sentence) { $0.lineLimit = 40 }, 150), free)
    }

    /// Five lines of 24 points under a height.
    @Test(arguments: [(0, 1), (20, 1), (47, 1), (48, 2), (71, 2), (72, 3), (500, 5)])
    func heightLimitsTheLines(height: Double, count: Int) {
        same(engine.lines(request("a\nb\nc\nd\ne", size: 20), nil, height).count, count)
    }

    @Test func aLeftOutParagraphLeavesAnEllipsis() {
        let lines = engine.lines(request("Hello\nWorld") { $0.lineLimit = 1 })
        same(lines, ["Hello\u{2026}"])
    }

    @Test func textShrinksDownToTheSmallestScale() {
        let shrinking = request(sentence) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        let ideal = engine.size(request(sentence)).width
        same(engine.lines(shrinking, ideal * 0.7), [sentence])
        holds(engine.lines(shrinking, ideal * 0.3)[0].hasSuffix("\u{2026}"))
        #expect(engine.size(shrinking, ideal * 0.7).width <= ideal * 0.7)
    }

    /// Eight Hebrew words and what is seen of them from left to right.
    @Test func hebrewIsCutAtItsOwnEnd() {
        let hebrew = Array(repeating: "\u{5e9}\u{5dc}\u{5d5}\u{5dd}", count: 8)
            .joined(separator: " ")
        func seen(_ mode: TextOptions.Truncation) -> [String] {
            let text = request(hebrew) {
                $0.lineLimit = 1
                $0.truncation = mode
            }
            return engine.shape(text, proposal: .init(width: 120, height: nil)).lines[0].runs
                .map(\.text)
        }
        same(seen(.tail).first, "\u{2026}")
        same(seen(.head).last, "\u{2026}")
        let middle = seen(.middle)
        has(middle, "\u{2026}")
        #expect(middle.first != "\u{2026}" && middle.last != "\u{2026}")
    }

    @Test func englishIsCutAtItsRightInALayoutFromTheRight() {
        let text = request(sentence) {
            $0.lineLimit = 1
            $0.layoutDirection = .rightToLeft
        }
        holds(engine.lines(text, 120)[0].hasSuffix("\u{2026}"))
    }

    /// The sign is that of the run at the cut.
    @Test(arguments: [(TextOptions.Truncation.tail, 60, 0), (.tail, 140, 1), (.head, 60, 1)])
    func theEllipsisIsInTheFontAtTheCut(
        mode: TextOptions.Truncation, width: CGFloat, run: Int
    ) throws {
        var text = request("small letters ", size: 12) {
            $0.lineLimit = 1
            $0.truncation = mode
        }
        text.runs.append(TextRun("large letters", font: FontDescriptor(size: 30)))
        let line = engine.shape(text, proposal: .init(width: width, height: nil)).lines[0]
        let sign = try #require(line.runs.first { $0.text == "\u{2026}" })
        same(sign.runIndex, run)
        same(sign.size, (run == 0 ? 12 : 30))
        #expect(line.width <= width)
    }

    @Test func aShorterHeightLeavesFewerLines() {
        let text = request(sentence, size: 20)
        let all = engine.lines(text, 150)
        for count in 1..<all.count {
            let lines = engine.lines(text, 150, CGFloat(count) * 24 + 10)
            same(lines.count, count)
            holds(lines.dropLast().elementsEqual(all.prefix(count - 1)))
            holds(lines[count - 1].hasSuffix("\u{2026}"))
        }
    }

    @Test func aLineWithoutRoomForMoreIsTheEllipsis() {
        same(engine.lines(request("Hello World") { $0.lineLimit = 1 }, 1), ["\u{2026}"])
        same(engine.size(request("Hello World") { $0.lineLimit = 1 }, 1).width, 1)
    }
}
