public import Foundation

private enum LocaleKey: EnvironmentKey {
    /// The standard one, which is not made before it is needed: the first one loads ICU's data.
    static var defaultValue: Locale? { nil }
    static let standard = Locale(identifier: "en_US")
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
}

extension EnvironmentValues {
    /// The locale of texts and formats; `en_US` unless the host says otherwise, so that a view
    /// gives the same picture on every machine.
    ///
    /// While a view is evaluated, laid out and drawn, in its actions and in the tasks that they
    /// begin, Foundation's `Locale.current` is the locale of the root, as on Apple's systems.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? LocaleKey.standard }
        set { self[LocaleKey.self] = newValue }
    }

    /// The language tag of the locale (BCP 47).
    package var languageTag: String { self[LocaleKey.self]?.identifier(.bcp47) ?? "en-US" }

    /// Whether somebody chose a locale.
    package var choosesLocale: Bool { self[LocaleKey.self] != nil }

    /// The time zone of dates; GMT unless the host says otherwise, so that a view gives the same
    /// picture on every machine. `TimeZone.current` follows it as `Locale.current` follows the
    /// locale.
    ///
    /// Apple: "EnvironmentValues.timeZone".
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The calendar of dates; unless the host says otherwise, the Gregorian calendar in the
    /// environment's time zone, with the names and the first weekday of its locale.
    /// `Calendar.current` follows it as `Locale.current` follows the locale.
    ///
    /// Apple: "EnvironmentValues.calendar".
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }
}
