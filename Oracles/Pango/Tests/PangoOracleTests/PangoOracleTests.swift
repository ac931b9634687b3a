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
            let pango = Layout(pango: passage, width: width, faces: faces)
            let place = "\(passage.name) at \(width.map { "\($0)" } ?? "any width")"
            if let exception = Exception.all.first(where: { $0.name == passage.name }),
                exception.kind == .breaks, width != nil
            {
                continue
            }
            let (mine, theirs) = (ours.breaks(in: passage), pango.breaks(in: passage))
            let differing = zip(mine, theirs).first { $0 != $1 }
            #expect(mine == theirs, "\(place), first at \(String(describing: differing))")
            guard mine == theirs else { continue }
            for (line, other) in zip(ours.lines, pango.lines) {
                #expect(line.glyphs.map(\.id) == other.glyphs.map(\.id), "\(place)")
                #expect(line.distance(to: other) < 0.1, "\(place)")
            }
        }
    }
}

/// Where the engine differs from Pango on purpose.
struct Exception {
    enum Kind {
        /// Lines are broken at other places.
        case breaks
    }

    var name: String
    var kind: Kind
    var reason: String

    static let all: [Exception] = []
}
