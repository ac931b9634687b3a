import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Lays out the one view in it as it is, with a distance of its own above and below.
struct DistanceBox: Layout, Equatable {
    /// In points; it counts whatever the neighbours prefer.
    let distance: CGFloat

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .exactly(distance) }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
