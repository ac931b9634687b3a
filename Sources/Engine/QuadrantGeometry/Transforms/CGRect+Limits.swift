package import Foundation

extension CGRect {
    /// The farthest that an edge of something drawn is thought to be, in points: farther than any canvas
    /// and any zoom reaches, near enough that sums and products of edges stay exact and finite.
    package static let drawableReach: CGFloat = 1e9

    /// The rectangle with its edges within `drawableReach` of the origin; `.null` where an edge is not a
    /// number. Views may be as large as a number can be: this is what bounds of drawings go through.
    package var drawable: CGRect {
        guard !isNull else { return .null }
        guard !minX.isNaN, !maxX.isNaN, !minY.isNaN, !maxY.isNaN else { return .null }
        return CoordinateLimit(farthest: Self.drawableReach).cut(standardized)
    }

    /// Whether both have a point in common, edges included; rectangles without width or height count too.
    /// True where it cannot be told, as an edge is not a number.
    ///
    /// For `intersects`, which ends the program there.
    package func meets(_ other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        return !(maxX < other.minX || minX > other.maxX || maxY < other.minY || minY > other.maxY)
    }

    /// What both rectangles cover: `.null` for nothing, an empty one where they only touch.
    ///
    /// As `intersection`, which Foundation ends the program in where an edge is not a number; infinite
    /// rectangles and those without a size are fine here.
    package func overlap(with other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        // The comparison is also false for NaN.
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
