internal import SwiftUI

/// Finds the marks of a chart that scrolls of which something may be seen.
enum SeenMarks {
    /// Charts of fewer marks have all of them.
    private static let least = 1_000
    /// How far marks may reach into what is seen, as a part of it.
    private static let margin = 0.15

    /// The places of such marks; `nil` for all.
    ///
    /// - Parameter lying: Which marks have their values along x.
    static func places(
        of marks: [Mark], lying: [Bool], _ x: PositionScale, _ y: PositionScale
    ) -> [Int]? {
        guard marks.count > least else { return nil }
        let (columns, rows) = (window(x), window(y))
        if columns == nil, rows == nil { return nil }
        var found: [Int] = []
        // Of lines, the points before and after those that are seen are drawn too, and both ends of what crosses all that is seen.
        var before: [PlotItem.RunKey: (place: Int, isDrawn: Bool)] = [:]
        for (place, mark) in marks.enumerated() {
            guard mark.kind == .line || mark.kind == .area else {
                if isFree(mark, mark.x, lying[place]) || reaches(mark.x, into: columns),
                    isFree(mark, mark.y, !lying[place]) || reaches(mark.y, into: rows)
                {
                    found.append(place)
                }
                continue
            }
            let series = PlotItem.RunKey(mark)
            let last = before[series]
            let other = marks[last?.place ?? place]
            let (inColumns, inRows) = (
                isFree(mark, mark.x, lying[place])
                    || reaches(span(other.x, mark.x), into: columns),
                isFree(mark, mark.y, !lying[place]) || reaches(span(other.y, mark.y), into: rows)
            )
            let isDrawn = inColumns && inRows
            if isDrawn {
                if let last, !last.isDrawn { found.append(last.place) }
                found.append(place)
            }
            before[series] = (place, isDrawn)
        }
        return found.sorted()
    }

    /// From one place to another, where both are amounts.
    private static func span(_ one: Mark.Position, _ other: Mark.Position) -> Mark.Position {
        guard let (low, high) = ends(one), let (start, end) = ends(other) else { return other }
        return .range(.number(min(low, high, start, end)), .number(max(low, high, start, end)))
    }

    private static func ends(_ position: Mark.Position) -> (Double, Double)? {
        let (start, end): (_Datum, _Datum)
        switch position {
        case .value(let extent): (start, end) = (extent.start, extent.end)
        case .range(let from, let to): (start, end) = (from, to)
        case .none, .points, .point: return nil
        }
        guard let start = start.amount, let end = end.amount else { return nil }
        return (start, end)
    }

    /// Whether a mark reaches further along an axis than its value says: bars and areas from zero, or from others that they lie on,
    /// and rectangles from zero too.
    private static func isFree(_ mark: Mark, _ position: Mark.Position, _ isValue: Bool) -> Bool {
        guard case .value = position else { return false }
        switch mark.kind {
        case .bar, .area: return isValue
        case .rectangle: return true
        default: return false
        }
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
