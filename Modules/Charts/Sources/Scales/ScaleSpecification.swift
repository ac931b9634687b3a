internal import Foundation

/// What modifiers say of a scale of positions.
struct ScaleSpecification {
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
}

/// The values along an axis, as they are found in marks.
struct AxisData {
    private(set) var kind: PositionScale.Kind?
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity
    private(set) var categories: [_Datum] = []
    /// The numbers of categories.
    private(set) var places: [_Datum: Int] = [:]
    private(set) var unit: Calendar.Component?
    /// How many values had no place, as they were of another kind.
    private(set) var strangers = 0
    /// The least number above 0, for logarithmic scales.
    private(set) var lowestPositive = Double.infinity
    /// Whether all bars are shares.
    var isShare = false
    let type: ScaleType.Kind?

    /// Of a million categories all have a place, but nobody can tell them apart: there are no more.
    static let mostCategories = 1_000_000
    /// So many categories are taken for a sign of as many as there are marks: tables then grow to their size at once.
    static let manyCategories = 10_000
    private let count: Int

    /// - Parameter count: How many marks there are.
    init(_ type: ScaleType.Kind?, count: Int = 0) {
        (self.type, self.count) = (type, count)
        kind =
            switch type {
            case nil: nil
            case .category: .category
            case .date: .date
            default: .number
            }
    }

    var isEmpty: Bool { kind == .category ? categories.isEmpty : low > high }

    /// Adds a value.
    mutating func add(_ datum: _Datum, unit: Calendar.Component? = nil) {
        if kind == nil {
            kind = datum.isCategory ? .category : datum.isDate ? .date : .number
        }
        if let unit, self.unit == nil { self.unit = unit }
        switch (kind, datum) {
        case (.category, _):
            if categories.count < Self.mostCategories {
                // One search of the table, whether the category is known or not.
                let known = places.count
                places[datum, default: known] += 0
                if places.count > known {
                    categories.append(datum)
                    if places.count == Self.manyCategories { places.reserveCapacity(count) }
                }
            }
        case (.number, .number(let value)), (.date, .date(let value)):
            guard value.isFinite else { return }
            low = min(low, value)
            high = max(high, value)
            if value > 0 { lowestPositive = min(lowestPositive, value) }
        default: strangers += 1
        }
    }
}

extension PositionScale {
    /// The scale of values found in marks, as modifiers and axes say.
    ///
    /// - Parameter values: What the axis says about ticks.
    init(
        _ data: AxisData, _ specification: ScaleSpecification, values: AxisMarkValues?,
        calendar: Calendar
    ) {
        var data = data
        let domain = specification.domain ?? _ScaleDomain()
        var given: [_Datum]?
        if case .values(let values) = domain.kind {
            given = values
            if data.kind == nil { for value in values { data.add(value) } }
        }
        self.init(kind: data.kind ?? .number)
        range = specification.range ?? range
        transform = kind == .number ? ScaleTransform(specification.type?.kind) : .linear
        isShare = data.isShare
        unit = data.unit
        if kind == .category {
            if given == nil, domain.modify == nil, !domain.isReversed {
                (categories, places) = (data.categories, data.places)
                ticks = categories
            } else {
                setCategories(given ?? data.categories, domain)
            }
        } else {
            setEnds(given, data, domain, values)
            if ticks.isEmpty { setTicks(values, calendar) }
            if domain.isReversed { swap(&start, &end) }
        }
    }

    private mutating func setCategories(_ values: [_Datum], _ domain: _ScaleDomain) {
        let values = domain.modify.map { $0(values) } ?? values
        for value in domain.isReversed ? values.reversed() : values where places[value] == nil {
            places[value] = categories.count
            categories.append(value)
        }
        ticks = categories
    }

