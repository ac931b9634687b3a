import Expectations
import Foundation
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct WrappingTests {
    let engine = ShapingEngine()

    /// Proposed width, recorded width of macOS 26.2 and number of lines. Inter is not San Francisco:
    /// widths may differ by half a percent.
    @Test(arguments: [
        (60, 60, 8), (100, 95.5, 6), (110, 110, 5), (120, 118, 4), (134, 134, 4), (150, 137, 4),
        (200, 196.5, 3), (260, 227, 2), (300, 274, 2), (400, 355.5, 2), (500, 439.5, 1),
    ])
    func breaksWhereAppleDoes(proposed: Double, width: Double, count: Int) {
        let text = request(sentence, size: 13)
        near(engine.size(text, proposed).width, width, within: max(1, width / 200))
        if proposed != 60 { same(engine.lines(text, proposed).count, count) }
    }

    @Test func aSpaceAtTheEndHangs() {
        let text = request("Hello World")
        let world = engine.size(request("World")).width
        same(engine.lines(text, world), ["Hello ", "World"])
        same(engine.size(text, world).width, world)
    }

    /// As in an Apple picture, in 78 points: the lines are then less even.
    @Test func aSingleLastWordGetsCompanyIfItFits() {
        same(engine.lines(request("Keep All Local", size: 16), 78), ["Keep ", "All Local"])
        let wider = request("A Notification everywhere", size: 16)
        let room = engine.size(request("A Notification", size: 16)).width + 1
        same(engine.lines(wider, room), ["A Notification ", "everywhere"])
    }

    /// As in an Apple picture of iOS 26, a caption; a shorter word there would get company.
    @Test(arguments: [("vulnerabilities.", false), ("mistakes", false), ("attacks", true)])
    func aLongLastWordIsLeftAlone(word: String, hasCompany: Bool) {
        let start = "Allows checking for important alerts like security"
        let room = engine.size(request(start, size: 12)).width + 1
        let lines = engine.lines(request("\(start) \(word)", size: 12), room)
        same(lines.last, (hasCompany ? "security " + word : word))
    }

    @Test func aSingleLastWordGetsCompanyThatEvensTheLines() {
        let lines = engine.lines(request(sentence, size: 13), 400)
        same(lines.last, "narrow frame.")
    }

    @Test func aWordThatIsTooWideIsCut() {
        let word = request("Supercalifragilistic", size: 13) { $0.language = "xx" }
        let lines = engine.lines(word, 60)
        same(lines.count, 2)
        same(lines.joined(), "Supercalifragilistic")
    }

    @Test func noRoomGivesOneCharacterALineAndNoWidth() {
        let size = engine.size(request("Big news", size: 20), 0)
        same(size.width, 0)
        same(engine.lines(request("Big news"), 0), ["B", "i", "g ", "n", "e", "w", "s"])
        same(engine.lines(request("Big news"), -5).count, 7)
        same(engine.lines(request("  Hi"), 0), ["  H", "i"])
    }

    @Test func everyLineFeedStartsAParagraph() {
        same(engine.lines(request("a\n\nb\r\nc")), ["a", "", "b", "c"])
        same(engine.lines(request("a\n")), ["a", ""])
    }

    @Test func unlimitedWidthsGiveOneLine() {
        let ideal = engine.size(request(sentence))
        same(engine.size(request(sentence), .infinity), ideal)
        same(engine.size(request(sentence), .nan), ideal)
        same(engine.size(request(sentence), ideal.width), ideal)
    }

    @Test func measuringAtTheAnswerGivesTheAnswer() {
        for width in stride(from: 0, through: 420, by: 7) {
            let text = request(sentence, size: 13)
            let first = engine.size(text, CGFloat(width))
            same(engine.size(text, first.width), first)
        }
    }

    @Test(arguments: [CGFloat(2), 5, -1])
    func kerningAddsToEveryCharacter(kerning: CGFloat) {
        var spaced = request("Hello", size: 22)
        let plain = engine.size(spaced).width
        spaced.runs[0].kerning = kerning
        same(engine.size(spaced).width, plain + 5 * kerning)
        spaced.runs[0].kerning = 0
        spaced.runs[0].tracking = kerning
        same(engine.size(spaced).width, plain + 5 * kerning)
    }

    @Test func idiographsBreakAnywhereAndHyphensAfterThemselves() {
        same(engine.lines(request("漢字漢字"), 0).count, 4)
        let half = engine.size(request("well-known")).width - 1
        same(engine.lines(request("well-known"), half), ["well-", "known"])
    }
}
