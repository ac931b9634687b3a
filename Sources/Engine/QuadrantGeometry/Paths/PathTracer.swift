import Foundation

/// Joins the sides of an area, strip by strip, to closed outlines.
struct PathTracer {
    /// Where in a strip the inside begins or ends.
    struct Side {
        var top: CGFloat
        var bottom: CGFloat
        /// The piece it is a part of, and its stretch.
        var source: Int
        var topT: Double
        var bottomT: Double
        /// Whether the inside lies on the right.
        var isStart: Bool
    }

    /// A stretch of an outline, the inside on the right as it runs.
    private struct Step {
        var from: CGPoint
        var to: CGPoint
        /// `nil` for a level line between two sides.
        var source: Int?
        var t0 = 0.0
        var t1 = 0.0
    }

    private struct Corner: Hashable {
        var x: CGFloat
        var y: CGFloat

        init(_ point: CGPoint) {
            (x, y) = (point.x, point.y)
        }
    }

    private let sources: [Path.Segment]
    private let tolerance: CGFloat
    private var steps: [Step] = []
    /// The strip above, whose lower ends wait for the strip below.
    private var above: [Side] = []
    private var level: CGFloat?
    /// The steps of the strip above whose lower ends are still to be moved.
    private var waiting: [Int] = []

    init(sources: [Path.Segment], tolerance: CGFloat) {
        self.sources = sources
        self.tolerance = tolerance
    }

    /// Adds the next strip.
    mutating func add(_ sides: [Side], from top: CGFloat, to bottom: CGFloat) {
        let places = join(sides, at: top)
        waiting = sides.enumerated().map { index, side in
            let (upper, lower) = (
                CGPoint(x: places[index], y: top), CGPoint(x: side.bottom, y: bottom)
            )
            steps.append(
                side.isStart
                    ? Step(
                        from: lower, to: upper, source: side.source, t0: side.bottomT,
                        t1: side.topT)
                    : Step(
                        from: upper, to: lower, source: side.source, t0: side.topT,
                        t1: side.bottomT))
            return steps.count - 1
        }
        above = sides
        level = bottom
    }

    /// Closes the strip above: its lower ends and the next strip's upper ends that lie together become
    /// one, and level lines go where only one of both strips is inside. Returns the upper ends.
    private mutating func join(_ sides: [Side], at y: CGFloat) -> [CGFloat] {
        if level != y { above = [] }
        var ends = above.indices.map { (x: above[$0].bottom, isAbove: true, index: $0) }
        ends += sides.indices.map { (x: sides[$0].top, isAbove: false, index: $0) }
        ends.sort { $0.x < $1.x }
        var places = Array(repeating: CGFloat(0), count: sides.count)
        var (insideAbove, insideBelow) = (false, false)
        var position = 0
        var last: CGFloat?
        while position < ends.count {
            let x = ends[position].x
            if let last, insideAbove != insideBelow {
                let (left, right) = (CGPoint(x: last, y: y), CGPoint(x: x, y: y))
                steps.append(
                    insideBelow
                        ? Step(from: left, to: right) : Step(from: right, to: left))
            }
            while position < ends.count, ends[position].x - x <= tolerance {
                let end = ends[position]
                if end.isAbove {
                    moveLowerEnd(of: end.index, to: x)
                    insideAbove.toggle()
                } else {
                    places[end.index] = x
                    insideBelow.toggle()
                }
                position += 1
            }
            last = x
        }
        return places
    }

    private mutating func moveLowerEnd(of index: Int, to x: CGFloat) {
        if above[index].isStart {
            steps[waiting[index]].from.x = x
        } else {
            steps[waiting[index]].to.x = x
        }
    }

    /// The outlines; each step is used once, so this ends.
    mutating func finished() -> Path {
        if let level { _ = join([], at: level) }
        var leaving: [Corner: [Int]] = [:]
        for (index, step) in steps.enumerated() where step.from != step.to {
            leaving[Corner(step.from), default: []].append(index)
        }
        var isUsed = steps.map { $0.from == $0.to }
        var path = Path()
        for start in steps.indices where !isUsed[start] {
            var loop: [Step] = []
            var current = start
            while true {
                isUsed[current] = true
                loop.append(steps[current])
                if steps[current].to == loop[0].from { break }
                let options = leaving[Corner(steps[current].to)] ?? []
                guard
                    let next = rightmost(options.filter { !isUsed[$0] }, after: steps[current])
                else { break }
                current = next
            }
            append(loop, to: &path)
        }
        return path
    }

    /// Which step turns most to the right: areas that touch at a corner stay apart.
    private func rightmost(_ options: [Int], after step: Step) -> Int? {
        guard options.count > 1 else { return options.first }
        let back = atan2(step.from.y - step.to.y, step.from.x - step.to.x)
        func turn(_ index: Int) -> CGFloat {
            let next = steps[index]
            let angle = atan2(next.to.y - next.from.y, next.to.x - next.from.x)
            let turn = (back - angle).truncatingRemainder(dividingBy: 2 * .pi)
            return turn <= 1e-12 ? turn + 2 * .pi : turn
        }
        return options.min { turn($0) < turn($1) }
    }

    // MARK: Writing

    /// Writes one outline; steps along the same piece become one.
    private func append(_ loop: [Step], to path: inout Path) {
        guard loop.count > 1 else { return }
        // Begin where one piece ends and another begins.
        let start =
            loop.indices.first { index in
                !follows(loop[index], loop[(index + loop.count - 1) % loop.count])
            } ?? 0
        var runs: [Step] = []
        for step in loop[start...] + loop[..<start] {
            if let last = runs.last, follows(step, last) {
                runs[runs.count - 1].to = step.to
                runs[runs.count - 1].t1 = step.t1
            } else {
                runs.append(step)
            }
        }
        path.append(.move(to: runs[0].from))
        for (index, run) in runs.enumerated() {
            if let source = run.source, case .cubic(let curve) = sources[source] {
                append(run, of: curve, to: &path)
            } else if index < runs.count - 1 {
                path.append(.line(to: run.to))
            }
        }
        path.append(.closeSubpath)
    }

    /// Whether a step goes on where another ended, on the same piece.
    private func follows(_ step: Step, _ last: Step) -> Bool {
        guard let source = step.source else {
            return last.source == nil && (step.to.x > step.from.x) == (last.to.x > last.from.x)
        }
        return last.source == source && abs(last.t1 - step.t0) < 1e-6
            && (step.t1 > step.t0) == (last.t1 > last.t0)
    }

    private func append(_ run: Step, of curve: CubicSegment, to path: inout Path) {
        let (low, high) = (CGFloat(min(run.t0, run.t1)), CGFloat(max(run.t0, run.t1)))
        var part = curve
        if low > 1e-9 || high < 1 - 1e-9 { part = curve.part(from: low, to: high) }
        if run.t1 < run.t0 { part = part.reversed }
        func moved(_ control: CGPoint, _ end: CGPoint, _ place: CGPoint) -> CGPoint {
            CGPoint(x: control.x + place.x - end.x, y: control.y + place.y - end.y)
        }
        path.append(
            .curve(
                to: run.to, control1: moved(part.control1, part.from, run.from),
                control2: moved(part.control2, part.to, run.to)))
    }
}
