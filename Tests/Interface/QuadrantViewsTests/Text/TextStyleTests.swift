import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import Testing

@MainActor @Suite struct TextStyleTests {
    private func size(_ view: some View) -> CGFloat { ShownText(view).runs.first?.run.size ?? 0 }

    @Test func theInnerOfTwoModifiersWins() {
        same(size(Text("a").font(.title).font(.caption)), 28)
        same(size(Text("a").font(.title).bold().font(.caption)), 28)
        same(size(HStack { Text("a").font(.title) }.font(.caption)), 28)
        same(size((Text("a").font(.title) + Text("b")).font(.caption)), 28)
        same(size((Text("b") + Text("a").font(.title)).font(.caption)), 12)
        let red = Text("a").foregroundStyle(.black).foregroundStyle(.white)
        same(ShownText(red).colors, [.black])
    }

    @Test func fontsHaveTheirSizes() {
        same(size(Text("a").font(.default)), 17)
        same(size(HStack { Text("a").font(.default) }.font(.title2)), 22)
        same(size(Text("a").font(.body.scaled(by: 2).bold().scaled(by: 3))), 102)
        same(size(Text("a").font(.title.pointSize(9))), 9)
        same(size(Text("a").font(.extraLargeTitle)), 36)
        same(size(Text("a").font(.extraLargeTitle2)), 28)
        same(size(Text("a").textScale(.secondary)), 17 * 0.82)
        same(size(Text("a").textScale(.secondary, isEnabled: false)), 17)
    }

    @Test func dynamicTypeIsKeptInBounds() {
        same(size(Text("a").dynamicTypeSize(.xxxLarge)), 23)
        same(
            size(
                HStack { Text("a").dynamicTypeSize(...DynamicTypeSize.large) }
                    .dynamicTypeSize(.xxxLarge)), 17)
        same(size(HStack { Text("a").dynamicTypeSize(.xLarge ... .xxLarge) }), 19)
        same(size(Text("a").font(.system(size: 10)).dynamicTypeSize(.xxxLarge)), 10)
    }

    @Test func boldIsTheEmphasisOfTheStyleAndAWeightWins() {
        func width(_ text: Text) -> CGFloat { ShownText(text.font(.body)).size.width }
        let word = Text("Hamburgefonstiv")
        same(width(word.bold()), width(word.fontWeight(.semibold)))
        same(width(word.bold().fontWeight(.light)), width(word.fontWeight(.light)))
        same(width(word.bold(false)), width(word))
        let view = ShownText(HStack { word }.bold())
        same(view.size, ShownText(word.bold()).size)
        same(
            ShownText(HStack { HStack { word }.fontWeight(nil) }.fontWeight(.black)).size,
            ShownText(word).size)
        let heavy = ShownText(word.font(.system(size: 17, weight: .light)).bold())
        same(heavy.size, ShownText(word.font(.system(size: 17, weight: .bold))).size)
    }

    @Test func digitsOfOneWidthAreOfOneWidth() {
        func width(_ text: Text) -> CGFloat { ShownText(text).size.width }
        same(width(Text("1111").monospacedDigit()), width(Text("8888").monospacedDigit()))
        #expect(width(Text("1111")) < width(Text("8888")))
        same(
            ShownText(HStack { Text("1111") }.monospacedDigit()).size.width,
            width(Text("1111").monospacedDigit()))
    }

    @Test func kerningOfAViewIsThatOfItsTexts() {
        let kerned = ShownText(Text("Hello").kerning(2)).size
        same(kerned.width, ShownText(Text("Hello")).size.width + 10)
        same(ShownText(HStack { Text("Hello") }.kerning(2)).size, kerned)
        same(ShownText(HStack { Text("Hello").kerning(2) }.kerning(7)).size, kerned)
        same(
            ShownText(HStack { Text("Hello") }.tracking(2)).size,
            ShownText(Text("Hello").tracking(2)).size)
    }

    @Test func underlinesAreDrawnInTheirColor() throws {
        let plain = ShownText(Text("word").underline())
        same(plain.fills.count, 1)
        let rect = try #require(plain.fills.first?.shape.rect)
        #expect(rect.width > 20 && rect.height > 0.5 && rect.minY > 16)
        let red = ShownText(Text("word").underline(color: .black))
        same(red.fills.map(\.paint), [.color(.black)])
        let dashed = ShownText(Text("word").underline(pattern: .dash))
        #expect(dashed.fills.isEmpty && dashed.strokes.count == 1)
        same(dashed.strokes.first?.style.dash.count, 2)
        same(ShownText(HStack { Text("word") }.underline()).fills.count, 1)
        empty(ShownText(HStack { Text("word").underline(false) }.underline()).fills)
    }

