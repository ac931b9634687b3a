public import Foundation

/// At which values an axis has marks.
///
/// Apple: "AxisMarkValues".
public struct AxisMarkValues {
    enum Kind {
        case automatic(count: Int?, minimumStride: Double)
        case stride(Double)
        case calendar(Calendar.Component, Int, Calendar?)
    }

    var kind: Kind
    var roundsLower: Bool?
    var roundsUpper: Bool?

    /// At nice values, about four of numbers and three of dates; of categories at all.
    public static var automatic: AxisMarkValues { automatic() }

    /// At nice values.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many; `nil` for the usual number.
    ///   - roundLowerBound: Whether the domain begins at such a value; `nil` for yes.
    ///   - roundUpperBound: Whether the domain ends at such a value; `nil` for yes.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: 0), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// At nice values that are not nearer to each other than a least stride.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// At the multiples of a number. A stride that is not above 0 makes none.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Double(stepSize)), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// At the starts of units of time, counted from the first in the domain.
    ///
    /// - Parameters:
    ///   - count: At every how many units. Less than 1 makes none.
    ///   - calendar: `nil` for that of the environment.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .calendar(component, count, calendar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// Whether nothing is said of how many or how far.
    var isPlain: Bool {
        if case .automatic(nil, 0) = kind { true } else { false }
    }

    func numberTicks(
        _ low: Double, _ high: Double, roundsLow: Bool, roundsHigh: Bool
    ) -> NumberTicks {
        switch kind {
        case .automatic(let count, let minimum):
            NumberTicks(
                low: low, high: high, count: count, roundsLow: roundsLow, roundsHigh: roundsHigh,
                minimumStride: minimum.isFinite ? minimum : 0)
        case .stride(let step):
            NumberTicks(
                low: low, high: high, step: step, roundsLow: roundsLow, roundsHigh: roundsHigh)
        case .calendar:
            NumberTicks(low: low, high: high, roundsLow: roundsLow, roundsHigh: roundsHigh)
        }
    }

    func dateTicks(
        _ low: Double, _ high: Double, _ calendar: Calendar
    ) -> (values: [Double], unit: Calendar.Component?) {
        switch kind {
        case .automatic(let count, _):
            let ticks = DateTicks(low: low, high: high, count: count, calendar: calendar)
            return (ticks.values, ticks.unit)
        case .stride(let seconds):
            let ticks = NumberTicks(
                low: low, high: high, step: seconds, roundsLow: false, roundsHigh: false)
            return (ticks.values, .minute)
        case .calendar(let unit, let count, let own):
            let steps = CalendarSteps(unit: unit, count: count, calendar: own ?? calendar)
            return (steps.within(low, high), unit)
        }
    }
}
