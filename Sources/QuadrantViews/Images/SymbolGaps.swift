import Foundation
import QuadrantGeometry

/// How wide the lines of a drawing may be before they close the gaps between them.
///
/// A heavier weight widens the lines of a symbol, not its room; what is parted by less than a line's width, such as
/// the stripes of a bin, would run together. So of the gap that two lines leave at the regular width a share stays,
/// and lines that touch are as wide as one another. The share is our own choice.
struct SymbolGaps {
    /// How much of a gap at the regular width stays at any other.
    static let keptShare: CGFloat = 0.55
    /// How much of what the weight adds every line takes, whatever the gap: a heavy symbol is to look heavy.
    private static let leastGrowth: CGFloat = 0.2
    /// Of a curve so many pieces are looked at.
    private static let pieces = 6

    /// A piece of the drawing, from a move on.
    private struct Run {
        let points: [CGPoint]
        let box: CGRect
        /// Whether it is the edge of what is filled: it has no width and does not grow.
        let isEdge: Bool
    }

    private let runs: [Run]
    /// The width of lines at the regular weight.
    private let regular: CGFloat

    /// - Parameters:
    ///   - lines: Each piece of the lines, in the order of `widths`.
    ///   - fills: What is filled beside them.
    init(lines: [SymbolOutline], fills: [SymbolOutline], regular: CGFloat) {
        self.regular = regular
        func run(_ corners: [CGPoint], isEdge: Bool) -> Run {
            var box = SymbolBox()
            for point in corners { box.take(point) }
            let points = Self.between(corners, by: regular)
            return Run(points: points, box: box.rect ?? .zero, isEdge: isEdge)
        }
        let edges = fills.flatMap { $0.flattened(pieces: Self.pieces) }
        runs =
            lines.map { run($0.flattened(pieces: Self.pieces).flatMap(\.self), isEdge: false) }
            + edges.map { run($0, isEdge: true) }
    }

    /// The width of each piece of the lines where they would all be `line` wide.
    ///
    /// - Complexity: O(*n*²) for *n* points; pieces far from each other are not looked at.
    func widths(_ line: CGFloat) -> [CGFloat] {
        let count = runs.prefix { !$0.isEdge }.count
        var widths = [CGFloat](repeating: line, count: count)
        var groups = Array(0..<count)
        func group(_ index: Int) -> Int {
            var index = index
            while groups[index] != index { index = groups[index] }
            return index
        }
        for first in 0..<count {
            widths[first] = min(widths[first], limitInside(runs[first]))
            for second in (first + 1)..<max(runs.count, first + 1) {
                let other = runs[second]
                guard runs[first].box.isNear(other.box, by: 2 * line) else { continue }
                let distance = distance(runs[first], other)
                if other.isEdge {
                    guard distance > regular / 2 else { continue }
                    let gap = Self.keptShare * (distance - regular / 2)
                    widths[first] = min(widths[first], 2 * (distance - gap))
                } else if distance > regular {
                    let limit = distance - Self.keptShare * (distance - regular)
                    widths[first] = min(widths[first], limit)
                    widths[second] = min(widths[second], limit)
                } else {
                    groups[group(second)] = group(first)
                }
            }
        }
        var least = widths
        for index in 0..<count { least[group(index)] = min(least[group(index)], widths[index]) }
        let thinnest = regular + Self.leastGrowth * (line - regular)
        return (0..<count).map { max(min(line, thinnest), least[group($0)]) }
    }

    /// So wide that a closed piece keeps room inside.
    private func limitInside(_ run: Run) -> CGFloat {
        guard run.points.count > 3, run.points.first == run.points.last else { return .infinity }
        let inner = min(run.box.width, run.box.height)
        guard inner > regular else { return .infinity }
        return inner - Self.keptShare * (inner - regular)
    }

    private func distance(_ a: Run, _ b: Run) -> CGFloat {
        min(Self.distance(of: a.points, to: b.points), Self.distance(of: b.points, to: a.points))
    }

    /// The points with others between them, at most `step` apart, so that lines that cross meet.
    private static func between(_ points: [CGPoint], by step: CGFloat) -> [CGPoint] {
        guard let first = points.first, step > 0 else { return points }
        return zip(points, points.dropFirst()).reduce(into: [first]) { all, ends in
            let length = hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            let count = min(64, max(1, Int((length / step).rounded(.up))))
            for index in 1...count {
                all.append(ends.0.mix(ends.1, CGFloat(index) / CGFloat(count)))
            }
        }
    }

    /// The least distance of points to the lines through others.
    private static func distance(of points: [CGPoint], to line: [CGPoint]) -> CGFloat {
        var least = CGFloat.infinity
        for point in points {
            for (from, to) in zip(line, line.count > 1 ? line.dropFirst() : line[...]) {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                let along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
                let share = length > 0 ? min(max(along, 0), 1) : 0
                least = min(
                    least, hypot(from.x + dx * share - point.x, from.y + dy * share - point.y))
            }
        }
        return least
    }
}

extension CGRect {
    /// Whether less than `distance` parts it from another in both directions.
    fileprivate func isNear(_ other: CGRect, by distance: CGFloat) -> Bool {
        minX - other.maxX < distance && other.minX - maxX < distance
            && minY - other.maxY < distance && other.minY - maxY < distance
    }
}
