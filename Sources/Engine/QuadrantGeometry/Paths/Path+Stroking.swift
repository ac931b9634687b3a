package import Foundation

extension Path {
    /// The outline of the line that a stroke of this path in `style` draws. Fill it by the non-zero
    /// rule.
    ///
    /// A closed subpath gives two closed outlines, first the one on the right of its direction, in
    /// that direction. An open subpath gives one outline, with its caps. At inner corners outlines
    /// overlap themselves. Where a curve bends more sharply than the line is wide, outlines follow the curve itself on its
    /// inner side, and what the line covers there is added as closed pieces. Curves are followed to a hundredth of a point, less closely in paths of more
    /// than 2,000 pieces, dashes included. With more than 100,000 dashes in all subpaths the line is solid. A path of more
    /// than 200,000 pieces, as outlines of outlines of dashes have, is returned as it is.
    ///
    /// - Complexity: O(*elements* + *dashes*).
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else {
            var none = Path()
            none.note(style.fault)
            return none
        }
        guard elements.count <= Self.mostPieces else {
            return lacking(.tracing, madeOf: self)
        }
        // A path that has many elements already is allowed fewer dashes.
        let (dash, dashes, foreseen) = style.dash(along: self, besides: elements.count)
        var excess = foreseen
        var outliner = StrokeOutliner(style: style, pieces: elements.count + dashes)
        for subpath in Subpath.all(of: self) {
            let parts = subpath.dashed(dash, phase: style.dashPhase)
            if parts == nil { excess = .dashes }
            for part in parts ?? [subpath] { outliner.append(part) }
        }
        return outliner.outline.lacking(excess, madeOf: self)
    }

    private static let mostPieces = 200_000

    /// Whether a curve of the path bends more sharply than a circle of the radius, `false` for a path of
    /// so many pieces that it is not traced.
    ///
    /// - Complexity: O(*elements*).
    package func bends(within radius: CGFloat) -> Bool {
        guard radius > 0, elements.count <= Self.mostPieces else { return false }
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to): (start, last) = (to, to)
            case .line(let to): last = to
            case .quadCurve(let to, let control):
                let curve = CubicSegment(from: last, quadControl: control, to: to)
                if curve.bends(within: radius) { return true }
                last = to
            case .curve(let to, let control1, let control2):
                let curve = CubicSegment(
                    from: last, control1: control1, control2: control2, to: to)
                if curve.bends(within: radius) { return true }
                last = to
            case .closeSubpath: last = start
            }
        }
        return false
    }
}

/// Traces both sides of subpaths.
///
/// A side is always the right one in the direction of travel (the side of the normal `(-dy, dx)`,
/// y downward); the left side is the right one of the way back.
private struct StrokeOutliner {
    let style: StrokeStyle
    let half: CGFloat
    /// How often a curve may be halved: pieces, which dashes cut, become no more than some 130,000, or as many as
    /// they are.
    private let deepest: Int
    /// The same where the curve bends sharply: the pieces of a bend are few.
    private var deepestBend: Int { deepest < 6 ? deepest : 16 }
    private(set) var outline = Path()
    /// What the subpath that is traced covers on the inner sides of sharp bends.
    private var bends = Path()

    init(style: StrokeStyle, pieces: Int) {
        self.style = style
        half = style.lineWidth / 2
        deepest = (0...6).last { pieces << $0 <= 131_072 } ?? 0
    }

    mutating func append(_ subpath: Subpath) {
        let there = subpath.segments
        guard let first = there.first, let last = there.last else {
            appendDot(at: subpath.start)
            return
        }
        let back = there.reversed().map(\.reversed)
        outline.append(.move(to: side(first.from, first.startDirection)))
        appendSide(there)
        if subpath.isClosed {
            appendJoin(at: first.from, last.endDirection, first.startDirection)
            outline.append(.closeSubpath)
            outline.append(.move(to: side(last.to, back[0].startDirection)))
            appendSide(back)
            appendJoin(at: last.to, back[back.count - 1].endDirection, back[0].startDirection)
        } else {
            appendCap(at: last.to, last.endDirection)
            appendSide(back)
            appendCap(at: first.from, back[back.count - 1].endDirection)
        }
        outline.append(.closeSubpath)
        for element in bends.elements { outline.append(element) }
        bends = Path()
    }

    /// A subpath of no length shows its caps only.
    private mutating func appendDot(at point: CGPoint) {
        guard style.lineCap != .butt else { return }
        let right = CGVector(dx: 1, dy: 0)
        outline.append(.move(to: side(point, right)))
        appendCap(at: point, right)
        appendCap(at: point, CGVector(dx: -1, dy: 0))
        outline.append(.closeSubpath)
    }

    private func side(_ point: CGPoint, _ direction: CGVector?) -> CGPoint {
        point.moved((direction ?? CGVector(dx: 1, dy: 0)).normal, by: half)
    }

    private mutating func appendSide(_ segments: [Path.Segment]) {
        for (index, segment) in segments.enumerated() {
            if index > 0 {
                appendJoin(
                    at: segment.from, segments[index - 1].endDirection, segment.startDirection)
            }
            switch segment {
            case .line(_, let to): outline.append(.line(to: side(to, segment.endDirection)))
            case .cubic(let curve): append(curve, depth: 0)
            }
        }
    }

