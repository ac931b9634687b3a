import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// Places a card on the screen.
struct CardLayout: Layout {
    let frame: CardPlace.Frame
    let room: ScreenRoom
    /// The distance from what the card points to.
    let distance: CGFloat
    /// The least distance from the edges of the safe area.
    let margin: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: room.size)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        let mirror = MirrorMap(subviews.layoutDirection == .rightToLeft)
        for subview in subviews {
            let frame = frame(of: subview, mirror).offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(
                at: frame.origin, anchor: .topLeading,
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    /// The frame of a card, from the leading edge.
    private func frame(of card: LayoutSubview, _ mirror: MirrorMap) -> CGRect {
        switch frame {
        case .fixed(let frame): return frame
        case .bottom:
            let width = max(0, room.size.width - room.insets.horizontal - 2 * margin)
            let height = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            let bottom = room.size.height - max(room.insets.bottom, margin)
            return CGRect(
                x: room.insets.leading + margin, y: bottom - height, width: width, height: height)
        case .sized(let sizes, let form, let most):
            let size = sizes.size(of: card, form: form, most: most)
            return CGRect(
                x: (room.size.width - size.width) / 2, y: (room.size.height - size.height) / 2,
                width: size.width, height: size.height)
        case .beside(var source):
            source.origin.x = mirror.x(source.minX, length: source.width, in: room.size.width)
            let most = CGSize(
                width: max(0, room.size.width - room.insets.horizontal - 2 * margin),
                height: max(0, room.size.height - room.insets.vertical - 2 * margin))
            let size = Self.size(of: card, within: most)
            return Self.frame(
                of: size, beside: source, in: room, distance: distance, margin: margin)
        }
    }

    /// The ideal size of a card, or the size that it takes within another one.
    private static func size(of card: LayoutSubview, within most: CGSize) -> CGSize {
        let ideal = card.sizeThatFits(.unspecified)
        let size = card.sizeThatFits(
            ProposedViewSize(
                width: min(ideal.width, most.width),
                height: ideal.width > most.width ? nil : min(ideal.height, most.height)))
        return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
    }

    /// The frame of a card that points to a rectangle: below it where there is room, else where there is more.
    static func frame(
        of size: CGSize, beside source: CGRect, in room: ScreenRoom, distance: CGFloat,
        margin: CGFloat
    ) -> CGRect {
        let least = room.insets.leading + margin
        let most = room.size.width - room.insets.trailing - margin - size.width
        let x = max(least, min(source.midX - size.width / 2, most))
        let (top, bottom) = (
            room.insets.top + margin, room.size.height - room.insets.bottom - margin
        )
        let (above, below) = (source.minY - distance - top, bottom - source.maxY - distance)
        let isBelow = below >= size.height || below >= above
        let y = isBelow ? source.maxY + distance : source.minY - distance - size.height
        return CGRect(
            x: x, y: max(top, min(y, bottom - size.height)), width: size.width, height: size.height)
    }
}