    /// The ends of the domain: those given, or those of the data, with 0, rounded out to ticks.
    private mutating func setEnds(
        _ given: [_Datum]?, _ data: AxisData, _ domain: _ScaleDomain, _ values: AxisMarkValues?
    ) {
        let amounts = given?.compactMap(\.amount).filter(\.isFinite) ?? []
        if let first = amounts.first, let last = amounts.last, amounts.count > 1 {
            (start, end) = (first, last)
            if transform == .log { keepPositive(data) }
            widen()
            return
        }
        (start, end) = data.isEmpty ? (0, 1) : (data.low, data.high)
        let wantsZero = domain.includesZero ?? (kind == .number && transform != .log)
        if wantsZero, kind == .number { (start, end) = (min(start, 0), max(end, 0)) }
        if transform == .log {
            start = data.lowestPositive.isFinite ? data.lowestPositive : 1
            end = max(end, start)
        }
        if let modify = domain.modify {
            let ends: [_Datum] =
                kind == .date ? [.date(start), .date(end)] : [.number(start), .number(end)]
            let amounts = modify(ends).compactMap(\.amount).filter(\.isFinite)
            if let low = amounts.min(), let high = amounts.max() { (start, end) = (low, high) }
        }
        widen()
        if kind == .number { round(values) }
    }

    /// A logarithmic scale has no place for 0 and less: an end that is there becomes the least value above 0, or a
    /// thousandth of the other end where there is none.
    private mutating func keepPositive(_ data: AxisData) {
        let least = min(start, end)
        guard least <= 0 else { return }
        let most = max(start, end)
        guard most > 0 else {
            (start, end) = (1, 10)
            lostEnd = least
            return
        }
        let low = data.lowestPositive < most ? data.lowestPositive : most / 1000
        if start <= 0 { start = low }
        if end <= 0 { end = low }
        lostEnd = least
    }

    /// A domain of one value gets room to both sides. Apple is silent; here it is the size of the value, or half a day.
    private mutating func widen() {
        guard start == end else { return }
        if transform == .log {
            (start, end) = (start / 10, end * 10)
        } else if kind == .date {
            (start, end) = (start - 43_200, end + 43_200)
        } else {
            let room = start == 0 ? 0 : abs(start)
            (start, end) = (start - room, start == 0 ? 1 : end + room)
        }
        if !start.isFinite || !end.isFinite { (start, end) = (0, 1) }
    }

    /// Rounds the ends out to ticks, as far as the axis has it.
    private mutating func round(_ values: AxisMarkValues?) {
        let (low, high) = (start, end)
        let (roundsLow, roundsHigh) = (values?.roundsLower ?? true, values?.roundsUpper ?? true)
        if transform == .log {
            let (bottom, top) = (log10(low).rounded(.down), log10(high).rounded(.up))
            guard bottom.isFinite, top.isFinite else { return }
            if roundsLow { start = pow(10, bottom) }
            if roundsHigh { end = pow(10, max(top, bottom + 1)) }
            return
        }
        let found = (values ?? .automatic).numberTicks(
            low, high, roundsLow: roundsLow, roundsHigh: roundsHigh)
        if roundsLow, let first = found.values.first { start = min(first, low) }
        if roundsHigh, let last = found.values.last { end = max(last, high) }
        ticks = found.values.map { .number($0) }
        tickStep = found.step
    }

    /// The usual ticks, or those that an axis says.
    mutating func setTicks(_ values: AxisMarkValues?, _ calendar: Calendar) {
        let (low, high) = (min(start, end), max(start, end))
        if kind == .date {
            let found = (values ?? .automatic).dateTicks(low, high, calendar)
            ticks = found.values.map { .date($0) }
            tickUnit = found.unit
            return
        }
        if transform == .log, values?.isPlain ?? true {
            ticks = Self.decades(low, high).map { .number($0) }
            return
        }
        let found =
            values?.numberTicks(low, high, roundsLow: false, roundsHigh: false)
            ?? NumberTicks(low: low, high: high, roundsLow: false, roundsHigh: false)
        ticks = found.values.map { .number($0) }
        tickStep = found.step
    }

    /// Powers of ten; where there are fewer than two, 2 and 5 times them too; of many every second, third, and so on.
    private static func decades(_ low: Double, _ high: Double) -> [Double] {
        guard low > 0, high.isFinite, high > low else { return [low] }
        let (bottom, top) = (log10(low).rounded(.down), log10(high).rounded(.up))
        let step = max(((top - bottom) / 6).rounded(.up), 1)
        let all = stride(from: bottom, through: top, by: step).flatMap { power in
            (top - bottom > 2 ? [1.0] : [1, 2, 5]).map { $0 * pow(10, power) }
        }
        return all.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
    }
}
