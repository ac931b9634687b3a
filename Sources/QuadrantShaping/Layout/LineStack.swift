internal import Foundation
internal import QuadrantText

/// The vertical measures of a line, in points, before rounding to pixels.
struct LineBox {
    /// Of the tallest run alone.
    private var tallest: RunMetrics
    /// What raised and lowered runs add above and below.
    private var above: Double
    private var below: Double

    /// The box of a single run.
    init(_ metrics: RunMetrics) {
        tallest = metrics
        above = max(0, metrics.raise)
        below = max(0, -metrics.raise)
    }

    /// Makes the line as tall as this run asks; the first of equally tall runs decides the baseline.
    mutating func include(_ metrics: RunMetrics) {
        if metrics.height > tallest.height { tallest = metrics }
        above = max(above, metrics.raise)
        below = max(below, -metrics.raise)
    }

    /// From this line's top to the next one's, without spacing.
    var pitch: Double { tallest.height + above + below }

    /// Height and baseline, whole pixels.
    func rounded(_ displayScale: CGFloat) -> (height: CGFloat, baseline: CGFloat) {
        let metrics = tallest.rounded(displayScale: displayScale)
        return (
            metrics.lineHeight + PixelGrid.up(above + below, displayScale),
            metrics.baseline + PixelGrid.nearest(above, displayScale)
        )
    }
}

/// Puts lines under each other: tops by the unrounded heights, so that errors do not add up, and
/// baselines on whole pixels.
struct LineStack {
    private let options: TextOptions
    private var nextTop = 0.0
    /// From the first line's top to the last one's bottom, in points.
    private(set) var height: CGFloat = 0

    /// No line yet; `options` give the spacing and the pixels.
    init(options: TextOptions) {
        self.options = options
    }

    /// Places a line under those before it.
    mutating func place(_ line: inout LineSpan, _ box: LineBox) {
        let scale = options.displayScale
        let rounded = box.rounded(scale)
        line.top = PixelGrid.nearest(nextTop, scale)
        line.baseline = line.top + rounded.baseline
        height = nextTop + rounded.height
        nextTop += box.pitch + max(0, options.lineSpacing)
    }
}
