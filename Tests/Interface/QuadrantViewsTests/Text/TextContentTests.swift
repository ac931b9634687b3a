import Expectations
import Foundation
import QuadrantCore
import QuadrantViews
import Testing

@MainActor @Suite struct TextContentTests {
    /// 3 June 2019, 23:23:10 GMT.
    private let date = Date(timeIntervalSince1970: 1_559_604_190)

    private func shown(_ text: Text, now: Date? = nil, locale: String = "en_US") -> String {
        ShownText(text) {
            $0.now = now
            $0.locale = Locale(identifier: locale)
        }.string
    }

    @Test func stringsAreShownAsTheyAre() {
        let name = "*a* 100%"
        same(shown(Text(name)), "*a* 100%")
        same(shown(Text(verbatim: "*a* %@")), "*a* %@")
        same(shown(Text("100% %@")), "100% %@")
        same(shown(Text(name.dropFirst(4))), "100%")
    }

    /// Dates and their intervals go with formatters as values of Foundation's do on Apple's systems.
    @Test func datesGoWithFormatters() {
        let years = DateFormatter()
        years.locale = Locale(identifier: "en_US_POSIX")
        years.timeZone = TimeZone(secondsFromGMT: 0)
        years.dateFormat = "yyyy"
        same(shown(Text(date, formatter: years)), "2019")
        same(shown(Text("in \(date, formatter: years)")), "in 2019")
        let spans = DateIntervalFormatter()
        spans.locale = Locale(identifier: "en_US_POSIX")
        spans.timeZone = TimeZone(secondsFromGMT: 0)
        spans.dateTemplate = "yyyy"
        let interval = DateInterval(start: date, duration: 400 * 86_400)
        let written = spans.string(from: interval) ?? ""
        #expect(written.contains("2019") && written.contains("2020"))
        same(shown(Text(interval, formatter: spans)), written)
        same(shown(Text("\(interval, formatter: spans)")), written)
    }

    /// A format of one's own with a locale.
    private struct Greeting: FormatStyle {
        var locale = Locale.autoupdatingCurrent
        func format(_ name: String) -> String { "\(locale.identifier) \(name)" }
        func locale(_ locale: Locale) -> Greeting { Greeting(locale: locale) }
    }

    @Test func formatsWithALocaleOfTheirOwnKeepIt() {
        let german = Locale(identifier: "de_DE")
        same(shown(Text("Ann", format: Greeting())), "en_US Ann")
        same(shown(Text("Ann", format: Greeting(locale: german))), "de_DE Ann")
        let bytes = ByteCountFormatStyle(style: .file, locale: german)
        same(shown(Text(Int64(1_500_000), format: bytes)), "1,5 MB")
        same(shown(Text(Int64(1_500_000), format: .byteCount(style: .file))), "1.5 MB")
        let list = ListFormatStyle<StringStyle, [String]>.list(type: .and)
        same(shown(Text(["a", "b"], format: list.locale(german))), "a und b")
        same(shown(Text(["a", "b"], format: list)), "a and b")
    }

    @Test func relativeFormatsReferToNow() {
        let text = Text(date, format: .relative(presentation: .numeric))
        same(shown(text, now: date.addingTimeInterval(-7200)), "in 2 hours")
        same(shown(text, now: date.addingTimeInterval(86400)), "1 day ago")
    }

