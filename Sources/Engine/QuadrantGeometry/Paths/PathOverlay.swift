import Foundation

/// Lays two areas over each other: cuts the plane into strips between all corners and crossings; in a
/// strip outlines only stand side by side, so a walk from left to right says what is inside.
struct PathOverlay {
    /// The largest number of stretches of edges in strips that are looked at: a few seconds' work.
    static let mostWork = 4_000_000

    /// A chord that is not level, from its upper end to its lower one.
    private struct Edge {
        var top: CGPoint
        var bottom: CGPoint
        var chord: PathChord
        /// 1 if the path runs downward.
        var direction: Int
        var isSecond: Bool

        func x(at y: CGFloat) -> CGFloat {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
        }

        /// Whether the edge runs through two places in a strip.
        func lies(
            on x0: CGFloat, _ x1: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
            within tolerance: CGFloat
        ) -> Bool {
            let (upper, lower) = (x(at: top) - x0, x(at: bottom) - x1)
            return abs(upper) <= tolerance && abs(lower) <= tolerance
        }

        func t(at y: CGFloat) -> Double {
            let share = Double((y - top.y) / (bottom.y - top.y))
            return direction > 0
                ? chord.t0 + (chord.t1 - chord.t0) * share
                : chord.t1 + (chord.t0 - chord.t1) * share
        }
    }

    /// An edge in a strip.
    private struct Place {
        var index: Int
        /// At half the height.
        var x: CGFloat
    }

    private var edges: [Edge] = []
    private let sources: [Path.Segment]
    private let eoFill: Bool
    /// The unit of the coordinates: each is a multiple of it.
    private var grid: CGFloat = 1

    /// The area for which `isInside` of both areas is `true`; `nil` where there is too much to compare.
    static func combine(
        _ first: Path, _ second: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
    ) -> Path? {
        let overlay = PathOverlay(first, second, eoFill: eoFill)
        return overlay.levels().map { overlay.trace($0, isInside) }
    }

    private init(_ first: Path, _ second: Path, eoFill: Bool) {
        self.eoFill = eoFill
        let (own, ownSources) = PathChord.all(of: first, firstSource: 0)
        let (others, otherSources) = PathChord.all(of: second, firstSource: ownSources.count)
        sources = ownSources + otherSources
        let extent = (own + others).reduce(CGFloat(1)) {
            max($0, abs($1.from.x), abs($1.from.y), abs($1.to.x), abs($1.to.y))
        }
        grid = exp2((log2(extent)).rounded(.up) - 34)
        for chord in own { append(chord, isSecond: false) }
        for chord in others { append(chord, isSecond: true) }
        edges.sort { $0.top.y < $1.top.y }
    }

    private mutating func append(_ chord: PathChord, isSecond: Bool) {
        func snapped(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
        }
        let (from, to) = (snapped(chord.from), snapped(chord.to))
        guard from.y != to.y else { return }
        let isDown = from.y < to.y
        edges.append(
            Edge(
                top: isDown ? from : to, bottom: isDown ? to : from, chord: chord,
                direction: isDown ? 1 : -1, isSecond: isSecond))
    }

    /// The heights of all corners and crossings; `nil` where walking the strips between them would be too
    /// much work, which is counted before any is walked.
    private func levels() -> [CGFloat]? {
        var ys = edges.flatMap { [$0.top.y, $0.bottom.y] }
        // Two edges meet at each further one.
        let mostLevels = ys.count + Self.mostWork
        var active: [Int] = []
        var work = 0
        for (index, edge) in edges.enumerated() {
            active.removeAll { edges[$0].bottom.y <= edge.top.y }
            work += active.count
            guard work <= Self.mostWork * 5, ys.count <= mostLevels else { return nil }
            for other in active {
                if let y = crossing(edge, edges[other]) { ys.append(y) }
            }
            active.append(index)
        }
        ys.sort()
        var result: [CGFloat] = []
        for y in ys where result.last != y { result.append(y) }
        return stretches(between: result) <= Self.mostWork ? result : nil
    }

