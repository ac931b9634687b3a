import Foundation
import QuadrantGeometry
import QuadrantText

/// A text that was laid out, and all that its lines, runs and slices are read from.
final class TextLayoutSource {
    let text: ShapedText
    /// The size of the text's frame, in points, to which gradients refer.
    let size: CGSize
    /// Draws lines as the text draws them without a renderer.
    let drawing: TextDrawing
    private let request: TextRequest
    private let engine: any TextEngine
    /// Where the characters stand, found when they are first asked for.
    private(set) lazy var places = engine.places(
        request, proposal: ProposedViewSize(text.measurement.size))
    private(set) lazy var isTruncated = findTruncation()

    init(
        _ text: ShapedText, request: TextRequest, drawing: TextDrawing, size: CGSize,
        engine: any TextEngine
    ) {
        self.text = text
        self.request = request
        self.drawing = drawing
        self.size = size
        self.engine = engine
    }

    /// The look of a run of the request; `nil` if it has none of its own.
    func look(_ index: Int) -> TextLook? {
        drawing.looks.indices.contains(index) ? drawing.looks[index] : nil
    }

    /// How high a run of glyphs reaches above its baseline, and how far below.
    func extent(of run: GlyphRun) -> (ascent: CGFloat, descent: CGFloat) {
        guard request.runs.indices.contains(run.runIndex) else { return (0, 0) }
        let source = request.runs[run.runIndex]
        if let attachment = source.attachment {
            let scale = attachment.size.width > 0 ? run.width / attachment.size.width : 1
            return (
                scale * (attachment.size.height - attachment.descent), scale * attachment.descent
            )
        }
        var font = source.font
        // A text that was shrunk to fit has smaller glyphs than were asked for.
        font.size = run.size
        let metrics = engine.metrics(of: font, displayScale: request.options.displayScale)
        return (metrics.baseline, metrics.lineHeight - metrics.baseline)
    }

    /// Whether there would be more lines if there were room for them, or a text that was made as small
    /// as it may be still ends in an ellipsis.
    private func findTruncation() -> Bool {
        var unlimited = request
        unlimited.options.lineLimit = nil
        let width = ProposedViewSize(width: text.measurement.size.width, height: nil)
        let isShrunk = text.fontSizes(of: request).contains { $0.shown < $0.asked - 0.001 }
        guard isShrunk else {
            return engine.shape(unlimited, proposal: width).lines.count > text.lines.count
        }
        return text.isEllipsized(from: request)
    }

    /// Whether both have the same lines of the same characters with the same attributes.
    func isSame(as other: TextLayoutSource) -> Bool {
        self === other
            || request == other.request && text.measurement == other.text.measurement
                && drawing.looks.map(\.custom) == other.drawing.looks.map(\.custom)
    }
}
