// Written by Scripts/spatial-twins.sh from Matrix3x3.swift: change that file.
// swift-format-ignore-file

/// A matrix of three columns and three rows in single precision.
///
/// Apple: simd, "simd_float3x3", a C struct there.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float3x3: Sendable, BitwiseCopyable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates the matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix with `scalar` on its diagonal and zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }

    /// Creates a matrix with the elements of `diagonal` on its diagonal and zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        columns = (
            SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z)
        )
    }

    /// Creates a matrix from its columns.
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) {
        columns = (c0, c1, c2)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// Creates the matrix that turns as the quaternion does.
    public init(_ quaternion: simd_quatf) {
        columns = (
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
            quaternion.act(SIMD3(0, 0, 1))
        )
    }

    /// The column at an index from 0 to 2.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("a 3 x 3 matrix has the columns 0 to 2, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a 3 x 3 matrix has the columns 0 to 2, not \(column)")
            }
        }
    }

    /// The element in a column and a row, both from 0 to 2.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float3x3 {
        let (a, b, c) = columns
        return simd_float3x3(
            SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
    }

    /// The determinant: 0 for a matrix without an inverse, negative for one that mirrors.
    public var determinant: Float { columns.0.dot(columns.1.cross(columns.2)) }

    /// The inverse; every element is NaN if there is none.
    public var inverse: simd_float3x3 {
        inverted()
            ?? simd_float3x3(
                SIMD3(repeating: .nan), SIMD3(repeating: .nan), SIMD3(repeating: .nan))
    }

    /// The inverse; `nil` if there is none, or if rounding could have made what is not 0 of the determinant.
    func inverted() -> simd_float3x3? {
        let (a, b, c) = columns
        let largest = Swift.max(a.largest, b.largest, c.largest)
        guard largest > 0, largest.isFinite, a.isFinite, b.isFinite, c.isFinite else { return nil }
        let unit = largest.powerOfTwo
        let reduced = simd_float3x3(a / unit, b / unit, c / unit)
        let rows = reduced.adjugateRows
        let determinant = reduced.columns.0.dot(rows.0)
        guard abs(determinant) > reduced.determinantError else { return nil }
        let inverse = simd_float3x3(
            rows.0 / determinant / unit, rows.1 / determinant / unit, rows.2 / determinant / unit
        ).transpose
        return (0..<3).allSatisfy { inverse[$0].isFinite } ? inverse : nil
    }

    private var adjugateRows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
        let (a, b, c) = columns
        return (b.cross(c), c.cross(a), a.cross(b))
    }

    /// What the determinant may be off by: a few roundings of the sum of its terms, taken without signs.
    private var determinantError: Float {
        let (a, b, c) = columns
        let (p, q, r) = (a.magnitudes, b.magnitudes, c.magnitudes)
        let terms =
            p.x * (q.y * r.z + q.z * r.y) + p.y * (q.z * r.x + q.x * r.z)
            + p.z * (q.x * r.y + q.y * r.x)
        return terms * 4 * Float.ulpOfOne
    }

    /// The product with a column of three elements.
    public static func * (lhs: simd_float3x3, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y + lhs.columns.2 * rhs.z
    }

    /// The product of two matrices: what `rhs` does, then what `lhs` does.
    public static func * (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
}

extension simd_float3x3: Hashable {
    /// Whether all elements are equal.
    public static func == (lhs: simd_float3x3, rhs: simd_float3x3) -> Bool {
        lhs.columns == rhs.columns
    }

    /// Feeds the columns to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
    }
}

extension SIMD3 where Scalar == Float {
    fileprivate var magnitudes: SIMD3<Float> { SIMD3(abs(x), abs(y), abs(z)) }
}

extension simd_float3x3 {
    /// The matrix that shears.
    init(_ shear: AxisWithFactors) {
        switch shear {
        case .xAxis(let y, let z):
            self.init(SIMD3(1, 0, 0), SIMD3(Float(y), 1, 0), SIMD3(Float(z), 0, 1))
        case .yAxis(let x, let z):
            self.init(SIMD3(1, Float(x), 0), SIMD3(0, 1, 0), SIMD3(0, Float(z), 1))
        case .zAxis(let x, let y):
            self.init(SIMD3(1, 0, Float(x)), SIMD3(0, 1, Float(y)), SIMD3(0, 0, 1))
        }
    }
}
