internal import Foundation

/// Where values are along an axis of the plot.
struct PositionScale {
    enum Kind: Equatable { case number, date, category }

    var kind: Kind
    /// The ends of numbers and dates; the first is at the leading side, or at the bottom.
    var start = 0.0
    var end = 1.0
    var transform = ScaleTransform.linear
    /// The categories in their order.
    var categories: [_Datum] = []
    var places: [_Datum: Int] = [:]
    /// Of a chart that scrolls along the axis, the domain of which a part is seen: numbers, seconds, or 0 to the
    /// number of categories.
    var whole: ClosedRange<Double>?
    /// The first category that is seen and how many are; `nil` for all.
    var shown: (first: Double, length: Double)?
    /// Whether the first category is at the end of the axis: along y it is at the top.
    var isTopDown = false
    var range = _PositionRange.plot(start: 0, end: 0)
    /// Where ticks are, unless an axis says something else.
    var ticks: [_Datum] = []
    /// The distance of ticks of numbers; 0 where there is none.
    var tickStep = 0.0
    /// The unit of the ticks of dates.
    var tickUnit: Calendar.Component?
    /// Whether numbers are shares of a whole.
    var isShare = false
    /// The end of a domain that was given and that a logarithmic scale has no place for; `nil` for none.
    var lostEnd: Double?
    /// The unit that dates are counted in.
    var unit: Calendar.Component?

    var isReversed: Bool { start > end }

    /// How many bands of categories fill the axis.
    var bandCount: Double { shown?.length ?? Double(max(categories.count, 1)) }

    /// A place along an axis: a part of its length, and points beyond that.
    struct Place: Equatable {
        var part: Double
        var points: CGFloat = 0

        func position(in length: CGFloat) -> CGFloat { CGFloat(part) * length + points }
    }

    /// How far along the domain a value is, from 0 to 1; outside of the domain less or more. `nil` for what has no
    /// place.
    func fraction(_ datum: _Datum) -> Double? {
        switch (kind, datum) {
        case (.category, _):
            places[datum].map {
                let part = (Double($0) + 0.5 - (shown?.first ?? 0)) / bandCount
                return isTopDown ? 1 - part : part
            }
        case (.number, .number(let value)), (.date, .date(let value)): fraction(value)
        default: nil
        }
    }

    private func fraction(_ value: Double) -> Double? {
        let (low, high) = (transform.forward(start), transform.forward(end))
        let place = transform.forward(value)
        guard high != low else { return place == low ? 0.5 : nil }
        let fraction = (place - low) / (high - low)
        // What is a million plots away is as far as anything can be seen.
        return fraction.isFinite ? min(max(fraction, -1e6), 1e6) : nil
    }

    /// The place of a part of the domain.
    func place(_ fraction: Double) -> Place {
        switch range {
        case .plot(let start, let end):
            Place(part: fraction, points: start - CGFloat(fraction) * (start + end))
        case .points(let low, let high):
            Place(part: 0, points: low + CGFloat(fraction) * (high - low))
        }
    }

    /// The place of a value.
    func place(_ datum: _Datum) -> Place? { fraction(datum).map(place(_:)) }

    /// How much of the domain a value takes: a band, or a unit of time; 0 for a point.
    func step(_ extent: DatumExtent) -> Double {
        if kind == .category { return 1 / bandCount }
        guard extent.start != extent.end, let start = fraction(extent.start),
            let end = fraction(extent.end)
        else { return 0 }
        return abs(end - start)
    }

    /// Where 0 is, or the end of the domain that is next to it where 0 has no place.
    var zero: _Datum {
        switch kind {
        case .number: transform == .log ? .number(min(start, end)) : .number(0)
        case .date: .date(start)
        case .category: categories.first ?? .category("")
        }
    }

    /// The value at a part of the domain; of categories the one whose band it is in.
    func datum(at fraction: Double) -> _Datum? {
        guard fraction.isFinite else { return nil }
        switch kind {
        case .category:
            let fraction = isTopDown ? 1 - fraction : fraction
            let along = min(max(fraction, -1), 2) * bandCount + (shown?.first ?? 0)
            let place = Int(along.rounded(.down))
            return categories.indices.contains(place) ? categories[place] : nil
        case .number, .date:
            let (low, high) = (transform.forward(start), transform.forward(end))
            let value = transform.backward(low + fraction * (high - low))
            return kind == .date ? .date(value) : .number(value)
        }
    }

    /// The part of the domain at a number of points.
    func fraction(at position: CGFloat, in length: CGFloat) -> Double {
        switch range {
        case .plot(let start, let end):
            let room = length - start - end
            return room == 0 ? .nan : Double((position - start) / room)
        case .points(let low, let high):
            return high == low ? .nan : Double((position - low) / (high - low))
        }
    }
}
