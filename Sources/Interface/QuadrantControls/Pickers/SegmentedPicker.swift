import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The options of a picker in segments beside each other, with a thumb behind the chosen one.
struct SegmentedPicker: View {
    let model: PickerModel
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile.picker.segmented) private var metrics
    @Environment(\.systemLooks) private var looks
    @Environment(\.isInBar) private var isInBar
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if metrics.fills || isInBar || labelsVisibility == .hidden {
            segments.hiddenLabel(model.label).separatedFromItsEdge()
        } else {
            LabeledControlRow(isLikeText: false) {
                model.label.labelBeside(isEnabled: isEnabled)
                segments.separatedFromItsEdge()
            }
        }
    }

    private var segments: some View {
        let (options, model) = (model.options, model)
        return SegmentsLayout(
            metrics: SegmentsLayout.Metrics(metrics), fills: metrics.fills && !isInBar
        ) {
            ForEach(options) { option in segment(option) }
        }
        .background { ground(options) }
        // It is one piece: a thumb that is just made rides along where the picker moves.
        .geometryGroup()
        .modifier(OnePieceModifier())
        .accessibilityElement(children: .contain)
        .modifier(ArrowKeysModifier(.whole) { $0.x != 0 && model.step(by: $0.x) })
    }

    private func segment(_ option: PickerOption) -> some View {
        let isSelected = model.isSelected(option)
        let look = looks?.current ?? SystemLook()
        let title = isSelected ? look.segmentTitle : look.otherSegmentTitle
        return option.view
            .labelStyle(.titleOnly)
            .font(
                title.font
                    ?? .system(
                        size: 13,
                        weight: metrics.isPlain ? .regular : isSelected ? .semibold : .medium)
            )
            .lineLimit(1)
            .controlInk(title.color.map { AnyShapeStyle($0) }, isEnabled: isEnabled)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isSelected {
                    SegmentShape(corner: metrics.thumbCorner)
                        .fill(look.segment ?? metrics.thumb.color(scheme))
                        .opacity(isEnabled ? 1 : 0.5)
                        .padding(.horizontal, metrics.inset)
                        .padding(.vertical, metrics.inset - overhang)
                }
            }
            .contentShape(Rectangle())
            .pickable(option, in: model)
    }

    /// How far the ground reaches beyond the frame, above and below.
    private var overhang: CGFloat { (metrics.drawnHeight - metrics.height) / 2 }

    private func ground(_ options: [PickerOption]) -> some View {
        SegmentShape(corner: metrics.corner).fill(metrics.ground.color(scheme))
            .overlay {
                if metrics.hasDividers { SegmentDividers(breaks: breaks(options)) }
            }
            .padding(.vertical, -overhang)
    }

    /// Between which options a line stands: where neither is chosen.
    private func breaks(_ options: [PickerOption]) -> [Bool] {
        zip(options, options.dropFirst()).map { !model.isSelected($0) && !model.isSelected($1) }
    }
}

/// A rectangle with rounded corners, or a capsule.
private nonisolated struct SegmentShape: Shape {
    let corner: CGFloat?

    func path(in rect: CGRect) -> Path {
        guard let corner else { return Capsule(style: .circular).path(in: rect) }
        return RoundedRectangle(cornerRadius: corner).path(in: rect)
    }
}

/// Lines at the ends of segments. Evidence (iOS 18 and before): 1 wide, 5 to 6 from the edges, 142 142 147 at
/// 30 %.
private struct SegmentDividers: View {
    let breaks: [Bool]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0...breaks.count, id: \.self) { index in
                Color.clear.frame(maxWidth: .infinity)
                    .overlay(alignment: .trailing) {
                        if index < breaks.count, breaks[index] {
                            Color(system: .gray).opacity(0.3).frame(width: 1)
                                .padding(.vertical, 6).offset(x: 0.5)
                        }
                    }
            }
        }
    }
}

/// Segments of equal widths that fill the width; ideally each is as wide as the widest title needs.
private struct SegmentsLayout: Layout, Equatable {
    struct Metrics: Equatable {
        let height: CGFloat
        let padding: CGFloat
        let leastWidth: CGFloat

        init(_ metrics: SegmentedMetrics) {
            (height, padding, leastWidth) = (metrics.height, metrics.padding, metrics.leastWidth)
        }
    }

    let metrics: Metrics
    /// Whether the segments fill the width that there is; in a bar they are as wide as they need to be, as UIKit's are as the view of a title.
    let fills: Bool

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        if let offered, fills { return CGSize(width: offered, height: metrics.height) }
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = max(widest + metrics.padding, metrics.leastWidth) * CGFloat(subviews.count)
        return CGSize(width: min(ideal, offered ?? ideal), height: metrics.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, segment) in subviews.enumerated() {
            segment.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
