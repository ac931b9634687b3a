import Foundation
import QuadrantShaping
import QuadrantText

/// All that a shaped text shows, so that those of two engines can be compared: faces by their files, as
/// each engine has numbers of its own.
struct GlyphList: Equatable {
    private struct Run: Equatable {
        var source: FontSource?
        var text: String
        var numbers: [CGFloat]
        var glyphs: [UInt32]
        var clusters: [Int32]
    }

    private var measurement: TextMeasurement
    private var origins: [CGPoint]
    private var widths: [CGFloat]
    private var runs: [Run]

    init(_ text: ShapedText, _ engine: ShapingEngine) {
        measurement = text.measurement
        origins = text.lines.map(\.origin)
        widths = text.lines.map(\.width)
        runs = text.lines.flatMap(\.runs).map { run in
            Run(
                source: engine.source(of: run.font), text: run.text,
                numbers: [run.size, run.origin.x, run.origin.y, run.width]
                    + run.glyphs.flatMap { [$0.x, $0.y, $0.advance] },
                glyphs: run.glyphs.map(\.id), clusters: run.glyphs.map(\.cluster))
        }
    }
}
