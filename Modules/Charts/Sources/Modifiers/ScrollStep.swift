internal import Foundation

/// What a hand has done to a chart that scrolls along an axis; not for use outside the library.
public struct _ChartPush {
    /// Where the chart was when the finger came, and where when it went.
    var start: _Datum
    var end: _Datum
    /// Where it would come to rest.
    var free: _Datum
    /// How much of the domain is seen.
    var page: Double
    /// Whether the finger was fast when it went.
    var isSwipe: Bool
    var isX: Bool
}

/// Where a chart that scrolls may rest.
enum ScrollStep {
    /// At the multiples of a number.
    case unit(Double)
    /// At dates with some parts.
    case matching(DateComponents)
    /// As far as is seen at once, from where it was.
    case page

    /// The step of an alignment; `nil` where there is none.
    init?<Value>(_ alignment: MajorValueAlignment<Value>?) {
        guard let alignment else { return nil }
        switch alignment.kind {
        case .page: self = .page
        case .unit(let value): self = value.datum.amount.map(ScrollStep.unit) ?? .page
        case .matching(let components): self = .matching(components)
        }
    }

    /// The nearest such value.
    func nearest(to value: _Datum) -> _Datum {
        switch (self, value) {
        case (.unit(let unit), .number(let number)) where unit > 0:
            .number((number / unit).rounded() * unit)
        case (.unit(let unit), .date(let seconds)) where unit > 0:
            .date((seconds / unit).rounded() * unit)
        case (.matching(let components), .date(let seconds)):
            .date(
                [Calendar.SearchDirection.forward, .backward].compactMap {
                    Self.date(from: seconds, components, $0, isStrict: false)
                }.min { abs($0 - seconds) < abs($1 - seconds) } ?? seconds)
        default: value
        }
    }

    /// The next such value in the direction of a push, from where the finger came; where it has moved the chart
    /// further, from there.
    func next(after push: _ChartPush) -> _Datum {
        guard let start = push.start.amount, let end = push.end.amount,
            let free = push.free.amount, free != start
        else { return push.free }
        let isForward = free > start
        let from = next(after: start, isForward, push)
        let isPassed = isForward ? from < end : from > end
        let place = isPassed ? next(after: end, isForward, push) : from
        if case .date = push.free { return .date(place) }
        return .number(place)
    }

    private func next(after value: Double, _ isForward: Bool, _ push: _ChartPush) -> Double {
        switch self {
        case .page: return value + (isForward ? push.page : -push.page)
        case .unit(let unit):
            guard unit > 0, unit.isFinite else { return value }
            // What lies on a step goes on to the next.
            let place = value / unit
            return (isForward ? (place + 1e-9).rounded(.down) + 1 : (place - 1e-9).rounded(.up) - 1)
                * unit
        case .matching(let components):
            return Self.date(
                from: value, components, isForward ? .forward : .backward, isStrict: true)
                ?? value
        }
    }

    private static func date(
        from seconds: Double, _ components: DateComponents, _ direction: Calendar.SearchDirection,
        isStrict: Bool
    ) -> Double? {
        guard abs(seconds) < CalendarYears.mostSeconds else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let calendar = components.calendar ?? .current
        // A moment more, so that the date itself counts.
        let more: Double = isStrict ? 0 : direction == .forward ? -1 : 1
        return calendar.nextDate(
            after: date.addingTimeInterval(more), matching: components, matchingPolicy: .nextTime,
            direction: direction)?.timeIntervalSinceReferenceDate
    }
}
