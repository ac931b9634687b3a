internal import Foundation
internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// Measures texts as pictures show them.
enum Measuring {
    static func size(
        of text: String, _ font: UIFont, lines: Int = 1, width: CGFloat? = nil
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let descriptor = HostDevice.current.environment.descriptor(of: font.font)
        var request = TextRequest(runs: [TextRun(text, font: descriptor)])
        request.options.lineLimit = lines == 0 ? nil : lines
        return ShapingEngine.shared.measure(
            request, proposal: ProposedViewSize(width: width, height: nil)
        ).size
    }
}
