import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Numbers that are put together from others look as if each was shaped by itself.
@Suite struct NumberTests {
    private static let characters = Array("0123456789,.")

    /// Every bundled face, small and large, and what changes the digits in it.
    private static let fonts: [FontDescriptor] = FontDescriptor.Design.allCases.flatMap { design in
        [200.0, 300, 400, 600, 700, 800, 900].flatMap { weight in
            [false, true].flatMap { isItalic in
                [17.0, 34].map { size in
                    var font = FontDescriptor(
                        family: .system(design), size: size, weight: weight, isItalic: isItalic)
                    if Int(weight) % 200 != 0 {
                        font.features = [FontDescriptor.Feature(tag: "tnum", value: 1)]
                    }
                    return font
                }
            }
        }
    }

    @Test(arguments: FontDescriptor.Design.allCases)
    func threeCharactersAreAsTheyWouldBeAlone(_ design: FontDescriptor.Design) {
        let all = Self.characters
        let words = all.flatMap { a in all.flatMap { b in all.map { c in String([a, b, c]) } } }
        for font in Self.fonts where font.family == .system(design) && font.size == 17 {
            compare(words.joined(separator: " "), TextRun("", font: font))
        }
    }

    @Test func longNumbersAreAsTheyWouldBeAlone() {
        var random = Seeded(state: 14)
        for (index, font) in Self.fonts.enumerated() {
            var run = TextRun("", font: font)
            if index % 3 == 1 { run.tracking = 0.7 }
            if index % 3 == 2 { run.kerning = -0.2 }
            let words = (0..<60).map { _ in
                let count = Int.random(in: 1...24, using: &random)
                return String(
                    (0..<count).map { _ in Self.characters.randomElement(using: &random) ?? "0" })
            }
            compare(words.joined(separator: " "), run)
            for word in words { compare(word, run) }
        }
    }

    @Test func otherLanguagesHaveTheSameNumbers() {
        for language in ["de", "ar-EG", "fa", "ja", "ro", "tr", "nl", "bn"] {
            for text in ["1,024.5", "77.7 111 1.1,1", "3. 14"] {
                var run = TextRun(text, font: FontDescriptor(size: 17))
                compare(text, run, language: language)
                run.font.weight = 650
                compare(text, run, language: language)
            }
        }
    }

    @Test func aNumberOfKnownPairsIsNotShaped() {
        let engine = ShapingEngine()
        for number in ["12", "23", "31", "3"] { _ = engine.lines(request(number)) }
        let shapings = engine.shapings
        same(engine.lines(request("12312")), ["12312"])
        #expect(engine.size(request("23123")).width > 0)
        same(engine.shapings, shapings)
        _ = engine.lines(request("1232123"))
        same(engine.shapings, shapings + 1)
    }

    private static let engine = ShapingEngine()
    private static let reference = ShapingEngine(takesShortcuts: false)

    private func compare(
        _ text: String, _ run: TextRun, language: String = "en",
        _ location: SourceLocation = #_sourceLocation
    ) {
        var run = run
        run.text = text
        var request = TextRequest(runs: [run])
        request.options.language = language
        let (number, plain) = (Self.engine, Self.reference)
        #expect(
            number.measure(request, proposal: .unspecified)
                == plain.measure(request, proposal: .unspecified), sourceLocation: location)
        let shaped = number.shape(request, proposal: .unspecified)
        let expected = plain.shape(request, proposal: .unspecified)
        #expect(
            GlyphList(shaped, number) == GlyphList(expected, plain),
            "\(text.prefix(40)) in \(run.font)", sourceLocation: location)
    }
}
