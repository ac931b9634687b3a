/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x: the x of its control points counts from 0 to 1, so
/// that each x has one y. The points are kept as they are given, so that curves with x and y exchanged twice are the same.
struct CubicBezier: Hashable, Sendable {
    /// The first control point.
    private let first: Point
    /// The second control point.
    private let second: Point

    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// The x of both control points, from 0 to 1.
    private var horizontal: Polynomial {
        Polynomial(min(max(first.x, 0), 1), min(max(second.x, 0), 1))
    }

    /// The coefficients of one coordinate: `((a · s + b) · s + c) · s` for the parameter `s`.
    struct Polynomial {
        let a, b, c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
        func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    }

    /// The curve with these control points; what is not finite counts as 0.
    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
        first = Point(x: finite(x1), y: finite(y1))
        second = Point(x: finite(x2), y: finite(y2))
    }

    /// The curve with x and y exchanged.
    var swapped: CubicBezier {
        CubicBezier(x1: first.y, y1: first.x, x2: second.y, y2: second.x)
    }

    /// The y at `x`, which is from 0 to 1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Polynomial(first.y, second.y).value(parameter(at: x))
    }

    /// The slope dy/dx at `x`, which is from 0 to 1; infinite where the curve is vertical. Where both are 0, as a control point
    /// lies on an end, it is 1, and at an end whose dx is not quite 0 by rounding, 0: Apple's values (a public suite).
    func slope(at x: Double) -> Double {
        let s = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let (px, py) = (horizontal, Polynomial(first.y, second.y))
        let (dx, dy) = (px.slope(s), py.slope(s))
        let slope = dy / dx
        return slope.isNaN ? 1 : slope
    }

    /// The parameter at `x`: some steps of Newton's, which find most, and halving, which finds all.
    private func parameter(at x: Double) -> Double {
        let polynomial = horizontal
        var s = x
        for _ in 0..<8 {
            let (error, slope) = (polynomial.value(s) - x, polynomial.slope(s))
            if abs(error) < 1e-12 { return s }
            if abs(slope) < 1e-6 { break }
            s -= error / slope
            if !(0...1).contains(s) { break }
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if polynomial.value(middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
