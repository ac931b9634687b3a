package import Foundation

extension CGAffineTransform {
    /// How much the map enlarges areas; negative where it mirrors.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether the map is finite and keeps areas above 0: whether it can be undone, and what it shows
    /// be seen.
    package var isDrawable: Bool {
        let determinant = determinant
        // Because of rounding, the determinant of a map onto a line is not exactly 0. Maps that show nothing
        // are left out before their products with others leave the range of numbers.
        let isFlat = abs(determinant) <= max(1e-60, 1e-15 * (abs(a * d) + abs(b * c)))
        let size = abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty)
        // This is also false for NaN.
        return !isFlat && size < 1e100
    }

    /// At least how much the map enlarges the length that it enlarges most.
    package var longestScale: CGFloat { hypot(hypot(a, b), hypot(c, d)) }

    /// How much the map enlarges lengths, in the mean over all directions.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }

    /// How many times as much the map enlarges lengths in the direction that it enlarges most as in the one that it
    /// enlarges least: 1 where figures keep their form. No number, or infinite, for maps onto a line.
    package var stretching: CGFloat {
        let half = (a * a + b * b + c * c + d * d) / (2 * abs(determinant))
        return half + max(0, half * half - 1).squareRoot()
    }
}
