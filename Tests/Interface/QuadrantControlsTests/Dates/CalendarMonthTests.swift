import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Which month a calendar shows.
@MainActor @Suite struct CalendarMonthTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private static func date(_ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
    }

    private struct One: View {
        @State private var date = CalendarMonthTests.date(3, 15)

        var body: some View {
            VStack {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                Button("July") { date = CalendarMonthTests.date(7, 4) }
            }
        }
    }

    private struct Several: View {
        @State private var dates: Set<DateComponents> = [
            DateComponents(year: 2026, month: 3, day: 15)
        ]

        var body: some View { MultiDatePicker("Days", selection: $dates) }
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost(width: 390, height: 600) {
            view.environment(\.calendar, Self.calendar).environment(\.timeZone, .gmt)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test func aDateThatTheProgramSetsIsShown() throws {
        let host = host(One())
        has(host.texts, "March 2026")
        try host.find(label: "Next Month").tap()
        has(host.texts, "April 2026")
        try host.find(label: "July").tap()
        has(host.texts, "July 2026")
    }

    /// The month stays while days are chosen and taken out.
    @Test func severalDaysKeepTheMonth() throws {
        let host = host(Several())
        has(host.texts, "March 2026")
        try host.find(label: "Previous Month").tap()
        has(host.texts, "February 2026")
        try host.find(label: "Next Month").tap()
        try host.find(label: "15").tap()
        has(host.texts, "March 2026")
    }
}
