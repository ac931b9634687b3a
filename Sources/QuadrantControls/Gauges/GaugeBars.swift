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

    var body: some View {
        if labelsVisibility == .hidden {
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
            Capsule(style: .circular).fill(.tint)
        }
        .frame(height: metrics.barHeight)
    }
}

/// A bar with a dot at the value.
struct MarkedBar: View {
    let configuration: GaugeStyleConfiguration
    let tint: AnyShapeStyle?
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var surroundingTint

    var body: some View {
        HStack(spacing: 8) {
            if let minimum = configuration.minimumValueLabel {
                minimum.font(.headline)
            } else {
                configuration.currentValueLabel.font(.headline)
            }
            bar
            configuration.maximumValueLabel.font(.headline)
        }
        .hiddenLabel(configuration.label)
    }

    private var bar: some View {
        MarkerLayout(fraction: configuration.value, height: metrics.accessoryBar) {
            Capsule(style: .circular).fill(style)
            Circle().fill(.black).blendMode(.destinationOut)
            Circle().fill(style)
        }
        .compositingGroup()
        .frame(height: metrics.accessoryBar)
    }

    private var style: AnyShapeStyle {
        tint ?? (surroundingTint == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
    }
}

/// A bar, and upon it the halo and the dot of a marker: the dot as wide as the bar is high, the halo twice as wide.
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
        guard subviews.count == 3 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let center = CGPoint(
            x: bounds.minX + height / 2 + CGFloat(fraction) * (bounds.width - height),
            y: bounds.midY)
        for (index, side) in [(1, height * 2), (2, height)] {
            subviews[index].place(
                at: center, anchor: .center, proposal: ProposedViewSize(width: side, height: side))
        }
    }
}

/// A small filled bar between the label and the value.
struct AccessoryCapacityBar: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var tint

    var body: some View {
        VStack(alignment: .leading, spacing: metrics.accessoryDistance) {
            configuration.label.font(.footnote)
            FilledTrack(fraction: configuration.value) {
                Capsule(style: .circular).fill(.primary.opacity(0.2))
                Capsule(style: .circular)
                    .fill(tint == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
            }
            .frame(height: metrics.accessoryBar)
            configuration.currentValueLabel.font(.caption)
        }
    }
}
