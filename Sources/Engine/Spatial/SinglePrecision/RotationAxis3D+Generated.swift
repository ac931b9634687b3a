// Written by Scripts/spatial-twins.sh from RotationAxis3D.swift: change that file.
// swift-format-ignore-file

/// The axis of a rotation. It is kept as given and need not have the length 1.
///
/// Apple: Spatial, "RotationAxis3DFloat".
public struct RotationAxis3DFloat: Hashable, Sendable {
    /// The elements.
    public var vector: SIMD3<Float>

    /// Creates the axis of zeros, about which nothing turns.
    public init() { vector = .zero }

    /// Creates an axis from its elements.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { vector = SIMD3(x, y, z) }

    /// Creates an axis from elements of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Float(x), Float(y), Float(z))
    }

    /// Creates an axis from its elements.
    public init(vector: SIMD3<Float>) { self.vector = vector }

    /// Creates an axis from its elements.
    public init(_ xyz: SIMD3<Float>) { vector = xyz }

    /// Creates an axis from elements in double precision.
    public init(_ xyz: SIMD3<Double>) { vector = SIMD3(xyz) }

    /// Creates an axis from the first three elements.
    public init(_ xyz: simd_packed_float4) { vector = xyz.xyz }

    /// Creates the axis along a vector.
    public init(_ xyz: Vector3DFloat) { vector = xyz.vector }

    /// The x-axis.
    public static let x = RotationAxis3DFloat(x: 1, y: 0, z: 0)

    /// The y-axis.
    public static let y = RotationAxis3DFloat(x: 0, y: 1, z: 0)

    /// The z-axis.
    public static let z = RotationAxis3DFloat(x: 0, y: 0, z: 1)

    /// The axis halfway between x and y, of length 1.
    public static let xy = RotationAxis3DFloat(SIMD3<Float>(1, 1, 0).normalized)

    /// The axis halfway between y and z, of length 1.
    public static let yz = RotationAxis3DFloat(SIMD3<Float>(0, 1, 1).normalized)

    /// The axis halfway between x and z, of length 1.
    public static let xz = RotationAxis3DFloat(SIMD3<Float>(1, 0, 1).normalized)

    /// The axis with equal angles to all three, of length 1.
    public static let xyz = RotationAxis3DFloat(SIMD3<Float>(1, 1, 1).normalized)

    /// The axis of zeros, about which nothing turns.
    public static let zero = RotationAxis3DFloat()

    /// The x-element.
    public var x: Float {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The y-element.
    public var y: Float {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The z-element.
    public var z: Float {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// Whether all elements are 0.
    public var isZero: Bool { vector == .zero }

    /// The elements.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Float> {
        get { vector }
        set { vector = newValue }
    }
}

/// Encoded by its elements: `x`, `y` and `z`.
extension RotationAxis3DFloat: Codable {
    /// Decodes the elements.
    public init(from decoder: any Decoder) throws { vector = try Point3DFloat(from: decoder).vector }

    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Point3DFloat(vector).encode(to: encoder) }
}

extension RotationAxis3DFloat: CustomStringConvertible, CustomReflectable {
    /// The elements.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The elements.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
