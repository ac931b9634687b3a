import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The style of date pickers where none is set: the date and the time as buttons.
///
/// Apple: "DefaultDatePickerStyle".
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the date and the time.
    public func makeBody(configuration: Configuration) -> some View {
        UsualDatePicker(configuration: configuration)
    }
}

/// The date and the time as buttons, or in a field with buttons beside it, as the system has them.
private struct UsualDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.controlProfile.automatic.date) private var look

    var body: some View {
        if look == .stepperField {
            FieldDatePicker(configuration: configuration, hasStepper: true)
        } else {
            CompactDatePicker(configuration: configuration)
        }
    }
}

/// A style that shows the date and the time as buttons, which open a calendar and a wheel.
///
/// Apple: "CompactDatePickerStyle". What they open is not drawn: it is told to assistive technologies and tests.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the date and the time.
    public func makeBody(configuration: Configuration) -> some View {
        UsualDatePicker(configuration: configuration)
    }
}

/// A style that shows a calendar of a month, and the time below it.
///
/// Apple: "GraphicalDatePickerStyle". Its lengths are not measured.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The calendar, and the time.
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// A style that shows wheels for the parts of the date.
///
/// Apple: "WheelDatePickerStyle".
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the wheels.
    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

/// A style that shows the date and the time in a field.
///
/// Apple: "FieldDatePickerStyle", which exists on macOS only. The parts of the date cannot be typed here.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the field.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: false)
    }
}

/// A style that shows the date and the time in a field, and buttons that go to the next and to the previous day or
/// minute.
///
/// Apple: "StepperFieldDatePickerStyle", which exists on macOS only.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the field and the buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The date and the time as buttons.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time as buttons.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with buttons.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
