public import Foundation

/// Says how far a date is from another: "2 hours ago".
///
/// Apple: "RelativeDateTimeFormatter" (Foundation), which Foundation on Linux lacks; made of `Date.AnchoredRelativeFormatStyle`.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether words such as "yesterday" are taken.
    ///
    /// Apple: "RelativeDateTimeFormatter.DateTimeStyle".
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"; "yesterday".
        case numeric, named
    }

    /// How units are written.
    ///
    /// Apple: "RelativeDateTimeFormatter.UnitsStyle".
    public enum UnitsStyle: Int, Sendable {
        /// "2 hours ago"; "two hours ago"; "2 hr. ago"; "2 hr. ago".
        case full, spellOut, short, abbreviated
    }

    /// Whether words such as "yesterday" are taken.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// The language.
    open var locale: Locale! = .current
    /// The calendar.
    open var calendar: Calendar! = .current

    /// A date as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short, .abbreviated: .abbreviated
            }
        // The style says how the anchor is seen from a date.
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units, locale: locale ?? .current, calendar: calendar ?? .current
        ).format(referenceDate)
    }

    /// A moment so many seconds from now, below 0 for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// What lies so many units from now: "2 days ago" for a day of −2. Of several units the largest counts.
    ///
    /// Apple: "localizedString(from:)".
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now)
        return localizedString(for: date ?? now, relativeTo: now)
    }

    /// The date as seen from now; `nil` for what is no date.
    override open func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Joins words to a list: "a, b, and c".
///
/// Apple: "ListFormatter" (Foundation), which Foundation on Linux lacks.
open class ListFormatter: Formatter {
    /// The language.
    open var locale: Locale! = .current
    /// How what is no text becomes one.
    open var itemFormatter: Formatter?

    /// Words as a list in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Values as a list.
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
            .formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// An array as a list; `nil` for what is none.
    override open func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
