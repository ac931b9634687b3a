public import Foundation

extension Date.ComponentsFormatStyle {
    /// How units are written.
    ///
    /// Apple: "Date.ComponentsFormatStyle.Style".
    public struct Style: Codable, Hashable, Sendable {
        fileprivate let name: String

        /// "2 hours, 30 minutes".
        public static let wide = Style(name: "wide")
        /// "2 hr, 30 min".
        public static let abbreviated = Style(name: "abbreviated")
        /// "2hr 30min".
        public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
        /// "2h 30m".
        public static let narrow = Style(name: "narrow")
        /// "two hours, thirty minutes".
        public static let spellOut = Style(name: "spellOut")
        /// "2:30:00".
        fileprivate static let positional = Style(name: "positional")
    }
}

/// Writes the time between two dates in the units of a calendar: "2 hours, 30 minutes".
///
/// Apple: "Date.ComponentsFormatStyle" (Foundation). Foundation on Linux has a type of that name which is no style; so this one
/// has another name, and is made by `.components(style:fields:)` and `.timeDuration`.
public struct _DateComponentsFormat: FormatStyle, Sendable {
    /// A unit of time.
    public typealias Field = Date.ComponentsFormatStyle.Field
    /// How units are written.
    public typealias Style = Date.ComponentsFormatStyle.Style

    /// Whether the time is counted forward, from the lower date to the upper.
    public var isPositive = true
    /// How units are written.
    public var style: Style
    /// The language.
    public var locale: Locale
    /// The calendar that months and years are counted in.
    public var calendar: Calendar
    /// The units that are written; `nil` for all but weeks.
    public var fields: Set<Field>?

    /// Creates a style.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent,
        calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
        (self.style, self.locale) = (style, locale)
        (self.calendar, self.fields) = (calendar, fields)
    }

    /// A clock: "2:30:45".
    ///
    /// Apple: "timeDuration".
    public static var timeDuration: Self {
        Self(style: .positional, fields: [.hour, .minute, .second])
    }

    /// The time from the lower date to the upper one; units of which there is nothing are left out.
    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = calendar
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = formatterStyle
        formatter.allowedUnits = units
        let text = formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        return isPositive ? text : "-" + text
    }

    private var formatterStyle: DateComponentsFormatter.UnitsStyle {
        switch style {
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .positional: .positional
        default: .full
        }
    }

    private var units: NSCalendar.Unit {
        let all: [(Field, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        let fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
        return all.reduce(into: []) { if fields.contains($1.0) { $0.insert($1.1) } }
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> Self {
        var result = self
        result.locale = locale
        return result
    }

    /// The style in a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var result = self
        result.calendar = calendar
        return result
    }
}

extension FormatStyle where Self == _DateComponentsFormat {
    /// A clock: "2:30:45".
    ///
    /// Apple: "timeDuration" (Foundation).
    public static var timeDuration: Self { .timeDuration }

    /// The time between two dates in units.
    ///
    /// Apple: "components(style:fields:)" (Foundation).
    public static func components(
        style: Date.ComponentsFormatStyle.Style,
        fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }
}
