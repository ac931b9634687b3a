// Written by Scripts/spatial-twins.sh from Matrix4x3.swift: change that file.
// swift-format-ignore-file

/// A matrix of four columns and three rows in single precision: a linear part and a translation.
///
/// Apple: simd, "simd_float4x3", a C struct there.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_float4x3: Sendable, BitwiseCopyable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates the matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix from its columns.
    public init(
        _ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>
    ) {
        columns = (c0, c1, c2, c3)
    }

    /// Creates a matrix from its columns.
    public init(
        columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    ) {
        self.columns = columns
    }

    /// Creates the matrix of the same elements in single precision.
    public init(_ other: simd_double4x3) {
        let (a, b, c, d) = other.columns
        columns = (SIMD3(a), SIMD3(b), SIMD3(c), SIMD3(d))
    }

    /// The column at an index from 0 to 3.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a 4 x 3 matrix has the columns 0 to 3, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a 4 x 3 matrix has the columns 0 to 3, not \(column)")
            }
        }
    }

    /// The element in a column from 0 to 3 and a row from 0 to 2.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
}

extension simd_float4x3: Hashable {
    /// Whether all elements are equal.
    public static func == (lhs: simd_float4x3, rhs: simd_float4x3) -> Bool {
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
