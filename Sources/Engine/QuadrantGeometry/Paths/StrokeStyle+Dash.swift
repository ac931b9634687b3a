package import Foundation

extension StrokeStyle {
    /// The largest number of dashes in a line: more than any canvas has pixels in a row and a column. A line
    /// with more is far longer than a canvas, or its dashes are too fine to be seen.
    package static let mostDashes = 100_000

    /// The dash pattern along `path`, for all of its subpaths; none, so that the line is solid, where a length
    /// is negative, all are 0 or together they are infinite, and, which is said (`PathExcess`), where there
    /// would be more than `mostDashes` dashes.
    ///
    /// - Parameters:
    ///   - others: How many of them are taken already.
    ///   - limit: How far the path is followed.
    package func usableDash(
        along path: Path, besides others: Int = 0,
        within limit: CoordinateLimit = CoordinateLimit(farthest: .infinity)
    ) -> [CGFloat] {
        let pattern = dash(along: path, besides: others, within: limit)
        pattern.excess?.say()
        return pattern.dash
    }

    /// The usable dash pattern, no less than how many dashes it gives, and what is not done, which is not said yet.
    func dash(
        along path: Path, besides others: Int,
        within limit: CoordinateLimit = CoordinateLimit(farthest: .infinity)
    ) -> (dash: [CGFloat], count: Int, excess: PathExcess?) {
        let length = dash.reduce(0, +)
        // A pattern of an odd number of lengths repeats after twice its length.
        guard dash.allSatisfy({ $0 >= 0 }), length > 0, (2 * length).isFinite else {
            return ([], 0, nil)
        }
        // After each dash there is a gap.
        let count = path.reach(within: limit) / length * CGFloat(dash.count) / 2
        // The comparison is also false for NaN.
        guard count <= CGFloat(Self.mostDashes - others) else {
            return ([], 0, .dashes)
        }
        return (dash, Int(count.rounded(.up)), nil)
    }
}

extension Path {
    /// No less than the length of the path as far as the limit: that of the lines between all its points, in the
    /// measure by which it is cut into dashes. Infinite for coordinates whose squares are.
    fileprivate func reach(within limit: CoordinateLimit) -> CGFloat {
        var (length, current, start) = (0.0 as CGFloat, CGPoint.zero, CGPoint.zero)
        func add(_ points: CGPoint...) {
            for point in points.map(limit.cut) {
                length += current.distance(to: point)
                current = point
            }
        }
        for element in elements {
            switch element {
            case .move(let to):
                current = limit.cut(to)
                start = current
            case .line(let to): add(to)
            case .quadCurve(let to, let control): add(control, to)
            case .curve(let to, let control1, let control2): add(control1, control2, to)
            case .closeSubpath: add(start)
            }
        }
        return length
    }
}
