import Foundation
import QuadrantShaping
import QuadrantText
import Testing

/// The text engine and Pango, in the same faces, break lines at the same places and put the same
/// glyphs in the same order at the same places.
@Suite struct PangoOracleTests {
    static let engine = ShapingEngine()
    static let widths: [CGFloat?] = [nil, 400, 300, 220, 150, 90, 40]

    @Test(arguments: Passage.all.indices)
    func breaksAndPlacesAsPangoDoes(index: Int) {
        let passage = Passage.all[index]
        let faces = Faces(of: passage, engine: PangoOracleTests.engine)
        guard faces.missing.isEmpty else {
            Issue.record(
                """
                \(passage.name): no font for \(faces.missing). Install fonts-noto-core, \
                fonts-noto-cjk and fonts-noto-color-emoji.
                """)
            return
        }
        for width in PangoOracleTests.widths {
            let ours = Layout(ours: passage, width: width, engine: PangoOracleTests.engine)
            if ours.partsWords { continue }
            let pango = Layout(pango: passage, width: width, faces: faces)
            let exceptions = Exception.all.filter { $0.applies(to: passage, at: width) }
            let place = "\(passage.name) at \(width.map { "\($0)" } ?? "any width")"
            let (mine, theirs) = (ours.breaks(in: passage), pango.breaks(in: passage))
            guard mine == theirs else {
                let first = zip(mine, theirs).first { $0 != $1 }
                let isExpected = exceptions.contains { $0.kind == .breaks }
                #expect(isExpected, "\(place): breaks differ, first \(String(describing: first))")
                continue
            }
            let tolerance = exceptions.reduce(0.1) { max($0, $1.tolerance) }
            for (line, other) in zip(ours.lines, pango.lines) {
                #expect(line.glyphs.map(\.id) == other.glyphs.map(\.id), "\(place)")
                #expect(line.distance(to: other) < tolerance, "\(place)")
            }
        }
    }

    /// An exception that is no longer needed goes.
    @Test(arguments: Exception.all.indices)
    func everyExceptionIsNeeded(index: Int) throws {
        let exception = Exception.all[index]
        let passage = try #require(Passage.all.first { $0.name == exception.name })
        let engine = PangoOracleTests.engine
        let faces = Faces(of: passage, engine: engine)
        let widths = PangoOracleTests.widths.filter { exception.applies(to: passage, at: $0) }
        let differs = widths.contains { width in
            let ours = Layout(ours: passage, width: width, engine: engine)
            let pango = Layout(pango: passage, width: width, faces: faces)
            let breaksDiffer = ours.breaks(in: passage) != pango.breaks(in: passage)
            return switch exception.kind {
            case .breaks: breaksDiffer
            case .positions:
                zip(ours.lines, pango.lines).contains { $0.distance(to: $1) > 0.1 }
            }
        }
        #expect(differs, "\(exception.name): \(exception.reason)")
    }
}
