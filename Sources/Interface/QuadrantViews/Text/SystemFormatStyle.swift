public import Foundation

/// Formats of times that look alike on all of Apple's systems. What they are given is the time now.
///
/// Apple: "SystemFormatStyle".
public enum SystemFormatStyle: Sendable {}

/// A format that is written less exactly where it changes while it is looked at.
protocol LiveFormat {
    /// The format without parts of a second: a text is made anew once a second at most.
    var bySeconds: Self { get }
}

extension SystemFormatStyle {
    /// A stopwatch, which counts up from zero: "1:05".
    ///
    /// Apple: "SystemFormatStyle.Stopwatch".
    public struct Stopwatch: DiscreteFormatStyle, LiveFormat, Sendable {
        private let start: Date
        private var clock: ClockParts
        private var locale = Locale.autoupdatingCurrent

        /// Creates a stopwatch.
        ///
        /// - Parameters:
        ///   - startDate: When it begins; it shows zero before.
        ///   - showsHours: Whether there are hours; else minutes go on beyond 60.
        ///   - maxFieldCount: How many of hours, minutes, seconds and their parts are shown at most, from the largest that
        ///     is not zero.
        ///   - maxPrecision: How exact it is. From a minute on, seconds are not shown.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockParts(
                showsHours: showsHours, mostFields: maxFieldCount, precision: maxPrecision)
        }

        /// What it shows at a moment.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(value.timeIntervalSince(start), locale))
        }

        /// The format in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }

        /// The moment before, at which it may show something else.
        public func discreteInput(before input: Date) -> Date? {
            clock.moment(before: input, from: start)
        }

        /// The moment after, at which it may show something else.
        public func discreteInput(after input: Date) -> Date? {
            clock.moment(after: input, from: start)
        }

        var bySeconds: Self {
            var result = self
            result.clock = clock.bySeconds
            return result
        }
    }

    /// A timer, which counts in an interval: "4:17".
    ///
    /// Apple: "SystemFormatStyle.Timer".
    public struct Timer: DiscreteFormatStyle, LiveFormat, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private var clock: ClockParts
        private var locale = Locale.autoupdatingCurrent

        /// Creates a timer that counts down to zero. A second that has begun is shown as a whole one.
        ///
        /// - Parameters:
        ///   - interval: When it runs: it stands still before and after.
        ///   - showsHours: Whether there are hours; else minutes go on beyond 60.
        ///   - maxFieldCount: How many of hours, minutes and seconds are shown at most.
        ///   - maxPrecision: How exact it is. From a minute on, seconds are not shown.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            clock = ClockParts(
                showsHours: showsHours, mostFields: maxFieldCount, precision: maxPrecision)
            clock.roundsUp = true
        }

        /// Creates a timer that counts up from zero; the parameters are those of `init(countingDownIn:)`.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            clock = ClockParts(
                showsHours: showsHours, mostFields: maxFieldCount, precision: maxPrecision)
        }

        /// What it shows at a moment.
        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(now)
                : now.timeIntervalSince(interval.lowerBound)
            return AttributedString(clock.text(seconds, locale))
        }

        /// The format in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }

        /// The moment before, at which it may show something else.
        public func discreteInput(before input: Date) -> Date? {
            clock.moment(before: input, from: interval.lowerBound)
        }

        /// The moment after, at which it may show something else.
        public func discreteInput(after input: Date) -> Date? {
            clock.moment(after: input, from: interval.lowerBound)
        }

        var bySeconds: Self {
            var result = self
            result.clock = clock.bySeconds
            return result
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch, which counts up from zero.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer, which counts down to zero.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// A timer, which counts up from zero.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
