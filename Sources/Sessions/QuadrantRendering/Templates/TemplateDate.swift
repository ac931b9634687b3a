internal import Foundation

/// Dates in data: ISO 8601, or seconds since 1970.
enum TemplateDate {
    static func date(from decoder: any Decoder) throws -> Date {
        let box = try decoder.singleValueContainer()
        if let seconds = try? box.decode(Double.self) {
            return Date(timeIntervalSince1970: seconds)
        }
        let text = try box.decode(String.self)
        if let date = date(text, in: .current) { return date }
        throw DecodingError.dataCorruptedError(
            in: box, debugDescription: "\"\(text)\" is no date such as \"2026-11-29T12:00:00Z\"")
    }

    /// The date of a text, all of it: a day of the calendar (`2026-11-29`, `20261129`), of the year (`2026-333`) or of a week
    /// (`2026-W48-7`), a month or a year for its first day; behind `T` or a space a time, to the minute or to parts of a second, behind
    /// that `Z` or a distance from it. `nil` for what is none, such as a day that the month has not.
    ///
    /// - Parameter zone: Where the date is that says no distance: the place for which the picture is drawn.
    static func date(_ text: String, in zone: TimeZone) -> Date? {
        var rest = Substring(text.replacing("\u{2212}", with: "-"))
        guard let day = day(&rest) else { return nil }
        var seconds = 0.0
        var distance: Int?
        if let mark = rest.first {
            guard "Tt ".contains(mark) else { return nil }
            rest.removeFirst()
            guard let time = time(&rest) else { return nil }
            seconds = time
            if !rest.isEmpty {
                guard let given = self.distance(rest) else { return nil }
                distance = given
            }
        }
        let local = Double(day) * 86_400 + seconds
        if let distance { return Date(timeIntervalSince1970: local - Double(distance)) }
        // Twice: near a change of the clock the first is that of the other side.
        let guess = zone.secondsFromGMT(for: Date(timeIntervalSince1970: local))
        let near = Date(timeIntervalSince1970: local - Double(guess))
        let after = Date(timeIntervalSince1970: local - Double(zone.secondsFromGMT(for: near)))
        // In a gap neither is right: the later one is of the same day.
        let isRight = zone.secondsFromGMT(for: after) == zone.secondsFromGMT(for: near)
        return isRight ? after : max(near, after)
    }

    /// Takes so many digits.
    private static func number(_ count: Int, _ rest: inout Substring) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return Int(digits)
    }

    private static func take(_ mark: Character, _ rest: inout Substring) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes a day: its number from the first of 1970.
    private static func day(_ rest: inout Substring) -> Int? {
        guard let year = number(4, &rest), year > 0 else { return nil }
        let first = number(ofDay: year, 1, 1)
        let hasMarks = take("-", &rest)
        if take("W", &rest) {
            guard let week = number(2, &rest), week > 0 else { return nil }
            var day = 1
            if hasMarks ? take("-", &rest) : rest.first?.isNumber == true {
                guard let given = number(1, &rest), (1...7).contains(given) else { return nil }
                day = given
            }
            // The week with the fourth of January is the first; 1970 began on a Thursday.
            let fourth = first + 3
            let monday = fourth - ((fourth + 3) % 7 + 7) % 7
            // One week more where the next year's first has not begun.
            let next = number(ofDay: year + 1, 1, 1) + 3
            let end = next - ((next + 3) % 7 + 7) % 7
            let found = monday + (week - 1) * 7
            return found < end ? found + day - 1 : nil
        }
        let digits = rest.prefix { $0.isNumber }.count
        if digits == 3 {
            guard let count = number(3, &rest), count > 0 else { return nil }
            let found = first + count - 1
            return found < number(ofDay: year + 1, 1, 1) ? found : nil
        }
        if digits == 0 { return hasMarks ? nil : first }
        guard let month = number(2, &rest), (1...12).contains(month) else { return nil }
        // Without marks a month alone would be a day of old, as in 991231.
        guard hasMarks ? take("-", &rest) : true else { return number(ofDay: year, month, 1) }
        guard let day = number(2, &rest), day > 0 else { return nil }
        let (found, next) = (number(ofDay: year, month, day), number(ofDay: year, month + 1, 1))
        return found < next ? found : nil
    }

    /// The number of a day of the Gregorian calendar, before it was introduced too; the thirteenth month is the next year's first.
    private static func number(ofDay year: Int, _ month: Int, _ day: Int) -> Int {
        let (year, month) = month > 12 ? (year + 1, 1) : (year, month)
        // Years begin in March here, so that the day of leap years is their last.
        let shifted = month > 2 ? year : year - 1
        let days = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + days - 719_468
    }

    /// Takes a time of the day, in seconds: to the minute, the second or a part of it. 24:00 is the next day, and a leap second the next
    /// minute.
    private static func time(_ rest: inout Substring) -> Double? {
        guard let hour = number(2, &rest), hour <= 24 else { return nil }
        var (minute, second, part) = (0, 0, 0.0)
        let hasMarks = take(":", &rest)
        if hasMarks || rest.first?.isNumber == true {
            guard let given = number(2, &rest), given < 60 else { return nil }
            minute = given
            if hasMarks ? take(":", &rest) : rest.first?.isNumber == true {
                guard let given = number(2, &rest), given <= 60 else { return nil }
                second = given
                if take(".", &rest) || take(",", &rest) {
                    let digits = rest.prefix { $0.isASCII && $0.isNumber }
                    guard let given = Double("0.\(digits)"), !digits.isEmpty else { return nil }
                    (part, rest) = (given, rest.dropFirst(digits.count))
                }
            }
        }
        guard hour < 24 || minute == 0 && second == 0 && part == 0 else { return nil }
        return Double(hour * 3_600 + minute * 60 + second) + part
    }

    /// How many seconds clocks are ahead of Greenwich's: `Z`, `+02:00`, `+0200`, `+02`.
    private static func distance(_ text: Substring) -> Int? {
        if text == "Z" || text == "z" { return 0 }
        var rest = text
        let isBehind = take("-", &rest)
        guard isBehind || take("+", &rest), let hours = number(2, &rest), hours < 24 else {
            return nil
        }
        var minutes = 0
        if take(":", &rest) || !rest.isEmpty {
            guard let given = number(2, &rest), given < 60 else { return nil }
            minutes = given
        }
        guard rest.isEmpty else { return nil }
        return (hours * 3_600 + minutes * 60) * (isBehind ? -1 : 1)
    }
}
