import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A track with a knob, between the labels of the bounds.
///
/// Evidence (iOS 26.0): 31 high and as wide as there is room; the label is not shown. The labels of the bounds are 8
/// away (a choice).
struct SliderBody: View {
    let model: SliderModel
    let label: AnyView
    let hasLabel: Bool
    let currentValueLabel: AnyView?
    let minimum: AnyView?
    let maximum: AnyView?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile) private var profile
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Whether the label stands before the track.
    private var showsLabel: Bool {
        profile.automatic.row.showsLabels && hasLabel && labelsVisibility != .hidden
    }

    var body: some View {
        let model = model
        content
            .settable(isEnabled: isEnabled) { (value: Double) in model.slide(to: value) }
            .controlNote(
                AccessibilityNote.adjustable(
                    isEnabled: isEnabled,
                    value: model.fraction(of: model.value.wrappedValue).percentText,
                    increment: { model.move(1) }, decrement: { model.move(-1) }
                ).ignoringChildren
            )
            .controlValue(currentValueLabel ?? model.label ?? AnyView(EmptyView()))
            .hiddenLabel(label)
            .modifier(ReportModifier(diagnostic: model.diagnostic))
    }

    @ViewBuilder private var content: some View {
        if showsLabel {
            LabeledControlRow(
                isLikeText: false, leastHeight: profile.automatic.row.leastSliderRow
            ) {
                label.labelBeside(isEnabled: isEnabled).accessibilityHidden(true)
                track
            }
        } else {
            track
        }
    }

    private var track: some View {
        let metrics = profile.slider
        return HStack(alignment: .sliderTrack, spacing: metrics.labelDistance) {
            minimum?.modifier(BoundFont(font: metrics.boundFont)).accessibilityHidden(true)
            SliderTrack(model: model)
            maximum?.modifier(BoundFont(font: metrics.boundFont)).accessibilityHidden(true)
        }
    }
}

extension VerticalAlignment {
    private enum SliderTrackAlignment: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    /// The middle of a slider's track; of anything else the middle.
    fileprivate static let sliderTrack = VerticalAlignment(SliderTrackAlignment.self)
}

/// Gives the labels of bounds the system's font for them where none is set.
private nonisolated struct BoundFont: EnvironmentModifier {
    let font: Font?

    func change(_ environment: inout EnvironmentValues) {
        if let font, environment.font == nil { environment.font = font }
    }
}

/// The track, the part of it that is filled, the marks and the knob.
private struct SliderTrack: View {
    let model: SliderModel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlProfile.slider) private var metrics
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @State private var grip = Grip()

    /// Where the knob was when a finger came down on it.
    final class Grip {
        var start = 0.0
    }

    var body: some View {
        let (model, grip) = (model, grip)
        let fraction = model.fraction(of: model.value.wrappedValue)
        let origin = model.neutral.map(model.fraction) ?? 0
        let marks = model.marks(marksSteps: metrics.marksSteps)
        let labeled = model.ticks.filter { $0.label != nil }
        SliderTrackLayout(
            fraction: fraction, origin: origin, marks: marks,
            labels: labeled.map { model.fraction(of: $0.value) },
            lengths: SliderTrackLayout.Lengths(metrics)
        ) {
            Capsule(style: .circular).fill(metrics.track.color(scheme))
            Capsule(style: .circular).fill(.tint).opacity(isEnabled ? 1 : metrics.disabledOpacity)
            knob
                // Over the marks, which are placed after it.
                .zIndex(1)
                .opacity(
                    thumbVisibility == .hidden ? 0 : isEnabled ? 1 : metrics.disabledOpacity
                )
                .contentShape(Rectangle().inset(by: -Self.grasp))
                .highPriorityGesture(
                    _HandleGesture { event in
                        if event.phase == .began {
                            grip.start = model.fraction(of: model.value.wrappedValue)
                        }
                        model.follow(event, from: grip.start)
                    })
            ForEach(marks.indices, id: \.self) { _ in
                Circle().fill(metrics.track.color(scheme))
            }
            ForEach(labeled.indices, id: \.self) { index in
                labeled[index].label.font(.caption).lineLimit(1)
                    .controlInk(AnyShapeStyle(.secondary), isEnabled: isEnabled)
            }
        }
        .modifier(OnePieceModifier())
    }

    @ViewBuilder private var knob: some View {
        let shape = Capsule(style: .circular)
        if let outline = metrics.knobOutline {
            shape.fill(metrics.shadows.white)
                .overlay { shape.strokeBorder(outline.color(scheme), lineWidth: 0.5) }
        } else {
            shape.fill(metrics.shadows.white)
        }
    }
}

