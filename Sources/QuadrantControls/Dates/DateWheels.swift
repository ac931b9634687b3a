import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A wheel of texts, which sets a number.
private struct TextWheel: View {
    let titles: [String]
    let selected: Int
    let name: String
    /// The width in points; `nil` for an equal share of what is left. Widths are a choice.
    var width: CGFloat?
    let select: (Int) -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Wheel(rows: titles.count, selected: selected, hasBand: false) { index in
            AnyView(
                Text(titles[index]).monospacedDigit()
                    .modifier(TapModifier { select(index) }))
        }
        .frame(width: width)
        .controlNote(
            AccessibilityNote.adjustable(
                isEnabled: isEnabled,
                value: titles.indices.contains(selected) ? titles[selected] : nil,
                increment: { if selected + 1 < titles.count { select(selected + 1) } },
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

/// Month, day and year.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    var body: some View {
        let parts = calendar.dateComponents([.year, .month, .day], from: configuration.selection)
        let days = calendar.range(of: .day, in: .month, for: configuration.selection) ?? 1..<32
        let years = years(parts.year ?? 2001)
        HStack(spacing: 0) {
            TextWheel(
                titles: calendar.standaloneMonthSymbols, selected: (parts.month ?? 1) - 1,
                name: "Month"
            ) { configuration.set(.month, $0 + 1, calendar) }
            TextWheel(
                titles: days.map { "\($0)" }, selected: (parts.day ?? 1) - days.lowerBound,
                name: "Day", width: 56
            ) { configuration.set(.day, $0 + days.lowerBound, calendar) }
            TextWheel(
                titles: years.map { "\($0)" }, selected: (parts.year ?? 2001) - years.lowerBound,
                name: "Year", width: 84
            ) { configuration.set(.year, $0 + years.lowerBound, calendar) }
        }
    }

    /// The years that can be chosen: those of the limits, else a hundred before and after.
    private func years(_ year: Int) -> ClosedRange<Int> {
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) }
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) }
        let low = min(first ?? year - 100, year)
        return low...max(last ?? year + 100, year)
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
            titles: offsets.map(title), selected: Self.reach, name: "Day"
        ) { index in
            let day = calendar.date(
                byAdding: .day, value: offsets[index], to: configuration.selection)
            if let day { configuration.selection = configuration.nearest(day) }
        }
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

/// Hour and minute, and the half of the day where the locale counts to 12.
struct TimeWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let parts = calendar.dateComponents([.hour, .minute], from: configuration.selection)
        let hour = parts.hour ?? 0
        HStack(spacing: 0) {
            TextWheel(
                titles: hasHalves
                    ? (0..<12).map { "\($0 == 0 ? 12 : $0)" } : (0..<24).map { "\($0)" },
                selected: hasHalves ? hour % 12 : hour, name: "Hour", width: 56
            ) { configuration.set(.hour, hasHalves ? hour / 12 * 12 + $0 : $0, calendar) }
            TextWheel(
                titles: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, selected: parts.minute ?? 0,
                name: "Minute", width: 56
            ) { configuration.set(.minute, $0, calendar) }
            if hasHalves {
                TextWheel(
                    titles: [calendar.amSymbol, calendar.pmSymbol], selected: hour / 12,
                    name: "AM/PM", width: 64
                ) { configuration.set(.hour, hour % 12 + $0 * 12, calendar) }
            }
        }
    }

    /// Whether the hours of the locale end at 12.
    private var hasHalves: Bool {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: true
        default: false
        }
    }
}
