internal import Foundation
internal import QuadrantText

/// The vertical measures of a font in points, before rounding to pixels.
struct RunMetrics: Hashable, Sendable {
    /// Height of a line.
    var height: Double
    /// From the top of the line to the baseline.
    var ascent: Double
    /// From the top of the line to that of the next one.
    var pitch: Double
    /// From the baseline to the top of capital letters.
    var capHeight: Double
    /// From the baseline to the top of small letters.
    var xHeight: Double
    /// By how many points the run is raised; 0 for `metrics(of:displayScale:)`.
    var raise = 0.0

    /// By how many points tight and loose leading make a line lower and higher. Apple:
    /// "traitTightLeading", "traitLooseLeading".
    private static let leadingStep = 2.0

    /// The measures with another leading, which is put on or taken off above the letters and below
    /// them in equal parts; the line stays at least as high as the ascent.
    func led(_ leading: FontDescriptor.Leading) -> RunMetrics {
        let step: Double
        switch leading {
        case .standard: return self
        case .tight: step = max(-RunMetrics.leadingStep, ascent - height)
        case .loose: step = RunMetrics.leadingStep
        }
        var metrics = self
        metrics.height += step
        metrics.pitch += step
        metrics.ascent += step / 2
        return metrics
    }

    /// Height and baseline as the layout uses them: the height rounded up to pixels, the baseline to
    /// the nearest, which gives the recorded values of iOS for all sizes.
    func rounded(displayScale: CGFloat) -> FontMetrics {
        FontMetrics(
            lineHeight: PixelGrid.up(height, displayScale),
            baseline: PixelGrid.nearest(ascent, displayScale),
            capHeight: capHeight, xHeight: xHeight)
    }

    /// Apple's system font, whatever its weight and design: bundled fonts take its lines, so that
    /// layouts agree. Those are the platform's; the cap height is 0.704590 of the size by the recorded
    /// rows of iOS 26, the x-height that of the text cut at 17 points.
    static func system(_ font: FontDescriptor) -> RunMetrics {
        let line = font.systemLine
        return RunMetrics(
            height: line.height, ascent: line.ascent, pitch: line.pitch,
            capHeight: 0.704590 * font.size, xHeight: 0.526367 * font.size)
    }
}

/// Rounding to whole pixels. A value within a thousandth of a pixel of a whole number counts as
/// whole.
enum PixelGrid {
    /// Rounded up.
    static func up(_ value: Double, _ scale: CGFloat) -> CGFloat {
        (value * scale - 0.001).rounded(.up) / scale
    }

    /// Rounded to the nearest pixel, halves away from zero.
    static func nearest(_ value: Double, _ scale: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
    }
}
