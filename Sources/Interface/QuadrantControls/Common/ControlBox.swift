import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Lays out the one view in it as it is, and spaces like a control instead of like a text.
///
/// Evidence (iOS 26.0): a control stands 8 from another; a borderless button keeps its label's distances,
/// but has 8 to a control below.
struct ControlBox: Layout, Equatable {
    /// Whether the box is a square, as long as the longer side of the view in it.
    var isSquare = false
    /// Whether the box keeps the distances of the view in it, except for 8 points to a view below
    /// that is not text.
    var keepsSpacing = false

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard keepsSpacing, let subview = subviews.first else { return ViewSpacing() }
        var spacing = subview.spacing
        spacing.takePlainToOthers(on: .bottom)
        return spacing
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        guard isSquare else { return size }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
