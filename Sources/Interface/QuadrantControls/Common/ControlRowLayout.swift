import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The label at the start and the control at the end of a row that is as wide as there is room and as high
/// as the higher of both; in rows of lists and forms as high as the label, if there is one.
///
/// Evidence (iOS 26.0): in lists and forms, rows with a switch, a stepper, a menu picker or a date are one line of text high,
/// and the control reaches beyond them. Elsewhere, rows with a switch are 30 and with a stepper 32 high.
struct ControlRowLayout: Layout, Equatable {
    /// Whether it is in a row of a list or form.
    let isInRow: Bool
    /// Whether the control stands below its label, however much room there is.
    var isStacked = false

    /// The least distance between label and switch, as a spacer has it.
    private static let gap: CGFloat = 8

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .control }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let control = subviews.last?.sizeThatFits(.unspecified) ?? .zero
        guard subviews.count > 1, let label = subviews.first else {
            return CGSize(width: max(control.width, proposal.width ?? 0), height: control.height)
        }
        if let width = proposal.width, isStacked(label, control, in: width) {
            let (upper, lower) = stackedSizes(width, subviews)
            return CGSize(
                width: width, height: upper.height + Self.stackedGap + lower.height)
        }
        let size = label.sizeThatFits(inner(proposal, control))
        return CGSize(
            width: max(size.width + Self.gap + control.width, proposal.width ?? 0),
            height: isInRow && size.height > 0 ? size.height : max(size.height, control.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let handle = subviews.last else { return }
        let control = handle.sizeThatFits(.unspecified)
        if subviews.count > 1, isStacked(subviews[0], control, in: bounds.width) {
            let width = ProposedViewSize(width: bounds.width, height: nil)
            subviews[0].place(at: bounds.origin, proposal: width)
            handle.place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
                proposal: width)
            return
        }
        handle.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        guard subviews.count > 1, let label = subviews.first else { return }
        label.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: inner(proposal, control))
    }

    /// The proposal for the label: the room beside the control.
    private func inner(_ proposal: ProposedViewSize, _ control: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - Self.gap - control.width) },
            height: proposal.height)
    }

    /// The distance between a label and its control below it.
    private static let stackedGap: CGFloat = 8

    /// Whether the control stands below the label: where the label does not fit beside it, and it takes more than four fifths
    /// of the row, or more than two fifths and leaves the label to break into three lines and more. Large text makes dates
    /// and values that wide. Where exactly Apple's rows begin to stack is not measured.
    private func isStacked(_ label: LayoutSubview, _ control: CGSize, in width: CGFloat) -> Bool {
        let wanted = label.sizeThatFits(.unspecified)
        if isStacked, wanted.width > 0, width.isFinite { return true }
        guard control.width > 0.4 * width, width.isFinite else { return false }
        let room = width - Self.gap - control.width
        guard wanted.width > 0, wanted.width > room else { return false }
        if control.width > 0.8 * width { return true }
        let beside = label.sizeThatFits(ProposedViewSize(width: room, height: nil))
        return beside.height > 2.5 * wanted.height
    }

    private func stackedSizes(_ width: CGFloat, _ subviews: Subviews) -> (CGSize, CGSize) {
        let offer = ProposedViewSize(width: width, height: nil)
        return (subviews[0].sizeThatFits(offer), subviews[subviews.count - 1].sizeThatFits(offer))
    }
}
