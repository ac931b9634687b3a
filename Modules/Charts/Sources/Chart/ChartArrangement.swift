internal import SwiftUI

/// The places of the parts of a chart of a size.
struct ChartArrangement {
    private let size: CGSize
    private let sizes: [CGSize]
    private let parts: [ChartPart]
    private let progress: Double?
    /// What is at the sides of the plot, in points.
    private var insets = EdgeInsets()
    /// How far labels reach from the plot.
    private var labels = EdgeInsets()
    /// How far titles reach beyond labels.
    private var titles = EdgeInsets()
    private(set) var geometry = ChartGeometry()

    /// - Parameter progress: How far the chart has come on its way from another; `nil` where it does not move.
    init(_ subviews: LayoutSubviews, in size: CGSize, _ progress: Double?) {
        (self.size, self.progress) = (size, progress)
        parts = subviews.map { $0[ChartRole.self] }
        sizes = zip(subviews, parts).map { subview, part in
            switch part {
            case .label, .title: subview.sizeThatFits(.unspecified)
            case .legend(let place) where place.edge == .leading || place.edge == .trailing:
                subview.sizeThatFits(ProposedViewSize(width: nil, height: size.height))
            case .legend:
                // The plot has half of the chart at least: entries that have no room then are left out. Apple is
                // silent.
                subview.sizeThatFits(
                    ProposedViewSize(width: size.width, height: size.height / 2))
            default: .zero
            }
        }
        labels = roomOfLabels(without: .leaving)
        if let progress {
            let before = roomOfLabels(without: .coming)
            func way(_ side: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
                before[keyPath: side] + (labels[keyPath: side] - before[keyPath: side]) * progress
            }
            labels = EdgeInsets(
                top: way(\.top), leading: way(\.leading), bottom: way(\.bottom),
                trailing: way(\.trailing))
        }
        titles = addTitles(isLegend: false)
        let legend = addTitles(isLegend: true)
        insets = EdgeInsets(
            top: labels.top + titles.top + legend.top,
            leading: labels.leading + titles.leading + legend.leading,
            bottom: labels.bottom + titles.bottom + legend.bottom,
            trailing: labels.trailing + titles.trailing + legend.trailing)
        let room = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        var plot = room
        for (subview, part) in zip(subviews, parts) {
            if case .plot = part { plot = subview.sizeThatFits(ProposedViewSize(room)) }
        }
        geometry.plot = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: plot)
        geometry.size = size
        (geometry.bottom, geometry.top) = (labels.bottom, labels.top)
        geometry.extents = zip(parts, sizes).compactMap { part, size in
            if case .label(let place) = part, place.isX {
                place.vertical + size.height
            } else {
                nil
            }
        }
    }

    /// What the chart needs in all.
    var whole: CGSize {
        CGSize(
            width: geometry.plot.width + insets.leading + insets.trailing,
            height: geometry.plot.height + insets.top + insets.bottom)
    }

    /// The room of labels, in whole points (measured): of those of the axes, or of those they come from.
    private func roomOfLabels(without stage: ResolvedAxis.Stage) -> EdgeInsets {
        var room = EdgeInsets()
        for (part, size) in zip(parts, sizes) {
            guard case .label(let place) = part, place.stage != stage else { continue }
            let reach = place.reach(size).rounded(.up)
            switch place.edge {
            case .top: room.top = max(room.top, reach)
            case .bottom: room.bottom = max(room.bottom, reach)
            case .leading: room.leading = max(room.leading, reach)
            case .trailing: room.trailing = max(room.trailing, reach)
            }
        }
        return room
    }

    private func addTitles(isLegend: Bool) -> EdgeInsets {
        var room = EdgeInsets()
        for (part, size) in zip(parts, sizes) {
            guard let place = Self.title(part, isLegend: isLegend), size != .zero else { continue }
            switch place.edge {
            case .top: room.top = max(room.top, size.height + place.spacing)
            case .bottom: room.bottom = max(room.bottom, size.height + place.spacing)
            case .leading: room.leading = max(room.leading, size.width + place.spacing)
            case .trailing: room.trailing = max(room.trailing, size.width + place.spacing)
            case nil: break
            }
        }
        // The room of a legend is 20 points at the usual size of text (measured): whole points.
        guard isLegend else { return room }
        return EdgeInsets(
            top: room.top.rounded(), leading: room.leading.rounded(.up),
            bottom: room.bottom.rounded(), trailing: room.trailing.rounded(.up))
    }

    private static func title(_ part: ChartPart, isLegend: Bool) -> TitlePlace? {
        switch part {
        case .title(let place) where !isLegend: place
        case .legend(let place) where isLegend: place
        default: nil
        }
    }

    /// The frames of all views.
    func frames(of subviews: LayoutSubviews) -> [CGRect] {
        let shown = LabelCollisions(plot: geometry.plot, size: size, progress: progress)
            .shown(
                zip(parts, sizes).map { part, size in
                    if case .label(let place) = part { (place, size) } else { nil }
                })
        return parts.indices.map { index in
            switch parts[index] {
            case .plot: geometry.plot
            case .whole: CGRect(origin: .zero, size: size)
            case .label:
                // One without room shows nothing (`FittingLabel`).
                shown[index] ?? .zero
            case .title(let place): frame(place, sizes[index], isLegend: false)
            case .legend(let place): frame(place, sizes[index], isLegend: true)
            case .strip(let edge): strip(edge)
            }
        }
    }

    private func frame(_ place: TitlePlace, _ own: CGSize, isLegend: Bool) -> CGRect {
        let plot = geometry.plot
        let (x, y): (CGFloat, CGFloat)
        switch place.edge {
        case .top, .bottom:
            let (start, length) =
                isLegend
                ? (0, size.width)
                : (plot.minX, plot.width + (place.along == 1 ? labels.trailing : 0))
            x = start + (length - own.width) * place.along
            let bottom = plot.maxY + labels.bottom + place.spacing
            let top = plot.minY - labels.top - place.spacing - own.height
            y =
                place.edge == .top
                ? (isLegend ? 0 : top) : (isLegend ? whole.height - own.height : bottom)
        case .leading, .trailing:
            y = plot.minY + (plot.height - own.height) * place.along
            let trailing = plot.maxX + labels.trailing + place.spacing
            x =
                place.edge == .leading
                ? (isLegend ? 0 : plot.minX - labels.leading - place.spacing - own.width)
                : (isLegend ? whole.width - own.width : trailing)
        case nil:
            x = plot.minX + (plot.width - own.width) * place.along
            y = plot.midY - own.height / 2
        }
        return CGRect(x: x, y: y, width: own.width, height: own.height)
    }

    private func strip(_ edge: Edge) -> CGRect {
        let plot = geometry.plot
        return switch edge {
        case .top:
            CGRect(x: plot.minX, y: plot.minY - labels.top, width: plot.width, height: labels.top)
        case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: labels.bottom)
        case .leading:
            CGRect(
                x: plot.minX - labels.leading, y: plot.minY, width: labels.leading,
                height: plot.height)
        case .trailing:
            CGRect(x: plot.maxX, y: plot.minY, width: labels.trailing, height: plot.height)
        }
    }
}
