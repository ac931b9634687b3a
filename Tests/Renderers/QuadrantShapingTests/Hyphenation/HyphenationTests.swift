import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Words that are wider than their line.
@Suite struct HyphenationTests {
    let engine = ShapingEngine(fontDirectories: [])

    private func lines(
        _ word: String, _ language: String = "en", like first: String, more: CGFloat = 1
    ) -> [String] {
        let room = engine.size(request(first)).width + more
        return engine.lines(request(word) { $0.language = language }, room)
    }

    /// As Apple's pictures break them.
    @Test(
        arguments: [
            ("Notifications", "Notifica", "tions"), ("Emergency", "Emer", "gency"),
            ("Reminders", "Re", "minders"),
        ])
    func aWordIsPartedInItsLanguage(_ word: String, _ first: String, _ second: String) {
        let hyphened = first + "\u{2010}"
        let widest = [hyphened, second].map { engine.size(request($0)).width }.max() ?? 0
        same(engine.lines(request(word), widest + 1), [hyphened, second])
    }

    @Test(
        arguments: [
            ("de-DE", "Silbentrennung", "Silbentren\u{2010}"),
            ("de", "Überraschungen", "Überraschun\u{2010}"),
            ("fr", "développement", "développe\u{2010}"),
            ("es", "desarrollo", "desarro\u{2010}"), ("it", "informazione", "informazio\u{2010}"),
            ("nl", "ontwikkeling", "ontwikke\u{2010}"),
            ("pt-BR", "desenvolvimento", "desenvolvi\u{2010}"),
            ("da", "udvikling", "udvik\u{2010}"), ("en-GB", "photography", "photo\u{2010}"),
            ("en-US", "photography", "photog\u{2010}"),
            ("en", "associate", "asso\u{2010}"),
        ])
    func languagesHaveRulesOfTheirOwn(_ language: String, _ word: String, _ first: String) {
        same(lines(word, language, like: first).first, first)
    }

    /// Cut by letters where nothing is known of the language.
    @Test func aWordOfAnotherLanguageIsCut() {
        same(lines("Notifications", "xx", like: "Notificat").joined(), "Notifications")
        same(lines("Notifications", "xx", like: "Notificat").count, 2)
        same(lines("Нотификация", "en", like: "Нотифи").joined(), "Нотификация")
    }

    /// No hyphen has room beside two letters; nor do three fit behind one.
    @Test func whatNoHyphenFitsBesideIsCut() {
        same(lines("Notifications", like: "N").joined(), "Notifications")
        same(lines("strength", like: "strengt"), ["strengt", "h"])
    }

    @Test func aHyphenTakesRoom() throws {
        let word = request("Notifications")
        let whole = engine.size(request("Notifica\u{2010}")).width
        same(engine.lines(word, whole)[0], "Notifica\u{2010}")
        same(engine.size(word, whole).width, whole)
        same(engine.lines(word, whole - 1)[0], "Notifi\u{2010}")
        let line = engine.shape(word, proposal: .init(width: whole, height: nil)).lines[0]
        same(line.runs.count, 2)
        near(line.runs.reduce(0) { $0 + $1.width }, line.width, within: 0.001)
        same(line.runs.map(\.partsWord), [false, true])
        same(line.runs[1].copiedText, "\u{AD}")
    }

    @Test func aWordThatFitsInTheNextLineIsWhole() {
        let room = engine.size(request("Notifications")).width
        same(engine.lines(request("All Notifications"), room), ["All ", "Notifications"])
    }

    @Test func aWordGoesOnOverSeveralLines() {
        let room = engine.size(request("schifffahrts")).width
        let lines = engine.lines(
            request("Donaudampfschifffahrtsgesellschaft") { $0.language = "de" }, room)
        #expect(lines.count > 2)
        holds(lines.dropLast().allSatisfy { $0.hasSuffix("\u{2010}") })
        same(lines.joined().filter { $0 != "\u{2010}" }, "Donaudampfschifffahrtsgesellschaft")
        for line in lines { #expect(engine.size(request(line)).width <= room) }
    }

    @Test func softHyphensComeFirst() {
        let word = "Noti\u{AD}fications"
        same(lines(word, like: "fications")[0], "Noti\u{AD}\u{2010}")
    }

    /// The ellipsis replaces the hyphen of a line that is the last.
    @Test func aTruncatedWordHasNoHyphen() {
        let text = request("Notifications") { $0.lineLimit = 1 }
        let line = engine.lines(text, engine.size(request("Notifica\u{2010}")).width)
        same(line.count, 1)
        #expect(line[0].hasSuffix("\u{2026}") && !line[0].contains("\u{2010}"))
    }

    /// Long rows of letters are no words.
    @Test func hostileWordsTakeNoTime() {
        let word = String(repeating: "ab", count: 20_000)
        same(engine.lines(request(word), 100).joined(), word)
    }
}
