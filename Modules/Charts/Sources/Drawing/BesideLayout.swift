internal import SwiftUI

/// Where a view beside a mark is.
struct BesidePlace: Sendable {
    var box: MarkBox
    var isMirrored: Bool
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var resolution: AnnotationOverflowResolution

    /// The usual distance of annotations (measured, to a point).
    static let usualSpacing: CGFloat = 4

    /// The frame of a view of a size in a plot; x counts from the leading edge.
    func frame(of own: CGSize, in plot: CGSize) -> CGRect {
        let mark = box.rect(in: plot, isMirrored: false)
        let spacing = spacing.isFinite ? spacing : Self.usualSpacing
        func along(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ place: CGFloat) -> CGFloat
        {
            start + (end - start - length) * place
        }
        let horizontal: CGFloat =
            alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat =
            alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        var x = along(mark.minX, mark.maxX, own.width, horizontal)
        var y = along(mark.minY, mark.maxY, own.height, vertical)
        switch position.kind {
        case .automatic, .top: y = mark.minY - spacing - own.height
        case .bottom: y = mark.maxY + spacing
        case .leading: x = mark.minX - spacing - own.width
        case .trailing: x = mark.maxX + spacing
        case .topLeading:
            (x, y) = (mark.minX - own.width - spacing, mark.minY - own.height - spacing)
        case .topTrailing: (x, y) = (mark.maxX + spacing, mark.minY - own.height - spacing)
        case .bottomLeading: (x, y) = (mark.minX - own.width - spacing, mark.maxY + spacing)
        case .bottomTrailing: (x, y) = (mark.maxX + spacing, mark.maxY + spacing)
        case .overlay: break
        }
        x = Self.fit(x, own.width, plot.width, resolution.x)
        y = Self.fit(y, own.height, plot.height, resolution.y)
        return CGRect(x: x, y: y, width: own.width, height: own.height)
    }

    /// Moves what would stick out, if it is to fit.
    private static func fit(
        _ start: CGFloat, _ length: CGFloat, _ room: CGFloat,
        _ strategy: AnnotationOverflowResolution.Strategy
    ) -> CGFloat {
        switch strategy.kind {
        case .fit, .padScale: break
        case .automatic, .disabled: return start
        }
        return max(min(start, room - length), 0)
    }
}

/// Tells where a view beside a mark is.
struct BesideRole: LayoutValueKey {
    static let defaultValue: BesidePlace? = nil
}

/// Puts views beside marks.
struct BesideLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            guard let place = subview[BesideRole.self] else { continue }
            let mark = place.box.rect(in: bounds.size, isMirrored: false)
            let isInside = place.position == .overlay
            let offer = isInside ? ProposedViewSize(mark.size) : .unspecified
            let size = subview.sizeThatFits(isInside ? offer : .unspecified)
            let frame = place.frame(of: size, in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: offer)
        }
    }
}
