import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The label at the start and the control at the end of a row that is as wide as there is room and as high
/// as the label; without a label as high as the control.
///
/// Evidence (iOS 26.0): rows with a switch, a stepper, a menu picker or a date are one line of text high, and the
/// control reaches beyond them.
struct ControlRowLayout: Layout, Equatable {
    /// The least distance between label and switch, as a spacer has it.
    private static let gap: CGFloat = 8

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let control = subviews.last?.sizeThatFits(.unspecified) ?? .zero
        guard subviews.count > 1, let label = subviews.first else {
            return CGSize(width: max(control.width, proposal.width ?? 0), height: control.height)
        }
        let size = label.sizeThatFits(inner(proposal, control))
        return CGSize(
            width: max(size.width + Self.gap + control.width, proposal.width ?? 0),
            height: size.height > 0 ? size.height : control.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let handle = subviews.last else { return }
        handle.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        guard subviews.count > 1, let label = subviews.first else { return }
        label.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: inner(proposal, handle.sizeThatFits(.unspecified)))
    }

    /// The proposal for the label: the room beside the control.
    private func inner(_ proposal: ProposedViewSize, _ control: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - Self.gap - control.width) },
            height: proposal.height)
    }
}
