internal import SwiftUI

/// Where a view beside a mark is.
struct BesidePlace: Sendable {
    var box: MarkBox
    var isMirrored: Bool
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var resolution: AnnotationOverflowResolution
    /// Of a mark in a pie, its sector.
    var sector: SectorPlace?
    /// Whether what lies over a sector fills the box around it, and is not in its middle.
    var fillsSector = false
    /// Knows where the plot is in its chart, for what is to fit into that.
    var geometry: ChartGeometryBox?

    /// The usual distance of annotations (measured, to a point).
    static let usualSpacing: CGFloat = 4

    /// The frame of a view of a size in a plot; x counts from the leading edge.
    func frame(of own: CGSize, in plot: CGSize) -> CGRect {
        let mark = target(in: plot)
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
        let chart = chart(around: plot)
        x = Self.fit(x, own.width, 0...plot.width, chart.minX...chart.maxX, resolution.x)
        y = Self.fit(y, own.height, 0...plot.height, chart.minY...chart.maxY, resolution.y)
        return CGRect(x: x, y: y, width: own.width, height: own.height)
    }

    /// What the view is beside: the box around the mark; over a sector its middle.
    private func target(in plot: CGSize) -> CGRect {
        guard let sector else { return box.rect(in: plot, isMirrored: false) }
        // A pie is not mirrored, but places of views are.
        if position == .overlay, !fillsSector {
            let middle = sector.middle(in: plot)
            return CGRect(
                x: isMirrored ? plot.width - middle.x : middle.x, y: middle.y, width: 0, height: 0)
        }
        var bounds = sector.bounds(in: plot)
        if isMirrored { bounds.origin.x = plot.width - bounds.maxX }
        return bounds
    }

    /// What is offered to a view over the mark.
    func offer(in plot: CGSize) -> CGSize {
        sector?.bounds(in: plot).size ?? box.rect(in: plot, isMirrored: false).size
    }

    /// The chart, seen from the plot.
    private func chart(around plot: CGSize) -> CGRect {
        guard let geometry = geometry?.geometry, geometry.size != .zero else {
            return CGRect(origin: .zero, size: plot)
        }
        return CGRect(
            x: -geometry.plot.minX, y: -geometry.plot.minY, width: geometry.size.width,
            height: geometry.size.height)
    }

    /// Moves what would stick out, if it is to fit.
    private static func fit(
        _ start: CGFloat, _ length: CGFloat, _ plot: ClosedRange<CGFloat>,
        _ chart: ClosedRange<CGFloat>, _ strategy: AnnotationOverflowResolution.Strategy
    ) -> CGFloat {
        let room: ClosedRange<CGFloat>
        switch strategy.kind {
        case .fit(let boundary): room = boundary.kind == .chart ? chart : plot
        case .automatic, .disabled, .padScale: return start
        }
        return max(min(start, room.upperBound - length), room.lowerBound)
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
            let isInside = place.position == .overlay
            var offer =
                isInside ? ProposedViewSize(place.offer(in: bounds.size)) : .unspecified
            if isInside, place.sector != nil {
                // The box around a narrow sector is no room that a text could be broken for. Apple is silent.
                let ideal = subview.sizeThatFits(.unspecified)
                offer.width = max(offer.width ?? 0, ideal.width)
                offer.height = max(offer.height ?? 0, ideal.height)
            }
            let size = subview.sizeThatFits(offer)
            let frame = place.frame(of: size, in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: offer)
        }
    }
}
