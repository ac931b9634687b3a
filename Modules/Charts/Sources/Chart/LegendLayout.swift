internal import SwiftUI

/// Rows of entries, as columns of equal width where there are several (measured).
struct LegendLayout: Layout {
    var isColumn: Bool

    /// Between entries, and from row to row.
    private static let spacing: CGFloat = 8.5
    private static let pitch: CGFloat = 24

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (frames, width) = frames(subviews, width: proposal.width ?? .infinity)
        let shown = frames.filter { fits($0, proposal.height ?? .infinity) }
        return CGSize(width: width, height: shown.map(\.maxY).max() ?? 0)
    }

    /// Whether there is room for an entry; there always is for the first row.
    private func fits(_ frame: CGRect, _ height: CGFloat) -> Bool {
        frame.maxY <= height + 0.5 || frame.minY <= 0.5 || height <= 0
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.5).frames) {
            // What has no room is nowhere.
            let x = fits(frame, bounds.height) ? bounds.minX + frame.minX : -20_000
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// The frames of entries, and the width of all columns: in it as many of them fit again, also where the last is not
    /// filled.
    private func frames(
        _ subviews: Subviews, width: CGFloat
    ) -> (frames: [CGRect], width: CGFloat) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let row = sizes.map(\.width).reduce(0, +) + Self.spacing * CGFloat(max(sizes.count - 1, 0))
        let height = sizes.map(\.height).max() ?? 0
        if !isColumn, row <= width {
            var x: CGFloat = 0
            let frames = sizes.map { size in
                defer { x += size.width + Self.spacing }
                return CGRect(
                    x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
            }
            return (frames, row)
        }
        let widest = min(sizes.map(\.width).max() ?? 0, width)
        let fitting =
            isColumn || !width.isFinite ? 1 : Int((width + Self.spacing) / (widest + Self.spacing))
        let columns = max(min(fitting, sizes.count), 1)
        let pitch = isColumn ? height + 4 : max(Self.pitch, height + 4)
        let frames = sizes.enumerated().map { index, size in
            CGRect(
                x: CGFloat(index % columns) * (widest + Self.spacing),
                y: CGFloat(index / columns) * pitch,
                width: min(size.width, widest), height: size.height)
        }
        return (frames, CGFloat(columns) * (widest + Self.spacing) - Self.spacing)
    }
}
