public import Foundation
public import SwiftUI

/// A value with the name of what it is a value of.
///
/// Apple: "PlottableValue". The name is that of the axis for assistive technologies; the first mark with one says it.
public struct PlottableValue<Value: Plottable> {
    var label: Text
    var extent: DatumExtent
}

/// A value, or a range of values, as charts know it.
struct DatumExtent: Hashable {
    /// The value, or where the range begins.
    var start: _Datum
    /// Where the range ends; the same for a single value.
    var end: _Datum
    /// The unit that a date is counted in: its mark takes the whole unit.
    var unit: Calendar.Component?
    /// Whether a range was given.
    var isRange = false
    /// Whether the value is one of an enumeration with raw texts, which are keys of localised texts.
    var isKey = false
}

extension PlottableValue {
    fileprivate init(_ label: Text, _ value: Value) {
        self.label = label
        let datum = value.datum
        extent = DatumExtent(
            start: datum, end: datum, isKey: datum.isCategory && !(value is String))
    }

    fileprivate init(_ label: Text, _ start: Value, _ end: Value) {
        self.label = label
        extent = DatumExtent(start: start.datum, end: end.datum, isRange: true)
    }

    /// A value with its name.
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    /// A value with its name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label, value)
    }

    /// A value with its name.
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    /// A value with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// A range of values with its name: a mark takes exactly the range.
    public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }

    /// A range of values with its name.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }

    /// A range of values with its name.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ range: Range<Value>
    ) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }

    /// A range of values with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ range: Range<Value>
    ) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }

    /// A bin with its name.
    public static func value(
        _ label: LocalizedStringKey, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }

    /// A bin with its name.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }

    /// A bin with its name.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }

    /// A bin with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    private init(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar?
    ) {
        self.label = label
        extent = DatumExtent(date, unit: unit, calendar: calendar ?? .current)
    }

    /// The unit of time in which a date lies, with its name: a mark takes the whole unit.
    ///
    /// - Parameter calendar: `nil` for the current one.
    public static func value(
        _ label: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(label), date, unit: unit, calendar: calendar)
    }

    /// The unit of time in which a date lies, with its name.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label, date, unit: unit, calendar: calendar)
    }

    /// The unit of time in which a date lies, with its name.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(label), date, unit: unit, calendar: calendar)
    }

    /// The unit of time in which a date lies, with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(label), date, unit: unit, calendar: calendar)
    }
}

extension DatumExtent {
    /// A single value.
    init(_ datum: _Datum) { self.init(start: datum, end: datum) }

    /// The unit in which a date lies; the date alone where the calendar knows no such unit.
    init(_ date: Date, unit: Calendar.Component, calendar: Calendar) {
        let seconds = date.timeIntervalSinceReferenceDate
        // A calendar is asked only about years that it counts without trouble.
        guard seconds.isFinite, abs(seconds) < CalendarYears.mostSeconds,
            let interval = calendar.dateInterval(of: unit, for: date)
        else {
            self.init(.date(seconds))
            return
        }
        self.init(
            start: .date(interval.start.timeIntervalSinceReferenceDate),
            end: .date(interval.end.timeIntervalSinceReferenceDate), unit: unit)
    }
}

/// Which dates calendars are asked about.
enum CalendarYears {
    /// Some 12,000 years to both sides of 2001; dates further away have numbers of years for labels.
    static let mostSeconds = 12_000 * 365.25 * 86_400
}
