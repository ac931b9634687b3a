/// A matrix of 2 columns of 2 numbers: `simd_float2x2` and `simd_double2x2`.
///
/// Not Apple's name: those are two types of C there.
public struct _SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar> {
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }

    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD2(repeating: scalar)) }

    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal d: SIMD2<Scalar>) { columns = (SIMD2(d.x, 0), SIMD2(0, d.y)) }

    /// Creates a matrix of its columns.
    public init(_ first: SIMD2<Scalar>, _ second: SIMD2<Scalar>) { columns = (first, second) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

    /// Creates a matrix of two columns.
    public init(_ columns: [SIMD2<Scalar>]) {
        precondition(columns.count == 2, "A matrix of 2 by 2 has two columns.")
        self.columns = (columns[0], columns[1])
    }

    /// Creates a matrix of two rows.
    public init(rows: [SIMD2<Scalar>]) {
        precondition(rows.count == 2, "A matrix of 2 by 2 has two rows.")
        columns = (SIMD2(rows[0].x, rows[1].x), SIMD2(rows[0].y, rows[1].y))
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get { column == 0 ? columns.0 : columns.1 }
        set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self { Self(rows: [columns.0, columns.1]) }

    /// The determinant.
    public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    /// The matrix that undoes this one; no numbers where there is none.
    public var inverse: Self {
        let scale = 1 / determinant
        return Self(
            SIMD2(columns.1.y, -columns.0.y) * scale, SIMD2(-columns.1.x, columns.0.x) * scale)
    }

    /// What a matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD2<Scalar>) -> SIMD2<Scalar> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y
    }

    /// The matrix that does what the second does, then what the first does.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    /// All numbers, multiplied by one.
    public static func * (lhs: Scalar, rhs: Self) -> Self {
        Self(rhs.columns.0 * lhs, rhs.columns.1 * lhs)
    }

    /// The sums of the numbers.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    /// The differences of the numbers.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }
}

extension _SquareMatrix2: Equatable {
    /// Whether all numbers are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1
    }
}

extension _SquareMatrix2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}
