public import Foundation

/// Bins of dates.
///
/// Apple: "DateBins". A date before all bins counts to the first, one after all to the last.
public struct DateBins: RandomAccessCollection {
    /// The bounds of the bins, from the earliest: one more than there are bins.
    public var thresholds: [Date] { bins.thresholds }
    private let bins: NumberBins<Date>

    /// Bins between thresholds, which are sorted.
    public init(thresholds: [Date]) {
        bins = NumberBins(thresholds: thresholds)
    }

    /// Bins for data, at nice places.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many; `nil` for Scott's rule.
    ///   - calendar: Knows the days, months and years.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        let numbers = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        self.init(
            low, high, count: desiredCount ?? BinRule.count(of: numbers, over: high - low),
            calendar)
    }

    /// About as many bins as are wanted, at nice places, that cover a range.
    public init(
        range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current
    ) {
        self.init(
            range.lowerBound.timeIntervalSinceReferenceDate,
            range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount, calendar)
    }

    private init(_ low: Double, _ high: Double, count: Int, _ calendar: Calendar) {
        let ticks = DateTicks(low: low, high: high, count: count, calendar: calendar)
        self.init(thresholds: ticks.covering.map(Date.init(timeIntervalSinceReferenceDate:)))
    }

    /// Bins of a number of seconds, from where the range begins.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        guard timeInterval > 0, length / timeInterval < 100_000 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        let count = Swift.max(Int((length / timeInterval).rounded(.up)), 1)
        self.init(
            thresholds: (0...count).map {
                range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
            })
    }

    /// Bins of a number of units of a calendar, from the start of the first unit; at most 100,000.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .current
    ) {
        self.init(
            thresholds: CalendarSteps(unit: unit, count: count, calendar: calendar)
                .covering(
                    range.lowerBound.timeIntervalSinceReferenceDate,
                    range.upperBound.timeIntervalSinceReferenceDate
                ).map(Date.init(timeIntervalSinceReferenceDate:)))
    }

    /// The first bin.
    public var startIndex: Int { 0 }

    /// Behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    /// A bin; bins beyond the last are like the last. Traps if there are none.
    public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

    /// The bin in which a date lies.
    public func index(for value: Date) -> Int { bins.index(for: value) }
}
