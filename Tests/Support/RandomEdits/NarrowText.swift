package import Foundation
package import QuadrantGeometry
package import QuadrantText
import Synchronization

/// Each character is a box; no line is wider than its room.
package final class NarrowText: TextEngine {
    package let narrowsToNothing: Bool
    private let boxes = FixedMetricsText()
    private let least = Mutex(CGFloat.infinity)

    /// The smallest width that was offered; infinity where none was.
    package var narrowest: CGFloat { least.withLock { $0 } }

    /// - Parameter narrowsToNothing: Whether it says that a text gets as narrow as it is asked to.
    package init(narrowsToNothing: Bool) {
        self.narrowsToNothing = narrowsToNothing
    }

    package func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement {
        let offered = proposal.width ?? .infinity
        least.withLock { $0 = min($0, offered) }
        var result = boxes.measure(request, proposal: proposal)
        result.size.width = min(result.size.width, offered)
        return result
    }

    package func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText {
        boxes.shape(request, proposal: proposal)
    }

    package func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics {
        boxes.metrics(of: font, displayScale: displayScale)
    }
}
