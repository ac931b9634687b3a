import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Lays out a track and the part of it that is filled: its two subviews. The filled part begins at the leading
/// end, or at another fraction of the width, and ends at `fraction`; it is at least as long as the track is high,
/// so that its ends stay round, unless it is empty.
///
/// The track is as wide as there is room; its ideal width is 100 points (a choice: nobody measured it).
struct FilledTrack: Layout, Equatable {
    let fraction: Double
    /// Where the filled part begins, as a fraction of the width.
    var origin: Double = 0
    /// The length at each end that no fraction reaches, in points: half of a knob.
    var inset: CGFloat = 0

    static let idealWidth: CGFloat = 100

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        CGSize(width: proposal.width ?? Self.idealWidth, height: proposal.height ?? 4)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let room = max(0, bounds.width - 2 * inset)
        func x(_ fraction: Double) -> CGFloat {
            if fraction <= 0 { return 0 }
            if fraction >= 1 { return bounds.width }
            return inset + room * CGFloat(fraction)
        }
        let (low, high) = (x(min(fraction, origin)), x(max(fraction, origin)))
        let length = high > low ? max(high - low, min(bounds.height, bounds.width)) : 0
        let start = min(low, bounds.width - length)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.minY),
            proposal: ProposedViewSize(width: length, height: bounds.height))
    }
}
