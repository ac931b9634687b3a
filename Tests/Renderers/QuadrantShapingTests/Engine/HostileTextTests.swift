import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Texts that nobody writes are laid out in a time that grows with their length: each takes about a
/// second, and would take hours if the time grew with the square.
@Suite struct HostileTextTests {
    static let texts: [(name: String, text: String)] = [
        ("nulls", String(repeating: "\u{0}", count: 5000)),
        ("marks", "a" + String(repeating: "\u{301}", count: 5000)),
        ("marks alone", String(repeating: "\u{323}\u{301}", count: 5000)),
        ("joiners", String(repeating: "\u{200d}", count: 5000)),
        ("family", String(repeating: "\u{1f469}\u{200d}", count: 5000)),
        ("flags", String(repeating: "\u{1f1e8}", count: 5000)),
        ("embeddings", String(repeating: "\u{202b}a\u{202a}", count: 5000)),
        ("isolates", String(repeating: "\u{2067}\u{5d0}\u{2066}a", count: 5000)),
        ("open isolates", String(repeating: "\u{2067}", count: 5000) + "a"),
        ("closers", String(repeating: "\u{2069}\u{202c}", count: 5000)),
        ("brackets", String(repeating: "(", count: 5000) + "\u{5d0}"),
        ("tabs", String(repeating: "\t", count: 5000)),
        ("spaces", String(repeating: " ", count: 5000)),
        ("hyphens", String(repeating: "a\u{ad}", count: 5000)),
        ("feeds", String(repeating: "\n", count: 5000)),
        ("selectors", String(repeating: "\u{fe0f}", count: 5000)),
        ("private", String(repeating: "\u{10fffd}\u{e000}\u{ffff}", count: 2000)),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: texts.indices)
    func isLaidOut(index: Int) {
        let engine = ShapingEngine()
        let text = HostileTextTests.texts[index].text
        for width: CGFloat? in [nil, 100, 0] {
            let measured = engine.size(request(text), width)
            #expect(measured.width.isFinite && measured.height.isFinite)
        }
        let limited = request(text) {
            $0.lineLimit = 2
            $0.truncation = .middle
            $0.allowsTightening = true
        }
        #expect(engine.shape(limited, proposal: .init(width: 50, height: 30)).lines.count <= 2)
    }

    /// A megabyte in words, in one word of kerned letters, and in one that runs from the right.
    @Test(.timeLimit(.minutes(5)), arguments: ["word ", "ToAV", "\u{5d0}"])
    func aMegabyteIsLaidOut(unit: String) {
        let engine = ShapingEngine()
        let text = request(String(repeating: unit, count: (1 << 20) / unit.utf8.count))
        let lines = engine.size(text, 300).height / 20.287
        #expect(lines > 10_000)
        same(engine.lines(text, 300, 100).count, 4)
    }
}
