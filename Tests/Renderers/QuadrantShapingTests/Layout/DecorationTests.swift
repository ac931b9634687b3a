import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct DecorationTests {
    let engine = ShapingEngine()

    private func decorated(
        _ text: String, _ kinds: TextDecorations = .underline, size: CGFloat = 17,
        weight: Double = 400
    ) -> TextRequest {
        var text = request(text, size: size, weight: weight)
        text.runs[0].decorations = kinds
        return text
    }

    private func decorations(
        _ request: TextRequest, _ width: CGFloat? = nil
    ) -> [[DecorationLine]] {
        engine.shape(request, proposal: ProposedViewSize(width: width, height: nil))
            .lines.map(\.decorations)
    }

    /// Upper edge and thickness by the recorded figures of the system font, on pixels of scale 2.
    @Test(arguments: [
        (17, 400, 2, 1), (40, 400, 5, 2.5), (13, 400, 1.5, 1), (13, 700, 1, 1), (40, 700, 3.5, 3.5),
        (10, 900, 1, 1),
    ])
    func anUnderlineIsBelowTheBaseline(
        size: CGFloat, weight: Double, top: CGFloat, thickness: CGFloat
    ) throws {
        let line = try #require(
            decorations(decorated("Hello", size: size, weight: weight))[0].first)
        same(line.kind, .underline)
        same(line.rect.minY, top)
        same(line.rect.height, thickness)
    }

    @Test func aStrikethroughIsWhereTheFaceHasIt() throws {
        let line = try #require(decorations(decorated("Hello", .strikethrough))[0].first)
        same(line.kind, .strikethrough)
        same(line.rect.minY, -5.5)
        same(line.rect.height, 1)
    }

    @Test func theHairlineIsOnePixel() throws {
        let line = try #require(decorations(decorated("Hi", size: 2))[0].first)
        same(line.rect.height, 0.5)
    }

    @Test func oneStrokeSpansTheWordsAndTheSpacesBetween() {
        let both = decorations(decorated("two words", [.underline, .strikethrough]))[0]
        same(both.map(\.kind), [.underline, .strikethrough])
        let width = engine.size(request("two words")).width
        same(both.map(\.rect.minX), [0, 0])
        // The text's width is rounded up to whole pixels, the stroke's end to the nearest one.
        holds(both.allSatisfy { width - 0.5...width ~= $0.rect.maxX })
    }

    @Test func spacesThatHangOverHaveNone() {
        let world = engine.size(request("World")).width
        let hello = engine.size(request("Hello")).width
        let lines = decorations(decorated("Hello World"), world)
        same(lines.count, 2)
        near(lines[0][0].rect.width, hello, within: 0.5)
    }

    @Test func eachRunHasItsOwnAndNeighboursMeet() {
        var text = decorated("one ")
        text.runs.append(TextRun("two ", font: FontDescriptor(size: 17)))
        text.runs.append(TextRun("three", font: FontDescriptor(size: 30)))
        text.runs[1].decorations = .underline
        text.runs[2].decorations = .underline
        let line = decorations(text)[0]
        same(line.map(\.runIndex), [0, 1, 2])
        same(line[0].rect.maxX, line[1].rect.minX)
        same(line[1].rect.maxX, line[2].rect.minX)
        #expect(line[2].rect.minY > line[1].rect.minY)
    }

    @Test func aRaisedRunTakesItsStrokeAlong() {
        var text = decorated("raised")
        text.runs[0].baselineOffset = 6
        same(decorations(text)[0][0].rect.minY, -4)
    }

    @Test func hebrewIsUnderlinedWhereItIsSeen() {
        var text = request("ab ")
        text.runs.append(TextRun("\u{5e9}\u{5dc}", font: FontDescriptor(size: 17)))
        text.runs.append(TextRun(" cd", font: FontDescriptor(size: 17)))
        text.runs[1].decorations = .underline
        let line = engine.shape(text, proposal: .unspecified).lines[0]
        let hebrew = line.runs.filter { $0.runIndex == 1 }
        same(line.decorations.count, 1)
        near(line.decorations[0].rect.minX, hebrew[0].origin.x, within: 0.25)
        let end = hebrew[hebrew.count - 1].origin.x + hebrew[hebrew.count - 1].width
        near(line.decorations[0].rect.maxX, end, within: 0.25)
    }

    @Test func theEllipsisIsDecoratedToo() {
        var text = decorated(sentence)
        text.options.lineLimit = 1
        let line = engine.shape(text, proposal: ProposedViewSize(width: 120, height: nil)).lines[0]
        near(line.decorations[0].rect.width, line.width, within: 0.5)
    }

    @Test func plainTextHasNone() {
        let lines = decorations(request(sentence), 100)
        #expect(lines.count > 2 && lines.joined().isEmpty)
    }
}
