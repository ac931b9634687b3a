import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What a hosted view finds as the current locale, and what it asks its window for.
@MainActor @Suite struct SurroundingsTests {
    private struct Price: View {
        @State private var later = ""
        @State private var tapped = ""

        var body: some View {
            Text(1234.5.formatted()).accessibilityIdentifier("body")
            Text(later).accessibilityIdentifier("task").task { later = 1234.5.formatted() }
            Button("tap") { tapped = Locale.current.identifier }
                .accessibilityIdentifier("button")
            Text(tapped).accessibilityIdentifier("tapped")
        }
    }

    @Test(arguments: [("en_US", "1,234.5"), ("de_DE", "1.234,5"), ("de_CH", "1’234.5")])
    func theCurrentLocaleIsTheHosts(_ identifier: String, _ text: String) async throws {
        let host = ViewHost {
            $0.locale = Locale(identifier: identifier)
        } content: {
            Price()
        }
        try await host.settle()
        try same(host["body"].text, text)
        try same(host["task"].text, text)
        try host["button"].tap()
        try same(host["tapped"].text, identifier)
        // Outside of the view the process keeps its own.
        same(Locale.current.identifier, "en_001")
    }

    @Test func anotherLocaleIsFollowed() throws {
        struct Day: View {
            @Environment(\.locale) private var locale
            var body: some View {
                Text("\(locale.identifier) \(Calendar.current.weekdaySymbols[0])")
                    .accessibilityIdentifier("day")
            }
        }
        let host = ViewHost { Day() }
        try same(host["day"].text, "en_US Sunday")
        host.changeEnvironment { $0.locale = Locale(identifier: "fr_FR") }
        try same(host["day"].text, "fr_FR dimanche")
    }

    /// A chosen locale is kept even where it is equal to that at the root.
    @Test func aChosenLocaleOfAFormatStays() throws {
        let host = ViewHost {
            Group {
                Text(1.5, format: .number).accessibilityIdentifier("automatic")
                Text(1.5, format: .number.locale(Locale(identifier: "en_US")))
                    .accessibilityIdentifier("chosen")
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        try same(host["automatic"].text, "1,5")
        try same(host["chosen"].text, "1.5")
    }

    /// So is a calendar.
    @Test func aChosenCalendarOfAFormatStays() throws {
        let host = ViewHost {
            Group {
                Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month().day())
                    .accessibilityIdentifier("automatic")
                Text(Date(timeIntervalSince1970: 0), format: Self.chosen())
                    .accessibilityIdentifier("chosen")
            }
            .environment(\.calendar, Calendar(identifier: .buddhist))
        }
        try has(host["automatic"].text, "2513")
        try same(host["chosen"].text, "1/1/1970")
    }

    /// A format with the calendar that is current in a view, which its author has named.
    private static func chosen() -> Date.FormatStyle {
        var format = Date.FormatStyle(date: .numeric, time: .omitted)
        format.calendar = .current
        return format
    }

    /// So does one that was made before there was a view follow the environment.
    @Test func aFormatMadeElsewhereFollows() throws {
        let number = FloatingPointFormatStyle<Double>()
        let date = Date.FormatStyle(date: .omitted, time: .shortened)
        let host = ViewHost {
            $0.locale = Locale(identifier: "de_DE")
            $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        } content: {
            Text(1.5, format: number).accessibilityIdentifier("number")
            Text(Date(timeIntervalSince1970: 0), format: date).accessibilityIdentifier("date")
        }
        try same(host["number"].text, "1,5")
        let time = try host["date"].text
        same(time, "9:00")
    }

    @Test func theCalendarHasTheNamesOfTheLocale() throws {
        struct Month: View {
            @Environment(\.calendar) private var calendar
            var body: some View {
                Text("\(calendar.monthSymbols[0]) \(calendar.firstWeekday)")
                    .accessibilityIdentifier("month")
            }
        }
        let host = ViewHost {
            $0.locale = Locale(identifier: "de_DE")
        } content: {
            Month()
        }
        try same(host["month"].text, "Januar 2")
    }

    @Test func aPreferredColorSchemeIsThatOfTheWindow() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            @State private var prefersDark = true
            var body: some View {
                VStack {
                    Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
                    Button("tap") { prefersDark = false }.accessibilityIdentifier("button")
                        .preferredColorScheme(prefersDark ? .dark : nil)
                }
            }
        }
        let host = ViewHost { Scheme() }
        try same(host["scheme"].text, "dark")
        try host["button"].tap()
        try same(host["scheme"].text, "light")
    }
}
