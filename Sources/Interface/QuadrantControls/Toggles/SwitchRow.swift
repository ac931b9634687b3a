import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// A toggle that is a switch: its label and the switch, or the switch alone where labels are hidden.
///
/// Evidence (iOS 26.0): the row fills the width and spaces like a control; its text baselines are at its
/// top. Outside of lists and forms it is at least 30 high, and a switch alone 66 by 30; on iOS 18, 31 and 49 by 31.
struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    /// The style of a switch that is on; `nil` for the tint around, or green if none is set.
    var tint: AnyShapeStyle?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.rowSurroundings) private var row
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.controlProfile.toggle) private var usual
    @State private var slide = SwitchSlide()
    @GestureState private var isSliding = false

    private var metrics: SwitchMetrics { usual.in(row) }

    var body: some View {
        let isOn = configuration.$isOn
        let slide = slide
        let handle = SwitchHandle(isOn: isOn, slide: slide, tint: tint)
            .modifier(
                TapModifier {
                    slide.wanted = !isOn.wrappedValue
                    isOn.wrappedValue.toggle()
                }
            )
            .gesture(sliding(isOn))
            // A slide that is cancelled has no end.
            .onChange(of: isSliding) { _, isSliding in
                if !isSliding { slide.end() }
            }
        if labelsVisibility == .hidden {
            framed(handle, width: metrics.frame.width).modifier(
                RepresentationModifier(representation: configuration.label, kind: .hiddenLabel))
        } else {
            LabeledControlRow {
                configuration.label.modifier(BesideFont())
                framed(handle, width: nil)
            }
            .alignmentGuide(.firstTextBaseline) { _ in 0 }
            .alignmentGuide(.lastTextBaseline) { _ in 0 }
        }
    }
}

extension SwitchRow {
    /// A finger that slides sideways over the switch takes the knob along.
    private func sliding(_ isOn: Binding<Bool>) -> some Gesture {
        let on: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        let (slide, way) = (slide, metrics.way)
        return DragGesture().updating($isSliding) { _, isSliding, _ in
            isSliding = true
        }
        .onChanged { value in
            let wanted = slide.isOn(
                after: CGSize(
                    width: value.translation.width * on, height: value.translation.height),
                on: way, from: isOn.wrappedValue)
            guard wanted != isOn.wrappedValue else { return }
            slide.wanted = wanted
            isOn.wrappedValue = wanted
        }
        .onEnded { _ in slide.end() }
    }

    /// The switch in the frame that it is laid out in, beyond whose end it is drawn a little; in rows of lists and forms as high
    /// as it is drawn.
    @ViewBuilder private func framed(_ handle: some View, width: CGFloat?) -> some View {
        if row?.container == .columns {
            handle
        } else {
            handle.padding(.trailing, -metrics.overhang)
                .frame(width: width, height: row == nil ? metrics.frame.height : nil)
        }
    }
}

extension SwitchMetrics {
    /// The figures in a row of a container.
    fileprivate func `in`(_ row: RowSurroundings?) -> SwitchMetrics {
        guard row?.container == .form, let small else { return self }
        var result = self
        (result.track, result.knob) = small
        return result
    }
}

/// A finger on a switch: where the knob was when it came down, and whether it goes sideways.
private final class SwitchSlide {
    /// What a finger has just set: the knob glides there. What code sets moves the knob if code asks for any animation, by
    /// the switch's own, as UIKit's `setOn(_:animated:)` does: it never leaves the track.
    var wanted: Bool?
    /// A choice: UIKit's switches take about as long.
    static var spring: Animation { .smooth(duration: 0.25) }

    private var start: (isOn: Bool, isSideways: Bool)?

    /// Whether the switch is on with the finger there: the knob is beyond half of its way.
    ///
    /// - Parameters:
    ///   - translation: How far the finger has come; a positive width leads to where the switch is on.
    ///   - way: How far the knob goes, in points.
    ///   - isOn: Whether the switch is on now.
    func isOn(after translation: CGSize, on way: CGFloat, from isOn: Bool) -> Bool {
        let start =
            start
            ?? (isOn: isOn, isSideways: abs(translation.width) > abs(translation.height))
        self.start = start
        guard start.isSideways else { return isOn }
        return (start.isOn ? way : 0) + translation.width > way / 2
    }

    func end() { start = nil }
}

/// The switch itself: a capsule, green or in the tint if it is on, with a white knob.
private struct SwitchHandle: View {
    @Binding var isOn: Bool
    let slide: SwitchSlide
    let tint: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.controlProfile.toggle) private var usual
    @Environment(\.rowSurroundings) private var row

    private var metrics: SwitchMetrics { usual.in(row) }

    var body: some View {
        let ground = Capsule(style: .circular).fill(track)
            .opacity(isEnabled ? 1 : metrics.disabledOpacity)
        if metrics.shadows.isEmpty {
            piece(on: ground)
        } else {
            piece(on: ground.overlay { shadow })
        }
    }

    /// The track with the knob on it.
    private func piece(on ground: some View) -> some View {
        let (isOn, slide) = (isOn, slide)
        return
            ground
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular).fill(.white)
                    .frame(width: metrics.knob.width, height: metrics.knob.height)
                    .padding(metrics.inset)
            }
            .frame(width: metrics.track.width, height: metrics.track.height)
            .transaction(value: isOn) { transaction in
                if slide.wanted == isOn || transaction.animation != nil {
                    transaction.animation = SwitchSlide.spring
                }
                slide.wanted = nil
            }
            // A switch is one piece: where its row moves, the knob rides on the track.
            .geometryGroup()
            .modifier(OnePieceModifier())
    }

    /// What lies under the knob: a knob with its shadow, cut to the track.
    private var shadow: some View {
        Color.clear
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular).fill(metrics.shadows.white)
                    .frame(width: metrics.knob.width, height: metrics.knob.height)
                    .padding(metrics.inset)
            }
            .clipShape(Capsule(style: .circular))
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color(system: metrics.off)) }
        let isGreen = surroundingTint == nil && !metrics.isTinted
        return tint ?? (isGreen ? AnyShapeStyle(Color.green) : AnyShapeStyle(.tint))
    }
}
