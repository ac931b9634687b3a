// Written by Scripts/spatial-twins.sh from Matrix4x4.swift: change that file.
// swift-format-ignore-file

/// A matrix of four columns and four rows in single precision.
///
/// Apple: simd, "simd_float4x4", a C struct there.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float4x4: Sendable, BitwiseCopyable {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates the matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix with `scalar` on its diagonal and zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }

    /// Creates a matrix with the elements of `diagonal` on its diagonal and zeros elsewhere.
    public init(diagonal d: SIMD4<Float>) {
        columns = (
            SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w)
        )
    }

    /// Creates a matrix from its columns.
    public init(
        _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
    ) {
        columns = (c0, c1, c2, c3)
    }

    /// Creates a matrix from its columns.
    public init(
        columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    ) {
        self.columns = columns
    }

    /// Creates the matrix of the same elements in single precision.
    public init(_ other: simd_double4x4) {
        let (a, b, c, d) = other.columns
        columns = (SIMD4(a), SIMD4(b), SIMD4(c), SIMD4(d))
    }

    /// The column at an index from 0 to 3.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a 4 x 4 matrix has the columns 0 to 3, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a 4 x 4 matrix has the columns 0 to 3, not \(column)")
            }
        }
    }

    /// The element in a column and a row, both from 0 to 3.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float4x4 {
        let (a, b, c, d) = columns
        return simd_float4x4(
            SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
            SIMD4(a.w, b.w, c.w, d.w))
    }

    /// The determinant: 0 for a matrix without an inverse.
    public var determinant: Float { Minors(self).determinant }

    /// The inverse; every element is NaN if there is none.
    public var inverse: simd_float4x4 {
        let none = SIMD4<Float>(repeating: .nan)
        return inverted() ?? simd_float4x4(none, none, none, none)
    }

    /// The inverse; `nil` if there is none, or if rounding could have made what is not 0 of the determinant.
    func inverted() -> simd_float4x4? {
        let (p, q, r, t) = columns
        let largest = Swift.max(p.largest, q.largest, r.largest, t.largest)
        let isFinite = p.isFinite && q.isFinite && r.isFinite && t.isFinite
        guard largest > 0, isFinite else { return nil }
        let unit = largest.powerOfTwo
        let reduced = simd_float4x4(p / unit, q / unit, r / unit, t / unit)
        let minors = Minors(reduced)
        guard abs(minors.determinant) > minors.determinantError else { return nil }
        let (determinant, (a, b, c, d)) = (minors.determinant, minors.adjugate.columns)
        let inverse = simd_float4x4(
            a / determinant / unit, b / determinant / unit, c / determinant / unit,
            d / determinant / unit)
        return (0..<4).allSatisfy { inverse[$0].isFinite } ? inverse : nil
    }

    /// The product with a column of four elements.
    public static func * (lhs: simd_float4x4, rhs: SIMD4<Float>) -> SIMD4<Float> {
        let (a, b, c, d) = lhs.columns
        return (a * rhs.x + b * rhs.y) + (c * rhs.z + d * rhs.w)
    }

    /// The product of two matrices: what `rhs` does, then what `lhs` does.
    public static func * (lhs: simd_float4x4, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
}

/// The determinants of pairs of columns, of which those of the whole matrix are made (Laplace).
private struct Minors {
    let m: simd_float4x4
    /// Of the first two columns, by the rows 01, 02, 03, 12, 13 and 23.
    var s = SIMD8<Float>.zero
    /// Of the last two columns, by the same rows.
    var c = SIMD8<Float>.zero
    /// What `determinant` may be off by: a few roundings of the sum of its terms, taken without signs.
    private(set) var determinantError: Float = 0

    init(_ m: simd_float4x4) {
        self.m = m
        var (left, right) = (s, c)
        var index = 0
        for i in 0..<3 {
            for j in i + 1..<4 {
                let (p, q) = (m[0, i] * m[1, j], m[1, i] * m[0, j])
                let (r, t) = (m[2, i] * m[3, j], m[3, i] * m[2, j])
                (s[index], c[index]) = (p - q, r - t)
                (left[index], right[index]) = (abs(p) + abs(q), abs(r) + abs(t))
                index += 1
            }
        }
        for index in 0..<6 { determinantError += left[index] * right[5 - index] }
        determinantError *= 8 * Float.ulpOfOne
    }

    var determinant: Float {
        (s[0] * c[5] - s[1] * c[4] + s[2] * c[3]) + (s[3] * c[2] - s[4] * c[1] + s[5] * c[0])
    }

    var adjugate: simd_float4x4 {
        /// Three elements of a column against three minors, with signs in turn.
        func sum(_ column: Int, _ rows: (Int, Int, Int), _ values: (Float, Float, Float))
            -> Float
        {
            m[column, rows.0] * values.0 - m[column, rows.1] * values.1 + m[column, rows.2]
                * values.2
        }
        func column(_ rows: (Int, Int, Int), _ pairs: (Int, Int, Int), _ sign: Float) -> SIMD4<
            Float
        > {
            let (p, q, r) = pairs
            let right = (c[p], c[q], c[r])
            let left = (s[p], s[q], s[r])
            return SIMD4(
                sum(1, rows, right), -sum(0, rows, right), sum(3, rows, left), -sum(2, rows, left))
                * sign
        }
        return simd_float4x4(
            column((1, 2, 3), (5, 4, 3), 1), column((0, 2, 3), (5, 2, 1), -1),
            column((0, 1, 3), (4, 2, 0), 1), column((0, 1, 2), (3, 1, 0), -1))
    }
}

extension simd_float4x4: Hashable {
    /// Whether all elements are equal.
    public static func == (lhs: simd_float4x4, rhs: simd_float4x4) -> Bool {
        lhs.columns == rhs.columns
    }

    /// Feeds the columns to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
        hasher.combine(columns.3)
    }
}