    @Test func sumsShowBothInOrder() {
        same(shown(Text("a") + Text(verbatim: "b") + Text("c").bold()), "abc")
        same(shown(Text("a") + (Text("b") + Text("c")).italic()), "abc")
        let many = (0..<2000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
        same(shown(many).count, 2000)
    }

    @Test func valuesStandInTheirForms() {
        let (count, price, name) = (12_345, 1234.5, "x*y*")
        same(shown(Text("\(count) of \(name)")), "12,345 of x*y*")
        same(shown(Text("\(count)"), locale: "de_DE"), "12.345")
        same(shown(Text("\(price)")), "1,234.500000")
        same(shown(Text("\(price, specifier: "%.1f")%")), "1,234.5%")
        same(shown(Text("\(UInt8(7)) \(Int32(-3)) \(Float(0.5))")), "7 -3 0.500000")
        same(shown(Text("\(count, specifier: "%d")")), "12,345")
        same(shown(Text("\(price, format: .number)")), "1,234.5")
        same(shown(Text("\(price, format: .number)"), locale: "de"), "1.234,5")
        same(shown(Text("\([1, 2])")), "[1, 2]")
        same(shown(Text("\(Text("b").bold()) and \(Text(verbatim: "c"))")), "b and c")
        same(shown(Text("\(LocalizedStringKey("k"))")), "k")
        same(shown(Text("\(accessibilityName: .red) sky")), "red sky")
    }

    @Test func formatsFollowTheLocaleUnlessTheyHaveTheirOwn() {
        same(shown(Text(0.25, format: .percent)), "25%")
        same(shown(Text(1234, format: .number), locale: "de"), "1.234")
        let german = Locale(identifier: "de")
        same(shown(Text(1234, format: .number.locale(german))), "1.234")
        same(shown(Text(3, format: .currency(code: "EUR"))), "€3.00")
        same(shown(Text(["a", "b"], format: .list(type: .and))), "a and b")
        same(shown(Text(date, format: .dateTime.year().month(.wide))), "June 2019")
    }

    @Test func datesFollowTheTimeZoneOfTheEnvironment() {
        same(shown(Text(date, style: .date)), "June 3, 2019")
        same(shown(Text(date, style: .time)), "11:23\u{202F}PM")
        let tokyo = ShownText(Text(date, style: .date)) {
            $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        }
        same(tokyo.string, "June 4, 2019")
        same(shown(Text(date, style: .date), locale: "de"), "3. Juni 2019")
    }

    @Test func distancesAreFromTheGivenNow() {
        let later = date.addingTimeInterval(8580)
        same(shown(Text(later, style: .relative), now: date), "2 hr, 23 min")
        same(shown(Text(date, style: .relative), now: later), "2 hr, 23 min")
        same(shown(Text(later, style: .offset), now: date), "-2 hours")
        same(shown(Text(date, style: .offset), now: later), "+2 hours")
        same(shown(Text(later, style: .timer), now: date), "2:23:00")
        let year = date.addingTimeInterval(31_557_600 + 2_629_800)
        same(shown(Text(year, style: .relative), now: date), "1 year, 1 month")
        same(shown(Text(date, style: .relative), now: date), "0 sec")
        same(shown(Text("in \(later, style: .relative)"), now: date), "in 2 hr, 23 min")
    }

    @Test func clocksRunInTheirInterval() {
        let interval = date...date.addingTimeInterval(4000)
        let now = date.addingTimeInterval(100)
        same(shown(Text(timerInterval: interval), now: now), "1:05:00")
        same(shown(Text(timerInterval: interval, showsHours: false), now: now), "65:00")
        same(shown(Text(timerInterval: interval, countsDown: false), now: now), "1:40")
        same(shown(Text(timerInterval: interval, pauseTime: date), now: now), "1:06:40")
        same(shown(Text(timerInterval: interval), now: .distantFuture), "0:00")
        same(shown(Text(timerInterval: interval), now: .distantPast), "1:06:40")
    }

    @Test func intervalsGoFromDateToDate() {
        let interval = DateInterval(start: date, duration: 600)
        let expected = shown(Text(date...date.addingTimeInterval(600)))
        same(shown(Text(interval)), expected)
        #expect(expected.contains("11:23") && expected.contains("11:33"))
    }

    @Test func anIntervalWithinADayShowsTimesAlone() {
        for (start, seconds, locale, expected) in [
            (0, 600, "en_US", "11:23 – 11:33 PM"), (-43_200, 36_000, "en_US", "11:23 AM – 9:23 PM"),
            (0, 600, "de", "23:23–23:33 Uhr"),
            (0, 7200, "en_US", "Jun 3, 2019 at 11:23 PM – Jun 4, 2019 at 1:23 AM"),
        ] as [(TimeInterval, TimeInterval, String, String)] {
            let start = date.addingTimeInterval(start)
            let text = shown(Text(start...start.addingTimeInterval(seconds)), locale: locale)
            same(
                text.replacing(#/[\u{202F}\u{2009}]/#, with: " ").replacing(" – ", with: " – "),
                expected)
        }
    }

    @Test func casesFollowTheLocale() {
        same(ShownText(Text("Größe").textCase(.uppercase)).string, "GRÖSSE")
        same(ShownText(Text("AbC").textCase(.lowercase)).string, "abc")
        same(ShownText(Text("AbC").textCase(nil).textCase(.lowercase)).string, "AbC")
        let turkish = ShownText(Text("i").textCase(.uppercase)) {
            $0.locale = Locale(identifier: "tr")
        }
        same(turkish.string, "İ")
    }

    @Test func aSymbolStandsOnTheBaselineAndGrowsWithTheFont() throws {
        let small = ShownText(Text("a") + Text(Image(systemName: "circle")))
        let large = ShownText((Text("a") + Text(Image(systemName: "circle"))).font(.largeTitle))
        holds(small.string.hasPrefix("a"))
        #expect(small.size.width > ShownText(Text("a")).size.width + 15)
        #expect(large.size.width > small.size.width * 1.8)
        #expect(!small.strokes.isEmpty || !small.fills.isEmpty)
        #expect(ShownText(Text("\(Image(systemName: "circle"))")).size.width > 15)
    }

    @Test func textsAreEqualIfTheyShowTheSame() {
        same(Text("a").bold(), Text("a").bold())
        differ(Text("a").bold(), Text("a"))
        same(Text("a").foregroundStyle(.red), Text("a").foregroundStyle(.red))
        differ(Text("a").foregroundStyle(.red), Text("a").foregroundStyle(.blue))
        same(Text("a \(1)"), Text("a \(1)"))
        differ(Text("a \(1)"), Text("a \(2)"))
        same(Text("a") + Text("b"), Text("a") + Text("b"))
        same(Text(1, format: .number), Text(1, format: .number))
        differ(Text(1, format: .number), Text(1, format: .percent))
        differ(Text(date, style: .time), Text(date, style: .date))
        differ(Text("a", tableName: "t"), Text("a"))
    }
}
