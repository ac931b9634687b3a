public import QuadrantCore
public import QuadrantViews

/// The style of toggles where none is set: a switch; on macOS, outside of grouped forms, a box with a check mark.
///
/// Apple: "DefaultToggleStyle".
public struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.controlProfile.automatic.toggle) private var look
    @Environment(\.rowSurroundings) private var row

    /// Creates the style.
    nonisolated public init() {}

    /// The label, then a switch; or a box, then the label.
    public func makeBody(configuration: Configuration) -> some View {
        if look == .checkbox, row?.container != .form {
            Checkbox(configuration: configuration)
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

/// A style that shows the label, then a switch: green, or the tint, if it is on. The row fills the
/// proposed width.
///
/// Apple: "SwitchToggleStyle". Taps reach the switch, which is drawn 63 by 28 points and stands alone, in a frame of
/// 66 by 30, if labels are hidden. A row is as high as its label, and at least 30 points outside of lists and forms. In
/// these it is no higher than other rows, so the switch may reach a little beyond it. A mixed state looks like off.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style, with switches in the tint of the environment.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with switches in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The label, then a switch in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
    }
}

/// A style that shows a button with the toggle's label, in the button style around.
///
/// Apple: "ButtonToggleStyle". Without a button style the button is bordered, and prominent if the
/// toggle is on, as measured on macOS. The same holds in other styles with a border. In styles
/// without a border and in custom styles the label looks the same on and off (not measured). A
/// `foregroundStyle` set around the toggle colours the label on and off, as it does for a button (a
/// choice: nobody measured it).
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A button whose action turns the toggle over.
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
    /// The style of toggles where none is set: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Shows the label, then a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Shows a button with the toggle's label.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
