/// An axis of space: x, y or z.
///
/// Apple: Spatial, "Axis3D", an enumeration of C there. A raw value is a set of bits, one for each axis, so
/// that a made-up value stands for several axes or for none.
public struct Axis3D: RawRepresentable, Hashable, Sendable, Codable {
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
}
