import Foundation

/// Which parts of a time a clock shows: "1:05", "1:34:00", "0:05.23".
struct ClockParts: Codable, Hashable, Sendable {
    /// Whether there are hours; else minutes go on beyond 60.
    var showsHours: Bool
    /// How many of hours, minutes, seconds and their parts are shown at most.
    var mostFields: Int
    /// How exact the clock is.
    var precision: Duration
    /// Whether what has begun counts as a whole one.
    var roundsUp = false

    /// The longest time: an integer would not hold all.
    private static let longest = 1e12

    /// The same clock without parts of a second.
    var bySeconds: ClockParts {
        var result = self
        result.precision = max(precision, .seconds(1))
        return result
    }

    private var step: Double { max(precision / .seconds(1), 1e-9) }

    /// A number of seconds as the clock shows it; nothing below zero.
    func text(_ seconds: TimeInterval, _ locale: Locale) -> String {
        let known = seconds.isFinite ? min(max(seconds, 0), Self.longest) : 0
        // A time that is a little short of a step, by the digits of its number, is that step.
        let steps = known / step
        let whole = roundsUp ? (steps - 1e-6).rounded(.up) : (steps + 1e-6).rounded(.down)
        let time = whole * step
        let all = Int((time + 1e-6).rounded(.down))
        let hours = showsHours ? all / 3600 : 0
        let (minutes, rest) = ((all - hours * 3600) / 60, all % 60)
        var fields: [String] = hours > 0 ? ["\(hours)", two(minutes)] : ["\(minutes)"]
        if precision < .seconds(60) { fields.append(two(rest)) }
        if fields.count > max(mostFields, 1) { fields = Array(fields.prefix(max(mostFields, 1))) }
        guard fields.count > 1 else { return words(hours, minutes, locale) }
        let text = fields.joined(separator: ":")
        let hasRoom = precision < .seconds(1) && fields.count < mostFields
        return hasRoom ? text + fraction(time, locale) : text
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The parts of a second, as many digits as the precision has.
    private func fraction(_ time: Double, _ locale: Locale) -> String {
        let digits = min(max(Int((-log10(step) - 1e-9).rounded(.up)), 1), 6)
        let part = time - time.rounded(.down)
        let scaled = Int((part * pow(10, Double(digits))).rounded())
        let text = String(scaled)
        return (locale.decimalSeparator ?? ".")
            + String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    /// A single unit, in words.
    private func words(_ hours: Int, _ minutes: Int, _ locale: Locale) -> String {
        let unit: Duration.UnitsFormatStyle.Unit = hours > 0 ? .hours : .minutes
        return Duration.seconds(hours > 0 ? hours * 3600 : minutes * 60)
            .formatted(.units(allowed: [unit], width: .wide).locale(locale))
    }

    /// The last step before a moment.
    func moment(before input: Date, from start: Date) -> Date? {
        let steps = (input.timeIntervalSince(start) / step).rounded(.up) - 1
        return steps.isFinite ? start.addingTimeInterval(steps * step) : nil
    }

    /// The next step after a moment.
    func moment(after input: Date, from start: Date) -> Date? {
        let steps = (input.timeIntervalSince(start) / step).rounded(.down) + 1
        return steps.isFinite ? start.addingTimeInterval(steps * step) : nil
    }
}
