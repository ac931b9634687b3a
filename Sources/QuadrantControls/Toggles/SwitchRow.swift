import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
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
    @Environment(\.rowSurroundings) private var row
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.controlProfile.toggle) private var metrics

    var body: some View {
        let isOn = configuration.$isOn
        let handle = SwitchHandle(isOn: isOn, tint: tint)
            .modifier(TapModifier { isOn.wrappedValue.toggle() })
            .gesture(slide(isOn))
        if labelsVisibility == .hidden {
            handle.modifier(
                RepresentationModifier(representation: configuration.label, kind: .hiddenLabel))
        } else {
            LabeledControlRow {
                configuration.label
                handle.padding(.trailing, overhang)
            }
            .alignmentGuide(.firstTextBaseline) { _ in 0 }
            .alignmentGuide(.lastTextBaseline) { _ in 0 }
        }
    }
}

extension SwitchRow {
    /// A finger that slides over the switch puts it on or off by its direction.
    private func slide(_ isOn: Binding<Bool>) -> some Gesture {
        let on: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        return DragGesture().onChanged { value in
            let wanted = value.translation.width * on > 0
            if wanted != isOn.wrappedValue { isOn.wrappedValue = wanted }
        }
    }

    /// A switch ends a little beyond the content of a row.
    private var overhang: CGFloat {
        guard let row, row.container != .columns else { return 0 }
        return -metrics.overhang
    }
}

/// The switch itself: a capsule, green or in the tint if it is on, with a white knob.
private struct SwitchHandle: View {
    @Binding var isOn: Bool
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
