package import QuadrantCore
package import QuadrantViews

/// The colour of a control's label.
///
/// It is what `.primary` and `.foreground` stand for in the label, and its levels are `.secondary` and so
/// on; a style that `foregroundStyle` sets, in the label or around the control, wins over it. Labels of
/// disabled controls are faint: in the label colour, or in the style that is set around them. A colour that is set in
/// them is as opaque as it is (Apple's pictures of iOS 18), while `.secondary` there is a level of the faint one.
/// Evidence: Apple's pictures show a button in the colour that `foregroundColor` sets around it (iOS 18),
/// and disabled labels in 24 % of the ink (iOS 26.0). That styles set around them fade as much is a
/// choice, and so is that grounds, fillings of shapes and pictures in the label do not.
package nonisolated struct ControlInkModifier: EnvironmentModifier {
    /// The colour of the label; `nil` for the label colours.
    let style: AnyShapeStyle?
    let isEnabled: Bool
    /// Whether it is a label beside its control, which has a font of its own on some systems.
    var isBeside = false

    /// The opacity of the labels of disabled controls.
    static let disabledOpacity = 0.24

    package func change(_ environment: inout EnvironmentValues) {
        if isBeside { environment.enterLabelBeside() }
        // Icons of labels in the label colours keep the tint that icons have in rows.
        if style != nil, environment.rowSurroundings != nil {
            environment.rowSurroundings?.isInControl = true
        }
        guard !isEnabled else {
            environment.defaultForeground = style
            return
        }
        environment.defaultForeground = nil
        environment.fadeForeground(to: Self.disabledOpacity)
    }
}

/// Gives a label beside a control the system's font for such labels where none is set.
package nonisolated struct BesideFont: EnvironmentModifier {
    package init() {}

    package func change(_ environment: inout EnvironmentValues) { environment.enterLabelBeside() }
}

extension EnvironmentValues {
    fileprivate mutating func enterLabelBeside() {
        guard font == nil, let own = controlProfile.automatic.row.label else { return }
        font = own
    }
}

extension View {
    /// Gives the label of a control its colour; `nil` for the label colours.
    package func controlInk(_ style: AnyShapeStyle?, isEnabled: Bool) -> some View {
        modifier(ControlInkModifier(style: style, isEnabled: isEnabled))
    }

    /// The label of a control that stands beside it: in the label colours, and in the system's font for such labels where
    /// none is set.
    package func labelBeside(isEnabled: Bool) -> some View {
        modifier(ControlInkModifier(style: nil, isEnabled: isEnabled, isBeside: true))
    }
}
