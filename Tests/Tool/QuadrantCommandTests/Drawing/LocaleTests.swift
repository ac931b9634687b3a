import Expectations
import QuadrantCommand
import Testing

/// One locale, calendar and time zone in a picture, whatever those of the machine are.
@Suite struct LocaleTests {
    /// Prints what formats of each kind make, and shows what texts make of them.
    private static let body = """
        struct V: View {
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            @State private var later = ""
            @Environment(\\.calendar) private var calendar
            @Environment(\\.locale) private var locale
            private var formatter: DateFormatter {
                let formatter = DateFormatter()
                (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
                return formatter
            }
            var body: some View {
                let words = [
                    date.formatted(date: .complete, time: .shortened), 1234.5.formatted(),
                    formatter.string(from: date), NumberFormatter.localizedString(from: 0.5, number: .percent),
                    Calendar.current.monthSymbols[0], calendar.monthSymbols[0],
                    "\\(Calendar.current.firstWeekday)\\(calendar.firstWeekday)",
                    Locale.current.identifier, locale.identifier, TimeZone.current.identifier,
                    Locale.preferredLanguages[0],
                ]
                let _ = print(words.joined(separator: "|"))
                Text(date, format: .dateTime.hour().minute())
                Text(later).task { later = 0.25.formatted(.percent) }
            }
        }
        """

    private func texts(
        _ arguments: [String], imports: String = "import SwiftUI",
        environment: [String: String] = [:]
    ) throws -> String {
        let folder = try ScratchFolder()
        try folder.write("V.swift", "\(imports)\n\(Self.body)")
        let run = try folder.run(["explain", "V.swift"] + arguments, environment: environment)
        same(run.ending, .exited(0), "\(run.errorText)")
        return (run.errorText + String(decoding: run.output, as: UTF8.self))
            .replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
    }

    @Test(arguments: ["import SwiftUI", "import Foundation\nimport SwiftUI"])
    func isAmericanEnglishUnlessSaidOtherwise(_ imports: String) throws {
        let texts = try texts(
            [], imports: imports,
            environment: [
                "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "America/New_York",
            ])
        has(
            texts,
            "Tuesday, November 14, 2023 at 10:13 PM|1,234.5|10:13 PM|50%|January|January|11|"
                + "en_US|en_US|GMT|en-US")
        has(texts, "\"10:13 PM\"")
        has(texts, "\"25%\"")
    }

    @Test func anotherOneTurnsAll() throws {
        let texts = try texts(["--locale", "de_DE", "--time-zone", "America/New_York"])
        has(
            texts,
            "Dienstag, 14. November 2023 um 17:13|1.234,5|17:13|50 %|Januar|Januar|22|"
                + "de_DE|de_DE|America/New_York|de-DE")
        has(texts, "\"17:13\"")
        has(texts, "\"25 %\"")
    }

    @Test func anUnknownTimeZoneIsAnError() throws {
        let folder = try ScratchFolder()
        let run = try folder.render(["V.swift", "--time-zone", "Mars/Olympus"])
        same(run.ending, .exited(64))
        has(run.errorText, "'Mars/Olympus' is no value for '--time-zone'")
    }
}
