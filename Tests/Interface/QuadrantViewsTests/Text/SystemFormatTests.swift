import Expectations
import Foundation
import QuadrantCore
import QuadrantViews
import Testing

/// Times that go on: what is shown at a moment.
@MainActor @Suite struct SystemFormatTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(arguments: [
        (0.0, "0:00.00", "0:00"), (65, "1:05.00", "1:05"), (65.23, "1:05.23", "1:05"),
        (5_640, "1:34:00.00", "1:34"), (90_061.5, "25:01:01.50", "25:01"), (-5, "0:00.00", "0:00"),
    ])
    func aStopwatch(seconds: Double, exact: String, short: String) {
        let now = Self.start.addingTimeInterval(seconds)
        func shown(_ fields: Int) -> String {
            let style = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxFieldCount: fields)
            return String(style.locale(Locale(identifier: "en_US")).format(now).characters)
        }
        #expect(shown(4) == exact && shown(2) == short)
    }

    @Test(arguments: [
        (-5.0, "5:00", "0:00"), (0.01, "5:00", "0:00"), (12.5, "4:48", "0:12"),
        (300, "0:00", "5:00"), (301, "0:00", "5:00"),
    ])
    func aTimer(seconds: Double, down: String, up: String) {
        let (now, run) = (
            Self.start.addingTimeInterval(seconds), Self.start..<Self.start.addingTimeInterval(300)
        )
        let falling = SystemFormatStyle.Timer(countingDownIn: run).format(now)
        let rising = SystemFormatStyle.Timer(countingUpIn: run).format(now)
        #expect(String(falling.characters) == down && String(rising.characters) == up)
    }

    @Test(arguments: [
        (222.4, "3 minutes, 42 seconds", "3:42"), (-222, "-3 minutes, 42 seconds", "-3:42"),
        (5_663, "1 hour, 34 minutes", "94:23"), (30, "30 seconds", "0:30"),
    ])
    func anOffset(seconds: Double, words: String, clock: String) {
        let now = Self.start.addingTimeInterval(seconds)
        func shown(_ style: SystemFormatStyle.DateOffset) -> String {
            String(style.locale(Locale(identifier: "en_US")).format(now).characters)
        }
        same(shown(.init(to: Self.start)), words)
        same(shown(.init(to: Self.start, allowedFields: [.minute, .second])), clock)
    }

    @Test(arguments: [
        (300.0, "in 5 minutes"), (-60, "1 minute ago"), (86_400, "tomorrow"),
        (1_728_000, "December 4"), (34_560_000, "December 2024"),
    ])
    func aReference(seconds: Double, text: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let style = SystemFormatStyle.DateReference(to: Self.start.addingTimeInterval(seconds))
            .locale(Locale(identifier: "en_US")).calendar(calendar)
        same(String(style.format(Self.start).characters), text)
    }

    /// A text is written to whole seconds.
    @Test func aTextOfTheTime() {
        func shown(_ text: Text) -> String {
            ShownText(text) { $0.now = Self.start.addingTimeInterval(65.23) }.string
        }
        same(shown(Text(.currentDate, format: .stopwatch(startingAt: Self.start))), "1:05")
        same(
            shown(Text("At \(.currentDate, format: .stopwatch(startingAt: Self.start))")), "At 1:05"
        )
    }
}
