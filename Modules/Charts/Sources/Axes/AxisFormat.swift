internal import Foundation

/// How values are written at an axis.
enum AxisFormat {
    /// A function that writes values of the type of a format; `nil` for values of other types.
    static func writer<F: FormatStyle>(_ format: F) -> (_Datum, Locale) -> String?
    where F.FormatInput: Plottable, F.FormatOutput == String {
        { datum, locale in F.FormatInput.value(of: datum).map { format.locale(locale).format($0) } }
    }

    /// The usual text of a value.
    ///
    /// Numbers are grouped; where ticks reach a million they are written as 5.0E6 (measured in iOS 16). Dates are
    /// written by the unit of their steps: "8 AM", "May 2", "Jan", "2002" (measured).
    static func text(
        _ datum: _Datum, on scale: PositionScale, _ locale: Locale, _ calendar: Calendar
    ) -> String {
        switch datum {
        case .category(let name): return name
        case .number(let number):
            if scale.kind == .category { return datum.name }
            if scale.isShare {
                return number.formatted(.percent.precision(.fractionLength(0)).locale(locale))
            }
            let largest = scale.ticks.compactMap(\.amount).map(abs).max() ?? 0
            if largest >= 1e6 || largest > 0 && largest < 1e-4 {
                return number == 0 ? "0" : exponent(number, locale)
            }
            return number.formatted(
                .number.precision(.fractionLength(0...digits(scale.tickStep))).locale(locale))
        case .date(let seconds):
            guard abs(seconds) < CalendarYears.mostSeconds, let unit = scale.tickUnit else {
                return year(seconds, locale)
            }
            return text(Date(timeIntervalSinceReferenceDate: seconds), unit, locale, calendar)
        }
    }

    /// The year of a moment that no calendar counts.
    private static func year(_ seconds: Double, _ locale: Locale) -> String {
        let years = 2001 + seconds / 31_556_952
        return years.isFinite && abs(years) < 1e15
            ? years.rounded().formatted(.number.grouping(.never).locale(locale))
            : exponent(years, locale)
    }

    /// How many digits behind the point tell multiples of a step apart.
    private static func digits(_ step: Double) -> Int {
        guard step > 0, step < 1 else { return step == step.rounded() ? 0 : 2 }
        return min(Int((-log10(step)).rounded(.up)) + 1, 12)
    }

    private static func exponent(_ number: Double, _ locale: Locale) -> String {
        var power = log10(abs(number)).rounded(.down)
        guard power.isFinite else { return "0" }
        var mantissa = number / pow(10, power)
        if abs(mantissa) >= 9.95 { (power, mantissa) = (power + 1, mantissa / 10) }
        return mantissa.formatted(.number.precision(.fractionLength(1)).locale(locale))
            + "E\(Int(power))"
    }

    private static func text(
        _ date: Date, _ unit: Calendar.Component, _ locale: Locale, _ calendar: Calendar
    ) -> String {
        var style = Date.FormatStyle(
            locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .nanosecond, .second: style = style.hour().minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .month, .quarter: style = style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        return style.format(date)
    }

    /// A value in words, for assistive technologies.
    static func spoken(_ datum: _Datum, _ locale: Locale) -> String {
        switch datum {
        case .category(let name): name
        case .number(let number):
            number.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
        case .date(let seconds):
            abs(seconds) < CalendarYears.mostSeconds
                ? Date(timeIntervalSinceReferenceDate: seconds).formatted(
                    Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
                : year(seconds, locale)
        }
    }
}
