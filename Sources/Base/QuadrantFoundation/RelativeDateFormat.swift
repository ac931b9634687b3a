public import Foundation

/// A formatter that writes days near to now as "Today" or "Tomorrow" where that is asked for
/// (`doesRelativeDateFormatting`).
///
/// Apple: "DateFormatter" (Foundation). That of Foundation on Linux writes no such words; files that the command compiles
/// make theirs by this. The words are CLDR's for the formatter's locale: in English those of three days, in German of five.
public func _DateFormat() -> DateFormatter { RelativeDateFormat() }

private final class RelativeDateFormat: DateFormatter, @unchecked Sendable {
    private var hasOwnFormat = false

    /// The pattern that dates are written by; one that was set knows no words for days.
    override var dateFormat: String! {
        get { super.dateFormat }
        set {
            super.dateFormat = newValue
            hasOwnFormat = newValue != nil
        }
    }

    /// A date as text.
    override func string(from date: Date) -> String {
        let whole = super.string(from: date)
        guard doesRelativeDateFormatting, !hasOwnFormat, dateStyle != .none,
            let word = word(for: date)
        else { return whole }
        guard timeStyle != .none else { return word }
        let days = DateFormatter()
        (days.locale, days.calendar, days.timeZone) = (locale, calendar, timeZone)
        (days.dateStyle, days.timeStyle) = (dateStyle, .none)
        return whole.replacingOccurrences(of: days.string(from: date), with: word)
    }

    /// The object as a date; `nil` for what is none.
    override func string(for obj: Any?) -> String? {
        (obj as? Date).map { string(from: $0) }
    }

    /// What the language calls the day of a date; `nil` where it only counts days.
    private func word(for date: Date) -> String? {
        var calendar = calendar ?? .current
        calendar.timeZone = timeZone ?? .current
        let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
        let days = calendar.dateComponents([.day], from: today, to: day).day ?? .max
        guard (-2...2).contains(days) else { return nil }
        // The style says how the anchor is seen from a date.
        let word = Date.AnchoredRelativeFormatStyle(
            anchor: day, allowedFields: [.day], presentation: .named, unitsStyle: .wide,
            locale: locale ?? .current, calendar: calendar,
            capitalizationContext: .beginningOfSentence
        ).format(today)
        return word.contains(where: \.isNumber) ? nil : word
    }
}