    @Test func strikethroughsLieOverTheMiddle() throws {
        let shown = ShownText(Text("word").strikethrough(color: .white))
        let rect = try #require(shown.fills.first?.shape.rect)
        #expect(rect.midY > 8 && rect.midY < 14)
        guard case .fill = shown.items.last else { return holds(Bool(false)) }
    }

    @Test func lineLimitsReserveRoom() {
        func height(_ view: some View) -> CGFloat { ShownText(view, width: 60).size.height }
        let line = height(Text("a"))
        let long = Text("one two three four five six seven")
        same(height(long.lineLimit(1)), line)
        same(height(long.lineLimit(...2)), height(long.lineLimit(2)))
        same(height(long.lineLimit(1...2)), height(long.lineLimit(2)))
        same(height(Text("a").lineLimit(2, reservesSpace: true)), height(long.lineLimit(2)))
        same(height(Text("a").lineLimit(2...)), height(long.lineLimit(2)))
        same(height(Text("a").lineLimit(2, reservesSpace: false)), line)
        #expect(height(long.fixedSize(horizontal: false, vertical: true)) > 2 * line)
        same(ShownText(long.fixedSize(), width: 60).size, ShownText(long).size)
    }

    @Test func smallTextsAreShrunkToFit() {
        let long = Text("one two three four").lineLimit(1)
        let shrunk = ShownText(long.minimumScaleFactor(0.5), width: 90)
        #expect((shrunk.runs.first?.run.size ?? 17) < 17)
        same(shrunk.string, "one two three four")
        same(ShownText(long, width: 90).runs.first?.run.size, 17)
    }

    /// Also where a text of one character, or one that has no place to be broken, is too large, and where only its height is.
    @Test func textsAreShrunkInBothDirections() {
        func size(_ text: String, width: CGFloat, height: CGFloat) -> (CGFloat, CGSize) {
            let shown = ShownText(
                Text(verbatim: text).font(.system(size: 100)).minimumScaleFactor(0.1),
                width: width, height: height)
            return (shown.runs.first?.run.size ?? 0, shown.size)
        }
        let (high, line) = size("A", width: 40, height: 40)
        #expect(high < 35 && high > 25)
        #expect(line.height <= 40 && line.width <= 40)
        let (wide, row) = size("Ab", width: 200, height: 40)
        #expect(wide < 35 && wide > 25)
        #expect(row.height <= 40)
        // "W" is wider than it is high.
        let (narrow, column) = size("W", width: 20, height: 100)
        #expect(narrow < 25 && narrow > 10)
        #expect(column.width <= 20.5)
        same(size("A", width: 300, height: 300).0, 100)
        near(size("A", width: 1, height: 1).0, 10, within: 0.001, "not smaller than the least")
    }

    @Test func linesAreAsHighAsTheyAreAsked() {
        let exact = ShownText(Text("a\nb").lineHeight(.exact(points: 40)))
        same(exact.size.height, 80)
        same(ShownText(Text("a").lineHeight(nil)).size, ShownText(Text("a")).size)
    }

    @Test func attributesOfStringsWin() {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .black
        string.backgroundColor = .white
        string.underlineStyle = .single
        string.kern = 3
        let shown = ShownText(Text(string).font(.caption).foregroundStyle(.white))
        same(shown.runs.first?.run.size, 28)
        same(shown.colors, [.black])
        same(shown.fills.count, 2)
        same(shown.fills.first?.paint, .color(.white))
        var other = string
        other.inlinePresentationIntent = .stronglyEmphasized
        same(Text(string), Text(string))
        differ(Text(string), Text(other))
        #expect(ShownText(Text(other)).size.width > ShownText(Text(string)).size.width)
        same(ShownText(Text("x \(string)")).string, "x ab")
    }
}

extension DisplayShape {
    /// The rectangle, if it is one.
    fileprivate var rect: CGRect? {
        if case .rect(let rect) = self { rect } else { nil }
    }
}
