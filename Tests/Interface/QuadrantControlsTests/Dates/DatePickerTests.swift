import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct DatePickerTests {
    /// 11 September 2026, 14:30 GMT.
    private static let september = Date(timeIntervalSince1970: 1_789_137_000)

    private struct Meeting<Style: DatePickerStyle>: View {
        let style: Style
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var range: ClosedRange<Date>?
        @State private var date = DatePickerTests.september

        var body: some View {
            picker.datePickerStyle(style).accessibilityIdentifier("picker")
            Text(date.ISO8601Format()).accessibilityIdentifier("date")
        }

        @ViewBuilder private var picker: some View {
            if let range {
                DatePicker("Meeting", selection: $date, in: range, displayedComponents: components)
            } else {
                DatePicker("Meeting", selection: $date, displayedComponents: components)
            }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost(width: 400, height: 700) {
            $0.now = DatePickerTests.september
        } content: {
            VStack { view }
        }
    }

    private func day(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// Recorded on iOS 26.0: "Sep 11, 2026" and "2:30 PM" on grounds at the end of a row.
    @Test func compact() throws {
        let host = host(Meeting(style: .compact))
        same(host.texts.prefix(3), ["Meeting", "Sep 11, 2026", "2:30\u{202F}PM"])
        let picker = try host["picker"]
        same(picker.frame.size, CGSize(width: 400, height: 34.5))
        let pills = try #require(picker.accessibility?.children.filter { !$0.actions.isEmpty })
        same(pills.map(\.value), ["Sep 11, 2026", "2:30\u{202F}PM"])
        same(pills.map(\.label), ["Meeting", "Meeting"])
        // 7 above and below the line.
        same(pills.map(\.frame.height), [34.5, 34.5])
        #expect(pills[1].frame.maxX == 400 && pills[1].frame.minX == pills[0].frame.maxX + 5)
        let date = self.host(Meeting(style: .compact, components: .date))
        same(date.texts.prefix(2), ["Meeting", "Sep 11, 2026"])
        let time = self.host(Meeting(style: .compact, components: .hourAndMinute))
        same(time.texts.prefix(2), ["Meeting", "2:30\u{202F}PM"])
    }

    @Test func everyStylePicks() throws {
        func pick(_ style: some DatePickerStyle) throws -> String {
            let host = host(Meeting(style: style))
            try host["picker"].pick(day("2027-01-31T08:00:00Z"))
            empty(host.issues)
            return try host["date"].text
        }
        try same(pick(.automatic), "2027-01-31T08:00:00Z")
        try same(pick(.compact), "2027-01-31T08:00:00Z")
        try same(pick(.graphical), "2027-01-31T08:00:00Z")
        try same(pick(.wheel), "2027-01-31T08:00:00Z")
        try same(pick(.field), "2027-01-31T08:00:00Z")
        try same(pick(.stepperField), "2027-01-31T08:00:00Z")
    }

    @Test func aCalendar() throws {
        let host = host(Meeting(style: .graphical, components: .date))
        has(host.texts, "September 2026")
        // September 2026 begins on a Tuesday, and weeks on Sunday.
        let first = try host.find(label: "1").frame
        #expect(abs(first.width - 400 / 7.0) < 0.01 && abs(first.minX - 2 * 400 / 7.0) < 0.01)
        try has(host.find(label: "11").traits, .isSelected)
        try host.find(label: "24").tap()
        try same(host["date"].text, "2026-09-24T14:30:00Z", "the time stays")
        try host.find(label: "Next Month").tap()
        has(host.texts, "October 2026")
        try host.find(label: "31").tap()
        try same(host["date"].text, "2026-10-31T14:30:00Z")
    }

    @Test func whatACompactDateOpens() throws {
        let host = host(Meeting(style: .compact))
        try host["picker"].select("24")
        try same(host["date"].text, "2026-09-24T14:30:00Z")
        same(host.texts.prefix(2), ["Meeting", "Sep 24, 2026"])
    }

    @Test func limits() throws {
        let range = try day("2026-09-10T12:00:00Z")...day("2026-09-20T12:00:00Z")
        let host = host(Meeting(style: .graphical, components: .date, range: range))
        try same(host.find(label: "9").isEnabled, false)
        try holds(host.find(label: "10").isEnabled)
        try host.find(label: "20").tap()
        try same(host["date"].text, "2026-09-20T12:00:00Z", "the last moment that can be chosen")
        try host["picker"].pick(day("2030-01-01T00:00:00Z"))
        try same(host["date"].text, "2026-09-20T12:00:00Z")
    }

    @Test func wheels() throws {
        let host = host(Meeting(style: .wheel, components: .date))
        try host.find(label: "Month").decrement()
        try host.find(label: "Year").increment()
        try host.find(label: "Day").increment()
        try same(host["date"].text, "2027-08-12T14:30:00Z")
        try same(host.find(label: "Month").value, "August")
        let time = self.host(Meeting(style: .wheel, components: .hourAndMinute))
        try time.find(label: "Hour").increment()
        try time.find(label: "AM/PM").decrement()
        try same(time["date"].text, "2026-09-11T03:30:00Z")
        try time.find(label: "Minute").increment()
        try same(time.find(label: "Minute").value, "31")
    }

    @Test func steps() throws {
        let host = host(Meeting(style: .stepperField, components: .date))
        same(host.texts.prefix(2), ["Meeting", "9/11/2026"])
        try host["picker"].increment()
        try same(host["date"].text, "2026-09-12T14:30:00Z")
    }

    @Test func aDateOfNoCalendar() {
        for seconds in [Double.nan, .infinity, -1e300] {
            let host = host(
                DatePicker(
                    "Never", selection: .constant(Date(timeIntervalSince1970: seconds))))
            has(host.texts, "Jan 1, 2001")
            same(host.issues.count, 1)
        }
    }

    private struct Own: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("Next") { configuration.selection += 86400 }
            configuration.label
        }
    }

    @Test func aStyleOfOnesOwn() throws {
        let host = host(Meeting(style: Own()))
        try host.find(label: "Next").tap()
        try same(host["date"].text, "2026-09-12T14:30:00Z")
    }

    private struct Days: View {
        @State private var days: Set<DateComponents> = []

        var body: some View {
            MultiDatePicker("Days", selection: $days, in: DatePickerTests.september...)
                .accessibilityIdentifier("picker")
            Text(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))
                .accessibilityIdentifier("days")
        }
    }

    @Test func severalDays() throws {
        let host = host(Days())
        try host["picker"].select("12")
        try host["picker"].select("30")
        try same(host["days"].text, "12 30")
        try host["picker"].select("12")
        try same(host["days"].text, "30")
        try host["picker"].select("3")
        try same(host["days"].text, "30", "before the first day")
    }

    @Test func aDayInAnotherLanguage() {
        let host = ViewHost(width: 400) {
            $0.locale = Locale(identifier: "de_DE")
        } content: {
            DatePicker(
                "Termin", selection: .constant(DatePickerTests.september),
                displayedComponents: .date)
        }
        #expect(host.texts.contains("11. Sept. 2026") || host.texts.contains("11.09.2026"))
    }

    /// The wheels of a date picker, from the left.
    private func order(_ identifier: String, _ components: DatePickerComponents) throws -> [String]
    {
        let host = host(
            Meeting(style: .wheel, components: components)
                .environment(\.locale, Locale(identifier: identifier)))
        let names = ["Day", "Month", "Year", "Hour", "Minute", "Second", "AM/PM"]
        return try names.filter { (try? host.find(label: $0)) != nil }
            .sorted { try host.find(label: $0).frame.minX < host.find(label: $1).frame.minX }
    }

    /// As UIDatePicker orders its wheels: by the locale.
    @Test func wheelsStandInTheOrderOfTheLocale() throws {
        try same(order("en_US", .date), ["Month", "Day", "Year"])
        try same(order("en_GB", .date), ["Day", "Month", "Year"])
        try same(order("ja_JP", .date), ["Year", "Month", "Day"])
        try same(order("en_US", .hourAndMinute), ["Hour", "Minute", "AM/PM"])
        try same(order("de_DE", .hourAndMinute), ["Hour", "Minute"])
        try same(order("ko_KR", .hourAndMinute), ["AM/PM", "Hour", "Minute"])
        try same(order("en_US", .hourMinuteAndSecond), ["Hour", "Minute", "Second", "AM/PM"])
    }

    @Test func wheelsAreInTheWordsOfTheLocale() throws {
        let host = host(
            Meeting(style: .wheel, components: .date)
                .environment(\.locale, Locale(identifier: "ja_JP")))
        try same(host.find(label: "Day").value, "11日")
        try same(host.find(label: "Year").value, "2026年")
        try host.find(label: "Year").increment()
        try same(host["date"].text, "2027-09-11T14:30:00Z")
    }
}
