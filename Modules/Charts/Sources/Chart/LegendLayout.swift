internal import SwiftUI

/// Rows of entries, as columns where there are several: as many as fit, each as wide as its widest entry (measured).
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
        frame.maxY <= height + 0.5 || frame.minY < Self.pitch / 2 || height <= 0
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
        let height = sizes.map(\.height).max() ?? 0
        let widths = columns(sizes, width: width)
        let starts = widths.indices.map { column in
            widths[..<column].reduce(0, +) + Self.spacing * CGFloat(column)
        }
        let columns = widths.count
        let pitch = isColumn ? height + 4 : max(Self.pitch, height + 4)
        let frames = sizes.enumerated().map { index, size in
            CGRect(
                x: starts[index % columns],
                y: CGFloat(index / columns) * pitch + (height - size.height) / 2,
                width: min(size.width, widths[index % columns]), height: size.height)
        }
        return (frames, (starts.last ?? 0) + (widths.last ?? 0))
    }

    /// The widths of the most columns that fit.
    private func columns(_ sizes: [CGSize], width: CGFloat) -> [CGFloat] {
        var count = isColumn ? 1 : sizes.count
        while count > 1 {
            var widths = [CGFloat](repeating: 0, count: count)
            for (index, size) in sizes.enumerated() {
                widths[index % count] = max(widths[index % count], size.width)
            }
            if widths.reduce(0, +) + Self.spacing * CGFloat(count - 1) <= width { return widths }
            count -= 1
        }
        return sizes.isEmpty ? [] : [min(sizes.map(\.width).max() ?? 0, width)]
    }
}
