import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A filled bar with the label above, the value below and the bounds beside it.
struct CapacityBar: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if labelsVisibility == .hidden, !metrics.keepsLabels {
            bar.hiddenLabel(configuration.label)
        } else {
            VStack(spacing: 0) {
                configuration.label.padding(.bottom, metrics.labelDistance)
                HStack {
                    configuration.minimumValueLabel
                    bar
                    configuration.maximumValueLabel
                }
                configuration.currentValueLabel.padding(.top, metrics.valueDistance)
            }
            .separatedFromItsEdge()
        }
    }

    private var bar: some View {
        FilledTrack(fraction: configuration.value) {
            Capsule(style: .circular).fill(Color(system: metrics.track))
            Capsule(style: .circular).fill(
                GaugeTint(style: nil, gradient: gradient).mirrored(direction)
                    .alongBar(to: configuration.value, else: AnyShapeStyle(.tint)))
        }
        .frame(height: metrics.barHeight)
    }
}

/// A bar with a dot at the value.
struct MarkedBar: View {
    let configuration: GaugeStyleConfiguration
    let tint: GaugeTint?
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if metrics.accessoryIsPlain {
            row.frame(height: metrics.accessoryBar).hiddenLabel(configuration.label)
        } else {
            row.hiddenLabel(configuration.label)
        }
    }

    private var row: some View {
        HStack(spacing: 8) {
            if let minimum = configuration.minimumValueLabel {
                minimum.font(.headline)
            } else {
                configuration.currentValueLabel.font(.headline)
            }
            bar
            configuration.maximumValueLabel.font(.headline)
        }
    }

    private var bar: some View {
        MarkerLayout(fraction: configuration.value, height: metrics.accessoryBar) {
            Capsule(style: .circular).fill(
                (tint ?? GaugeTint(style: surroundingTint, gradient: gradient))
                    .mirrored(direction).alongBar())
            MarkerGap(dot: 0.5)
                .fill(.black, style: FillStyle(eoFill: true)).blendMode(.destinationOut)
        }
        .compositingGroup()
        .frame(height: metrics.accessoryBar)
    }
}

/// A bar, and upon it the gap around the dot of a marker: the dot is as wide as the bar is high, the gap twice as wide.
private struct MarkerLayout: Layout, Equatable {
    let fraction: Double
    let height: CGFloat

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        CGSize(width: proposal.width ?? FilledTrack.idealWidth, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let center = CGPoint(
            x: bounds.minX + height / 2 + CGFloat(fraction) * (bounds.width - height),
            y: bounds.midY)
        subviews[1].place(
            at: center, anchor: .center,
            proposal: ProposedViewSize(width: height * 2, height: height * 2))
    }
}

/// A small filled bar between the label and the value.
struct AccessoryCapacityBar: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var tint
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading, spacing: metrics.accessoryDistance) {
            configuration.label.font(metrics.accessoryIsPlain ? nil : .footnote)
            FilledTrack(fraction: configuration.value) {
                Capsule(style: .circular).fill(.primary.opacity(0.2))
                Capsule(style: .circular)
                    .fill(
                        GaugeTint(style: tint, gradient: gradient).mirrored(direction)
                            .alongBar(to: configuration.value))
            }
            .frame(height: metrics.accessoryBar)
            configuration.currentValueLabel.font(metrics.accessoryIsPlain ? nil : .caption)
        }
    }
}
