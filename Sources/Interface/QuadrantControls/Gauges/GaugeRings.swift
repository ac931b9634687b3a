import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// An open ring with a dot at the value, around the value in words; the label, or the bounds, stand in the opening.
struct MarkedRing: View {
    let configuration: GaugeStyleConfiguration
    let tint: GaugeTint?
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let arc = hasBounds ? metrics.boundedArc : metrics.arc
        let start = 90 + (360 - arc) / 2
        ZStack {
            ZStack {
                RingArc(start: start, length: arc, width: metrics.ringWidth)
                    .fill(colors.alongRing(from: start, length: arc))
                marker(at: start + arc * configuration.value)
            }
            .compositingGroup()
            configuration.currentValueLabel
                .font(.system(size: 24, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1)
                .frame(width: metrics.ring - 4 * metrics.ringWidth)
                .offset(y: -1)
            if hasBounds { bounds } else { label }
        }
        .frame(width: metrics.ring, height: metrics.ring)
    }

    private var hasBounds: Bool {
        configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    }

    private var colors: GaugeTint {
        (tint ?? GaugeTint(style: surroundingTint, gradient: gradient)).mirrored(direction)
    }

    private func marker(at degrees: Double) -> some View {
        let radius = (metrics.ring - metrics.ringWidth) / 2
        return MarkerGap(dot: metrics.marker / metrics.halo)
            .fill(.black, style: FillStyle(eoFill: true)).blendMode(.destinationOut)
            .frame(width: metrics.halo, height: metrics.halo)
            .offset(x: radius)
            // Turned about the middle of the ring, it goes along the ring where the value moves. Turns are not mirrored.
            .rotationEffect(.degrees(direction == .rightToLeft ? -degrees : degrees))
    }

    private var label: some View {
        // As wide as the ring is open there.
        configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
            .frame(maxWidth: metrics.ring / 2)
            .offset(y: metrics.ringLabelDrop)
    }

    private var bounds: some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .font(.system(size: 11)).lineLimit(1)
        .offset(y: metrics.ringLabelDrop)
        .hiddenLabel(configuration.label)
    }
}

/// A closed ring that is filled up to the value from its top.
struct CapacityRing: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.controlProfile.gauge) private var metrics
    @Environment(\.tintStyle) private var tint
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let style = GaugeTint(style: tint, gradient: gradient).mirrored(direction)
            .alongRing(from: -90, length: 360)
        ZStack {
            RingArc(start: 0, length: 360, width: metrics.ringWidth).fill(style).opacity(0.3)
            RingArc(start: -90, length: 360 * configuration.value, width: metrics.ringWidth)
                .fill(style)
            configuration.currentValueLabel
                .font(.system(size: 24, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1)
                .frame(width: metrics.ring - 4 * metrics.ringWidth)
        }
        .frame(width: metrics.ring, height: metrics.ring)
        .hiddenLabel(configuration.label)
    }
}

/// A part of a ring along the edge of its frame, with round ends: from an angle in degrees, clockwise from the trailing side.
private nonisolated struct RingArc: Shape {
    let start: Double
    var length: Double
    let width: CGFloat

    var animatableData: Double {
        get { length }
        set { length = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard length > 0 else { return Path() }
        let radius = max(0, (min(rect.width, rect.height) - width) / 2)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
            startAngle: .degrees(start), endAngle: .degrees(start + length), clockwise: false)
        return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
