package import QuadrantCore
package import QuadrantText
import QuadrantViews

/// The figures and colours of a system's controls, lists, forms and fields.
///
/// All of a system is in one file (`ControlProfile+iOS26.swift`, …), where each figure says what it rests on.
/// Styles read it from the environment (`controlProfile`); no style asks which system it is. A family of
/// controls has a struct of its own here, so that a new family is a new struct and a value in each system's file.
package struct ControlProfile: Sendable {
    /// The looks of families where no style is set.
    package var automatic = AutomaticLooks()
    /// Boxes with a check mark, and circles of radio groups.
    package var checkbox = CheckboxMetrics()
    /// Buttons with a background.
    package let button: ButtonMetrics
    /// Switches.
    package let toggle: SwitchMetrics
    /// Fields and editors of text.
    package let field: FieldMetrics
    /// Group boxes.
    package let groupBox: GroupBoxMetrics
    /// Lists and forms.
    package let list: ListMetrics
    /// Bars and spinners.
    package let progress: ProgressMetrics
    /// Closed menus, and pickers of several looks.
    package let picker: PickerMetrics
    /// Sliders.
    package let slider: SliderMetrics
    /// Steppers.
    package let stepper: StepperMetrics
    /// Gauges.
    package let gauge: GaugeMetrics
    /// Date pickers.
    package let date: DateMetrics
    /// Colour wells.
    package let colorWell: ColorWellMetrics
    /// Sheets, alerts and what else is presented.
    package let presentation: PresentationMetrics
    /// Bars with titles and buttons.
    package let bar: BarMetrics
    /// Bars of tabs, and the dots of pages.
    package let tab: TabMetrics
    /// Fields to search in.
    package let search: SearchMetrics
    /// Columns beside each other.
    package let column: ColumnMetrics
    /// Windows that have the bars of the screens in them; `nil` where each screen has its own.
    package var window: WindowMetrics?
}

extension PlatformProfile {
    /// The figures and colours of controls.
    package var controls: ControlProfile {
        switch self {
        case .iOS26: .iOS26
        case .iOS18: .iOS18
        case .macOS26: .macOS26
        }
    }
}

extension EnvironmentValues {
    /// The figures and colours of controls on the system that the tree is laid out by.
    package var controlProfile: ControlProfile { platformProfile.controls }
}
