package import Foundation

extension CGAffineTransform {
    /// How much the map enlarges areas; negative where it mirrors.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether the map is finite and keeps areas above 0: whether it can be undone, and what it shows
    /// be seen.
    package var isDrawable: Bool {
        let determinant = determinant
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// At least how much the map enlarges the length that it enlarges most.
    package var longestScale: CGFloat { hypot(hypot(a, b), hypot(c, d)) }

    /// How much the map enlarges lengths, in the mean over all directions.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}
