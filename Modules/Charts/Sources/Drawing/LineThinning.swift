internal import SwiftUI

/// Leaves out what cannot be seen of a line of many points that goes on along x.
///
/// Such a line is drawn by a pen with a round point. Where it goes up and down within the width of the pen, all is ink
/// between its upper and its lower outline: only those points are seen at which the pen touches an outline, and those
/// from which the line is higher or lower than it was for a while, as they are the sides of peaks. Of a smooth line,
/// points that lie between their neighbours are left out. Of lines that are drawn by another pen, or with dashes, the
/// outermost points are seen.
enum LineThinning {
    /// Lines of fewer points are drawn as they are.
    private static let least = 4_000
    /// How far the outline may be moved, in points: a hundredth of a pixel, which changes a pixel by 4 of 255 at most.
    private static let tolerance: CGFloat = 0.006

    /// The points that are seen, in their order.
    static func thinned(_ points: [CGPoint], _ stroke: StrokeStyle) -> [CGPoint] {
        guard points.count > least, stroke.lineWidth > 0, stroke.lineWidth.isFinite else {
            return points
        }
        guard stroke.dash.isEmpty, stroke.lineJoin == .round, stroke.lineCap == .round else {
            return outermost(points)
        }
        let steps = zip(points.dropFirst(), points)
        if !steps.allSatisfy({ $0.x >= $1.x }) {
            let goesBack = steps.allSatisfy { $0.x <= $1.x }
            return goesBack ? thinned(points.reversed(), stroke).reversed() : points
        }
        let bent = straightened(points)
        let radius = stroke.lineWidth / 2
        var isSeen = [Bool](repeating: false, count: bent.count)
        for isUpper in [true, false] {
            for place in outline(bent, radius, isUpper: isUpper) { isSeen[place] = true }
            for place in peaks(bent.indices, bent, radius, isUpper: isUpper) {
                isSeen[place] = true
            }
            for place in peaks(bent.indices.reversed(), bent, radius, isUpper: isUpper) {
                isSeen[place] = true
            }
        }
        // What leads to a point that is seen, and away from it, is seen too.
        return bent.indices.filter { place in
            isSeen[max(place - 1, 0)] || isSeen[place] || isSeen[min(place + 1, bent.count - 1)]
        }.map { bent[$0] }
    }

    /// The first, the lowest, the highest and the last of the points that follow each other within half a point along
    /// x.
    private static func outermost(_ points: [CGPoint]) -> [CGPoint] {
        func column(_ place: Int) -> CGFloat { (points[place].x * 2).rounded(.down) }
        var kept: [CGPoint] = []
        var first = 0
        while first < points.count {
            var (low, high, last) = (first, first, first)
            while last + 1 < points.count, column(last + 1) == column(first) {
                last += 1
                if points[last].y < points[low].y { low = last }
                if points[last].y > points[high].y { high = last }
            }
            for place in Set([first, low, high, last]).sorted() { kept.append(points[place]) }
            first = last + 1
        }
        return kept
    }

    /// The points without those that lie on the way from one that stays to the next.
    private static func straightened(_ points: [CGPoint]) -> [CGPoint] {
        var kept = [points[0]]
        var (low, high) = (-CGFloat.infinity, CGFloat.infinity)
        for (place, point) in points.enumerated().dropFirst() {
            let before = points[place - 1]
            var start = kept[kept.count - 1]
            let slope = (point.y - start.y) / (point.x - start.x)
            // Not a number, and infinite, straight above or below.
            if !(slope >= low && slope <= high) {
                if before != start { kept.append(before) }
                start = before
                (low, high) = (-.infinity, .infinity)
            }
            let way = point.x - start.x
            if way > 0 {
                low = max(low, (point.y - start.y - tolerance) / way)
                high = min(high, (point.y - start.y + tolerance) / way)
            } else if abs(point.y - start.y) > tolerance {
                // Straight above or below: it stays.
                low = .infinity
            }
        }
        kept.append(points[points.count - 1])
        return kept
    }

    /// The places of points at which a pen of a radius touches the outline of a line.
    private static func outline(_ points: [CGPoint], _ radius: CGFloat, isUpper: Bool) -> [Int] {
        var seen: [(place: Int, x: CGFloat, y: CGFloat)] = []
        for (place, point) in points.enumerated() {
            let new = (place: place, x: point.x, y: isUpper ? -point.y : point.y)
            if let last = seen.last, last.x == new.x {
                if last.y >= new.y { continue }
                seen.removeLast()
            }
            while seen.count > 1 {
                let (last, before) = (seen[seen.count - 1], seen[seen.count - 2])
                let from = crossing(before.x, before.y, last.x, last.y, radius)
                let to = crossing(last.x, last.y, new.x, new.y, radius)
                if from < to - tolerance { break }
                seen.removeLast()
            }
            seen.append(new)
        }
        return seen.map(\.place)
    }

    /// The places of points that lie above, or below, all those that come in a width before them.
    private static func peaks(
        _ places: some Sequence<Int>, _ points: [CGPoint], _ width: CGFloat, isUpper: Bool
    ) -> [Int] {
        var found: [Int] = []
        // The highest so far, and those that are the highest once it is too far away.
        var highest: [(x: CGFloat, y: CGFloat)] = []
        var first = 0
        for place in places {
            let new = (x: points[place].x, y: isUpper ? -points[place].y : points[place].y)
            while highest.count > first, let last = highest.last, last.y <= new.y {
                highest.removeLast()
            }
            while first < highest.count, abs(highest[first].x - new.x) > width { first += 1 }
            if first == highest.count { found.append(place) }
            highest.append(new)
        }
        return found
    }

    /// Where the upper side of a circle goes on as that of another one further along.
    private static func crossing(
        _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ radius: CGFloat
    ) -> CGFloat {
        let (dx, dy) = (bx - ax, by - ay)
        if dx >= 2 * radius { return (ax + bx) / 2 }
        let square = dx * dx + dy * dy
        if square < 4 * radius * radius {
            let high = (radius * radius - square / 4).squareRoot() / square.squareRoot()
            // The crossing lies above both middles, or one circle ends above the other.
            if dy / 2 + dx * high >= 0, dx * high - dy / 2 >= 0 {
                return (ax + bx) / 2 - dy * high
            }
        }
        return ay > by ? ax + radius : bx - radius
    }
}
