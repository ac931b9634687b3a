public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension DatePicker where Label == Text {
    /// Creates a date picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, displayedComponents)
    }

    /// Creates a date picker with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, displayedComponents)
    }

    /// Creates a date picker with a localised title, for dates of a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(titleKey), selection, from: range.lowerBound, to: range.upperBound,
            displayedComponents)
    }

    /// Creates a date picker with a title that is not localised, for dates of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(title), selection, from: range.lowerBound, to: range.upperBound,
            displayedComponents)
    }

    /// Creates a date picker with a localised title, for dates from a date on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: range.lowerBound, displayedComponents)
    }

    /// Creates a date picker with a title that is not localised, for dates from a date on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, from: range.lowerBound, displayedComponents)
    }

    /// Creates a date picker with a localised title, for dates up to a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, to: range.upperBound, displayedComponents)
    }

    /// Creates a date picker with a title that is not localised, for dates up to a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, to: range.upperBound, displayedComponents)
    }
}
