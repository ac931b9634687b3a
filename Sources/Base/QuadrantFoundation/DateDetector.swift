import Foundation

/// Finds dates and times of numbers and English words.
struct DateDetector {
    let locale: Locale
    let calendar: Calendar
    let now: Date

    private static let months =
        "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
        + "|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
    private static let weekdays = "sun|mon|tues|wednes|thurs|fri|satur"
    private static let day = #"([0-9]{1,2})(?:st|nd|rd|th)?"#

    /// Groups: 1 to 7 the year, month and day of ISO 8601 with the time and its zone; 8 to 10 numbers with signs between
    /// them; 11 to 13 a month, its day, the year; 14 to 16 a day, its month, the year; 17 a word; 18 a weekday.
    private static let dates =
        #"([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(Z|[+-][0-9]{2}:?[0-9]{2})?)?"#
        + #"|([0-9]{1,2})[/.]([0-9]{1,2})[/.]([0-9]{4}|[0-9]{2})"#
        + #"|(?:(?:\#(weekdays))day,? )?(\#(months))\.? \#(day)(?:,? ([0-9]{4}))?"#
        + #"|(?:(?:\#(weekdays))day,? )?\#(day) (?:of )?(\#(months))\.?(?:,? ([0-9]{4}))?"#
        + #"|(today|tonight|tomorrow|yesterday)|(?:next |this )?(\#(weekdays))day"#
    /// Groups: the hour, the minute, the second, the half of the day; the hour, the minute, the second of a clock of 24 hours.
    private static let times =
        #"([0-9]{1,2})(?::([0-9]{2}))?(?::([0-9]{2}))?\s?([ap])\.?m\b\.?"#
        + #"|([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?"#
    private static let expression = NSRegularExpression.known(
        #"(?<![\w./:+-])(?:(?:\#(dates))(?![\w/-])(?:(?:,| at|, at| @)?\s(?:\#(times)))?|(?:\#(times)))"#
            + #"(?![\w/:-])"#)

    /// The number of groups before those of a time behind a date, and before those of a time alone.
    private static let groups = (behind: 18, alone: 25)

    func found(
        in string: String, _ part: NSRange, besides others: [DetectedText]
    ) -> [DetectedText] {
        let text = string as NSString
        return Self.expression.matches(in: string, range: part).compactMap { match in
            let groups = (0..<match.numberOfRanges).map { index -> String? in
                let range = match.range(at: index)
                return range.location == NSNotFound ? nil : text.substring(with: range).lowercased()
            }
            guard !others.meet(match.range), let (date, zone) = date(of: groups) else { return nil }
            return DetectedText(.date(date, zone), at: match.range)
        }
    }

    private func date(of groups: [String?]) -> (Date, TimeZone?)? {
        func number(_ group: Int) -> Int? { groups[group].flatMap { Int($0) } }
        // Years that are written are those of this calendar, whatever the user's is.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = self.calendar.timeZone
        var parts = calendar.dateComponents([.year, .month, .day], from: now)
        var zone: TimeZone?
        if let year = number(1) {
            (parts.year, parts.month, parts.day) = (year, number(2), number(3))
            zone = groups[7].flatMap(Self.zone)
            if let zone { calendar.timeZone = zone }
        } else if let first = number(8), let second = number(9), let year = number(10) {
            parts.year = year < 100 ? 2000 + year : year
            let isDayFirst = first > 12 || !(locale.region == "US" || locale.region == nil)
            (parts.month, parts.day) = isDayFirst ? (second, first) : (first, second)
        } else if let month = groups[11] ?? groups[15] {
            parts.month = Self.month(month)
            parts.day = number(12) ?? number(14)
            parts.year = number(13) ?? number(16) ?? parts.year
        } else if let word = groups[17] {
            parts.day = (parts.day ?? 1) + (word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0)
            if word == "tonight" { parts.hour = 20 }
        } else if let name = groups[18] {
            let wanted = Self.weekdays.split(separator: "|").firstIndex { $0 == name } ?? 0
            let today = calendar.component(.weekday, from: now) - 1
            let days = (wanted - today + 7) % 7
            parts.day =
                (parts.day ?? 1) + (groups[0]?.hasPrefix("next ") == true && days == 0 ? 7 : days)
        }
        // What is no day of its month is no date.
        if groups[17] == nil, groups[18] == nil, let month = parts.month, let day = parts.day {
            guard 1...12 ~= month, day > 0,
                let days = calendar.range(
                    of: .day, in: .month,
                    for: calendar.date(
                        from: DateComponents(year: parts.year, month: month, day: 1)) ?? now),
                days.contains(day)
            else { return nil }
        }
        guard let time = time(of: groups) else { return nil }
        parts.hour = time.hour ?? number(4) ?? parts.hour ?? 12
        parts.minute = time.minute ?? number(5) ?? 0
        parts.second = time.second ?? number(6) ?? 0
        guard parts.hour ?? 0 < 24, parts.minute ?? 0 < 60, parts.second ?? 0 < 60 else {
            return nil
        }
        return calendar.date(from: parts).map { ($0, zone) }
    }

    /// The time that a text says, without parts where it says none; `nil` for one that no clock shows.
    private func time(of groups: [String?]) -> (hour: Int?, minute: Int?, second: Int?)? {
        func number(_ group: Int) -> Int? { groups[group].flatMap { Int($0) } }
        for start in [Self.groups.behind, Self.groups.alone] {
            if let half = groups[start + 4], let hour = number(start + 1) {
                guard 1...12 ~= hour else { return nil }
                let minute = number(start + 2) ?? 0
                return minute < 60
                    ? (hour % 12 + (half == "p" ? 12 : 0), minute, number(start + 3) ?? 0) : nil
            }
            if let hour = number(start + 5), let minute = number(start + 6) {
                return hour < 24 && minute < 60 ? (hour, minute, number(start + 7) ?? 0) : nil
            }
        }
        return (nil, nil, nil)
    }

    private static func month(_ name: String) -> Int? {
        let starts = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
        ]
        return starts.firstIndex { name.hasPrefix($0) }.map { $0 + 1 }
    }

    private static func zone(_ text: String) -> TimeZone? {
        guard text != "z" else { return .gmt }
        let digits = text.filter(\.isWholeNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else {
            return nil
        }
        let seconds = 3600 * hours + 60 * minutes
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }
}
