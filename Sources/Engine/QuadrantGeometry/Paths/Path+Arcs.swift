public import Foundation

extension Path {
    /// Adds an arc of a circle, and before it a line from the current point to the start of the arc
    /// (a move if the path is empty).
    ///
    /// `clockwise` has Apple's meaning, for a plane whose y axis points up: on screen, `false`
    /// turns clockwise, by increasing angles. If the end lies against that direction, it is moved
    /// by whole turns; an arc along it is kept even beyond a turn. An end exactly a turn after the
    /// start closes the circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = endAngle.radians - startAngle.radians
        var sweep = difference
        if clockwise, sweep > 0 {
            sweep = fmod(sweep, turn) - turn
        } else if !clockwise, sweep < 0 {
            sweep = fmod(sweep, turn) + turn
        }
        let delta = Angle(radians: sweep)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta,
            transform: transform)
        if abs(difference - turn) < ArcBuilder.tolerance { closeSubpath() }
    }

    /// Adds an arc that sweeps exactly `delta` (clockwise on screen if positive), and before it a
    /// line from the current point to the start of the arc (a move if the path is empty). The arc
    /// is never closed. Of more than ten turns, pairs of turns are left out.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let direction = CGVector(dx: cos(startAngle.radians), dy: sin(startAngle.radians))
        var arc = ArcBuilder(direction: direction)
        arc.matrix = CGAffineTransform(
            a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
        ).concatenating(transform)
        append(isEmpty ? .move(to: arc.point) : .line(to: arc.point))
        let size = abs(delta.radians)
        guard size.isFinite else {
            note(
                .unless(
                    .number, "Path.addArc", ["angle": delta.radians], instead: "It is left out."))
            return
        }
        let turns = ((size + ArcBuilder.tolerance) / (Double.pi / 2)).rounded(.down)
        let rest = size - turns * (Double.pi / 2)
        let drawn = ArcBuilder.drawn(quarters: turns)
        if Double(drawn) < turns, !PathExcess.turns.say() { untoldExcess = .turns }
        arc.append(
            turns: drawn, rest: rest, isReversed: delta.radians < 0,
            to: &self)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`, and before it a line to the start of the arc.
    ///
    /// If the three points lie on one line, or the radius is not above 0, only a line to
    /// `tangent1End` is added. Without a current point nothing is added.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        note(.unless(.length, "Path.addArc", ["radius": radius], instead: "It counts as 0."))
        let first = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y).unit
        let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
            .unit
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard abs(cross) > 1e-9, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let reach = radius * (1 + dot) / abs(cross)
        let side: CGFloat = cross > 0 ? 1 : -1
        let touch = CGPoint(
            x: tangent1End.x + first.dx * reach, y: tangent1End.y + first.dy * reach)
        let center = CGPoint(
            x: touch.x - first.dy * radius * side, y: touch.y + first.dx * radius * side)
        let start = Double(atan2(touch.y - center.y, touch.x - center.x))
        let sweep = Double.pi - acos(Double(max(-1, min(1, dot))))
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: start),
            delta: Angle(radians: side > 0 ? -sweep : sweep), transform: transform)
    }
}

/// Appends arcs of the unit circle, cut into quarters from the start, each one cubic.
struct ArcBuilder {
    /// Sweeps that differ by less are the same, in radians.
    static let tolerance = 1e-9

    /// Where on the unit circle the next arc starts.
    var direction: CGVector
    /// The map from the unit circle to the path.
    var matrix = CGAffineTransform.identity

    /// Creates a builder of arcs that start at `direction`, about the origin with radius 1.
    init(direction: CGVector) {
        self.direction = direction
    }

    /// The path's point at `direction`.
    var point: CGPoint { CGPoint(x: direction.dx, y: direction.dy).applying(matrix) }

    /// How many of `quarters` are drawn. Beyond ten turns, pairs of turns are left out: they change
    /// neither what is inside, by either fill rule, nor where the arc ends.
    static func drawn(quarters: Double) -> Int {
        quarters <= 40
            ? Int(quarters) : 40 + Int((quarters - 40).truncatingRemainder(dividingBy: 8))
    }

    /// Appends `turns` quarters, then an arc of `rest` radians (below a quarter).
    mutating func append(turns: Int, rest: Double, isReversed: Bool, to path: inout Path) {
        let side: CGFloat = isReversed ? -1 : 1
        let quarter = 4 / 3 * (CGFloat(2).squareRoot() - 1)
        for _ in 0..<turns {
            let end = CGVector(dx: -side * direction.dy, dy: side * direction.dx)
            append(to: end, offset: quarter * side, path: &path)
        }
        guard rest > Self.tolerance else { return }
        let (s, c) = (sin(rest) * side, cos(rest))
        let end = CGVector(
            dx: c * direction.dx - s * direction.dy, dy: s * direction.dx + c * direction.dy)
        append(to: end, offset: 4 / 3 * tan(rest / 4) * side, path: &path)
    }

    private mutating func append(to end: CGVector, offset: CGFloat, path: inout Path) {
        let control1 = CGPoint(
            x: direction.dx - offset * direction.dy, y: direction.dy + offset * direction.dx)
        let control2 = CGPoint(x: end.dx + offset * end.dy, y: end.dy - offset * end.dx)
        direction = end
        path.append(
            .curve(
                to: point, control1: control1.applying(matrix), control2: control2.applying(matrix))
        )
    }
}

extension CGVector {
    /// The vector scaled to length 1; one of length 0 as it is.
    fileprivate var unit: CGVector {
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : self
    }
}
