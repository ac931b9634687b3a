internal import Foundation
internal import QuadrantText

/// The vertical measures of a line, in points, before rounding to pixels.
struct LineBox {
    /// The measures of the tallest run alone.
    private var tallest: RunMetrics
    /// The largest distance to the next line that a run asks for.
    private var widestPitch: Double
    /// How far raised runs reach above the line, in points.
    private var raised: Double
    /// How far lowered runs reach below the line, in points.
    private var lowered: Double
    /// How far attachments reach above and below the baseline.
    private var attachmentTop = -Double.infinity
    private var attachmentBottom = -Double.infinity
    /// The largest font's, in points.
    private var fontSize: Double
    private let lineHeight: TextLineHeight

    /// The box of a single run. `lineHeight` overrides what the fonts ask.
    init(_ run: AnalyzedRun, _ lineHeight: TextLineHeight) {
        tallest = run.metrics
        widestPitch = run.metrics.pitch
        raised = max(0, run.metrics.raise)
        lowered = max(0, -run.metrics.raise)
        fontSize = run.size
        self.lineHeight = lineHeight
        include(run.attachment, raise: run.metrics.raise)
    }

    /// Makes the line as tall as this run asks; the first of equally tall runs decides the baseline.
    /// An attachment makes it as tall as it is and as its run's font is.
    mutating func include(_ run: AnalyzedRun) {
        if run.metrics.height > tallest.height { tallest = run.metrics }
        widestPitch = max(widestPitch, run.metrics.pitch)
        raised = max(raised, run.metrics.raise)
        lowered = max(lowered, -run.metrics.raise)
        fontSize = max(fontSize, run.size)
        include(run.attachment, raise: run.metrics.raise)
    }

    private mutating func include(_ attachment: TextAttachment?, raise: Double) {
        guard let attachment else { return }
        let top = Double(attachment.size.height - attachment.descent) + raise
        attachmentTop = max(attachmentTop, top)
        attachmentBottom = max(attachmentBottom, Double(attachment.descent) - raise)
    }

    private var above: Double { max(raised, attachmentTop - tallest.ascent) }
    private var below: Double { max(lowered, attachmentBottom - tallest.height + tallest.ascent) }
    private var natural: Double { tallest.height + above + below }

    /// The height that was asked for instead of the natural one; none below 0.
    private var asked: Double? {
        let points: Double
        switch lineHeight {
        case .natural: return nil
        case .multiple(let factor): points = fontSize * factor
        case .exact(let total): points = total
        case .increased(let increase): points = fontSize + increase
        }
        return points.isFinite ? max(0, points) : nil
    }

    /// From this line's top to the next one's, `spacing` points of which are asked for between them.
    ///
    /// Evidence: recorded on macOS 26.2, the larger of the font's pitch and of the line's height and the
    /// spacing: what a text style has between its lines is part of the spacing, not added to it. Apple:
    /// "View.lineSpacing(_:)", from the bottom of one line to the top of the next.
    func pitch(spacing: Double) -> Double {
        if let asked { return asked + spacing }
        let own = widestPitch + above + below
        return spacing > 0 ? max(own, natural + spacing) : own
    }

    /// Height and baseline, whole pixels. A height that was asked for leaves as much free, or cuts
    /// off as much, above the letters as below.
    func rounded(_ scale: CGFloat) -> (height: CGFloat, baseline: CGFloat) {
        if let asked {
            let baseline = tallest.ascent + above + (asked - natural) / 2
            return (PixelGrid.up(asked, scale), PixelGrid.nearest(baseline, scale))
        }
        let metrics = tallest.rounded(displayScale: scale)
        return (
            metrics.lineHeight + PixelGrid.up(above + below, scale),
            metrics.baseline + PixelGrid.nearest(above, scale)
        )
    }
}

/// Puts lines under each other: tops by the unrounded heights, so that errors do not add up, and
/// baselines on whole pixels.
struct LineStack {
    private let options: TextOptions
    /// The unrounded top of the next line, in points.
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
        nextTop += box.pitch(spacing: max(0, options.lineSpacing))
    }

    /// Makes room for `count` more lines, at least one, that are never drawn.
    mutating func reserve(_ count: Int, _ box: LineBox) {
        let pitch = box.pitch(spacing: max(0, options.lineSpacing))
        height = nextTop + Double(count - 1) * pitch + box.rounded(options.displayScale).height
        nextTop += Double(count) * pitch
    }
}
