import Expectations
import Foundation
import QuadrantFoundation
import Testing

/// Apple's page "NSDataDetector": links, phone numbers and dates are found in texts.
struct DataDetectorTests {
    /// As Foundation on Linux numbers `.date`, `.link` and `.phoneNumber`, which it calls out of date.
    private static let types = (date: UInt64(1 << 4), link: UInt64(1 << 6), phone: UInt64(1 << 11))

    private func found(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private func words(_ results: [NSTextCheckingResult], in text: String) -> [String] {
        results.compactMap { Range($0.range, in: text).map { String(text[$0]) } }
    }

    @Test(
        arguments: [
            ("see https://apple.com now", [("https://apple.com", "https://apple.com")]),
            (
                "é www.example.org/a_(b). (Or http://x.y/?q=1)",
                [
                    ("www.example.org/a_(b)", "http://www.example.org/a_(b)"),
                    ("http://x.y/?q=1", "http://x.y/?q=1"),
                ]
            ),
            ("Ask me@example.com, or not", [("me@example.com", "mailto:me@example.com")]),
            ("swift.org/blog and e.g. this", [("swift.org/blog", "http://swift.org/blog")]),
            ("version 1.2.3 of file.txt", []), ("", []),
        ] as [(String, [(String, String)])])
    func links(_ text: String, _ expected: [(String, String)]) throws {
        let results = try found(text, Self.types.link)
        same(words(results, in: text), expected.map(\.0))
        same(results.map { $0.url?.absoluteString }, expected.map(\.1))
        holds(results.allSatisfy { $0.resultType.rawValue == Self.types.link })
    }

    @Test(
        arguments: [
            ("Call (555) 123-4567 or +49 30 901820.", ["(555) 123-4567", "+49 30 901820"]),
            ("555-123-4567, 5551234567", ["555-123-4567", "5551234567"]),
            ("room 12345, 3.14, 12,000 on 2026-11-30 at x.com/5551234567", []),
        ])
    func phoneNumbers(_ text: String, _ expected: [String]) throws {
        let results = try found(text, Self.types.phone | Self.types.link)
            .filter { $0.resultType.rawValue == Self.types.phone }
        same(results.map { $0.phoneNumber ?? "" }, expected)
    }

    @Test(
        arguments: [
            ("on March 3, 2026.", "March 3, 2026", "2026-03-03 12:00"),
            (
                "Tuesday, 3rd of March 2026 at 5:30 PM", "Tuesday, 3rd of March 2026 at 5:30 PM",
                "2026-03-03 17:30"
            ),
            ("2026-03-03 is", "2026-03-03", "2026-03-03 12:00"),
            ("by 13.4.2026, 9:05", "13.4.2026, 9:05", "2026-04-13 09:05"),
        ])
    func dates(_ text: String, _ words: String, _ expected: String) throws {
        let results = try found(text, Self.types.date)
        same(self.words(results, in: text), [words])
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        same(results.first?.date.map { format.string(from: $0) }, expected)
        same(results.first?.timeZone, nil)
    }

    @Test func daysFromNowAndZones() throws {
        let results = try found("tomorrow at 5 PM, not 25:00 or 13 PM", Self.types.date)
        same(results.count, 1)
        let calendar = Calendar.current
        let date = try #require(results.first?.date)
        same(calendar.component(.hour, from: date), 17)
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date))
        same(days.day, 1)
        let zoned = try found("2026-11-30T10:00:00+02:00", Self.types.date)
        same(zoned.first?.date, Date(timeIntervalSince1970: 1_796_025_600))
        same(zoned.first?.timeZone?.secondsFromGMT(), 7200)
    }

    @Test(arguments: ["٢٠٢٦-٠٣-٠٥", "on February 31, 2026", "2026-03-05T99:99", "31.6.2026"])
    func whatNoCalendarHasIsNoDate(_ text: String) throws {
        same(try found(text, Self.types.date).count, 0)
    }

    /// Foundation's own method asks for an expression.
    @Test func whatIsFoundIsMoved() throws {
        let link = try #require(found("see a.com", Self.types.link).first)
        same(link.adjustingRanges(offset: 3).range, NSRange(location: 7, length: 5))
    }

    @Test func otherWaysToAsk() throws {
        let detector = try NSDataDetector(types: Self.types.link)
        let text = "a.com b.com c.com"
        let whole = NSRange(location: 0, length: 17)
        same(detector.numberOfMatches(in: text, range: whole), 3)
        same(
            detector.rangeOfFirstMatch(in: text, range: NSRange(location: 2, length: 15)).location,
            6)
        same(detector.firstMatch(in: "none", range: NSRange(location: 0, length: 99)), nil)
        var seen = 0
        detector.enumerateMatches(in: text, range: whole) { _, _, stop in
            seen += 1
            if seen == 2 { unsafe stop.pointee = true }
        }
        same(seen, 2)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1) }
    }
}
