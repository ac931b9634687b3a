import Foundation

/// The pieces of a path from one move, or close, to the next; pieces of no length are left out.
struct Subpath {
    var start: CGPoint
    var segments: [Path.Segment] = []
    var isClosed = false
    /// Whether anything followed the move, even if it has no length.
    var hasElements = false

    init(start: CGPoint) {
        self.start = start
    }

    /// The subpaths of `path` in order, without those that are a move only.
    static func all(of path: Path) -> [Subpath] {
        var result: [Subpath] = []
        var current = Subpath(start: .zero)
        func finish() {
            if current.hasElements { result.append(current) }
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                finish()
                current = Subpath(start: to)
            case .line(let to):
                current.add(.line(from: current.end, to: to))
            case .quadCurve(let to, let control):
                current.add(.cubic(CubicSegment(from: current.end, quadControl: control, to: to)))
            case .curve(let to, let control1, let control2):
                current.add(
                    .cubic(
                        CubicSegment(
                            from: current.end, control1: control1, control2: control2, to: to)))
            case .closeSubpath:
                current.add(.line(from: current.end, to: current.start))
                current.isClosed = true
                finish()
                current = Subpath(start: current.start)
            }
        }
        finish()
        return result
    }

    private var end: CGPoint { segments.last?.to ?? start }

    private mutating func add(_ segment: Path.Segment) {
        hasElements = true
        if segment.startDirection != nil { segments.append(segment) }
    }

    /// The parts that a dash pattern leaves, each an open subpath; itself without a pattern, `nil` where there would
    /// be more than `StrokeStyle.mostDashes`.
    ///
    /// The pattern is usable along the whole path (`usableDash`), or none.
    func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Subpath]? {
        guard !dash.isEmpty else { return [self] }
        let pieces = segments.map { MeasuredSegment($0) }
        guard pieces.contains(where: { $0.length > 0 }) else { return [self] }
        // Far from the origin the points of a curve are rounded: the way from one to the next may be longer than
        // that along the lines between its control points, by which the pattern was found usable, even infinite.
        let way = pieces.reduce(0) { $0 + $1.length } / dash.reduce(0, +)
        guard way * CGFloat(dash.count) / 2 <= CGFloat(StrokeStyle.mostDashes) else { return nil }
        var cutter = DashCutter(dash: dash, phase: phase.isFinite ? phase : 0)
        for piece in pieces { cutter.cut(piece) }
        return cutter.finished
    }
}

/// Walks a subpath and keeps what lies under the dashes.
private struct DashCutter {
    let dash: [CGFloat]
    /// The dashes so far; the last may go on.
    private var paths: [Path] = []
    private var index = 0
    /// How much of the current dash or gap is left.
    private var rest: CGFloat
    private var goesOn = false

    init(dash: [CGFloat], phase: CGFloat) {
        self.dash = dash
        // An odd pattern alternates dashes and gaps from turn to turn: its period is twice as long.
        let period = dash.reduce(0, +) * (dash.count.isMultiple(of: 2) ? 1 : 2)
        var skipped = phase.truncatingRemainder(dividingBy: period)
        if skipped < 0 { skipped += period }
        while skipped >= dash[index % dash.count], skipped > 0 {
            skipped -= dash[index % dash.count]
            index += 1
        }
        rest = dash[index % dash.count] - skipped
    }

    var finished: [Subpath] { paths.flatMap { Subpath.all(of: $0) } }

    mutating func cut(_ piece: MeasuredSegment) {
        var done: CGFloat = 0
        while done < piece.length {
            let end = min(piece.length, done + rest)
            if index.isMultiple(of: 2), end > done {
                if !goesOn { paths.append(Path()) }
                piece.append(done / piece.length, end / piece.length, to: &paths[paths.count - 1])
                goesOn = true
            }
            // A dash too short to move on by is over.
            rest = end > done ? rest - (end - done) : 0
            done = end
            while rest <= 0 {
                index += 1
                rest += dash[index % dash.count]
                goesOn = false
            }
        }
    }
}

extension Path.Segment {
    var from: CGPoint {
        switch self {
        case .line(let from, _): from
        case .cubic(let curve): curve.from
        }
    }

    var to: CGPoint {
        switch self {
        case .line(_, let to): to
        case .cubic(let curve): curve.to
        }
    }

    /// The same piece from its end to its start.
    var reversed: Path.Segment {
        switch self {
        case .line(let from, let to): .line(from: to, to: from)
        case .cubic(let curve): .cubic(curve.reversed)
        }
    }

    /// The direction at the start, of length 1; `nil` for a piece of no length.
    var startDirection: CGVector? {
        switch self {
        case .line(let from, let to): from.direction(to: to)
        case .cubic(let curve): curve.startDirection
        }
    }

    /// The direction at the end, of length 1; `nil` for a piece of no length.
    var endDirection: CGVector? {
        reversed.startDirection.map { CGVector(dx: -$0.dx, dy: -$0.dy) }
    }
}

extension CubicSegment {
    /// The same curve from its end to its start.
    var reversed: CubicSegment {
        CubicSegment(from: to, control1: control2, control2: control1, to: from)
    }

    /// The direction at the start, of length 1: toward the first control point that lies elsewhere.
    var startDirection: CGVector? {
        from.direction(to: control1) ?? from.direction(to: control2) ?? from.direction(to: to)
    }
}

extension CGPoint {
    /// The direction to another point, of length 1; `nil` if there is none.
    func direction(to other: CGPoint) -> CGVector? {
        let length = distance(to: other)
        guard length > 1e-9, length.isFinite else { return nil }
        return CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length)
    }

    /// The point moved by a multiple of a vector.
    func moved(_ vector: CGVector, by length: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * length, y: y + vector.dy * length)
    }
}