    /// Adds a curve beside `curve`, cut where one cubic would be too far off.
    private mutating func append(_ curve: CubicSegment, depth: Int) {
        let start = side(curve.from, curve.startDirection)
        let end = side(curve.to, curve.reversed.startDirection?.opposite)
        let chord = CGVector(dx: curve.to.x - curve.from.x, dy: curve.to.y - curve.from.y)
        let moved = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let square = chord.dot(chord)
        // Exact for arcs: the handles grow as the chord does.
        let growth = square > 0 ? moved.dot(chord) / square : 1
        func handle(_ point: CGPoint, _ control: CGPoint, _ base: CGPoint) -> CGPoint {
            CGPoint(
                x: base.x + (control.x - point.x) * growth,
                y: base.y + (control.y - point.y) * growth)
        }
        let beside = CubicSegment(
            from: start, control1: handle(curve.from, curve.control1, start),
            control2: handle(curve.to, curve.control2, end), to: end)
        let (first, second) = curve.split(at: 0.5)
        let middle = side(second.from, second.startDirection)
        let isTooFar = square == 0 || beside.point(at: 0.5).distance(to: middle) > 0.01
        let bends = (isTooFar || growth < 0) && curve.turnsFar
        if depth < deepest && isTooFar || depth < deepestBend && bends {
            append(first, depth: depth + 1)
            append(second, depth: depth + 1)
            return
        }
        guard growth >= 0 else { return appendBend(curve, beside, growth: growth) }
        outline.append(
            .curve(to: end, control1: beside.control1, control2: beside.control2))
    }

    /// Adds the inner side of a sharp bend, which runs backward: what lies between it and the curve is two triangles, tip to
    /// tip. As one outline the second would turn the other way and take away from what other pieces cover.
    private mutating func appendBend(
        _ curve: CubicSegment, _ beside: CubicSegment, growth: CGFloat
    ) {
        outline.append(.line(to: curve.from))
        outline.append(.line(to: curve.to))
        outline.append(.line(to: beside.to))
        // The tip is the same part of the way from both ends, but for changes of the bend. Each end has its own, on the
        // line that it shares with the next piece: between pieces nothing is left out.
        let part = 1 / (1 - growth)
        func tip(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        let tips = (from: tip(curve.from, beside.from), to: tip(curve.to, beside.to))
        bends.append(.move(to: tips.to))
        bends.append(.line(to: curve.to))
        bends.append(.line(to: curve.from))
        bends.append(.line(to: tips.from))
        bends.append(.closeSubpath)
        bends.append(.move(to: tips.to))
        bends.append(.line(to: beside.to))
        bends.append(
            .curve(to: beside.from, control1: beside.control2, control2: beside.control1))
        bends.append(.line(to: tips.from))
        bends.append(.closeSubpath)
    }

    /// From the end of one piece's side to the start of the next one's, around their common point.
    private mutating func appendJoin(at point: CGPoint, _ last: CGVector?, _ next: CGVector?) {
        guard let last, let next else { return }
        let (cross, dot) = (last.cross(next), last.dot(next))
        if abs(cross) < 1e-6, dot > 0 { return }
        if cross > 0 {
            outline.append(.line(to: point))
        } else if style.lineJoin == .round {
            let sweep = Double(acos(max(-1, min(1, dot))))
            appendArc(around: point, from: last.normal, sweep: sweep)
            return
        } else if style.lineJoin == .miter, 1 + dot > 1e-9 {
            // The miter is 1 / cos(half the turn) line widths long.
            let ratio = 1 / ((1 + dot) / 2).squareRoot()
            if ratio <= max(1, style.miterLimit) {
                let sum = CGVector(
                    dx: last.normal.dx + next.normal.dx, dy: last.normal.dy + next.normal.dy)
                outline.append(.line(to: point.moved(sum, by: half / (1 + dot))))
            }
        }
        outline.append(.line(to: side(point, next)))
    }

    /// From the right side of an end to its left side.
    private mutating func appendCap(at point: CGPoint, _ direction: CGVector?) {
        let direction = direction ?? CGVector(dx: 1, dy: 0)
        switch style.lineCap {
        case .butt: break
        case .round:
            appendArc(around: point, from: direction.normal, sweep: .pi)
            return
        case .square:
            let end = point.moved(direction, by: half)
            outline.append(.line(to: end.moved(direction.normal, by: half)))
            outline.append(.line(to: end.moved(direction.normal, by: -half)))
        }
        outline.append(.line(to: side(point, direction.opposite)))
    }

    /// Turns against the clock, as seen on screen.
    private mutating func appendArc(around point: CGPoint, from: CGVector, sweep: Double) {
        var arc = ArcBuilder(direction: from)
        arc.matrix = CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: point.x, ty: point.y)
        let turns = ((sweep + ArcBuilder.tolerance) / (.pi / 2)).rounded(.down)
        arc.append(
            turns: Int(turns), rest: sweep - turns * .pi / 2, isReversed: true, to: &outline)
    }
}

extension CubicSegment {
    /// Whether the directions at the ends are more than a fifth of a radian apart.
    fileprivate var turnsFar: Bool {
        guard let start = startDirection, let end = reversed.startDirection else { return false }
        return start.dot(end.opposite) < 0.98
    }
}

extension CGVector {
    /// The vector turned a quarter clockwise on screen.
    fileprivate var normal: CGVector { CGVector(dx: -dy, dy: dx) }

    fileprivate var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }

    fileprivate func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    fileprivate func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
