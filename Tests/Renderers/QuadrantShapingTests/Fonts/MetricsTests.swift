import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct MetricsTests {
    let engine = ShapingEngine()

    @Test func bodyOfSeventeenPointsIsAsHighAsOnIOS() {
        let metrics = engine.metrics(of: FontDescriptor(size: 17), displayScale: 2)
        same(metrics.lineHeight, 20.5)
        same(metrics.baseline, 16)
    }

    /// Size, line and baseline of `system` rows, iOS 26.0, scale 2.
    @Test(arguments: [
        (10, 12, 9.5), (11, 13.5, 10.5), (12, 14.5, 11.5), (13, 16, 12.5), (15, 18, 14.5),
        (17, 20.5, 16), (20, 24, 19), (22, 26.5, 21), (24, 29, 23), (26, 31.5, 25),
        (32, 38.5, 30.5), (40, 48, 38),
    ])
    func linesAreAsHighAsRecorded(size: CGFloat, line: CGFloat, baseline: CGFloat) {
        for weight in [400.0, 700] {
            let font = FontDescriptor(size: size, weight: weight)
            let metrics = engine.metrics(of: font, displayScale: 2)
            same(metrics.lineHeight, line)
            same(metrics.baseline, baseline)
        }
    }

    @Test func anEmptyTextIsOneLineHighAndHasNoWidth() {
        for empty in [request(""), TextRequest(runs: [])] {
            let measurement = engine.measure(empty, proposal: .unspecified)
            same(measurement.size, CGSize(width: 0, height: 20.5))
            same(measurement.firstBaseline, 16)
            same(measurement.lastBaseline, 16)
        }
    }

    @Test func linesFollowAtTheUnroundedHeight() {
        // 20.5 + 3 * 20.287 = 81.36, where four rounded lines would be 82.
        same(engine.size(request("a\nb\nc\nd")).height, 81.5)
    }

    @Test func lineSpacingAddsBetweenLinesOnly() {
        let plain = request("a\nb\nc", size: 40)
        let spaced = request("a\nb\nc", size: 40) { $0.lineSpacing = 10 }
        same(engine.size(spaced).height, engine.size(plain).height + 20)
        let single = request("a", size: 40) { $0.lineSpacing = 10 }
        same(engine.size(single).height, 48)
    }

    @Test func reservedLinesAddHeightBelowTheLastBaseline() {
        let measurement = engine.measure(
            request("Hello", size: 20) { $0.reservedLines = 2 }, proposal: .unspecified)
        same(measurement.size.height, 48)
        same(measurement.lastBaseline, 19)
    }

    @Test func theTallestRunDecidesTheLine() {
        var mixed = request("small ", size: 13)
        mixed.runs.append(TextRun("large", font: FontDescriptor(size: 40)))
        let measurement = engine.measure(mixed, proposal: .unspecified)
        same(measurement.size.height, 48)
        same(measurement.firstBaseline, 38)
    }

    /// Recorded of Apple's: a raise of 6 and a drop of 4 enlarge the line by as much.
    @Test func aRaisedRunMakesTheLineTaller() {
        var raised = request("Hello", size: 20)
        raised.runs[0].baselineOffset = 6
        let up = engine.shape(raised, proposal: .unspecified)
        same(up.measurement.size.height, 30)
        same(up.measurement.firstBaseline, 25)
        same(up.lines[0].runs[0].origin.y, -6)
        raised.runs[0].baselineOffset = -4
        let down = engine.measure(raised, proposal: .unspecified)
        same(down.size.height, 28)
        same(down.firstBaseline, 19)
    }

    @Test func aNamedFontHasItsOwnMeasures() {
        var font = FontDescriptor(size: 100)
        font.family = .named("Inter")
        let metrics = engine.metrics(of: font, displayScale: 1)
        same(metrics.lineHeight, 122)
        same(metrics.baseline, 97)
    }

    @Test func anUnknownNameFallsBackToTheSystemFont() {
        var unknown = request("Hello")
        unknown.runs[0].font.family = .named("No Such Font 7")
        same(engine.size(unknown), engine.size(request("Hello")))
    }
}