extension SliderTrack {
    /// How far around the knob a finger grasps it, in points. A choice: UIKit's thumbs are easy to grasp as well.
    fileprivate static let grasp: CGFloat = 8
}

/// Places the parts of a slider: track, filled part, knob, then the marks, then the labels of ticks. The knob reaches
/// from one end of the track to the other; labels stand below their marks, within the width of the slider (a choice).
private struct SliderTrackLayout: Layout, Equatable {
    struct Lengths: Equatable {
        let height: CGFloat
        let bar: CGFloat
        let knob: CGSize
        let mark: CGFloat

        init(_ metrics: SliderMetrics) {
            (height, bar, knob, mark) = (metrics.height, metrics.bar, metrics.knob, metrics.mark)
        }
    }

    let fraction: Double
    let origin: Double
    let marks: [Double]
    /// Where ticks with labels stand.
    let labels: [Double]
    let lengths: Lengths

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .control }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        CGSize(
            width: max(proposal.width ?? FilledTrack.idealWidth, lengths.knob.width),
            height: lengths.height + labelHeight(subviews))
    }

    /// Labels of bounds stand beside the track, and not beside the track with the labels of its ticks.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        guide == .sliderTrack ? bounds.minY + lengths.height / 2 : nil
    }

    private func labelHeight(_ subviews: Subviews) -> CGFloat {
        labels.isEmpty
            ? 0
            : subviews.suffix(labels.count).map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count >= 3 else { return }
        let half = lengths.knob.width / 2
        let middle = bounds.minY + lengths.height / 2
        func x(_ fraction: Double) -> CGFloat {
            bounds.minX + half + (bounds.width - lengths.knob.width) * CGFloat(fraction)
        }
        func place(_ index: Int, _ from: CGFloat, _ to: CGFloat) {
            subviews[index].place(
                at: CGPoint(x: from, y: middle), anchor: .leading,
                proposal: ProposedViewSize(width: to - from, height: lengths.bar))
        }
        place(0, bounds.minX, bounds.maxX)
        // From the start the fill begins with the track; from a neutral value it begins there.
        let start = origin > 0 ? x(origin) : bounds.minX
        place(1, min(start, x(fraction)), max(start, x(fraction)))
        subviews[2].place(
            at: CGPoint(x: x(fraction), y: middle), anchor: .center,
            proposal: ProposedViewSize(lengths.knob))
        for (mark, subview) in zip(marks, subviews.dropFirst(3)) {
            subview.place(
                at: CGPoint(x: x(mark), y: middle + lengths.knob.height / 2), anchor: .center,
                proposal: ProposedViewSize(width: lengths.mark, height: lengths.mark))
        }
        for (label, subview) in zip(labels, subviews.suffix(labels.count)) {
            let half = min(subview.sizeThatFits(.unspecified).width, bounds.width) / 2
            subview.place(
                at: CGPoint(
                    x: min(max(x(label), bounds.minX + half), bounds.maxX - half),
                    y: bounds.minY + lengths.height),
                anchor: .top, proposal: ProposedViewSize(width: 2 * half, height: nil))
        }
    }
}
