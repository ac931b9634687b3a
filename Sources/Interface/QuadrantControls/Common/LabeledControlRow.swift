import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText
import QuadrantViews

extension View {
    /// Has the separator of a row begin at the view's own edge, not at the first text in it: texts in what is drawn as one
    /// piece, such as segments, are no text of the row.
    package func separatedFromItsEdge() -> some View {
        alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// The label of a control and the control, as the container around has them: at both ends of a row; in a form in
/// columns, beside each other.
struct LabeledControlRow<Content: View>: View {
    /// Whether the control stands below its label, however much room there is.
    var isStacked = false
    /// The label, then the control.
    @ViewBuilder let content: Content
    @Environment(\.rowSurroundings) private var surroundings

    var body: some View {
        if surroundings?.container == .columns {
            ColumnRowLayout(isOnBaseline: false) { content }
        } else {
            ControlRowLayout(isInRow: surroundings != nil, isStacked: isStacked) { content }
        }
    }
}

/// A label and its content in a form in columns: the label as wide as it needs, at most half of the row, the content
/// behind it. `labelColumn` is where the content begins.
struct ColumnRowLayout: Layout, Equatable {
    /// Whether label and content stand on their first baselines, not on their middles.
    let isOnBaseline: Bool

    /// The distance between label and content.
    private static let gap: CGFloat = 8
    /// Controls of one line are less than this higher than their labels: a date by 15, a stepper by 12.
    private static let mostBeyond: CGFloat = 20

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        isOnBaseline
            ? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) } : ViewSpacing()
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        frames(proposal.width, subviews).reduce(.zero) {
            CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        guard guide == .labelColumn, subviews.count == 2 else { return nil }
        return bounds.minX + frames(proposal.width, subviews)[1].minX
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, frame) in zip(subviews, frames(proposal.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    /// Where label and content stand in a width; `nil` for as much as they need. It is the width that is offered, never the one
    /// that was answered: half of that would be less than the label needs.
    private func frames(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        guard subviews.count == 2 else {
            let size = subviews.first?.sizeThatFits(ProposedViewSize(width: width, height: nil))
            return size.map { [CGRect(origin: .zero, size: $0)] } ?? []
        }
        func measured(_ index: Int, _ room: CGFloat?) -> (size: CGSize, line: CGFloat) {
            let own = subviews[index].dimensions(in: ProposedViewSize(width: room, height: nil))
            let size = CGSize(width: own.width, height: own.height)
            return (size, isOnBaseline ? own[.firstTextBaseline] : own.height / 2)
        }
        var label = measured(0, nil)
        if let width, label.size.width > width / 2 { label = measured(0, width / 2) }
        let start = label.size.width + Self.gap
        let content = measured(1, width.map { max(0, $0 - start) })
        // A switch is higher than its label and reaches beyond the row; what stands in several lines does not.
        let reachesBeyond =
            !isOnBaseline && content.size.height < label.size.height + Self.mostBeyond
        let line = reachesBeyond ? label.line : max(label.line, content.line)
        return [
            CGRect(origin: CGPoint(x: 0, y: line - label.line), size: label.size),
            CGRect(origin: CGPoint(x: start, y: line - content.line), size: content.size),
        ]
    }
}

extension HorizontalAlignment {
    private enum LabelColumn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Where labels end and contents begin in a form in columns.
    package static let labelColumn = HorizontalAlignment(LabelColumn.self)
}
