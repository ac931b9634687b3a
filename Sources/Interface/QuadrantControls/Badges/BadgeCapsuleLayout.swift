import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A text in the capsule of a badge, which is never higher than it is wide: a digit stands in a circle, however large the text is.
///
/// The least height and the room beside the text are choices: Apple publishes no figures.
struct BadgeCapsuleLayout: Layout {
    private static let leastHeight: CGFloat = 20
    private static let inset: CGFloat = 6

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        let text = textSize(proposal, subviews)
        let height = max(Self.leastHeight, text.height)
        return CGSize(width: max(height, text.width + 2 * Self.inset), height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(textSize(proposal, subviews))
        for text in subviews {
            text.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
        }
    }

    private func textSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let width = proposal.width.map { max(0, $0 - 2 * Self.inset) }
        let offer = ProposedViewSize(width: width, height: proposal.height)
        return subviews.first?.sizeThatFits(offer) ?? .zero
    }
}
