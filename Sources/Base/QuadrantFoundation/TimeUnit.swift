import Foundation

/// A unit in which a time is written, from the largest.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// How many of a smaller unit it has, where that is always the same number.
    func ratio(to other: TimeUnit) -> Int? {
        switch (self, other) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    /// The unit as durations have it, with its length in seconds; `nil` for those of no fixed length.
    fileprivate var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 604_800)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3_600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }
}

/// A number of a unit.
struct TimePart {
    let unit: TimeUnit
    var count: Int

    /// Parts in words.
    static func text(
        _ parts: [TimePart], _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
        parts.map { $0.text(style, locale) }
            .joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func text(
        _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .positional, .abbreviated: .narrow
            case .short, .brief: .abbreviated
            case .full, .spellOut: .wide
            }
        var text: String
        if let duration = unit.duration {
            text = Duration.UnitsFormatStyle(allowedUnits: [duration.unit], width: width)
                .locale(locale).format(.seconds(count * duration.seconds))
        } else {
            text = inCalendar(width, locale)
        }
        if style == .brief { text.removeAll(where: \.isWhitespace) }
        guard style == .spellOut else { return text }
        let speller = NumberFormatter()
        (speller.locale, speller.numberStyle) = (locale, .spellOut)
        let spelled = speller.string(from: NSNumber(value: count)) ?? "\(count)"
        return text.replacing("\(count)", with: spelled)
    }

    /// Years and months: of durations in words, Foundation has none that long.
    private func inCalendar(
        _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
        guard locale.language.languageCode != .english else { return inEnglish(width) }
        let form: UnitWords.Width =
            width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated
        return NumberSkeleton.text(
            Double(count), "unit/\(unit == .year ? "year" : "month") \(form.rawValue)", locale)
            ?? inEnglish(width)
    }

    /// Years and months in English; `mo` keeps months apart from minutes, as Apple's formatter does.
    private func inEnglish(_ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let isYear = unit == .year
        if width == .narrow { return "\(count)\(isYear ? "y" : "mo")" }
        let word = width == .wide ? isYear ? "year" : "month" : isYear ? "yr" : "mo"
        return "\(count) \(word)\(count == 1 ? "" : "s")"
    }
}
