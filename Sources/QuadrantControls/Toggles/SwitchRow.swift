import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A toggle that is a switch: its label and the switch, or the switch alone where labels are hidden.
///
/// Evidence (iOS 26.0): the row fills the width and spaces like a control; its text baselines are at its
/// top.
struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    /// The style of a switch that is on; `nil` for the tint around, or green if none is set.
    var tint: AnyShapeStyle?
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        let isOn = configuration.$isOn
        let handle = SwitchHandle(isOn: configuration.isOn, tint: tint)
            .modifier(TapModifier { isOn.wrappedValue.toggle() })
        if labelsVisibility == .hidden {
            handle.modifier(
                RepresentationModifier(representation: configuration.label, kind: .hiddenLabel))
        } else {
            SwitchRowLayout {
                configuration.label
                handle
            }
            .alignmentGuide(.firstTextBaseline) { _ in 0 }
            .alignmentGuide(.lastTextBaseline) { _ in 0 }
        }
    }
}

/// The label at the start and the switch at the end of a row that is as wide as there is room and as high
/// as the label; without a label as high as the switch.
private struct SwitchRowLayout: Layout, Equatable {
    /// The least distance between label and switch, as a spacer has it.
    private static let gap: CGFloat = 8

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let control = subviews.last?.sizeThatFits(.unspecified) ?? .zero
        guard subviews.count > 1, let label = subviews.first else {
            return CGSize(width: max(control.width, proposal.width ?? 0), height: control.height)
        }
        let size = label.sizeThatFits(inner(proposal, control))
        return CGSize(
            width: max(size.width + Self.gap + control.width, proposal.width ?? 0),
            height: size.height > 0 ? size.height : control.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let handle = subviews.last else { return }
        handle.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        guard subviews.count > 1, let label = subviews.first else { return }
        label.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: inner(proposal, handle.sizeThatFits(.unspecified)))
    }

    /// The proposal for the label: the room beside the switch.
    private func inner(_ proposal: ProposedViewSize, _ control: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - Self.gap - control.width) },
            height: proposal.height)
    }
}

/// The switch itself: a capsule, green or in the tint if it is on, with a white knob.
private struct SwitchHandle: View {
    let isOn: Bool
    let tint: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.controlProfile.toggle) private var metrics

    var body: some View {
        Capsule(style: .circular)
            .fill(track)
            .opacity(isEnabled ? 1 : metrics.disabledOpacity)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular).fill(.white)
                    .frame(width: metrics.knob.width, height: metrics.knob.height)
                    .padding(metrics.inset)
            }
            .frame(width: metrics.track.width, height: metrics.track.height)
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color(system: metrics.off)) }
        return tint ?? (surroundingTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(.tint))
    }
}
