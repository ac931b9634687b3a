import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// What suits the place: a switch.
///
/// Apple: "DefaultToggleStyle".
public struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration)
    }
}

/// A row as wide as there is room: the label, then a switch, green or in the tint where it is on.
///
/// Apple: "SwitchToggleStyle". The switch alone, 66 by 30 points, is tapped and takes the room where
/// labels are hidden. A mixed state looks like off.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// The style.
    nonisolated public init() {
        tint = nil
    }

    /// Switches that are on in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
    }
}

/// A button with the toggle's label, in the button style around it.
///
/// Apple: "ButtonToggleStyle". Without a style it is bordered, and prominent where it is on, as measured on
/// macOS; so it is in the other styles that have a border. Without one, and in styles of one's
/// own, the label looks the same on and off (not measured).
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button(
            PrimitiveButtonStyleConfiguration(
                label: configuration.label, kind: .toggle(isOn: configuration.isOn)
            ) { _ in
                isOn.wrappedValue.toggle()
            })
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// What suits the place: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label, then a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button with the toggle's label.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Evidence (iOS 26.0): the row fills the width and spaces like a control; its text baselines are at its
/// top. Without a label the switch stands alone.
private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    var tint: AnyShapeStyle?
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        let isOn = configuration.$isOn
        let handle = SwitchHandle(isOn: configuration.isOn, tint: tint)
            .modifier(TapModifier { _ in isOn.wrappedValue.toggle() })
        if labelsVisibility == .hidden {
            handle.modifier(
                RepresentationModifier(representation: configuration.label, kind: .hiddenLabel))
        } else {
            ControlBox {
                HStack(spacing: 0) {
                    configuration.label
                    Spacer(minLength: 8)
                    handle
                }
            }
            .alignmentGuide(.firstTextBaseline) { _ in 0 }
            .alignmentGuide(.lastTextBaseline) { _ in 0 }
        }
    }
}

/// The switch itself.
///
/// Evidence (iOS 26.0): a capsule of 66 by 30, green or the grey of bordered buttons, with a white pill of
/// 38 by 25, 2.5 in, but half a point from the end where it is on. Disabled: the track at half strength.
private struct SwitchHandle: View {
    let isOn: Bool
    let tint: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Capsule(style: .circular)
            .fill(track)
            .opacity(isEnabled ? 1 : 0.5)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular).fill(.white).frame(width: 38, height: 25)
                    .padding(isOn ? .trailing : .leading, isOn ? 0.5 : 2.5)
            }
            .frame(width: 66, height: 30)
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(ControlColors.ground(scheme)) }
        return tint ?? (surroundingTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(.tint))
    }
}
