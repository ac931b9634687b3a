public import Foundation

/// Writes how long something takes: "1:05", "1 hour, 10 minutes".
///
/// Apple: "DateComponentsFormatter" (Foundation), which Foundation on Linux lacks. Weeks, days, hours, minutes and seconds are
/// written in the language of the calendar, years and months in English.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    ///
    /// Apple: "DateComponentsFormatter.UnitsStyle".
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00"; "1h 10m"; "1 hr, 10 min"; "1 hour, 10 minutes"; "one hour, ten minutes"; "1hr 10min".
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units that are 0.
    ///
    /// Apple: "DateComponentsFormatter.ZeroFormattingBehavior".
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// `dropLeading` for the style `positional`, `dropAll` for the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// None before the first that is not 0.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// None between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// None behind the last that is not 0.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// None at all.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// All, with two digits in the style `positional`.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// Which units are written; none for those from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, and with it the language; `nil` for the current one.
    open var calendar: Calendar? = .current
    /// From when time counts, for the length of months; `nil` for the beginning of 2001.
    open var referenceDate: Date?
    /// How many units are written at most; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is written in the next smaller one.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind.
    open var includesTimeRemainingPhrase = false
    /// Whether the last unit has a fraction. It has none here.
    open var allowsFractionalUnits = false
    /// Where the text stands. It changes nothing here.
    open var formattingContext = Formatter.Context.unknown

    private static let longest = 1e12

    /// A number of seconds, rounded to whole ones; `nil` for what is no number, or more than 10¹².
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < Self.longest else { return nil }
        return text(from: start, to: start.addingTimeInterval(ti.rounded()), zone: .gmt)
    }

    /// The time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, zone: nil)
    }

    /// Components, summed up in the units that are written.
    open func string(from components: DateComponents) -> String? {
        var calendar = calendar ?? .current
        calendar.timeZone = .gmt
        return calendar.date(byAdding: components, to: start)
            .flatMap { text(from: start, to: $0, zone: .gmt) }
    }

    /// Components in a style, in the units from years to seconds.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Components, or a number of seconds; `nil` for all else.
    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var units: [TimeUnit] {
        let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        let allowed = allowedUnits.isEmpty ? usual : allowedUnits
        return TimeUnit.allCases.filter { allowed.contains($0.calendarUnit) }
    }

    private func text(from start: Date, to end: Date, zone: TimeZone?) -> String? {
        var calendar = calendar ?? .current
        if let zone { calendar.timeZone = zone }
        let units = units
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: min(start, end), to: max(start, end))
        var parts = units.map {
            TimePart(unit: $0, count: components.value(for: $0.component) ?? 0)
        }
        if collapsesLargestUnit { parts = Self.collapsed(parts) }
        parts = kept(parts)
        if parts.isEmpty { return nil }
        let words =
            unitsStyle == .positional
            ? positional(parts) : TimePart.text(parts, unitsStyle, calendar.locale ?? .current)
        let signed = (end < start ? "-" : "") + words
        let phrase = includesApproximationPhrase ? "About \(signed)" : signed
        return includesTimeRemainingPhrase ? "\(phrase) remaining" : phrase
    }

    /// A largest unit of 1 in the next smaller one: 90 seconds for one minute and 30 seconds.
    private static func collapsed(_ parts: [TimePart]) -> [TimePart] {
        guard let first = parts.firstIndex(where: { $0.count != 0 }), parts[first].count == 1,
            parts.indices.contains(first + 1),
            let ratio = parts[first].unit.ratio(to: parts[first + 1].unit)
        else { return parts }
        var parts = parts
        parts[first].count = 0
        parts[first + 1].count += ratio
        return parts
    }

    /// The parts that are written.
    private func kept(_ parts: [TimePart]) -> [TimePart] {
        let usual: ZeroFormattingBehavior = unitsStyle == .positional ? .dropLeading : .dropAll
        let behavior = zeroFormattingBehavior.contains(.default) ? usual : zeroFormattingBehavior
        var left = parts[...]
        if behavior.contains(.dropLeading) { left = left.drop { $0.count == 0 } }
        if behavior.contains(.dropTrailing) {
            while left.last?.count == 0 { left.removeLast() }
        }
        var result = Array(left)
        if behavior.contains(.dropMiddle) {
            let ends = [0, result.count - 1]
            result = result.enumerated().filter {
                ends.contains($0.offset) || $0.element.count != 0
            }
            .map(\.element)
        }
        // No time at all is written too.
        if result.isEmpty { result = parts.suffix(1) }
        return maximumUnitCount > 0 ? Array(result.prefix(maximumUnitCount)) : result
    }

    private func positional(_ parts: [TimePart]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let isShort = part.count < 10 && (index > 0 || pads)
            return isShort ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }
}
