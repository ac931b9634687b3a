public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A control that chooses a date, a time or both.
///
/// Apple: "DatePicker". The date picker style around decides how it looks; without one the date and the time are buttons
/// at the end of a row. Dates and times are written as the locale, the calendar and the time zone of the environment ask.
/// Dates that no calendar can hold are shown as the beginning of 2001, and reported.
public nonisolated struct DatePicker<Label: View>: View {
    /// Which parts of a date a date picker chooses.
    public typealias Components = DatePickerComponents

    private let label: Label
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components

    init(
        _ label: Label, _ selection: Binding<Date>, from minimum: Date? = nil,
        to maximum: Date? = nil, _ components: Components
    ) {
        self.label = label
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
    }

    /// The date picker in the style around.
    @MainActor public var body: some View {
        let isUsable = selection.wrappedValue.isInCalendars
        DatePickerHost(
            configuration: DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(_content: .subtitled(label)),
                selection: isUsable ? selection : replaced(selection), minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components)
        )
        .modifier(
            ReportModifier(
                diagnostic: isUsable
                    ? nil
                    : Diagnostic(
                        "The selection of a DatePicker is no date that a calendar can hold",
                        advice: "The beginning of 2001 is shown. Set a date of the years 1 to 9999."
                    )))
    }

    /// The same selection, with another date where it is no date of a calendar.
    private func replaced(_ selection: Binding<Date>) -> Binding<Date> {
        Binding(
            get: {
                let date = selection.wrappedValue
                return date.isInCalendars ? date : Date(timeIntervalSinceReferenceDate: 0)
            }, set: { selection.wrappedValue = $0 })
    }
}

extension Date {
    /// Whether the date is in the years 1 to 9999.
    var isInCalendars: Bool {
        let seconds = timeIntervalSince1970
        return seconds.isFinite && abs(seconds) < 62_135_596_800
            || seconds >= 62_135_596_800 && seconds < 253_402_300_800
    }
}

/// A date picker in the style around, with what sets its date.
private struct DatePickerHost: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let configuration = configuration
        StyledControl(
            configuration,
            fallback: HostedStyle(
                DatePickerBody<DefaultDatePickerStyle>.self, DefaultDatePickerStyle())
        )
        .settable(isEnabled: isEnabled) { (date: Date) in
            configuration.selection = configuration.nearest(date)
        }
    }
}

extension DatePicker {
    /// Creates a date picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen date.
    ///   - displayedComponents: Which parts of it are chosen.
    ///   - label: What the date picker chooses.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, displayedComponents)
    }

    /// Creates a date picker with a label, for dates of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
    }

    /// Creates a date picker with a label, for dates from a date on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: range.lowerBound, displayedComponents)
    }

    /// Creates a date picker with a label, for dates up to a date.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, to: range.upperBound, displayedComponents)
    }
}
