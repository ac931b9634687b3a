/// The axis of a rotation. It is kept as given and need not have the length 1.
///
/// Apple: Spatial, "RotationAxis3D".
public struct RotationAxis3D: Hashable, Sendable {
    /// The elements.
    public var vector: SIMD3<Double>

    /// Creates the axis of zeros, about which nothing turns.
    public init() { vector = .zero }

    /// Creates an axis from its elements.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }

    /// Creates an axis from elements of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Double(x), Double(y), Double(z))
    }

    /// Creates an axis from its elements.
    public init(vector: SIMD3<Double>) { self.vector = vector }

    /// Creates an axis from its elements.
    public init(_ xyz: SIMD3<Double>) { vector = xyz }

    /// Creates an axis from elements in single precision.
    public init(_ xyz: SIMD3<Float>) { vector = SIMD3(xyz) }

    /// Creates an axis from the first three elements.
    public init(_ xyz: simd_packed_double4) { vector = xyz.xyz }

    /// Creates the axis along a vector.
    public init(_ xyz: Vector3D) { vector = xyz.vector }

    /// The x-axis.
    public static let x = RotationAxis3D(x: 1, y: 0, z: 0)

    /// The y-axis.
    public static let y = RotationAxis3D(x: 0, y: 1, z: 0)

    /// The z-axis.
    public static let z = RotationAxis3D(x: 0, y: 0, z: 1)

    /// The axis halfway between x and y, of length 1.
    public static let xy = RotationAxis3D(SIMD3<Double>(1, 1, 0).normalized)

    /// The axis halfway between y and z, of length 1.
    public static let yz = RotationAxis3D(SIMD3<Double>(0, 1, 1).normalized)

    /// The axis halfway between x and z, of length 1.
    public static let xz = RotationAxis3D(SIMD3<Double>(1, 0, 1).normalized)

    /// The axis with equal angles to all three, of length 1.
    public static let xyz = RotationAxis3D(SIMD3<Double>(1, 1, 1).normalized)

    /// The axis of zeros, about which nothing turns.
    public static let zero = RotationAxis3D()

    /// The x-element.
    public var x: Double {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The y-element.
    public var y: Double {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The z-element.
    public var z: Double {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// Whether all elements are 0.
    public var isZero: Bool { vector == .zero }

    /// The elements.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Double> {
        get { vector }
        set { vector = newValue }
    }
}

/// Encoded by its elements: `x`, `y` and `z`.
extension RotationAxis3D: Codable {
    /// Decodes the elements.
    public init(from decoder: any Decoder) throws { vector = try Point3D(from: decoder).vector }

    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Point3D(vector).encode(to: encoder) }
}

extension RotationAxis3D: CustomStringConvertible, CustomReflectable {
    /// The elements.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The elements.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
