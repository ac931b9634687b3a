public import QuadrantCore

/// What suits the place: a switch.
///
/// Apple: "DefaultToggleStyle".
public struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}

    /// The label, then a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration)
    }
}

/// A row as wide as there is room: the label, then a switch, green or in the tint where it is on.
///
/// Apple: "SwitchToggleStyle". The switch, 63 by 28 points, is tapped, and stands alone where labels are
/// hidden. A row is as high as its label, so that a switch may reach a little beyond it: rows of lists with
/// a switch are no higher than others in Apple's pictures (iOS 26); that it is so outside of lists
/// is a choice. A mixed state looks like off.
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

    /// The label, then a switch in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
    }
}

/// A button with the toggle's label, in the button style around it.
///
/// Apple: "ButtonToggleStyle". Without a style it is bordered, and prominent where it is on, as measured on
/// macOS; so it is in the other styles that have a border. Without one, and in styles of one's
/// own, the label looks the same on and off (not measured). A style that `foregroundStyle` sets around it
/// colours the label on and off, as it does that of a button (a choice: nobody measured it).
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
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
