import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A wheel of texts, which sets a number.
private struct TextWheel: View {
    let count: Int
    let title: (Int) -> String
    let selected: Int
    let name: String
    /// The width in points; `nil` for an equal share of what is left. Widths are a choice.
    var width: CGFloat?
    let select: (Int) -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Wheel(
            rows: count, selected: selected, hasBand: false,
            row: { index in
                AnyView(
                    Text(title(index)).monospacedDigit()
                        .modifier(TapModifier { select(index) }))
            },
            select: select
        )
        .frame(width: width)
        .controlNote(
            AccessibilityNote.adjustable(
                isEnabled: isEnabled,
                value: (0..<count).contains(selected) ? title(selected) : nil,
                increment: { if selected + 1 < count { select(selected + 1) } },
                decrement: { if selected > 0 { select(selected - 1) } }
            ).ignoringChildren
        )
        .accessibilityLabel(name)
    }
}

extension DatePickerStyleConfiguration {
    /// Sets one part of the date. A day that a shorter month has not becomes its last one.
    fileprivate func set(_ component: Calendar.Component, _ value: Int, _ calendar: Calendar) {
        let now = calendar.component(component, from: selection)
        guard
            let date = calendar.date(byAdding: component, value: value - now, to: selection)
        else { return }
        selection = nearest(date)
    }
}

/// Month, day and year, in the order of the locale.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 0) {
            ForEach(order, id: \.self) { component in
                switch component {
                case .day: days
                case .month: months
                default: years
                }
            }
        }
    }

    /// The parts as the locale writes them in a date with the name of the month.
    private var order: [Calendar.Component] {
        let all: [(Character, Calendar.Component)] = [("d", .day), ("M", .month), ("y", .year)]
        let pattern = locale.datePattern("yMMMMd").map { $0 == "L" ? "M" : $0 }
        let parts = pattern.compactMap { letter in all.first { $0.0 == letter }?.1 }
        let found = parts.enumerated().filter { !parts[..<$0.offset].contains($0.element) }
        return found.count == 3 ? found.map(\.element) : [.month, .day, .year]
    }

    private var months: some View {
        let month = calendar.component(.month, from: configuration.selection)
        let names = calendar.standaloneMonthSymbols
        return TextWheel(
            count: names.count, title: { names[$0] }, selected: month - 1, name: "Month",
            select: { configuration.set(.month, $0 + 1, calendar) })
    }

    private var days: some View {
        let days = calendar.range(of: .day, in: .month, for: configuration.selection) ?? 1..<32
        let day = calendar.component(.day, from: configuration.selection)
        let format = style.day()
        return TextWheel(
            count: days.count, title: { title(.day, days.lowerBound + $0, format) },
            selected: day - days.lowerBound, name: "Day", width: 56,
            select: { configuration.set(.day, $0 + days.lowerBound, calendar) })
    }

    private var years: some View {
        let year = calendar.component(.year, from: configuration.selection)
        let years = years(year)
        let format = style.year()
        return TextWheel(
            count: years.count, title: { title(.year, years.lowerBound + $0, format) },
            selected: year - years.lowerBound, name: "Year", width: 84,
            select: { configuration.set(.year, $0 + years.lowerBound, calendar) })
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// A part of the date in the words of the locale, some of which write a sign after days and years.
    private func title(
        _ component: Calendar.Component, _ value: Int, _ format: Date.FormatStyle
    ) -> String {
        // The first day of a month: months of all years have it.
        var parts = calendar.dateComponents([.era, .year, .month], from: configuration.selection)
        parts.day = 1
        if component == .day { parts.day = value } else { parts.year = value }
        return calendar.date(from: parts).map(format.format) ?? "\(value)"
    }

    /// The years that can be chosen: those of the limits, else a hundred before and after.
    private func years(_ year: Int) -> ClosedRange<Int> {
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) }
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) }
        let low = min(first ?? year - 100, year)
        return low...max(last ?? year + 100, year)
    }
}

extension Locale {
    /// The pattern in which dates with the parts of a template are written.
    fileprivate func datePattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: self) ?? template
    }
}

/// The days around the chosen one, in one wheel.
struct DayWheel: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    /// How many days are offered on each side.
    private static let reach = 30

    var body: some View {
        let offsets = Array(-Self.reach...Self.reach)
        TextWheel(
            count: offsets.count, title: { title(offsets[$0]) }, selected: Self.reach, name: "Day",
            select: { index in
                let day = calendar.date(
                    byAdding: .day, value: offsets[index], to: configuration.selection)
                if let day { configuration.selection = configuration.nearest(day) }
            })
    }

    private func title(_ offset: Int) -> String {
        let day =
            calendar.date(byAdding: .day, value: offset, to: configuration.selection)
            ?? configuration.selection
        var format = Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day()
        format.locale = locale
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        return format.format(day)
    }
}

/// Hour, minute and, where it is chosen, second, and the half of the day where the locale counts to 12.
struct TimeWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let hour = calendar.component(.hour, from: configuration.selection)
        HStack(spacing: 0) {
            if hasHalves, beginsWithHalf { halves(hour) }
            TextWheel(
                count: hasHalves ? 12 : 24, title: { hourTitle($0) },
                selected: hasHalves ? hour % 12 : hour, name: "Hour", width: 56,
                select: { configuration.set(.hour, hasHalves ? hour / 12 * 12 + $0 : $0, calendar) }
            )
            sixty(.minute, "Minute")
            if configuration.displayedComponents.contains(.hourMinuteAndSecond) {
                sixty(.second, "Second")
            }
            if hasHalves, !beginsWithHalf { halves(hour) }
        }
    }

    /// Minutes or seconds.
    private func sixty(_ component: Calendar.Component, _ name: String) -> some View {
        TextWheel(
            count: 60, title: { number($0, digits: 2) },
            selected: calendar.component(component, from: configuration.selection), name: name,
            width: 56,
            select: { configuration.set(component, $0, calendar) })
    }

    private func halves(_ hour: Int) -> some View {
        TextWheel(
            count: 2, title: { $0 == 0 ? calendar.amSymbol : calendar.pmSymbol },
            selected: hour / 12, name: "AM/PM", width: 64,
            select: { configuration.set(.hour, hour % 12 + $0 * 12, calendar) })
    }

    private func hourTitle(_ hour: Int) -> String {
        let isNoon = locale.hourCycle == .oneToTwelve && hour == 0
        return number(isNoon ? 12 : hour, digits: 1)
    }

    private func number(_ value: Int, digits: Int) -> String {
        IntegerFormatStyle<Int>(locale: locale).grouping(.never)
            .precision(.integerLength(digits...)).format(value)
    }

    /// Whether the hours of the locale end at 12.
    private var hasHalves: Bool {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: true
        default: false
        }
    }

    /// Whether the locale writes the half of the day before the hour.
    private var beginsWithHalf: Bool {
        locale.datePattern("jm").first { "abBhHkK".contains($0) }.map { "abB".contains($0) }
            ?? false
    }
}
