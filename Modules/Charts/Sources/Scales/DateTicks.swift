internal import Foundation

/// Equal steps of a calendar.
struct CalendarSteps {
    var unit: Calendar.Component
    var count: Int
    var calendar: Calendar

    /// Of more ticks, or of more bounds of bins, there are no more.
    private static let (mostTicks, mostBounds) = (2_000, 100_000)

    /// The starts of units in a range, from the first in it, each some units behind the last.
    ///
    /// - Parameter fromStart: Whether steps are counted from where the range begins, if that is the start of a
    ///   smaller unit; so hours and
    ///   days are (measured).
    func within(_ low: Double, _ high: Double, fromStart: Bool = false) -> [Double] {
        guard let interval = interval(at: low), high >= low else { return [] }
        var first = interval.start
        if first.timeIntervalSinceReferenceDate < low - 1e-3 {
            first = fromStart ? Date(timeIntervalSinceReferenceDate: low) : interval.end
        }
        return steps(from: first, most: Self.mostTicks) { $0 <= high + 1e-3 }
    }

    /// The starts of units that cover a range.
    func covering(_ low: Double, _ high: Double) -> [Double] {
        guard let interval = interval(at: low), high >= low else { return [low, high] }
        var values = steps(from: interval.start, most: Self.mostBounds) { $0 < high }
        if let last = values.last,
            let next = next(Date(timeIntervalSinceReferenceDate: values[0]), values.count),
            last < high || values.count < 2
        {
            values.append(next.timeIntervalSinceReferenceDate)
        }
        return values
    }

    private func interval(at seconds: Double) -> DateInterval? {
        guard seconds.isFinite, abs(seconds) < CalendarYears.mostSeconds else { return nil }
        return calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
    }

    private func next(_ first: Date, _ number: Int) -> Date? {
        let (amount, isTooMuch) = count.multipliedReportingOverflow(by: number)
        return isTooMuch ? nil : calendar.date(byAdding: unit, value: amount, to: first)
    }

    private func steps(from first: Date, most: Int, while isIn: (Double) -> Bool) -> [Double] {
        guard count > 0 else { return [] }
        var values: [Double] = []
        while values.count < most, let date = next(first, values.count),
            isIn(date.timeIntervalSinceReferenceDate),
            values.last.map({ $0 < date.timeIntervalSinceReferenceDate }) ?? true
        {
            values.append(date.timeIntervalSinceReferenceDate)
        }
        return values
    }
}

/// The ticks of a date scale.
struct DateTicks {
    /// The moments, ascending, in seconds since 2001.
    var values: [Double]
    /// The unit of the steps, which says how moments are written; `nil` for years that no calendar counts.
    var unit: Calendar.Component?
    /// The moments with one more to each side, so that they cover the range.
    var covering: [Double]

    /// How many ticks a scale should have, unless it is told: three, with the steps of D3 and its choice, which all
    /// six known pictures of Apple's agree with.
    static let usualCount = 3

    /// Steps with about how many seconds they take.
    private static let steps: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
        (.month, 1, 2_592_000), (.month, 3, 7_776_000), (.year, 1, 31_536_000),
    ]

    /// Ticks in a range.
    init(low: Double, high: Double, count: Int? = nil, calendar: Calendar) {
        let wanted = Double(min(max(count ?? Self.usualCount, 1), 1000))
        let target = (high - low) / wanted
        guard target.isFinite, target > 0 else {
            (values, unit, covering) = (low.isFinite ? [low] : [], .day, [low, low + 1])
            return
        }
        let year = 31_536_000.0
        if abs(low) >= CalendarYears.mostSeconds || abs(high) >= CalendarYears.mostSeconds
            || target < 1
        {
            let scale = target < 1 ? 1 : year
            let ticks = NumberTicks(
                low: low / scale, high: high / scale, count: Int(wanted), roundsLow: false,
                roundsHigh: false)
            values = ticks.values.map { $0 * scale }
            (unit, covering) = (target < 1 ? .second : nil, [low] + values + [high])
            return
        }
        let above = Self.steps.firstIndex { $0.2 > target } ?? Self.steps.count
        var choice: (Calendar.Component, Int)
        if above == Self.steps.count {
            choice = (.year, max(Int(Self.tickStep(target / year)), 1))
        } else {
            let before = max(above - 1, 0)
            let place =
                target / Self.steps[before].2 < Self.steps[above].2 / target ? before : above
            choice = (Self.steps[place].0, Self.steps[place].1)
        }
        let steps = CalendarSteps(unit: choice.0, count: choice.1, calendar: calendar)
        let isSmall = choice.0 == .hour || choice.0 == .day || choice.0 == .minute
        values = steps.within(
            low, high, fromStart: isSmall && choice.1 > 0 && isStart(low, calendar, choice.0))
        unit = choice.0
        covering = steps.covering(low, high)
        func isStart(_ seconds: Double, _ calendar: Calendar, _ unit: Calendar.Component) -> Bool {
            let smaller: Calendar.Component =
                unit == .day ? .hour : unit == .hour ? .minute : .second
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return calendar.dateInterval(of: smaller, for: date)?.start == date
        }
    }

    /// D3's step next to a size: its thresholds are √2, √10 and √50.
    private static func tickStep(_ size: Double) -> Double {
        let power = pow(10, log10(size).rounded(.down))
        let error = size / power
        let factor =
            error >= 50.0.squareRoot()
            ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2.0 : 1
        return factor * power
    }
}
