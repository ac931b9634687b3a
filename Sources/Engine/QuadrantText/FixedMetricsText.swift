package import Foundation
package import QuadrantGeometry

/// A test double: every character is a box half as wide as the font's size, lines are 1.2 times
/// the size high with the baseline at 0.9 times, lines break between any two characters. It knows only
/// the first run's font and the line limit: no attachments, decorations or line heights.
package final class FixedMetricsText: TextEngine {
    package init() {}

    package func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement {
        shape(request, proposal: proposal).measurement
    }

    /// The number of characters that fit into the room together, one at least: a line fits into its own width,
    /// whatever a division leaves of it.
    private func charactersFitting(_ room: CGFloat, _ advance: CGFloat) -> Int {
        let count = Int(room / advance)
        return max(1, CGFloat(count + 1) * advance <= room ? count + 1 : count)
    }

    package func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText {
        let font = request.runs.first?.font ?? FontDescriptor(size: 17)
        let metrics = metrics(of: font, displayScale: request.options.displayScale)
        let advance = font.size / 2
        let count = request.runs.reduce(0) { $0 + $1.text.count }
        let room = proposal.width ?? .infinity
        let perLine = room.isFinite ? charactersFitting(room, advance) : max(1, count)
        var lineCount = max(1, (count + perLine - 1) / perLine)
        if let limit = request.options.lineLimit { lineCount = min(lineCount, max(1, limit)) }
        let lines = (0..<lineCount).map { line in
            let characters = min(perLine, max(0, count - line * perLine))
            let glyphs = (0..<characters).map {
                GlyphRun.Glyph(
                    id: 1, x: CGFloat($0) * advance, y: 0, advance: advance, cluster: Int32($0))
            }
            let width = CGFloat(characters) * advance
            let run = GlyphRun(
                font: FontID(rawValue: 0), size: font.size, origin: .zero, width: width,
                glyphs: glyphs)
            let baseline = CGFloat(line) * metrics.lineHeight + metrics.baseline
            return ShapedLine(origin: CGPoint(x: 0, y: baseline), width: width, runs: [run])
        }
        let size = CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: CGFloat(lineCount) * metrics.lineHeight)
        let last = CGFloat(lineCount - 1) * metrics.lineHeight + metrics.baseline
        return ShapedText(
            measurement: TextMeasurement(
                size: size, firstBaseline: metrics.baseline, lastBaseline: last),
            lines: lines)
    }

    package func places(_ request: TextRequest, proposal: ProposedViewSize) -> TextPlaces {
        let shaped = shape(request, proposal: proposal)
        var rest = Substring(request.runs.map(\.text).joined())
        var offset = 0
        var top: CGFloat = 0
        let height = shaped.measurement.size.height / CGFloat(shaped.lines.count)
        let lines = shaped.lines.map { line in
            let start = offset
            let cells = line.runs.flatMap(\.glyphs).compactMap { glyph -> PlacedLine.Cell? in
                guard let character = rest.popFirst() else { return nil }
                let range = offset..<offset + character.utf8.count
                offset = range.upperBound
                return PlacedLine.Cell(
                    range: range, x: glyph.x, width: glyph.advance, isRightToLeft: false)
            }
            defer { top += height }
            return PlacedLine(
                range: start..<offset, top: top, height: height, left: 0, isRightToLeft: false,
                cells: cells)
        }
        return TextPlaces(lines: lines)
    }

    package func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics {
        FontMetrics(
            lineHeight: font.size * 1.2, baseline: font.size * 0.9,
            capHeight: font.size * 0.7, xHeight: font.size * 0.5)
    }
}
