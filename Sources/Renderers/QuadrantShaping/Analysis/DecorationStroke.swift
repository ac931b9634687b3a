internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// A line along a run: its kind and place.
struct DecorationStroke: Hashable, Sendable {
    /// The kind of the line: an underline or a strikethrough.
    var kind: TextDecorations
    /// From the baseline to its upper edge, in points, y downward.
    var top: Double
    /// The size of the child, in points.
    var thickness: Double

    /// The strokes of a run in this font.
    static func strokes(_ kinds: TextDecorations, of font: ResolvedFont) -> [DecorationStroke] {
        var strokes: [DecorationStroke] = []
        if kinds.contains(.underline) { strokes.append(underline(of: font)) }
        if kinds.contains(.strikethrough) { strokes.append(strikethrough(of: font)) }
        return strokes
    }

    /// Upper edge from the baseline of its line, y downward, and thickness, on whole pixels; at least
    /// one pixel thick.
    func rounded(raise: Double, _ scale: CGFloat) -> (top: CGFloat, thickness: CGFloat) {
        (PixelGrid.nearest(top - raise, scale), max(1 / scale, PixelGrid.nearest(thickness, scale)))
    }

    /// Distance of the underline's middle from the baseline and its thickness in ems, by weight:
    /// figures of the system font of macOS 26.2 and iOS 26, the same at all sizes. Lighter and
    /// heavier weights, of which none is recorded, take the nearest row. That the distance is the
    /// middle's, as PostScript has it, is assumed: the lower edges of all weights are then level.
    private static let systemUnderlines: [(weight: Double, offset: Double, thickness: Double)] = [
        (400, 0.151367, 0.058594), (500, 0.145996, 0.071127), (600, 0.142090, 0.080239),
        (700, 0.136719, 0.092773),
    ]

    private static func underline(of font: ResolvedFont) -> DecorationStroke {
        let size = Double(font.descriptor.size)
        guard case .bundled = font.face.source.file else {
            return DecorationStroke(
                kind: .underline,
                top: -font.face.measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) * size,
                thickness: font.face.measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) * size)
        }
        let weight = min(max(font.descriptor.weight, 400), 700)
        let upper = systemUnderlines.firstIndex { $0.weight >= weight } ?? 0
        let (low, high) = (systemUnderlines[max(0, upper - 1)], systemUnderlines[upper])
        let span = high.weight - low.weight
        let part = span > 0 ? (weight - low.weight) / span : 0
        let offset = low.offset + (high.offset - low.offset) * part
        let thickness = low.thickness + (high.thickness - low.thickness) * part
        return DecorationStroke(
            kind: .underline, top: (offset - thickness / 2) * size, thickness: thickness * size)
    }

    /// The strikethrough of the face itself, as no figures of Apple's are recorded.
    private static func strikethrough(of font: ResolvedFont) -> DecorationStroke {
        let size = Double(font.descriptor.size)
        return DecorationStroke(
            kind: .strikethrough,
            top: -font.face.measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) * size,
            thickness: font.face.measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) * size)
    }
}