    /// How many stretches of edges there are in the strips between heights.
    private func stretches(between levels: [CGFloat]) -> Int {
        let bottoms = edges.map(\.bottom.y).sorted()
        var (begun, ended, sum) = (0, 0, 0)
        for top in levels.dropLast() {
            while begun < edges.count, edges[begun].top.y <= top { begun += 1 }
            while ended < bottoms.count, bottoms[ended] <= top { ended += 1 }
            sum += begun - ended
        }
        return sum
    }

    private func crossing(_ a: Edge, _ b: Edge) -> CGFloat? {
        let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
        guard bottom > top, max(a.top.x, a.bottom.x) >= min(b.top.x, b.bottom.x),
            max(b.top.x, b.bottom.x) >= min(a.top.x, a.bottom.x)
        else { return nil }
        let above: CGFloat = a.x(at: top) - b.x(at: top)
        let below: CGFloat = a.x(at: bottom) - b.x(at: bottom)
        let isCrossed = (above < 0) != (below < 0) || above == 0 || below == 0
        guard above != below, isCrossed else { return nil }
        let share: CGFloat = above / (above - below)
        let y: CGFloat = top + (bottom - top) * share
        let snapped: CGFloat = (y / grid).rounded() * grid
        return snapped > top && snapped < bottom ? snapped : nil
    }

    /// Walks the strips from top to bottom and joins what bounds the inside.
    private func trace(_ levels: [CGFloat], _ isInside: (Bool, Bool) -> Bool) -> Path {
        var tracer = PathTracer(sources: sources, tolerance: grid * 64)
        var active: [Int] = []
        var next = 0
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            active.removeAll { edges[$0].bottom.y <= top }
            while next < edges.count, edges[next].top.y <= top {
                active.append(next)
                next += 1
            }
            tracer.add(strip(active, top, bottom, isInside), from: top, to: bottom)
        }
        return tracer.finished()
    }

    /// The edges in a strip, from left to right, at which the inside begins or ends.
    private func strip(
        _ active: [Int], _ top: CGFloat, _ bottom: CGFloat, _ isInside: (Bool, Bool) -> Bool
    ) -> [PathTracer.Side] {
        let middle = (top + bottom) / 2
        var order: [Place] = []
        order.reserveCapacity(active.count)
        for index in active { order.append(Place(index: index, x: edges[index].x(at: middle))) }
        order.sort { $0.x == $1.x ? $0.index < $1.index : $0.x < $1.x }
        var sides: [PathTracer.Side] = []
        var windings = (0, 0)
        func state() -> Bool {
            func counts(_ winding: Int) -> Bool {
                eoFill ? !winding.isMultiple(of: 2) : winding != 0
            }
            return isInside(counts(windings.0), counts(windings.1))
        }
        var position = 0
        while position < order.count {
            let before = state()
            let first = edges[order[position].index]
            let (x0, x1) = (first.x(at: top), first.x(at: bottom))
            // Edges that lie on each other count together.
            repeat {
                let edge = edges[order[position].index]
                if edge.isSecond {
                    windings.1 += edge.direction
                } else {
                    windings.0 += edge.direction
                }
                position += 1
            } while position < order.count
                && edges[order[position].index].lies(on: x0, x1, top, bottom, within: grid * 64)
            let after = state()
            guard before != after else { continue }
            // Rounding must not let sides cross in a strip.
            let (left, lowerLeft) = (sides.last?.top ?? x0, sides.last?.bottom ?? x1)
            sides.append(
                PathTracer.Side(
                    top: max(x0, left), bottom: max(x1, lowerLeft), source: first.chord.source,
                    topT: first.t(at: top),
                    bottomT: first.t(at: bottom), isStart: after))
        }
        return sides
    }
}
