/// An axis of space: x, y or z.
///
/// Apple: Spatial, "Axis3D", an enumeration of C there. A raw value is a set of bits, one for each axis, so
/// that a made-up value stands for several axes or for none.
public struct Axis3D: RawRepresentable, Hashable, Sendable {
    /// Bit 0 for x, bit 1 for y, bit 2 for z.
    public var rawValue: UInt32

    /// Creates an axis from its bit.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates an axis from its bit.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The x-axis.
    public static var x: Axis3D { Axis3D(1 << 0) }

    /// The y-axis.
    public static var y: Axis3D { Axis3D(1 << 1) }

    /// The z-axis.
    public static var z: Axis3D { Axis3D(1 << 2) }

    /// -1 along the axis, 1 elsewhere.
    var mirror: SIMD3<Double> {
        SIMD3(
            rawValue & Self.x.rawValue == 0 ? 1 : -1, rawValue & Self.y.rawValue == 0 ? 1 : -1,
            rawValue & Self.z.rawValue == 0 ? 1 : -1)
    }
}

/// A set of the dimensions x, y and z.
///
/// Apple: Spatial, "Dimension3DSet".
public struct Dimension3DSet: OptionSet, Sendable {
    /// A bit for each dimension.
    public let rawValue: Int

    /// Creates a set from its bits; bits without a dimension mean nothing.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The dimension of x.
    public static let x = Dimension3DSet(rawValue: 1 << 0)

    /// The dimension of y.
    public static let y = Dimension3DSet(rawValue: 1 << 1)

    /// The dimension of z.
    public static let z = Dimension3DSet(rawValue: 1 << 2)

    /// All three dimensions.
    public static let all: Dimension3DSet = [.x, .y, .z]
}

/// A shear on one axis, with a factor for each of the other two.
///
/// A shear on the x-axis moves points along x, by the `y` factor times their y plus the `z` factor
/// times their z, and so on for the others. Factors of 0 change nothing.
///
/// Apple: Spatial, "AxisWithFactors".
public enum AxisWithFactors: Hashable, Sendable {
    /// A shear on the x-axis.
    case xAxis(yShearFactor: Double, zShearFactor: Double)
    /// A shear on the y-axis.
    case yAxis(xShearFactor: Double, zShearFactor: Double)
    /// A shear on the z-axis.
    case zAxis(xShearFactor: Double, yShearFactor: Double)

    var matrix: simd_double3x3 {
        switch self {
        case .xAxis(let y, let z): simd_double3x3(SIMD3(1, 0, 0), SIMD3(y, 1, 0), SIMD3(z, 0, 1))
        case .yAxis(let x, let z): simd_double3x3(SIMD3(1, x, 0), SIMD3(0, 1, 0), SIMD3(0, z, 1))
        case .zAxis(let x, let y): simd_double3x3(SIMD3(1, 0, x), SIMD3(0, 1, y), SIMD3(0, 0, 1))
        }
    }
}
