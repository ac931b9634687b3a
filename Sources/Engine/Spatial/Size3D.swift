/// A width, a height and a depth.
///
/// As a volume, a size is the rectangle from the origin to its width, height and depth, faces included. Where a
/// dimension is negative, that rectangle holds nothing.
///
/// Apple: Spatial, "Size3D".
public struct Size3D: Hashable, Sendable {
    /// Width, height and depth.
    public var vector: SIMD3<Double>

    /// Creates the size of zeros.
    public init() { vector = .zero }

    /// Creates a size from its dimensions.
    public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
        vector = SIMD3(width, height, depth)
    }

    /// Creates a size from dimensions of any floating-point type.
    public init<T: BinaryFloatingPoint>(width: T, height: T, depth: T) {
        vector = SIMD3(Double(width), Double(height), Double(depth))
    }

    /// Creates a size from width, height and depth.
    public init(vector: SIMD3<Double>) { self.vector = vector }

    /// Creates a size from width, height and depth.
    public init(_ xyz: SIMD3<Double>) { vector = xyz }

    /// Creates a size from width, height and depth in single precision.
    public init(_ xyz: SIMD3<Float>) { vector = SIMD3(xyz) }

    /// Creates a size from the first three elements.
    public init(_ xyz: simd_packed_double4) { vector = xyz.xyz }

    /// Creates a size from the elements of a vector.
    public init(_ xyz: Vector3D) { vector = xyz.vector }

    /// Creates a size from the coordinates of a point.
    public init(_ point: Point3D) { vector = point.vector }

    /// The size whose dimensions are all 1.
    public static let one = Size3D(vector: SIMD3(repeating: 1))

    /// The width, along x.
    public var width: Double {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The height, along y.
    public var height: Double {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The depth, along z.
    public var depth: Double {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// Width, height and depth.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Double> {
        get { vector }
        set { vector = newValue }
    }

    /// Whether no dimension differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Size3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }
}

extension Size3D: Primitive3D {
    /// The size of zeros.
    public static let zero = Size3D()

    /// The size whose dimensions are all positive and infinite.
    public static let infinity = Size3D(vector: SIMD3(repeating: .infinity))

    /// Whether all dimensions are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether a dimension is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all dimensions are 0.
    public var isZero: Bool { vector == .zero }

    /// The size, as a vector, after the linear part of an affine transform. A rotation may make dimensions
    /// negative; the bounds of a turned box are those of `Rect3D`.
    public func applying(_ transform: AffineTransform3D) -> Size3D {
        Size3D(transform.linear * vector)
    }

    /// The size, as a vector, after the linear part of a projective transform: not divided.
    public func applying(_ transform: ProjectiveTransform3D) -> Size3D {
        Size3D(transform.linear * vector)
    }

    /// The size, as a vector, turned by the pose's rotation.
    public func applying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation) }

    /// The size, as a vector, turned back by the pose's rotation.
    public func unapplying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation.inverse) }
}

extension Size3D: Rotatable3D, Scalable3D, Shearable3D {
    /// The size turned as a vector; dimensions may become negative.
    public func rotated(by rotation: Rotation3D) -> Size3D {
        Size3D(rotation.quaternion.act(vector))
    }

    /// The size with each dimension times that of another.
    public func scaled(by size: Size3D) -> Size3D { Size3D(vector * size.vector) }

    /// The size sheared as a vector on one axis, by factors for the other two.
    public func sheared(_ shear: AxisWithFactors) -> Size3D {
        Size3D(simd_double3x3(shear) * vector)
    }
}

extension Size3D: Volumetric {
    /// The size itself.
    public var size: Size3D { self }

    /// Whether no dimension of `other` is larger, and none of either is negative.
    public func contains(_ other: Size3D) -> Bool {
        (0..<3).allSatisfy { other.vector[$0] >= 0 && other.vector[$0] <= vector[$0] }
    }

    /// Whether the coordinates of the point are from 0 to width, height and depth.
    public func contains(point: Point3D) -> Bool { contains(Size3D(point)) }

    /// The smaller of each two dimensions; `nil` if one of them is negative or NaN.
    public func intersection(_ other: Size3D) -> Size3D? {
        guard isVolume, other.isVolume else { return nil }
        return Size3D(vector.smaller(other.vector))
    }

    /// The larger of each two dimensions; NaN if either is.
    public func union(_ other: Size3D) -> Size3D { Size3D(vector.larger(other.vector)) }

    private var isVolume: Bool { (0..<3).allSatisfy { vector[$0] >= 0 } }
}

extension Size3D: AdditiveArithmetic {
    /// Multiplies the dimensions by a factor.
    public mutating func scale(by rhs: Double) { vector *= rhs }

    /// The sum of the squares of the dimensions.
    public var magnitudeSquared: Double { vector.dot(vector) }
}

/// Encoded by its dimensions: `width`, `height` and `depth`.
extension Size3D: Codable {
    private enum CodingKeys: CodingKey { case width, height, depth }

    /// Decodes the dimensions.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            width: try values.decode(Double.self, forKey: .width),
            height: try values.decode(Double.self, forKey: .height),
            depth: try values.decode(Double.self, forKey: .depth))
    }

    /// Encodes the dimensions.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(depth, forKey: .depth)
    }
}

extension Size3D: CustomStringConvertible, CustomReflectable {
    /// The dimensions.
    public var description: String { "(width: \(width), height: \(height), depth: \(depth))" }

    /// The dimensions.
    public var customMirror: Mirror {
        Mirror(self, children: ["width": width, "height": height, "depth": depth])
    }
}
