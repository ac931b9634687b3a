import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Which days a calendar shows as chosen, which can be chosen, and what choosing does.
struct DaySelection {
    /// The day whose month is shown at first.
    let start: Date
    /// Whether the month of another start is shown as soon as there is one: where only one day is chosen.
    var followsStart = true
    let isSelected: (Date, Calendar) -> Bool
    let isAllowed: (Date, Calendar) -> Bool
    let select: (Date, Calendar) -> Void

    /// Chooses another day by an arrow key: the one beside, above or below the chosen one.
    @MainActor
    func step(_ step: ArrowKeys.Step, _ calendar: Calendar) -> Bool {
        guard followsStart,
            let day = calendar.date(byAdding: .day, value: step.x + 7 * step.y, to: start),
            isAllowed(day, calendar)
        else { return false }
        select(day, calendar)
        return true
    }
}

extension DatePickerStyleConfiguration {
    /// The calendar of a date picker: one day is chosen, and keeps its time.
    var singleDay: DaySelection {
        let configuration = self
        return DaySelection(
            start: selection,
            isSelected: { $1.isDate($0, inSameDayAs: configuration.selection) },
            isAllowed: { configuration.allows(day: $0, $1) },
            select: { day, calendar in
                let time = calendar.dateComponents(
                    [.hour, .minute, .second], from: configuration.selection)
                let date = calendar.date(
                    bySettingHour: time.hour ?? 0, minute: time.minute ?? 0,
                    second: time.second ?? 0, of: day)
                configuration.selection = configuration.nearest(date ?? day)
            })
    }
}

/// The days of a month in weeks.
struct MonthDays {
    /// The days; `nil` for the places before the first one.
    let days: [Date?]
    /// The month's first moment.
    let start: Date

    init(of date: Date, _ calendar: Calendar) {
        let month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let weekday = calendar.component(.weekday, from: month)
        let blanks = (weekday - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        start = month
        days =
            Array(repeating: nil, count: blanks)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month) }
    }

    /// The names of the weekdays, the first day of the week first.
    static func weekdays(_ calendar: Calendar) -> [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = min(max(calendar.firstWeekday - 1, 0), 6)
        return (names[first...] + names[..<first]).map { $0.uppercased(with: calendar.locale) }
    }
}

/// A calendar of one month, with buttons that go to the months around.
struct MonthCalendar: View {
    let days: DaySelection
    @State private var shown: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile.date) private var metrics

    init(_ days: DaySelection) {
        self.days = days
    }

    var body: some View {
        let month = MonthDays(of: shown ?? days.start, calendar)
        VStack(spacing: 8) {
            header(month)
            week(MonthDays.weekdays(calendar))
            grid(month)
                .modifier(ArrowKeysModifier(.whole) { [days, calendar] in days.step($0, calendar) })
        }
        .onChange(of: calendar.dateComponents([.era, .year, .month], from: days.start)) {
            if days.followsStart { shown = days.start }
        }
        .onAppear { if !days.followsStart, shown == nil { shown = days.start } }
    }

    private func header(_ month: MonthDays) -> some View {
        HStack(spacing: 0) {
            Text(month.start, format: .dateTime.month(.wide).year())
                .font(.headline).controlInk(nil, isEnabled: isEnabled)
                // The days do not grow; the month shrinks to its room rather than lose the year.
                .lineLimit(1).minimumScaleFactor(0.5)
            Spacer()
            turn("chevron.backward", "Previous Month", -1, month)
            turn("chevron.forward", "Next Month", 1, month)
        }
        .padding(.leading, 8)
    }

    private func turn(
        _ symbol: String, _ name: String, _ step: Int, _ month: MonthDays
    ) -> some View {
        Button {
            shown = calendar.date(byAdding: .month, value: step, to: month.start)
        } label: {
            Image(systemName: symbol).font(.system(size: 17, weight: .semibold))
                .frame(width: 44, height: 34)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(name)
    }

    private func week(_ names: [String]) -> some View {
        HStack(spacing: 0) {
            ForEach(names.indices, id: \.self) { index in
                Text(names[index]).font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.tertiary).lineLimit(1)
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .accessibilityHidden(true)
            }
        }
    }

    private func grid(_ month: MonthDays) -> some View {
        let weeks = (month.days.count + 6) / 7
        return VStack(spacing: 0) {
            ForEach(0..<weeks, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(week * 7..<week * 7 + 7, id: \.self) { index in
                        if index < month.days.count, let day = month.days[index] {
                            CalendarDay(day: day, days: days)
                        } else {
                            Color.clear.frame(maxWidth: .infinity).frame(height: metrics.day)
                        }
                    }
                }
            }
        }
    }
}

/// A day of a calendar: chosen, it stands in a circle; today is in the tint.
private struct CalendarDay: View {
    let day: Date
    let days: DaySelection
    @Environment(\.calendar) private var calendar
    @Environment(\.now) private var now
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuClosing) private var closing
    @Environment(\.controlProfile.date) private var metrics

    var body: some View {
        let isSelected = days.isSelected(day, calendar)
        let isToday = calendar.isDate(day, inSameDayAs: now ?? Date())
        let isAllowed = isEnabled && days.isAllowed(day, calendar)
        let select = {
            days.select(day, calendar)
            closing?.close()
        }
        Text(calendar.component(.day, from: day), format: .number)
            .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
            .foregroundStyle(ink(isSelected, isToday, isAllowed))
            .frame(maxWidth: .infinity).frame(height: metrics.day)
            .background {
                if isSelected {
                    Circle().fill(
                        isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15))
                    )
                    .frame(width: metrics.day, height: metrics.day)
                }
            }
            .contentShape(Rectangle())
            .modifier(TapModifier { if isAllowed { select() } })
            .controlNote(note(isSelected, isAllowed, select))
    }

    private func ink(_ isSelected: Bool, _ isToday: Bool, _ isAllowed: Bool) -> AnyShapeStyle {
        if !isAllowed { return AnyShapeStyle(.tertiary) }
        if isSelected, isToday { return AnyShapeStyle(Color.white) }
        return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(system: .label))
    }

    private func note(
        _ isSelected: Bool, _ isAllowed: Bool, _ select: @escaping () -> Void
    ) -> AccessibilityNote {
        var note = AccessibilityNote.control(.isButton, isEnabled: isAllowed, activate: select)
        if isSelected { note.traits.insert(.isSelected) }
        return note
    }
}
