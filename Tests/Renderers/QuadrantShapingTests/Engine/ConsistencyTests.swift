import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct ConsistencyTests {
    let engine = ShapingEngine()

    static let texts = [
        "", " ", "\n", "Hello", "Hello World ", sentence, "a\tb", "office affine 12:30",
        "well-known (in part)\nand\n\nmore", "Zürich, naïve café",
        "\u{5e9}\u{5dc}\u{5d5}\u{5dd} ok",
        "漢字 and かな", "👩‍👩‍👧 family ❤️ 🇨🇭", "e\u{301}e\u{301}", "\u{200d}", "x\u{fffc}y",
        String(repeating: "long ", count: 40),
    ]
    static let widths: [CGFloat?] = [nil, -1, 0, 3, 40, 120.3, 1000, .infinity, .nan]

    private func variants(_ text: String) -> [TextRequest] {
        let limited = request(text, size: 13) { $0.lineLimit = 2 }
        let middle = request(text, size: 22, weight: 700) {
            $0.lineLimit = 1
            $0.truncation = .middle
            $0.alignment = .trailing
        }
        let mirrored = request(text) {
            $0.layoutDirection = .rightToLeft
            $0.minimumScaleFactor = 0.4
            $0.lineLimit = 1
            $0.truncation = .head
        }
        return [request(text), limited, middle, mirrored]
    }

    @Test(arguments: texts)
    func measuringAgreesWithShapingAndCachedWithFresh(text: String) {
        for request in variants(text) {
            for width in ConsistencyTests.widths {
                for height in [nil, 0, 30, CGFloat.infinity] {
                    let proposal = ProposedViewSize(width: width, height: height)
                    let measured = engine.measure(request, proposal: proposal)
                    same(engine.shape(request, proposal: proposal).measurement, measured)
                    same(engine.measure(request, proposal: proposal), measured)
                }
            }
            let proposal = ProposedViewSize(width: 40, height: nil)
            let fresh = ShapingEngine().measure(request, proposal: proposal)
            same(fresh, engine.measure(request, proposal: proposal))
        }
    }

    @Test(arguments: texts)
    func everyNumberIsFiniteAndEveryClusterInItsText(text: String) {
        for request in variants(text) {
            for width in ConsistencyTests.widths {
                let proposal = ProposedViewSize(width: width, height: nil)
                let shaped = engine.shape(request, proposal: proposal)
                let size = shaped.measurement.size
                #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
                holds(shaped.lines.allSatisfy { $0.origin.x.isFinite && $0.width.isFinite })
                for run in shaped.lines.flatMap(\.runs) {
                    holds(run.glyphs.allSatisfy { $0.x.isFinite && $0.advance.isFinite })
                    let end = max(1, Int32(run.text.utf8.count))
                    holds(run.glyphs.allSatisfy { (0..<end).contains($0.cluster) })
                }
            }
        }
    }

    @Test func sizesAreWholePixels() {
        for scale in [1.0, 2, 3] {
            let size = engine.size(request(sentence) { $0.displayScale = scale }, nil)
            same((size.width * scale).rounded(), size.width * scale)
            same((size.height * scale).rounded(), size.height * scale)
        }
    }

    @Test func latinTextTakesNothingFromTheMachine() {
        let shaped = engine.shape(request("Zürich, Привет, Ελλάδα"), proposal: .unspecified)
        for run in shaped.lines.flatMap(\.runs) {
            same(engine.source(of: run.font)?.file, .bundled(.text))
            holds(run.glyphs.allSatisfy { $0.id != 0 })
        }
    }

    /// Remembered texts are found by the place of their runs in memory.
    @Test func aChangedRequestIsMeasuredAnew() {
        var changing = request("Short")
        let short = engine.size(changing)
        same(engine.size(changing), short)
        changing.runs[0].text = "Not so short"
        let long = engine.size(changing)
        #expect(long.width > short.width)
        #expect(engine.size(changing, 30).height > long.height)
        same(engine.size(changing), long)
        changing.options.displayScale = 1
        same(engine.size(changing).height, 21)
        changing.options.reservedLines = 2
        same(engine.size(changing).height, 42)
        changing.runs[0].font.size = 34
        #expect(engine.size(changing).width > long.width * 1.5)
    }

    @Test func manyThreadsGetOneAnswer() async {
        let expected = engine.size(request(sentence), 200)
        let answers = await withTaskGroup(of: CGSize.self) { group in
            for index in 0..<64 {
                group.addTask { [engine] in
                    _ = engine.size(request("\(index) \(sentence)"), 90)
                    return engine.size(request(sentence), 200)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        holds(answers.allSatisfy { $0 == expected })
    }
}
