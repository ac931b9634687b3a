import CFreeType
import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct FaceTests {
    let engine = ShapingEngine()

    private func firstRun(_ text: String, size: CGFloat, weight: Double = 400) -> GlyphRun? {
        engine.shape(request(text, size: size, weight: weight), proposal: .unspecified)
            .lines[0].runs.first
    }

    @Test func theDisplayCutBeginsAtTwentyEightPoints() throws {
        let small = try #require(firstRun("a", size: 27.5))
        let large = try #require(firstRun("a", size: 28))
        same(engine.source(of: small.font)?.file, .bundled(.text))
        same(engine.source(of: large.font)?.file, .bundled(.display))
    }

    @Test func heavierWeightsAreDrawnThicker() throws {
        let outlines = try [400.0, 700].map { weight in
            let run = try #require(firstRun("l", size: 17, weight: weight))
            return engine.outline(of: run.glyphs[0].id, font: run.font, size: 100)
        }
        let widths = outlines.map { bounds($0).width }
        #expect(widths[0] > 5 && widths[1] > widths[0] * 1.3)
    }

    @Test func anOutlineStandsOnTheBaselineWithYDownward() throws {
        let run = try #require(firstRun("H", size: 17))
        let box = bounds(engine.outline(of: run.glyphs[0].id, font: run.font, size: 100))
        #expect(abs(box.maxY) < 0.5)
        #expect(abs(box.minY + 72.7) < 0.5)
    }

    @Test func aBlankOrUnknownGlyphHasNoOutline() throws {
        let run = try #require(firstRun(" ", size: 17))
        holds(engine.outline(of: run.glyphs[0].id, font: run.font, size: 17).isEmpty)
        holds(engine.outline(of: 9_999_999, font: run.font, size: 17).isEmpty)
        holds(engine.outline(of: 5, font: FontID(rawValue: 999), size: 17).isEmpty)
    }

    @Test func aRendererGetsTheFaceWithItsWeight() throws {
        let run = try #require(firstRun("H", size: 17, weight: 650))
        let count = engine.withFace(run.font) { $0.pointee.num_glyphs }
        #expect((count ?? 0) > 2000)
        same(engine.withFace(FontID(rawValue: 999)) { _ in 1 }, nil)
        same(engine.source(of: run.font)?.variations.map(\.value), [650])
    }

    @Test func bundledNamesAreFoundWithTheirWeight() throws {
        for (name, weight) in [("Inter", 400.0), ("Inter-Bold", 700), ("Inter Semi Bold", 600)] {
            var named = request("a")
            named.runs[0].font.family = .named(name)
            let run = try #require(
                engine.shape(named, proposal: .unspecified).lines[0].runs.first)
            same(engine.source(of: run.font)?.variations.first?.value, weight)
        }
    }

    @Test func featuresReachTheFont() {
        var tabular = request("1111")
        tabular.runs[0].font.features = [.init(tag: "tnum", value: 1)]
        #expect(engine.size(tabular).width > engine.size(request("1111")).width)
    }

    private func bounds(_ path: Path) -> CGRect {
        var points: [CGPoint] = []
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, _): points.append(to)
            case .curve(let to, _, _): points.append(to)
            case .closeSubpath: break
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
            x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
