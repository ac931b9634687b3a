import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// A text is shaped once, whatever is proposed to it.
@Suite struct ReuseTests {
    @Test func otherWidthsShapeNothing() {
        let engine = ShapingEngine()
        let text = request(String(repeating: sentence + " ", count: 140), size: 13)
        _ = engine.size(text, 300)
        let words = engine.shapings
        has((10...14), words)
        for width in stride(from: CGFloat(70), through: 1000, by: 10) {
            _ = engine.size(text, width)
        }
        _ = engine.lines(text, 200)
        same(engine.shapings, words)
    }

    @Test func alignmentAndLimitsShapeOnlyTheEllipsis() {
        let engine = ShapingEngine()
        _ = engine.size(request(sentence), 100)
        let words = engine.shapings
        _ = engine.size(
            request(sentence) {
                $0.lineLimit = 1
                $0.alignment = .trailing
                $0.lineHeight = .exact(30)
            }, 100)
        same(engine.shapings, words + 1)
    }

    @Test func aWordThatIsCutIsShapedOnceALine() {
        let engine = ShapingEngine()
        let text = request(String(repeating: "ToAV", count: 100))
        _ = engine.size(text)
        let whole = engine.shapings
        let count = engine.lines(text, 100).count
        #expect(engine.shapings - whole <= 4 * count)
    }
}
