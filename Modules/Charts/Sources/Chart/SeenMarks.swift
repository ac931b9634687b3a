internal import SwiftUI

/// Knows how far the marks of a chart that scrolls reach, and finds those of which something may be seen.
///
/// It is made once for a chart: a step of a scroll then costs two comparisons for each mark.
struct SeenMarks {
    /// From where to where marks reach along an axis, by their places; all of it where no amount says it.
    private var columns: [SIMD2<Double>]
    private var rows: [SIMD2<Double>]
    /// The point of the same line that comes before a mark, by the places of marks; -1 for none.
    private var before: [Int32] = []

    /// Charts of fewer marks have all of them.
    private static let least = 1_000
    /// How far marks may reach into what is seen, as a part of it.
    private static let margin = 0.15
    private static let all = SIMD2(-Double.infinity, .infinity)

    /// - Parameters:
    ///   - lying: Which marks have their values along x.
    ///   - x: The scale of all of the chart.
    ///   - y: The same.
    init?(_ marks: [Mark], lying: [Bool], _ x: PositionScale, _ y: PositionScale) {
        guard marks.count > Self.least else { return nil }
        columns = [SIMD2<Double>](repeating: Self.all, count: marks.count)
        rows = columns
        // The last points of lines, but for the line that the last point is of.
        var last: [PlotItem.RunKey: Int] = [:]
        var current: Int?
        for place in marks.indices {
            let mark = marks[place]
            let (isFreeX, isFreeY) = (
                Self.isFree(mark, mark.x, lying[place]), Self.isFree(mark, mark.y, !lying[place])
            )
            if !isFreeX { columns[place] = Self.ends(mark.x, x) ?? Self.all }
            if !isFreeY { rows[place] = Self.ends(mark.y, y) ?? Self.all }
            guard mark.kind == .line || mark.kind == .area else { continue }
            // What is between two points of a line belongs to the second.
            if before.isEmpty { before = [Int32](repeating: -1, count: marks.count) }
            if let current, !PlotItem.RunKey.isSame(marks[current], mark) {
                last[PlotItem.RunKey(marks[current])] = current
            }
            let one =
                current.flatMap { PlotItem.RunKey.isSame(marks[$0], mark) ? $0 : nil }
                ?? last[PlotItem.RunKey(mark)]
            current = place
            if let one {
                before[place] = Int32(one)
                if !isFreeX { Self.widen(&columns[place], by: Self.ends(marks[one].x, x)) }
                if !isFreeY { Self.widen(&rows[place], by: Self.ends(marks[one].y, y)) }
            }
        }
    }

    /// The places of such marks in their order; `nil` for all. Of lines, the points before and after those that are
    /// seen are such too, and both ends of what crosses all that is seen.
    func places(_ x: PositionScale, _ y: PositionScale) -> [Int]? {
        let (across, up) = (Self.window(x), Self.window(y))
        if across == nil, up == nil { return nil }
        let (width, height) = (across ?? Self.all, up ?? Self.all)
        var found: [Int] = []
        var isFound = before.isEmpty ? [] : [Bool](repeating: false, count: columns.count)
        for place in columns.indices {
            let (column, row) = (columns[place], rows[place])
            guard column.y >= width.x, column.x <= width.y, row.y >= height.x, row.x <= height.y
            else { continue }
            if !before.isEmpty {
                let one = Int(before[place])
                if one >= 0, !isFound[one] {
                    isFound[one] = true
                    found.append(one)
                }
                if isFound[place] { continue }
                isFound[place] = true
            }
            found.append(place)
        }
        return before.isEmpty ? found : found.sorted()
    }

    /// What a mark reaches over, as amounts or numbers of categories; `nil` where no value says it.
    private static func ends(_ position: Mark.Position, _ scale: PositionScale) -> SIMD2<Double>? {
        let (start, end): (_Datum, _Datum)
        switch position {
        case .value(let extent): (start, end) = (extent.start, extent.end)
        case .range(let from, let to): (start, end) = (from, to)
        case .none, .points, .point: return nil
        }
        if scale.kind == .category {
            guard let first = scale.places[start], let last = scale.places[end] else { return nil }
            return SIMD2(Double(min(first, last)), Double(max(first, last) + 1))
        }
        guard let start = start.amount, let end = end.amount else { return nil }
        return SIMD2(min(start, end), max(start, end))
    }

    private static func widen(_ span: inout SIMD2<Double>, by other: SIMD2<Double>?) {
        guard let other else { return }
        span = SIMD2(min(span.x, other.x), max(span.y, other.y))
    }

    /// Whether a mark reaches further along an axis than its value says: bars and areas from zero, or from others that
    /// they lie on, and rectangles from zero too.
    private static func isFree(_ mark: Mark, _ position: Mark.Position, _ isValue: Bool) -> Bool {
        guard case .value = position else { return false }
        switch mark.kind {
        case .bar, .area: return isValue
        case .rectangle: return true
        default: return false
        }
    }

    /// What is seen of an axis, and something around it; `nil` for all.
    private static func window(_ scale: PositionScale) -> SIMD2<Double>? {
        guard scale.whole != nil else { return nil }
        var (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        if scale.kind == .category {
            guard let shown = scale.shown else { return nil }
            (low, high) = (shown.first, shown.first + shown.length)
        }
        let more = (high - low) * margin
        return SIMD2(low - more, high + more)
    }
}
