import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What a view in a field's box is.
enum FieldPart: LayoutValueKey {
    case none
    /// The text as the field measures it, and shows it while it has not the focus.
    case text
    /// The text while it is edited, which may be larger than the field.
    case edited
    /// What stands in the place of an empty text.
    case prompt

    static let defaultValue = FieldPart.none
}

/// The room of a field's text: as wide as it is proposed, and a little higher than its lines.
struct FieldBox: Layout, Equatable {
    let alignment: TextAlignment
    /// Points that the box is higher than its lines.
    let extra: CGFloat
    let isSingleLine: Bool
    /// The least height, in points.
    let least: CGFloat
    /// How far a text that is too large is scrolled, in points from its left and its top.
    let scroll: CGPoint
    let isRightToLeft: Bool

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        var size = CGSize.zero
        for subview in subviews where subview[FieldPart.self] != .edited {
            let own = subview.sizeThatFits(offer)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        // Endless where the offer is: a row offers its fields what fixed views leave.
        return CGSize(
            width: max(0, proposal.width ?? size.width),
            height: max(least, size.height.rounded(.up) + extra))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        let text = subviews.first { $0[FieldPart.self] == .text }
        let lines = text?.sizeThatFits(offer).height ?? bounds.height
        for subview in subviews {
            let isEdited = subview[FieldPart.self] == .edited
            let offer = ProposedViewSize(
                width: isEdited && isSingleLine ? nil : bounds.width, height: nil)
            let size = subview.sizeThatFits(offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + x(size, bounds.size, isEdited),
                    y: bounds.minY + (bounds.height - lines) / 2
                        - (isEdited ? rise(size, lines) : 0)),
                proposal: offer)
        }
    }

    private func x(_ size: CGSize, _ room: CGSize, _ isEdited: Bool) -> CGFloat {
        // Room for the caret behind the last character.
        if isEdited, size.width + 2 > room.width {
            return isRightToLeft ? room.width + scroll.x - size.width : -scroll.x
        }
        return switch alignment {
        case .leading: 0
        case .center: (room.width - size.width) / 2
        case .trailing: room.width - size.width
        }
    }

    /// How far lines that are more than the field has room for are moved up.
    private func rise(_ size: CGSize, _ lines: CGFloat) -> CGFloat {
        size.height > lines ? scroll.y : 0
    }
}

/// Where the text of a field is seen: nowhere else while it is edited, as it may be scrolled; else beyond the field too,
/// where letters lean out of it.
struct EditedArea: Shape {
    let isEdited: Bool

    func path(in rect: CGRect) -> Path {
        // Where a text ends at the edge, the caret behind it is seen: 2 points at most.
        Path(
            isEdited
                ? rect.insetBy(dx: -2, dy: 0) : rect.insetBy(dx: -rect.height, dy: -rect.height))
    }
}
