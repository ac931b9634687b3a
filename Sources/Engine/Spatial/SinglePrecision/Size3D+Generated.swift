// Written by Scripts/spatial-twins.sh from Size3D.swift: change that file.
// swift-format-ignore-file

/// A width, a height and a depth.
///
/// As a volume, a size is the rectangle from the origin to its width, height and depth, faces included. Where a
/// dimension is negative, that rectangle holds nothing.
///
/// Apple: Spatial, "Size3DFloat".
public struct Size3DFloat: Hashable, Sendable {
    /// Width, height and depth.
    public var vector: SIMD3<Float>

    /// Creates the size of zeros.
    public init() { vector = .zero }

    /// Creates a size from its dimensions.
    public init(width: Float = 0, height: Float = 0, depth: Float = 0) {
        vector = SIMD3(width, height, depth)
    }

    /// Creates a size from dimensions of any floating-point type.
    public init<T: BinaryFloatingPoint>(width: T, height: T, depth: T) {
        vector = SIMD3(Float(width), Float(height), Float(depth))
    }

    /// Creates a size from width, height and depth.
    public init(vector: SIMD3<Float>) { self.vector = vector }

    /// Creates a size from width, height and depth.
    public init(_ xyz: SIMD3<Float>) { vector = xyz }

    /// Creates a size from width, height and depth in double precision.
    public init(_ xyz: SIMD3<Double>) { vector = SIMD3(xyz) }

    /// Creates a size from the first three elements.
    public init(_ xyz: simd_packed_float4) { vector = xyz.xyz }

    /// Creates a size from the elements of a vector.
    public init(_ xyz: Vector3DFloat) { vector = xyz.vector }

    /// Creates a size from the coordinates of a point.
    public init(_ point: Point3DFloat) { vector = point.vector }

    /// The size whose dimensions are all 1.
    public static let one = Size3DFloat(vector: SIMD3(repeating: 1))

    /// The width, along x.
    public var width: Float {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The height, along y.
    public var height: Float {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The depth, along z.
    public var depth: Float {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// Width, height and depth.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Float> {
        get { vector }
        set { vector = newValue }
    }

    /// Whether no dimension differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Size3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }
}

extension Size3DFloat: _Primitive3DFloat {
    /// The size of zeros.
    public static let zero = Size3DFloat()

    /// The size whose dimensions are all positive and infinite.
    public static let infinity = Size3DFloat(vector: SIMD3(repeating: .infinity))

    /// Whether all dimensions are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether a dimension is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all dimensions are 0.
    public var isZero: Bool { vector == .zero }

    /// The size, as a vector, after the linear part of an affine transform. A rotation may make dimensions
    /// negative; the bounds of a turned box are those of `Rect3DFloat`.
    public func applying(_ transform: AffineTransform3DFloat) -> Size3DFloat {
        Size3DFloat(transform.linear * vector)
    }

    /// The size, as a vector, after the linear part of a projective transform: not divided.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Size3DFloat {
        Size3DFloat(transform.linear * vector)
    }

    /// The size, as a vector, turned by the pose's rotation.
    public func applying(_ pose: Pose3DFloat) -> Size3DFloat { rotated(by: pose.rotation) }

    /// The size, as a vector, turned back by the pose's rotation.
    public func unapplying(_ pose: Pose3DFloat) -> Size3DFloat { rotated(by: pose.rotation.inverse) }
}

extension Size3DFloat: _Rotatable3DFloat, _Scalable3DFloat, _Shearable3DFloat {
    /// The size turned as a vector; dimensions may become negative.
    public func rotated(by rotation: Rotation3DFloat) -> Size3DFloat {
        Size3DFloat(rotation.quaternion.act(vector))
    }

    /// The size with each dimension times that of another.
    public func scaled(by size: Size3DFloat) -> Size3DFloat { Size3DFloat(vector * size.vector) }

    /// The size sheared as a vector on one axis, by factors for the other two.
    public func sheared(_ shear: AxisWithFactors) -> Size3DFloat {
        Size3DFloat(simd_float3x3(shear) * vector)
    }
}

extension Size3DFloat: _VolumetricFloat {
    /// The size itself.
    public var size: Size3DFloat { self }

    /// Whether no dimension of `other` is larger, and none of either is negative.
    public func contains(_ other: Size3DFloat) -> Bool {
        (0..<3).allSatisfy { other.vector[$0] >= 0 && other.vector[$0] <= vector[$0] }
    }

    /// Whether the coordinates of the point are from 0 to width, height and depth.
    public func contains(point: Point3DFloat) -> Bool { contains(Size3DFloat(point)) }

    /// The smaller of each two dimensions; `nil` if one of them is negative or NaN.
    public func intersection(_ other: Size3DFloat) -> Size3DFloat? {
        guard isVolume, other.isVolume else { return nil }
        return Size3DFloat(vector.smaller(other.vector))
    }

    /// The larger of each two dimensions; NaN if either is.
    public func union(_ other: Size3DFloat) -> Size3DFloat { Size3DFloat(vector.larger(other.vector)) }

    private var isVolume: Bool { (0..<3).allSatisfy { vector[$0] >= 0 } }
}

extension Size3DFloat: AdditiveArithmetic {
    /// Multiplies the dimensions by a factor.
    public mutating func scale(by rhs: Float) { vector *= rhs }

    /// The sum of the squares of the dimensions.
    public var magnitudeSquared: Float { vector.dot(vector) }
}

/// Encoded by its dimensions: `width`, `height` and `depth`.
extension Size3DFloat: Codable {
    private enum CodingKeys: CodingKey { case width, height, depth }

    /// Decodes the dimensions.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            width: try values.decode(Float.self, forKey: .width),
            height: try values.decode(Float.self, forKey: .height),
            depth: try values.decode(Float.self, forKey: .depth))
    }

    /// Encodes the dimensions.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(depth, forKey: .depth)
    }
}

extension Size3DFloat: CustomStringConvertible, CustomReflectable {
    /// The dimensions.
    public var description: String { "(width: \(width), height: \(height), depth: \(depth))" }

    /// The dimensions.
    public var customMirror: Mirror {
        Mirror(self, children: ["width": width, "height": height, "depth": depth])
    }
}
