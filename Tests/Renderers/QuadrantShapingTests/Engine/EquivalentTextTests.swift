import Expectations
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Strings that Swift takes for equal and whose characters are others.
@Suite struct EquivalentTextTests {
    @Test(arguments: [
        ("\u{e9}", "e\u{301}"), ("\u{212b}", "\u{c5}"), ("\u{374}", "\u{2b9}"),
        ("\u{f900}", "\u{8c48}"),
    ])
    func eachIsShapedAsItIs(_ one: String, _ other: String) {
        same(one, other)
        differ(request(one), request(other))
        for texts in [[one, other], [other, one]] {
            let engine = ShapingEngine()
            for text in texts {
                let line = engine.shape(request(text), proposal: .unspecified).lines[0]
                holds(line.runs.map(\.text).joined().utf8.elementsEqual(text.utf8))
            }
        }
    }
}
