import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// How wide the columns of a table are.
///
/// Columns with an ideal width have it; the others share what remains equally, as their limits allow. Where there is not
/// enough for that, columns with an ideal width become narrower, too; where all columns have one and something remains,
/// they share it.
enum TableWidths {
    /// The limits of a column, in points.
    struct Column: Equatable {
        let least: CGFloat
        let ideal: CGFloat?
        let most: CGFloat

        init(_ width: TableColumnWidth) {
            func usable(_ length: CGFloat?) -> CGFloat? {
                length.flatMap { $0.isNaN ? nil : max(0, $0) }
            }
            let least = min(usable(width.least) ?? 0, 1e7)
            let most = max(least, usable(width.most) ?? .infinity)
            ideal = usable(width.ideal).map { min(max($0, least), most) }
            (self.least, self.most) = (least, most)
        }
    }

    /// The widths of columns that share a room.
    static func widths(of columns: [Column], in room: CGFloat) -> [CGFloat] {
        let ideals = columns.reduce(0) { $0 + ($1.ideal ?? 0) }
        let others = columns.filter { $0.ideal == nil }
        let leastOthers = others.reduce(0) { $0 + $1.least }
        if others.isEmpty, room > ideals {
            return shared(room, columns.map { ($0.ideal ?? 0, $0.most) })
        }
        let fixed = shared(
            min(ideals, max(0, room - leastOthers)),
            columns.compactMap { column in column.ideal.map { (column.least, $0) } })
        let flexible = shared(
            room - fixed.reduce(0, +), others.map { ($0.least, $0.most) })
        var (nextFixed, nextFlexible) = (fixed[...], flexible[...])
        return columns.map {
            ($0.ideal == nil ? nextFlexible.popFirst() : nextFixed.popFirst()) ?? 0
        }
    }

    /// The same width for all, within limits, so that together they have a length, as far as the limits allow.
    private static func shared(
        _ length: CGFloat, _ limits: [(low: CGFloat, high: CGFloat)]
    ) -> [CGFloat] {
        var widths = limits.map(\.low)
        var open = Array(limits.indices)
        var rest = length
        while !open.isEmpty {
            let share = rest / CGFloat(open.count)
            for index in open {
                widths[index] = min(max(share, limits[index].low), limits[index].high)
            }
            // Those whose limits ask for more are settled first where all together need more, else those that need less.
            let excess = open.reduce(-rest) { $0 + widths[$1] }
            guard abs(excess) > 1e-6 else { break }
            let settled = open.filter { excess > 0 ? widths[$0] > share : widths[$0] < share }
            guard !settled.isEmpty else { break }
            rest -= settled.reduce(0) { $0 + widths[$1] }
            open.removeAll { settled.contains($0) }
        }
        return widths
    }
}

/// Views beside each other, each as wide as a column of a table; 16 apart, as high as the highest.
struct TableLineLayout: Layout, Equatable {
    private static let distance: CGFloat = 16
    /// The width of a column where a line may be as wide as it likes.
    private static let usual: CGFloat = 100

    let columns: [TableWidths.Column]

    private var gaps: CGFloat { Self.distance * CGFloat(max(0, columns.count - 1)) }

    private func widths(_ proposal: ProposedViewSize) -> [CGFloat] {
        guard let width = proposal.width, width.isFinite else {
            return columns.map { $0.ideal ?? min(max(Self.usual, $0.least), $0.most) }
        }
        return TableWidths.widths(of: columns, in: max(0, width - gaps))
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let widths = widths(proposal)
        let heights = zip(subviews, widths).map { subview, width in
            subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var x = bounds.minX
        for (subview, width) in zip(
            subviews, widths(ProposedViewSize(width: bounds.width, height: nil)))
        {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + Self.distance
        }
    }
}
