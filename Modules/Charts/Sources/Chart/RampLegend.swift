internal import SwiftUI

/// The bar of colours of a scale of numbers, with its values (measured: about 120 by 12 points).
struct RampLegend: View {
    let styles: StyleResolver
    let locale: Locale
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let fills = styles.fills
        let ticks = fills.high > fills.low || fills.high < fills.low ? fills.ticks : []
        RampLayout(places: ticks.map(place(of:))) {
            Canvas { context, size in
                drawBar(in: CGRect(x: 0, y: 0, width: size.width, height: 12), context)
                for tick in ticks {
                    let place = isMirrored ? 1 - place(of: tick) : place(of: tick)
                    context.fill(
                        Path(
                            CGRect(x: place * size.width - 0.25, y: 12, width: 0.5, height: 3)),
                        with: .color(Color(uiColor: .tertiaryLabel)))
                }
            }
            ForEach(ticks.indices, id: \.self) { index in
                Text(verbatim: AxisFormat.spoken(.number(ticks[index]), locale)).font(.caption2)
                    .foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1)
            }
        }
    }

    /// Whether the lowest value is on the right.
    private var isMirrored: Bool { direction == .rightToLeft }

    /// Draws the colours: without seams between them where they are those of a ramp.
    private func drawBar(in bar: CGRect, _ context: GraphicsContext) {
        let fills = styles.fills
        func fill(at place: Double) -> ChartFill {
            let part = isMirrored ? 1 - place : place
            return styles.fill(of: .number(fills.low + (fills.high - fills.low) * part))
        }
        let colors = (0...64).compactMap { place -> Color? in
            guard case .ramp(let colors, let part) = fill(at: Double(place) / 64) else {
                return nil
            }
            return ChartFill.color(of: colors, at: part)
        }
        if colors.count == 65 {
            context.fill(
                Path(bar),
                with: .linearGradient(
                    Gradient(colors: colors), startPoint: bar.origin,
                    endPoint: CGPoint(x: bar.maxX, y: bar.minY)))
            return
        }
        for column in 0..<Int(bar.width) {
            context.fill(
                Path(CGRect(x: CGFloat(column), y: bar.minY, width: 1, height: bar.height)),
                with: .style(fill(at: (Double(column) + 0.5) / Double(bar.width)).style))
        }
    }

    /// Where a tick is along the bar, from 0 to 1.
    private func place(of tick: Double) -> CGFloat {
        CGFloat((tick - styles.fills.low) / (styles.fills.high - styles.fills.low))
    }
}

/// The bar, which is the first view, and labels in the middle under their ticks: the bar begins half a label to the
/// right of the leading edge (measured), and all labels are within the legend.
private struct RampLayout: Layout {
    /// Where the labels are along the bar, from 0 to 1.
    var places: [CGFloat]

    private static let bar = CGSize(width: 120, height: 15)
    private static let spacing: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (before, after) = margins(subviews)
        let height = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).height }.max()
        return CGSize(
            width: before + Self.bar.width + after,
            height: Self.bar.height + (height.map { $0 + Self.spacing } ?? 0))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let start = bounds.minX + margins(subviews).before
        subviews.first?.place(
            at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(Self.bar))
        for (subview, place) in zip(subviews.dropFirst(), places) {
            subview.place(
                at: CGPoint(
                    x: start + place * Self.bar.width,
                    y: bounds.minY + Self.bar.height + Self.spacing),
                anchor: .top, proposal: .unspecified)
        }
    }

    /// How far labels reach beyond the bar.
    private func margins(_ subviews: Subviews) -> (before: CGFloat, after: CGFloat) {
        var margins: (before: CGFloat, after: CGFloat) = (0, 0)
        for (subview, place) in zip(subviews.dropFirst(), places) {
            let half = subview.sizeThatFits(.unspecified).width / 2
            margins.before = max(margins.before, half - place * Self.bar.width)
            margins.after = max(margins.after, half - (1 - place) * Self.bar.width)
        }
        return margins
    }
}
