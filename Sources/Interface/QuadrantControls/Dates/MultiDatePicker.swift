public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// A calendar in which several days can be chosen.
///
/// Apple: "MultiDatePicker". A day that is tapped is chosen, and no longer chosen when it is tapped again. The components of
/// the days that it adds are calendar, era, year, month and day. Its lengths are not measured.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let first: Date?
    /// The first moment that cannot be chosen any more.
    private let end: Date?

    private init(
        _ label: Label, _ selection: Binding<Set<DateComponents>>, from first: Date? = nil,
        to end: Date? = nil
    ) {
        self.label = label
        self.selection = selection
        self.first = first
        self.end = end
    }

    /// A calendar of a month.
    @MainActor public var body: some View {
        MultiDateCalendar(selection: selection, first: first, end: end)
            .accessibilityElement(children: .contain)
            .hiddenLabel(label)
    }
}

/// The calendar of several days.
private struct MultiDateCalendar: View {
    let selection: Binding<Set<DateComponents>>
    let first: Date?
    let end: Date?
    @Environment(\.now) private var now
    @Environment(\.calendar) private var calendar
    @Environment(\.controlProfile.date) private var metrics

    var body: some View {
        let (selection, first, end) = (selection, first, end)
        let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }
        MonthCalendar(
            DaySelection(
                start: chosen.min() ?? first ?? now ?? Date(), followsStart: false,
                isSelected: { day, calendar in
                    chosen.contains { calendar.isDate($0, inSameDayAs: day) }
                },
                isAllowed: { day, calendar in
                    guard let interval = calendar.dateInterval(of: .day, for: day) else {
                        return false
                    }
                    return first.map { interval.end > $0 } ?? true
                        && end.map { interval.start < $0 } ?? true
                },
                select: { day, calendar in
                    let same = selection.wrappedValue.filter {
                        calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: day) }
                            ?? false
                    }
                    if same.isEmpty {
                        selection.wrappedValue.insert(
                            calendar.dateComponents(
                                [.calendar, .era, .year, .month, .day], from: day))
                    } else {
                        selection.wrappedValue.subtract(same)
                    }
                })
        )
        .frame(idealWidth: metrics.calendarWidth)
    }
}

extension MultiDatePicker {
    /// Creates a calendar with a label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection)
    }

    /// Creates a calendar with a label, for days of a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: bounds.lowerBound, to: bounds.upperBound)
    }

    /// Creates a calendar with a label, for days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: bounds.lowerBound)
    }

    /// Creates a calendar with a label, for days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, to: bounds.upperBound)
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar with a localised title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection)
    }

    /// Creates a calendar with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(Text(title), selection)
    }

    /// Creates a calendar with a localised title, for days of a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(Text(titleKey), selection, from: bounds.lowerBound, to: bounds.upperBound)
    }

    /// Creates a calendar with a title that is not localised, for days of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(Text(title), selection, from: bounds.lowerBound, to: bounds.upperBound)
    }

    /// Creates a calendar with a localised title, for days from a date on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(Text(titleKey), selection, from: bounds.lowerBound)
    }

    /// Creates a calendar with a title that is not localised, for days from a date on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(Text(title), selection, from: bounds.lowerBound)
    }

    /// Creates a calendar with a localised title, for days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(Text(titleKey), selection, to: bounds.upperBound)
    }

    /// Creates a calendar with a title that is not localised, for days before a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(Text(title), selection, to: bounds.upperBound)
    }
}
