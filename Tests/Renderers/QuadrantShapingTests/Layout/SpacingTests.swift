import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Tightening, kerning and tracking.
@Suite struct SpacingTests {
    let engine = ShapingEngine()

    private func tight(_ text: String) -> TextRequest {
        request(text) {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
    }

    @Test func aLineThatIsATwentiethTooWideIsTightened() {
        let ideal = engine.size(request(sentence)).width
        let room = ideal / 1.04
        same(engine.lines(tight(sentence), room), [sentence])
        let line = engine.shape(tight(sentence), proposal: .init(width: room, height: nil)).lines[0]
        near(line.runs.reduce(0) { $0 + $1.width }, room, within: 0.01)
        same(line.width, room)
        holds(engine.lines(tight(sentence), ideal / 1.06)[0].hasSuffix("\u{2026}"))
        holds(engine.lines(request(sentence) { $0.lineLimit = 1 }, room)[0].hasSuffix("\u{2026}"))
    }

    @Test func onlyTheLastLineIsTightened() {
        let text = request(sentence, size: 13) {
            $0.lineLimit = 2
            $0.allowsTightening = true
        }
        let lines = engine.lines(text, 237)
        let plain = engine.lines(request(sentence, size: 13) { $0.lineLimit = 2 }, 237)
        same(lines[0], plain[0])
    }

    @Test func whatFitsOrWrapsStaysAsItIs() {
        let ideal = engine.size(request(sentence)).width
        same(engine.size(tight(sentence), ideal + 3).width, ideal)
        let free = request(sentence) { $0.allowsTightening = true }
        same(engine.size(free, 100), engine.size(request(sentence), 100))
    }

    @Test func textThatIsTightenedIsNotMadeSmaller() {
        let ideal = engine.size(request(sentence)).width
        var text = tight(sentence)
        text.options.minimumScaleFactor = 0.5
        let line = engine.shape(text, proposal: .init(width: ideal / 1.03, height: nil)).lines[0]
        same(line.runs[0].size, 17)
    }

    @Test func trackingWinsOverKerning() {
        var text = request("Hello", size: 22)
        let plain = engine.size(text).width
        text.runs[0].kerning = 9
        text.runs[0].tracking = 2
        same(engine.size(text).width, plain + 10)
    }

    @Test func trackingAddsAfterTheLastLetterToo() {
        var text = request("a")
        let plain = engine.size(text).width
        text.runs[0].tracking = 10
        same(engine.size(text).width, plain + 10)
    }
}
