import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The lines of an editor or of a part of a field, aligned in its width.
struct EditorLines: Layout, Equatable {
    let alignment: TextAlignment

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let room = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        return CGSize(width: room ?? size.width, height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let text = subviews.first else { return }
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        let free = bounds.width - text.sizeThatFits(offer).width
        let x: CGFloat =
            switch alignment {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: offer)
    }
}
