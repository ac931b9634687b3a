import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct AttachmentTests {
    let engine = ShapingEngine()

    /// "ab", a picture and "cd" in 17 points.
    private func text(_ size: CGSize, descent: CGFloat, raise: CGFloat = 0) -> TextRequest {
        var text = request("ab")
        var picture = TextRun("\u{fffc}", font: FontDescriptor(size: 17))
        picture.attachment = TextAttachment(size: size, descent: descent)
        picture.baselineOffset = raise
        text.runs += [picture, TextRun("cd", font: FontDescriptor(size: 17))]
        return text
    }

    @Test func aPictureIsARunWithoutGlyphs() {
        let text = text(CGSize(width: 30, height: 10), descent: 2)
        let line = engine.shape(text, proposal: .unspecified).lines[0]
        same(line.runs.map(\.runIndex), [0, 1, 2])
        empty(line.runs[1].glyphs)
        same(line.runs[1].width, 30)
        same(line.runs[1].origin, CGPoint(x: line.runs[0].width, y: 0))
        same(line.runs[2].origin.x, line.runs[0].width + 30)
        same(line.runs[1].text, "\u{fffc}")
    }

    /// Line of 20.5 with the baseline at 16: what is within it changes nothing.
    @Test(arguments: [
        (10, 2, 0, 20.5, 16), (40, 0, 0, 44.5, 40), (40, 10, 0, 40.5, 30), (30, 14, 0, 30.5, 16),
        (10, 2, 20, 40.5, 36), (0, 0, 0, 20.5, 16),
    ])
    func itMakesTheLineAsTallAsItIs(
        height: CGFloat, descent: CGFloat, raise: CGFloat, line: CGFloat, baseline: CGFloat
    ) {
        let request = text(CGSize(width: 5, height: height), descent: descent, raise: raise)
        let measured = engine.measure(request, proposal: .unspecified)
        same(measured.size.height, line)
        same(measured.firstBaseline, baseline)
        same(engine.shape(request, proposal: .unspecified).measurement, measured)
    }

    @Test func aLineMayBreakBesideIt() {
        let request = text(CGSize(width: 30, height: 10), descent: 0)
        same(engine.lines(request, 35), ["ab", "\u{fffc}", "cd"])
        same(engine.size(request, 35).width, 30)
    }

    @Test func itStandsForItsTextWhateverThatIs() {
        var request = text(CGSize(width: 30, height: 10), descent: 0)
        request.runs[1].text = ""
        same(engine.lines(request), ["ab\u{fffc}cd"])
        request.runs[1].text = "much more\ntext"
        same(engine.lines(request), ["ab\u{fffc}cd"])
    }

    @Test func aTextMayBeOnePicture() {
        var request = text(CGSize(width: 30.2, height: 50), descent: 0)
        request.runs = [request.runs[1]]
        let measured = engine.measure(request, proposal: .unspecified)
        same(measured.size, CGSize(width: 30.5, height: 54.5))
    }

    @Test func itShrinksWithTheText() {
        var request = text(CGSize(width: 100, height: 10), descent: 0)
        request.options.lineLimit = 1
        request.options.minimumScaleFactor = 0.5
        let ideal = engine.size(request).width
        let line = engine.shape(request, proposal: .init(width: ideal * 0.75, height: nil)).lines[0]
        same(line.runs.count, 3)
        #expect(line.width <= ideal * 0.75)
        let factor = line.runs[0].size / 17
        #expect(abs(line.runs[1].width - 100 * factor) < 0.001)
    }

    @Test func theEllipsisMayStandForIt() {
        var request = text(CGSize(width: 300, height: 10), descent: 0)
        request.options.lineLimit = 1
        same(engine.lines(request, 100), ["ab\u{2026}"])
        request.options.truncation = .head
        same(engine.lines(request, 100), ["\u{2026}cd"])
    }
}
