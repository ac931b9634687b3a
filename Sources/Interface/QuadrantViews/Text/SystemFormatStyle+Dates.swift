public import Foundation
import QuadrantFoundation

extension SystemFormatStyle {
    /// How far a date is from now in units of a calendar, or as a clock: "3 minutes, 42 seconds", "3:46".
    ///
    /// Apple: "SystemFormatStyle.DateOffset".
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        /// A unit of time.
        public typealias Field = Date.ComponentsFormatStyle.Field

        private let anchor: Date
        private let fields: Set<Field>
        private let mostFields: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format of the time from a date to the one that is written: below zero before it.
        ///
        /// - Parameters:
        ///   - anchor: The date from which is counted.
        ///   - allowedFields: The units. Hours, minutes and seconds alone are written as a clock.
        ///   - maxFieldCount: How many units are written at most, from the largest that is not zero.
        ///   - sign: When a sign is written.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields) = (anchor, allowedFields)
            (mostFields, self.sign) = (max(maxFieldCount, 1), sign)
        }

        /// The offset of a date.
        public func format(_ value: Date) -> AttributedString {
            let isBefore = value < anchor
            let range = min(value, anchor)..<max(value, anchor)
            let text = isClock ? clock(range) : words(range)
            let isPlus = sign == .always() || sign == .always(includingZero: false)
            let mark = sign == .never ? "" : isBefore ? "-" : isPlus && !range.isEmpty ? "+" : ""
            return AttributedString(mark + text)
        }

        /// The format in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }

        /// The format in a calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var result = self
            result.calendar = calendar
            return result
        }

        /// A second before.
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

        /// A second after.
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }

        /// Whether nothing but minutes and seconds, and hours if any, may be shown.
        private var isClock: Bool {
            fields.isSubset(of: [.hour, .minute, .second]) && fields.contains(.minute)
                && fields.contains(.second)
        }

        private func clock(_ range: Range<Date>) -> String {
            let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
            return ClockParts(
                showsHours: fields.contains(.hour), mostFields: mostFields, precision: .seconds(1)
            ).text(seconds, locale)
        }

        private func words(_ range: Range<Date>) -> String {
            let units: [(Field, Calendar.Component)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day),
                (.hour, .hour), (.minute, .minute), (.second, .second),
            ].filter { fields.contains($0.0) }
            let parts = calendar.dateComponents(
                Set(units.map(\.1)), from: range.lowerBound, to: range.upperBound)
            let first = units.firstIndex { (parts.value(for: $0.1) ?? 0) > 0 }
            let shown = units[(first ?? max(units.count - 1, 0))...].prefix(mostFields)
            // Smaller units than the ones that are shown are cut off.
            var cut = range.lowerBound
            for (_, unit) in units.prefix(shown.endIndex) {
                let count = parts.value(for: unit) ?? 0
                cut = calendar.date(byAdding: unit, value: count, to: cut) ?? cut
            }
            var style = _DateComponentsFormat(style: .wide, fields: Set(shown.map(\.0)))
            (style.calendar, style.locale) = (calendar, locale)
            return style.format(range.lowerBound..<max(cut, range.lowerBound))
        }
    }

    /// A date as one would speak of it now: "in 5 minutes", "yesterday", "January 2007".
    ///
    /// Apple: "SystemFormatStyle.DateReference".
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let mostFields: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format of a date. What is written by it is the time from which it is seen.
        ///
        /// - Parameters:
        ///   - date: The date that is spoken of.
        ///   - allowedFields: The units.
        ///   - maxFieldCount: How many units a date that is written out has at most; the year is left out if it is this one.
        ///   - thresholdField: The largest unit of which is said how many it is; a date that is further off is written out.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute,
            ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            (self.date, fields) = (date, allowedFields)
            (mostFields, threshold) = (max(maxFieldCount, 1), thresholdField)
        }

        /// The date as it is seen from a moment.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(isNear(value) ? relative(value) : absolute(value))
        }

        /// The format in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }

        /// The format in a calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var result = self
            result.calendar = calendar
            return result
        }

        /// A minute before.
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-60) }

        /// A minute after.
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(60) }

        private static let units: [(Date.RelativeFormatStyle.Field, Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day),
            (.hour, .hour), (.minute, .minute), (.second, .second),
        ]

        /// Whether there is less than one of the unit above the threshold between the date and a moment.
        private func isNear(_ value: Date) -> Bool {
            guard let index = Self.units.firstIndex(where: { $0.0 == threshold }), index > 0 else {
                return true
            }
            let above = Self.units[index - 1].1
            let count = calendar.dateComponents([above], from: value, to: date).value(for: above)
            return count == 0
        }

        private func relative(_ value: Date) -> String {
            let index = Self.units.firstIndex { $0.0 == threshold } ?? 0
            let small = Self.units[index...].map(\.0).filter {
                fields.contains($0) || $0 == threshold
            }
            return Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: Set(small), presentation: .named, unitsStyle: .wide,
                locale: locale, calendar: calendar
            ).format(value)
        }

        private func absolute(_ value: Date) -> String {
            let isThisYear =
                calendar.component(.year, from: date) == calendar.component(.year, from: value)
            let wanted = Self.units.map(\.0).filter {
                (fields.contains($0) || $0 == threshold) && !($0 == .year && isThisYear)
            }.prefix(mostFields)
            var style = Date.FormatStyle(locale: locale, calendar: calendar)
            if wanted.contains(.year) { style = style.year() }
            if wanted.contains(.month) { style = style.month(.wide) }
            if wanted.contains(.day) { style = style.day() }
            if wanted.contains(.hour) { style = style.hour() }
            if wanted.contains(.minute) { style = style.minute() }
            return style.format(date)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a date is from another.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .week, .day, .hour, .minute, .second,
        ], maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as one would speak of it now.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
