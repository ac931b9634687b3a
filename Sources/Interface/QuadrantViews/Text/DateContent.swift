public import Foundation
import QuadrantCore

extension Text {
    /// The part of a date that is shown, and how.
    ///
    /// Apple: "Text.DateStyle".
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The time between the date and now in its two largest units, such as 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// The time between the date and now in its largest unit with a sign, such as +2 hours: a plus for dates in the past, a
        /// minus for those to come.
        ///
        /// Apple: "Displaying dynamic dates" (WidgetKit).
        public static let offset = DateStyle(kind: .offset)
        /// The time between the date and now as a clock, such as 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text from a date in a style, in the locale and time zone of the environment.
    ///
    /// Now is the time at which the text is evaluated. A picture does not run on.
    public init(_ date: Date, style: DateStyle) {
        self.init(.other(DateContent(date: date, style: style)))
    }

    /// Creates a text from an interval between two dates, in the locale and time zone of the
    /// environment. Within one day it shows the times alone, such as "9:30 AM – 2:45 PM".
    public init(_ dates: ClosedRange<Date>) {
        self.init(.other(IntervalContent(dates)))
    }

    /// Creates a text from an interval between two dates, as `init(_:)` of a range does.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Creates a text from a clock that runs in an interval, at the time that it shows now.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the clock runs. Before it the clock has not
    ///     started; after it the clock has run out.
    ///   - pauseTime: The time at which the clock stops; `nil` for never.
    ///   - countsDown: Whether the clock shows the time that is left, instead of the time that has
    ///     passed.
    ///   - showsHours: Whether the clock shows hours from 60 minutes on.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .other(
                TimerContent(
                    interval: timerInterval, pause: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }
}

extension TextResolver {
    /// The present time for texts.
    fileprivate var now: Date { environment.now ?? Date() }
}

private final class DateContent: TextContent, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(date: Date, style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let seconds = date.timeIntervalSince(resolver.now)
        let units = SpanUnits(locale: resolver.locale)
        let text =
            switch style.kind {
            case .time:
                resolver.localized(Date.FormatStyle(date: .omitted, time: .shortened)).format(date)
            case .date:
                resolver.localized(Date.FormatStyle(date: .long, time: .omitted)).format(date)
            case .relative: units.relative(seconds)
            case .offset: units.offset(-seconds)
            case .timer: ClockText.text(abs(seconds), showsHours: true)
            }
        resolver.append(text, attributes)
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? DateContent else { return false }
        return date == other.date && style == other.style
    }
}

private final class IntervalContent: TextContent, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) {
        self.dates = dates
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let (start, end) = (dates.lowerBound, dates.upperBound)
        let whole = resolver.localized(
            Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
        // Apple ("Displaying dynamic dates in widgets"): "9:30AM-2:45PM" for two times of a day.
        let isOneDay = whole.calendar.isDate(start, inSameDayAs: end)
        let format =
            isOneDay
            ? resolver.localized(Date.IntervalFormatStyle(date: .omitted, time: .shortened)) : whole
        // Dates of NaN are no bounds of a range, and one alone shows nothing.
        let isInterval =
            !start.timeIntervalSinceReferenceDate.isNaN && !end.timeIntervalSinceReferenceDate.isNaN
        resolver.append(isInterval ? format.format(start..<end) : "", attributes)
    }

    override func isSame(as other: TextContent) -> Bool {
        dates == (other as? IntervalContent)?.dates
    }
}

private final class TimerContent: TextContent, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pause: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pause = pause
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let now = min(resolver.now, pause ?? .distantFuture)
        let place = min(max(now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(place)
            : place.timeIntervalSince(interval.lowerBound)
        resolver.append(ClockText.text(seconds, showsHours: showsHours), attributes)
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? TimerContent else { return false }
        return interval == other.interval && pause == other.pause
            && countsDown == other.countsDown && showsHours == other.showsHours
    }
}

/// Time as a clock shows it.
private enum ClockText {
    /// `2:32`, `36:59:01`; minutes go on beyond 60 where hours are not shown. Parts of a second that has
    /// begun are not shown.
    static func text(_ seconds: TimeInterval, showsHours: Bool) -> String {
        // More seconds than any clock has: an integer would not hold all.
        let whole = Int(min(max(0, seconds.isFinite ? seconds.rounded(.down) : 0), 1e12))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = (whole / 60, whole % 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }
}
