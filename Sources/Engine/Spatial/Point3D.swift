/// A point of space.
///
/// In SwiftUI the coordinates are points: x to the right (to the left in a right-to-left view's own space), y
/// down, z toward the viewer. The type itself has no unit.
///
/// Apple: Spatial, "Point3D".
public struct Point3D: Hashable, Sendable {
    /// The coordinates.
    public var vector: SIMD3<Double>

    /// Creates the origin.
    public init() { vector = .zero }

    /// Creates a point from its coordinates.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }

    /// Creates a point from coordinates of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Double(x), Double(y), Double(z))
    }

    /// Creates a point from its coordinates.
    public init(vector: SIMD3<Double>) { self.vector = vector }

    /// Creates a point from its coordinates.
    public init(_ xyz: SIMD3<Double>) { vector = xyz }

    /// Creates a point from coordinates in single precision.
    public init(_ xyz: SIMD3<Float>) { vector = SIMD3(xyz) }

    /// Creates a point from the first three elements.
    public init(_ xyz: simd_packed_double4) { vector = xyz.xyz }

    /// Creates the point that a vector from the origin reaches.
    public init(_ xyz: Vector3D) { vector = xyz.vector }

    /// Creates the corner of a size that is farthest from the origin.
    public init(_ size: Size3D) { vector = size.vector }

    /// Creates the point at spherical coordinates.
    public init(_ coords: SphericalCoordinates3D) { vector = coords.cartesian }

    /// The x-coordinate.
    public var x: Double {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The y-coordinate.
    public var y: Double {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The z-coordinate.
    public var z: Double {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// The coordinates.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Double> {
        get { vector }
        set { vector = newValue }
    }

    /// The point itself.
    @available(*, deprecated, message: "The origin of a point is the point itself.")
    public var origin: Point3D { self }

    /// The square of the distance to the origin.
    public var magnitudeSquared: Double { vector.dot(vector) }

    /// Multiplies the coordinates by a factor.
    public mutating func scale(by rhs: Double) { vector *= rhs }

    /// The distance to another point.
    public func distance(to other: Point3D) -> Double { (other.vector - vector).length }

    /// The shortest rotation about the origin from the direction of this point to that of another.
    @available(*, deprecated, message: "Use Vector3D.rotation(to:).")
    public func rotation(to other: Point3D) -> Rotation3D {
        Vector3D(self).rotation(to: Vector3D(other))
    }

    /// Whether no coordinate differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Point3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }

    /// The nearest point of a rectangle, whose bounds belong to it.
    public func clamped(to rect: Rect3D) -> Point3D {
        Point3D(vector.larger(rect.min.vector).smaller(rect.max.vector))
    }

    /// Moves to the nearest point of a rectangle, whose bounds belong to it.
    public mutating func clamp(to rect: Rect3D) { self = clamped(to: rect) }
}

extension Point3D: Primitive3D, ProjectiveTransformable3D {
    /// The origin.
    public static let zero = Point3D()

    /// The point whose coordinates are all positive and infinite.
    public static let infinity = Point3D(vector: SIMD3(repeating: .infinity))

    /// Whether all coordinates are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether a coordinate is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all coordinates are 0.
    public var isZero: Bool { vector == .zero }

    /// The point mapped by an affine transform.
    public func applying(_ transform: AffineTransform3D) -> Point3D {
        Point3D(transform.linear * vector + transform.matrix.columns.3)
    }

    /// The point mapped by a projective transform, divided by its fourth element. The result is not
    /// finite where that is 0, as for points in the plane of the eye.
    public func applying(_ transform: ProjectiveTransform3D) -> Point3D {
        let result = transform.matrix * SIMD4(vector, 1)
        return Point3D(result.xyz / result.w)
    }

    /// The point turned by the pose's rotation about the origin, then moved by its position.
    public func applying(_ pose: Pose3D) -> Point3D {
        Point3D(pose.rotation.quaternion.act(vector) + pose.position.vector)
    }

    /// The point moved back by the pose's position, then turned back by its rotation about the
    /// origin.
    public func unapplying(_ pose: Pose3D) -> Point3D {
        Point3D(pose.rotation.inverse.quaternion.act(vector - pose.position.vector))
    }
}

extension Point3D: Rotatable3D, Translatable3D {
    /// The point turned about the origin.
    public func rotated(by rotation: Rotation3D) -> Point3D {
        Point3D(rotation.quaternion.act(vector))
    }

    /// The point turned about another.
    public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
        rotated(by: rotation.quaternion, around: pivot)
    }

    /// The point turned about another by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Point3D {
        Point3D(quaternion.act(vector - pivot.vector) + pivot.vector)
    }

    /// The point moved by a vector.
    public func translated(by vector: Vector3D) -> Point3D { self + vector }
}

/// Encoded by its coordinates: `x`, `y` and `z`.
extension Point3D: Codable {
    private enum CodingKeys: CodingKey { case x, y, z }

    /// Decodes the coordinates.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            x: try values.decode(Double.self, forKey: .x),
            y: try values.decode(Double.self, forKey: .y),
            z: try values.decode(Double.self, forKey: .z))
    }

    /// Encodes the coordinates.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(x, forKey: .x)
        try values.encode(y, forKey: .y)
        try values.encode(z, forKey: .z)
    }
}

extension Point3D: CustomStringConvertible, CustomReflectable {
    /// The coordinates.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The coordinates.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
