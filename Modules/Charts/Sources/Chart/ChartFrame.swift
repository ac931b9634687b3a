internal import SwiftUI

/// The parts of a chart as views: the plot, what is at its sides, and what lies over and under all.
struct ChartFrame: View {
    /// The chart as it is seen, which may be on its way to what it is.
    let shown: ChartModel
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @Binding var scroll: ChartScroll

    var body: some View {
        let base = ChartLayout(geometry: geometry, progress: shown.progress) {
            plot.layoutValue(key: ChartRole.self, value: .plot)
            if !shown.xAxis.ticks.isEmpty {
                TickCanvas(axis: shown.xAxis, geometry: geometry, isMirrored: isMirrored)
                    .layoutValue(key: ChartRole.self, value: .whole)
            }
            AxisLabels(axis: shown.xAxis, style: settings.x.style, isX: true)
                .dynamicTypeSize(LargestLabels.size)
            AxisLabels(axis: shown.yAxis, style: settings.y.style, isX: false)
                .dynamicTypeSize(LargestLabels.size)
            ForEach(titles.indices, id: \.self) { place in
                TitleView(title: titles[place].title)
                    .layoutValue(key: ChartRole.self, value: .title(titles[place].role))
            }
            if let legend = ChartLegend(model: model, settings: settings.legend) {
                legend.dynamicTypeSize(LargestLabels.size)
                    .layoutValue(key: ChartRole.self, value: .legend(legend.place))
            }
        }
        .withoutChartSettings()
        .modifier(ChartDescription(model: model))
        return ProxyViews(
            base: base, model: model, settings: settings, isMirrored: isMirrored)
    }

    private var plot: some View {
        let view = AnyView(
            PlotView(
                shown: shown, model: model, settings: settings, isMirrored: isMirrored,
                geometry: geometry,
                scroll: $scroll))
        return settings.plotStyle?(view) ?? view
    }

    private var titles: [(title: AxisTitle, role: TitlePlace)] {
        settings.x.labels.map { ($0, TitlePlace($0, isX: true)) }
            + settings.y.labels.map { ($0, TitlePlace($0, isX: false)) }
    }
}

/// Puts views of users over and under a chart, which can ask it.
private struct ProxyViews<Base: View>: View {
    let base: Base
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool

    var body: some View {
        if settings.overlays.isEmpty && settings.backgrounds.isEmpty {
            base
        } else {
            base
                .overlayPreferenceValue(PlotAnchor.self) { anchor in
                    ForEach(settings.overlays.indices, id: \.self) {
                        asking(anchor, settings.overlays[$0])
                    }
                }
                .backgroundPreferenceValue(PlotAnchor.self) { anchor in
                    ForEach(settings.backgrounds.indices, id: \.self) {
                        asking(anchor, settings.backgrounds[$0])
                    }
                }
        }
    }

    private func asking(_ anchor: Anchor<CGRect>?, _ view: ProxyView) -> some View {
        GeometryReader { reader in
            let proxy = ChartProxy(
                model: model, plotSize: anchor.map { reader[$0].size } ?? .zero, anchor: anchor,
                isMirrored: isMirrored, selections: settings.selections)
            view.content(proxy)
                .frame(
                    width: reader.size.width, height: reader.size.height, alignment: view.alignment)
        }
    }
}

/// The frame of the plot of a chart.
struct PlotAnchor: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// The labels of an axis.
struct AxisLabels: View {
    let axis: ResolvedAxis
    let style: ((AnyView) -> AnyView)?
    let isX: Bool

    var body: some View {
        ForEach(axis.labels, id: \.key) { label in
            FittingLabel(label: label)
                .opacity(label.presence)
                // Labels come and go with their axis.
                .transition(.identity)
                .layoutValue(key: ChartRole.self, value: .label(LabelPlace(label, isX: isX)))
        }
        if let style, let edge = axis.labels.first?.edge {
            style(AnyView(Color.clear)).layoutValue(key: ChartRole.self, value: .strip(edge))
        }
    }
}

/// The largest text of labels and legends: larger ones would leave no room for the plot. Apple is silent.
enum LargestLabels {
    static let size = ...DynamicTypeSize.accessibility1
}

/// A label of an axis, or nothing where the layout gives it no room as it would lie over others.
private struct FittingLabel: View {
    let label: ResolvedAxis.Label

    var body: some View {
        if case .truncate = label.content.collision.kind {
            AxisLabelView(label: label)
        } else {
            ViewThatFits {
                AxisLabelView(label: label)
                Color.clear.frame(width: 0, height: 0)
            }
        }
    }
}

/// A label of an axis.
private struct AxisLabelView: View {
    let label: ResolvedAxis.Label
    @Environment(\.layoutDirection) private var direction

    /// The sign of a number stays before it where texts run from right to left.
    private var text: String {
        direction == .rightToLeft && label.text.hasPrefix("-")
            ? "\u{200E}\(label.text)" : label.text
    }

    var body: some View {
        let content =
            (label.content.content ?? AnyView(Text(verbatim: text).lineLimit(1)))
            .font(label.font ?? .caption2)
            .foregroundStyle(label.style ?? AnyShapeStyle(Color(uiColor: .secondaryLabel)))
        switch label.content.orientation.kind {
        case .vertical: UprightLayout { content.rotationEffect(.degrees(90)) }
        case .verticalReversed: UprightLayout { content.rotationEffect(.degrees(-90)) }
        default: content
        }
    }
}

/// Gives a view that is turned by a quarter the room it then has.
private struct UprightLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified
            )
        }
    }
}

/// The name of an axis.
struct TitleView: View {
    let title: AxisTitle

    var body: some View {
        title.content.font(.caption2).foregroundStyle(Color(uiColor: .secondaryLabel))
    }
}

/// The short lines outside of the plot.
private struct TickCanvas: View {
    let axis: ResolvedAxis
    let geometry: ChartGeometryBox
    let isMirrored: Bool

    var body: some View {
        Canvas { context, size in
            let geometry = geometry.geometry
            let plot = geometry.plot
            for tick in axis.ticks {
                let along = tick.place.position(in: plot.width)
                let isDown = tick.edge == .bottom
                let length = Self.length(tick, geometry)
                let x = isMirrored ? size.width - plot.minX - along : plot.minX + along
                let y = isDown ? plot.maxY : plot.minY
                var line = Path()
                line.move(to: CGPoint(x: x, y: y))
                line.addLine(to: CGPoint(x: x, y: isDown ? y + length : y - length))
                var context = context
                context.opacity *= tick.presence
                let stroke =
                    tick.stroke
                    ?? StrokeStyle(
                        lineWidth: 0.5, dash: [2, 2],
                        // The line goes on from the plot.
                        dashPhase: isDown ? plot.height.truncatingRemainder(dividingBy: 4) : 0)
                context.stroke(
                    line.offsetBy(dx: tick.offset.width, dy: tick.offset.height),
                    with: .style(tick.style ?? AnyShapeStyle(Color(uiColor: .tertiaryLabel))),
                    style: stroke)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private static func length(_ tick: ResolvedAxis.Tick, _ geometry: ChartGeometry) -> CGFloat {
        let own = tick.label.flatMap {
            geometry.extents.indices.contains($0) ? geometry.extents[$0] : nil
        }
        let longest = tick.edge == .bottom ? geometry.bottom : geometry.top
        return switch tick.length.kind {
        case .automatic: own ?? 4
        case .points(let points): points.isFinite ? points : 0
        case .label(let more): (own ?? 0) + more
        case .longestLabel(let more): longest + more
        }
    }
}
