import Foundation

/// Stretches of time in words.
///
/// Foundation has the words for units up to days in every locale, those for months and years in none:
/// beyond English, years are told in days. A month is taken as 30.44 days, a year as 365.25.
struct SpanUnits {
    let locale: Locale

    private enum Unit: Int, CaseIterable {
        case year, month, day, hour, minute, second

        /// The length of the unit, in seconds.
        var length: Double {
            switch self {
            case .year: 31_557_600
            case .month: 2_629_800
            case .day: 86_400
            case .hour: 3600
            case .minute: 60
            case .second: 1
            }
        }
    }

    /// The two largest units next to each other: `2 hr, 23 min`; `1 year, 1 month`.
    func relative(_ seconds: TimeInterval) -> String {
        var rest = clamped(abs(seconds))
        let units = units
        let first = units.firstIndex { rest >= $0.length } ?? units.count - 1
        var parts: [String] = []
        for unit in units[first...].prefix(2) {
            let count = (rest / unit.length).rounded(.down)
            rest -= count * unit.length
            if count > 0 || parts.isEmpty { parts.append(text(unit, count, isWide: false)) }
        }
        return parts.joined(separator: ", ")
    }

    /// The largest unit with a sign: `+2 hours`.
    func offset(_ seconds: TimeInterval) -> String {
        let length = clamped(abs(seconds))
        let unit = units.first { length >= $0.length } ?? .second
        let count = (length / unit.length).rounded(.down)
        return (seconds < 0 ? "-" : "+") + text(unit, count, isWide: true)
    }

    private var isEnglish: Bool { locale.language.languageCode == .english }

    private var units: [Unit] {
        isEnglish ? Unit.allCases : Unit.allCases.filter { $0 != .year && $0 != .month }
    }

    /// The number of seconds, limited to a hundred thousand years.
    private func clamped(_ seconds: Double) -> Double {
        seconds.isFinite ? min(seconds, 3e12) : 0
    }

    private func text(_ unit: Unit, _ count: Double, isWide: Bool) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth = isWide ? .wide : .abbreviated
        func words(_ allowed: Duration.UnitsFormatStyle.Unit) -> String {
            Duration.seconds(count * unit.length)
                .formatted(.units(allowed: [allowed], width: width).locale(locale))
        }
        switch unit {
        case .year, .month:
            let number = Int(count).formatted(.number.locale(locale))
            return "\(number) \(unit)\(count == 1 ? "" : "s")"
        case .day: return words(.days)
        case .hour: return words(.hours)
        case .minute: return words(.minutes)
        case .second: return words(.seconds)
        }
    }
}
