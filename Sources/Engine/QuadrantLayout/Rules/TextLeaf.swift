import Foundation
import QuadrantText

/// The text of a node.
struct TextLeaf {
    let request: TextRequest
    let metrics: FontMetrics
    /// The distances that its fonts ask for.
    let spacing: ViewSpacing
    /// The answer to all proposals that leave the text room, once one of them was made.
    var ideal: TextMeasurement?
    /// The ideal answer of the text that was there before, as long as the nodes around rely on it.
    var toldIdeal: TextMeasurement?

    init(_ request: TextRequest, metrics: FontMetrics) {
        self.request = request
        self.metrics = metrics
        spacing = .text(
            request.runs.first?.font ?? FontDescriptor(size: 17),
            last: request.runs.count > 1 ? request.runs.last?.font : nil,
            displayScale: request.options.displayScale)
    }

    /// The answer to `proposal` if that leaves the text room and the answer is known: a text breaks
    /// no line and leaves out nothing where its ideal size is offered.
    @inline(__always)
    func answer(_ proposal: Proposal) -> TextMeasurement? {
        guard let ideal, !(proposal.width < ideal.size.width),
            !(proposal.height < ideal.size.height)
        else { return nil }
        return ideal
    }

    /// Whether a text of the same size has the same baselines and spacing.
    func speaksLike(_ other: TextLeaf) -> Bool {
        metrics == other.metrics && request.options.lineSpacing == other.request.options.lineSpacing
            && request.runs.count == 1 && other.request.runs.count == 1
            && request.runs[0].font.size == other.request.runs[0].font.size
            && request.runs[0].font.style == other.request.runs[0].font.style
            && request.runs[0].font.platform == other.request.runs[0].font.platform
            && request.runs[0].baselineOffset == other.request.runs[0].baselineOffset
    }
}
