internal import SwiftUI

/// Finds the marks of a chart that scrolls of which something may be seen.
enum SeenMarks {
    /// Charts of fewer marks have all of them.
    private static let least = 1_000
    /// How far marks may reach into what is seen, as a part of it.
    private static let margin = 0.15

    /// The places of such marks; `nil` for all.
    static func places(of marks: [Mark], _ x: PositionScale, _ y: PositionScale) -> [Int]? {
        guard marks.count > least else { return nil }
        let (columns, rows) = (window(x), window(y))
        if columns == nil, rows == nil { return nil }
        var found: [Int] = []
        // Of lines, the points before and after those that are seen are drawn too, and both ends of what crosses all that is seen.
        var before: [_Datum?: (place: Int, isDrawn: Bool)] = [:]
        for (place, mark) in marks.enumerated() {
            guard mark.kind == .line || mark.kind == .area else {
                if reaches(mark.x, into: columns), reaches(mark.y, into: rows) {
                    found.append(place)
                }
                continue
            }
            let series = mark.series ?? mark.look.styleBy?.datum
            let last = before[series]
            let other = marks[last?.place ?? place]
            let isDrawn =
                reaches(span(other.x, mark.x), into: columns)
                && reaches(span(other.y, mark.y), into: rows)
            if isDrawn {
                if let last, !last.isDrawn { found.append(last.place) }
                found.append(place)
            }
            before[series] = (place, isDrawn)
        }
        return found.sorted()
    }

    /// From one place to another, where both are values.
    private static func span(_ one: Mark.Position, _ other: Mark.Position) -> Mark.Position {
        guard let start = one.value, let end = other.value else { return other }
        return .range(start, end)
    }

    /// What is seen of an axis, and something around it; `nil` for all.
    private static func window(_ scale: PositionScale) -> ClosedRange<Double>? {
        guard scale.whole != nil, scale.kind != .category else { return nil }
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        let more = (high - low) * margin
        return low - more...high + more
    }

    private static func reaches(_ position: Mark.Position, into window: ClosedRange<Double>?)
        -> Bool
    {
        guard let window else { return true }
        switch position {
        case .value(let extent): return reaches(extent.start, extent.end, window)
        case .range(let start, let end): return reaches(start, end, window)
        case .none, .points, .point: return true
        }
    }

    private static func reaches(
        _ start: _Datum, _ end: _Datum, _ window: ClosedRange<Double>
    ) -> Bool {
        guard let start = start.amount, let end = end.amount else { return true }
        return max(start, end) >= window.lowerBound && min(start, end) <= window.upperBound
    }
}
