import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// A sentence for which Apple's widths are recorded.
let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

/// A request of one run in the system font.
func request(
    _ text: String, size: CGFloat = 17, weight: Double = 400,
    _ change: (inout TextOptions) -> Void = { _ in }
) -> TextRequest {
    var options = TextOptions()
    change(&options)
    let run = TextRun(text, font: FontDescriptor(size: size, weight: weight))
    return TextRequest(runs: [run], options: options)
}

extension ShapingEngine {
    /// The size under a proposed width and height.
    func size(_ request: TextRequest, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        measure(request, proposal: ProposedViewSize(width: width, height: height)).size
    }

    /// What each line shows, its runs from left to right.
    func lines(
        _ request: TextRequest, _ width: CGFloat? = nil, _ height: CGFloat? = nil
    ) -> [String] {
        shape(request, proposal: ProposedViewSize(width: width, height: height)).lines
            .map { $0.runs.map(\.text).joined() }
    }
}
