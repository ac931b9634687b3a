import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct LineHeightTests {
    let engine = ShapingEngine()

    /// Of 20 points: line 24 (23.867 unrounded), baseline 19; the rest is shared out evenly.
    @Test(arguments: [
        (TextLineHeight.exact(40), 40, 120, 27), (.exact(10), 10, 30, 12),
        (.multiple(1.5), 30, 90, 22), (.multiple(1), 20, 60, 17), (.increased(6), 26, 78, 20),
        (.natural, 24, 72, 19), (.exact(-4), 0, 0, 7), (.exact(.nan), 24, 72, 19),
        (.multiple(.infinity), 24, 72, 19),
    ])
    func decidesEveryLine(
        lineHeight: TextLineHeight, one: CGFloat, three: CGFloat, baseline: CGFloat
    ) {
        let single = engine.measure(
            request("a", size: 20) { $0.lineHeight = lineHeight }, proposal: .unspecified)
        same(single.size.height, one)
        same(single.firstBaseline, baseline)
        let text = request("a\nb\nc", size: 20) { $0.lineHeight = lineHeight }
        near(engine.size(text).height, three, within: 0.5)
    }

    @Test func baselinesAreThatFarApart() {
        let text = request("a\nb\nc", size: 20) { $0.lineHeight = .exact(33) }
        let lines = engine.shape(text, proposal: .unspecified).lines
        same(lines.map(\.origin.y), [23.5, 56.5, 89.5])
    }

    @Test func theLargestFontOfTheLineCounts() {
        var text = request("small ", size: 10) { $0.lineHeight = .multiple(2) }
        text.runs.append(TextRun("large", font: FontDescriptor(size: 30)))
        same(engine.size(text).height, 60)
    }

    @Test func spacingComesOnTop() {
        let text = request("a\nb", size: 20) {
            $0.lineHeight = .exact(30)
            $0.lineSpacing = 5
        }
        same(engine.size(text).height, 65)
    }

    @Test func reservedLinesAreAsHigh() {
        let text = request("a", size: 20) {
            $0.lineHeight = .exact(30)
            $0.reservedLines = 3
        }
        same(engine.size(text).height, 90)
    }

    @Test(arguments: [(59, 1), (60, 2), (89, 2), (90, 3)])
    func aShortHeightHoldsThatManyLines(height: CGFloat, count: Int) {
        let text = request("a\nb\nc", size: 20) { $0.lineHeight = .exact(30) }
        same(engine.lines(text, nil, height).count, count)
    }
}
