package import Foundation

/// A cubic Bézier curve with its start.
package struct CubicSegment: Equatable, Sendable {
    /// Where the curve starts.
    package var from: CGPoint
    /// The control point of the start: the curve starts out toward it.
    package var control1: CGPoint
    /// The control point of the end: the curve arrives from it.
    package var control2: CGPoint
    /// Where the curve ends.
    package var to: CGPoint

    /// A curve by its four points.
    package init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
        self.from = from
        self.control1 = control1
        self.control2 = control2
        self.to = to
    }

    /// The same curve as a quadratic one.
    package init(from: CGPoint, quadControl: CGPoint, to: CGPoint) {
        func twoThirds(_ end: CGPoint) -> CGPoint {
            CGPoint(
                x: end.x + (quadControl.x - end.x) * 2 / 3,
                y: end.y + (quadControl.y - end.y) * 2 / 3)
        }
        self.init(from: from, control1: twoThirds(from), control2: twoThirds(to), to: to)
    }

    /// The point at `t`, 0 to 1.
    package func point(at t: CGFloat) -> CGPoint {
        CGPoint(x: value(\.x, at: t), y: value(\.y, at: t))
    }

    /// Whether the curve bends more sharply than a circle of the radius at one of nine points along it.
    func bends(within radius: CGFloat) -> Bool {
        func along(_ a: CGPoint, _ b: CGPoint) -> CGVector {
            CGVector(dx: b.x - a.x, dy: b.y - a.y)
        }
        let (first, second, third) = (
            along(from, control1), along(control1, control2), along(control2, to)
        )
        return (0...8).contains { step in
            let (t, u) = (CGFloat(step) / 8, 1 - CGFloat(step) / 8)
            // The first derivative over 3 and the second over 6.
            let dx = u * u * first.dx + 2 * u * t * second.dx + t * t * third.dx
            let dy = u * u * first.dy + 2 * u * t * second.dy + t * t * third.dy
            let ddx = u * (second.dx - first.dx) + t * (third.dx - second.dx)
            let ddy = u * (second.dy - first.dy) + t * (third.dy - second.dy)
            let speed = dx * dx + dy * dy
            let turn = 2 * abs(dx * ddy - dy * ddx) * radius
            return turn > 3 * speed * speed.squareRoot()
        }
    }

    /// One coordinate of the point at `t`.
    func value(_ axis: (CGPoint) -> CGFloat, at t: CGFloat) -> CGFloat {
        let u = 1 - t
        return u * u * u * axis(from) + 3 * u * u * t * axis(control1)
            + 3 * u * t * t * axis(control2) + t * t * t * axis(to)
    }

    /// Where strictly between 0 and 1 the coordinate turns, in ascending order.
    func extrema(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
        let (p0, p1, p2, p3) = (axis(from), axis(control1), axis(control2), axis(to))
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        let scale = max(abs(a), abs(b), abs(c))
        guard scale > 0, scale.isFinite else { return [] }
        var roots: [CGFloat] = []
        if abs(a) <= scale * 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            // The numerically stable pair of roots: one by the quadratic formula, the other by
            // Vieta's.
            let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            roots = q == 0 ? [0] : [q / a, c / q]
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// How often the curve passes the ray from `p` to the right downward, less how often upward.
    func winding(around p: CGPoint) -> Int {
        let ends = [0] + extrema(\.y) + [1]
        var sum = 0
        for (low, high) in zip(ends, ends.dropFirst()) {
            let (top, bottom) = (value(\.y, at: low), value(\.y, at: high))
            guard (top <= p.y) != (bottom <= p.y) else { continue }
            let t = crossing(of: p.y, from: low, to: high, isRising: bottom > top)
            if value(\.x, at: t) > p.x { sum += bottom > top ? 1 : -1 }
        }
        return sum
    }

    /// Bisects a monotone stretch for the parameter where it reaches `y`.
    private func crossing(
        of y: CGFloat, from low: CGFloat, to high: CGFloat, isRising: Bool
    ) -> CGFloat {
        var (low, high) = (low, high)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (value(\.y, at: middle) <= y) == isRising { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// `winding(around:)` of the straight line between the ends.
    func windingAsLine(around p: CGPoint) -> Int {
        guard (from.y <= p.y) != (to.y <= p.y) else { return 0 }
        let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > p.x else { return 0 }
        return to.y > from.y ? 1 : -1
    }
}
