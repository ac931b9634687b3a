package import Foundation
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
/// columns, and on macOS wherever no grouped form is around, beside each other.
package struct LabeledControlRow<Content: View>: View {
    /// Whether the control stands below its label, however much room there is.
    var isStacked = false
    /// Whether it stands as far from others as a text of its system does, where rows hug.
    var isLikeText = true
    /// The least height of a row of a form in columns.
    var leastHeight: CGFloat = 0
    /// The label, then the control.
    @ViewBuilder let content: Content
    @Environment(\.rowSurroundings) private var surroundings
    @Environment(\.controlProfile.automatic.row.hugs) private var hugs

    package init(
        isStacked: Bool = false, isLikeText: Bool = true, leastHeight: CGFloat = 0,
        @ViewBuilder content: () -> Content
    ) {
        (self.isStacked, self.isLikeText) = (isStacked, isLikeText)
        (self.leastHeight, self.content) = (leastHeight, content())
    }

    package var body: some View {
        if hugs, surroundings?.container != .form {
            HuggedRow(
                isInColumns: surroundings?.container == .columns, isLikeText: isLikeText,
                leastHeight: leastHeight
            ) { content }
        } else if surroundings?.container == .columns {
            ColumnRowLayout(isOnBaseline: false) { content }
        } else {
            ControlRowLayout(isInRow: surroundings != nil, isStacked: isStacked) { content }
        }
    }
}

/// A label and its control beside each other, as on macOS.
private struct HuggedRow<Content: View>: View {
    let isInColumns: Bool
    let isLikeText: Bool
    let leastHeight: CGFloat
    @ViewBuilder let content: Content
    @WholeEnvironment() private var environment

    var body: some View {
        let distances =
            isLikeText
            ? TextLikeDistances(
                font: environment.plainDescriptor, scale: environment.displayScale) : nil
        if isInColumns {
            ColumnRowLayout(
                isOnBaseline: false, makesRoom: true, leastHeight: leastHeight,
                distances: distances
            ) { content }
        } else {
            HuggedRowLayout(distances: distances) { content }
        }
    }
}

/// The distances of a row with a label that count as those of a text.
///
/// Evidence, forms in columns on macOS 26.2: 8.15 below a picker and a stepper, and 4.74 above them, which are the distances of
/// texts in 13 points; a slider and a field keep those of plain views.
struct TextLikeDistances: Equatable {
    let font: FontDescriptor
    let scale: CGFloat

    var spacing: ViewSpacing { .text(font, displayScale: scale) }
}

/// A label and its control beside each other, no wider than both need; the label breaks its lines where there is less.
struct HuggedRowLayout: Layout, Equatable {
    let distances: TextLikeDistances?

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        distances?.spacing ?? ViewSpacing()
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        frames(proposal.width, subviews).reduce(.zero) {
            CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, frame) in zip(subviews, frames(proposal.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// Where both stand in a width, `nil` for as much as they need: the control has its room first, but for what fills its room.
    private func frames(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        guard subviews.count == 2 else {
            let size = subviews.first?.sizeThatFits(ProposedViewSize(width: width, height: nil))
            return size.map { [CGRect(origin: .zero, size: $0)] } ?? []
        }
        let gap = AutomaticLooks.RowKind.gap
        let least = subviews[1].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
        let label = subviews[0].sizeThatFits(
            ProposedViewSize(width: width.map { max(0, $0 - gap - least) }, height: nil))
        let control = subviews[1].sizeThatFits(
            ProposedViewSize(width: width.map { max(0, $0 - gap - label.width) }, height: nil))
        let height = max(label.height, control.height)
        return [
            CGRect(origin: CGPoint(x: 0, y: (height - label.height) / 2), size: label),
            CGRect(
                origin: CGPoint(x: label.width + gap, y: (height - control.height) / 2),
                size: control),
        ]
    }
}

/// A label and its content in a form in columns: the label as wide as it needs, at most half of the row, the content
/// behind it. `labelColumn` is where the content begins.
struct ColumnRowLayout: Layout, Equatable {
    /// Whether label and content stand on their first baselines, not on their middles.
    let isOnBaseline: Bool
    /// Whether a control that is higher than its label makes the row higher.
    var makesRoom = false
    /// The least height of the row.
    var leastHeight: CGFloat = 0
    /// `nil` for those of a plain view.
    var distances: TextLikeDistances?

    /// The distance between label and content.
    private static let gap: CGFloat = 8
    /// Controls of one line are less than this higher than their labels: a date by 15, a stepper by 12.
    private static let mostBeyond: CGFloat = 20

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        isOnBaseline
            ? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
            : distances?.spacing ?? ViewSpacing()
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        frames(proposal.width, subviews).reduce(CGSize(width: 0, height: leastHeight)) {
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
            !isOnBaseline && !makesRoom
            && content.size.height < label.size.height + Self.mostBeyond
        let line = max(
            leastHeight / 2, reachesBeyond ? label.line : max(label.line, content.line))
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
