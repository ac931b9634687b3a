import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import TestedViews

/// What a view has the text engine lay out, in the order in which it asks.
@MainActor func askedTexts(
    of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> [TextRequest] {
    let engine = AskedEngine()
    var environment = EnvironmentValues()
    change(&environment)
    ViewTree(view, environment: environment, textEngine: engine)
        .update(ProposedViewSize(width: nil, height: nil))
    var requests: [TextRequest] = []
    for request in engine.requests where requests.last != request { requests.append(request) }
    return requests
}

/// Each character is a box; notes what it is asked. Used by one thread only.
private final class AskedEngine: TextEngine, @unchecked Sendable {
    private let boxes = FixedMetricsText()
    private(set) var requests: [TextRequest] = []

    func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement {
        requests.append(request)
        return boxes.measure(request, proposal: proposal)
    }

    func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText {
        boxes.shape(request, proposal: proposal)
    }

    func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics {
        boxes.metrics(of: font, displayScale: displayScale)
    }
}
