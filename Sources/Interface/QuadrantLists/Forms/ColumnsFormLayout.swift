import Foundation
import QuadrantControls
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Rows below each other, of which the labels end at one line: where the longest label ends.
///
/// Each row says by the guide `labelColumn` where its label ends; what says nothing has no label and begins at that line. No
/// row is wider than the form, as far as its views can be made narrow.
struct ColumnsFormLayout: Layout, Equatable {
    /// A row in its place.
    private struct Row {
        var frame: CGRect
        var offer: ProposedViewSize
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        rows(proposal.width, subviews).reduce(.zero) {
            CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, row) in zip(subviews, rows(proposal.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + row.frame.minX, y: bounds.minY + row.frame.minY),
                proposal: row.offer)
        }
    }

    /// The rows of a form of a width; `nil` for as much as they need.
    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
        let whole = ProposedViewSize(width: width, height: nil)
        let guides = subviews.map { $0.dimensions(in: whole)[explicit: .labelColumn] }
        let column = guides.reduce(0) { max($0, $1 ?? 0) }
        var (result, bottom): ([Row], CGFloat) = ([], 0)
        for (index, subview) in subviews.enumerated() {
            let start = guides[index].map { column - $0 } ?? column
            let offer = ProposedViewSize(width: width.map { max(0, $0 - start) }, height: nil)
            let size = subview.sizeThatFits(offer)
            if index > 0 {
                bottom += subviews[index - 1].spacing.distance(
                    to: subview.spacing, along: .vertical)
            }
            result.append(
                Row(
                    frame: CGRect(origin: CGPoint(x: start, y: bottom), size: size), offer: offer))
            bottom += size.height
        }
        return result
    }
}
