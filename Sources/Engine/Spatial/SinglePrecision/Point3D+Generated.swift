// Written by Scripts/spatial-twins.sh from Point3D.swift: change that file.
// swift-format-ignore-file

/// A point of space.
///
/// In SwiftUI the coordinates are points: x to the right (to the left in a right-to-left view's own space), y
/// down, z toward the viewer. The type itself has no unit.
///
/// Apple: Spatial, "Point3DFloat".
public struct Point3DFloat: Hashable, Sendable {
    /// The coordinates.
    public var vector: SIMD3<Float>

    /// Creates the origin.
    public init() { vector = .zero }

    /// Creates a point from its coordinates.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { vector = SIMD3(x, y, z) }

    /// Creates a point from coordinates of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Float(x), Float(y), Float(z))
    }

    /// Creates a point from its coordinates.
    public init(vector: SIMD3<Float>) { self.vector = vector }

    /// Creates a point from its coordinates.
    public init(_ xyz: SIMD3<Float>) { vector = xyz }

    /// Creates a point from coordinates in double precision.
    public init(_ xyz: SIMD3<Double>) { vector = SIMD3(xyz) }

    /// Creates a point from the first three elements.
    public init(_ xyz: simd_packed_float4) { vector = xyz.xyz }

    /// Creates the point that a vector from the origin reaches.
    public init(_ xyz: Vector3DFloat) { vector = xyz.vector }

    /// Creates the corner of a size that is farthest from the origin.
    public init(_ size: Size3DFloat) { vector = size.vector }

    /// Creates the point at spherical coordinates.
    public init(_ coords: SphericalCoordinates3DFloat) { vector = coords.cartesian }

    /// The x-coordinate.
    public var x: Float {
        get { vector.x }
        set { vector.x = newValue }
    }

    /// The y-coordinate.
    public var y: Float {
        get { vector.y }
        set { vector.y = newValue }
    }

    /// The z-coordinate.
    public var z: Float {
        get { vector.z }
        set { vector.z = newValue }
    }

    /// The coordinates.
    @available(*, deprecated, renamed: "vector")
    public var simd: SIMD3<Float> {
        get { vector }
        set { vector = newValue }
    }

    /// The point itself.
    @available(*, deprecated, message: "The origin of a point is the point itself.")
    public var origin: Point3DFloat { self }

    /// The square of the distance to the origin.
    public var magnitudeSquared: Float { vector.dot(vector) }

    /// Multiplies the coordinates by a factor.
    public mutating func scale(by rhs: Float) { vector *= rhs }

    /// The distance to another point.
    public func distance(to other: Point3DFloat) -> Float { (other.vector - vector).length }

    /// The shortest rotation about the origin from the direction of this point to that of another.
    @available(*, deprecated, message: "Use Vector3DFloat.rotation(to:).")
    public func rotation(to other: Point3DFloat) -> Rotation3DFloat {
        Vector3DFloat(self).rotation(to: Vector3DFloat(other))
    }

    /// Whether no coordinate differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Point3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }

    /// The nearest point of a rectangle, whose bounds belong to it.
    public func clamped(to rect: Rect3DFloat) -> Point3DFloat {
        Point3DFloat(vector.larger(rect.min.vector).smaller(rect.max.vector))
    }

    /// Moves to the nearest point of a rectangle, whose bounds belong to it.
    public mutating func clamp(to rect: Rect3DFloat) { self = clamped(to: rect) }
}

extension Point3DFloat: _Primitive3DFloat, _ProjectiveTransformable3DFloat {
    /// The origin.
    public static let zero = Point3DFloat()

    /// The point whose coordinates are all positive and infinite.
    public static let infinity = Point3DFloat(vector: SIMD3(repeating: .infinity))

    /// Whether all coordinates are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether a coordinate is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all coordinates are 0.
    public var isZero: Bool { vector == .zero }

    /// The point mapped by an affine transform.
    public func applying(_ transform: AffineTransform3DFloat) -> Point3DFloat {
        Point3DFloat(transform.linear * vector + transform.matrix.columns.3)
    }

    /// The point mapped by a projective transform, divided by its fourth element. The result is not
    /// finite where that is 0, as for points in the plane of the eye.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Point3DFloat {
        let result = transform.matrix * SIMD4(vector, 1)
        return Point3DFloat(result.xyz / result.w)
    }

    /// The point turned by the pose's rotation about the origin, then moved by its position.
    public func applying(_ pose: Pose3DFloat) -> Point3DFloat {
        Point3DFloat(pose.rotation.quaternion.act(vector) + pose.position.vector)
    }

    /// The point moved back by the pose's position, then turned back by its rotation about the
    /// origin.
    public func unapplying(_ pose: Pose3DFloat) -> Point3DFloat {
        Point3DFloat(pose.rotation.inverse.quaternion.act(vector - pose.position.vector))
    }
}

extension Point3DFloat: _Rotatable3DFloat, _Translatable3DFloat {
    /// The point turned about the origin.
    public func rotated(by rotation: Rotation3DFloat) -> Point3DFloat {
        Point3DFloat(rotation.quaternion.act(vector))
    }

    /// The point turned about another.
    public func rotated(by rotation: Rotation3DFloat, around pivot: Point3DFloat) -> Point3DFloat {
        rotated(by: rotation.quaternion, around: pivot)
    }

    /// The point turned about another by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatf, around pivot: Point3DFloat) -> Point3DFloat {
        Point3DFloat(quaternion.act(vector - pivot.vector) + pivot.vector)
    }

    /// The point moved by a vector.
    public func translated(by vector: Vector3DFloat) -> Point3DFloat { self + vector }
}

/// Encoded by its coordinates: `x`, `y` and `z`.
extension Point3DFloat: Codable {
    private enum CodingKeys: CodingKey { case x, y, z }

    /// Decodes the coordinates.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            x: try values.decode(Float.self, forKey: .x),
            y: try values.decode(Float.self, forKey: .y),
            z: try values.decode(Float.self, forKey: .z))
    }

    /// Encodes the coordinates.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(x, forKey: .x)
        try values.encode(y, forKey: .y)
        try values.encode(z, forKey: .z)
    }
}

extension Point3DFloat: CustomStringConvertible, CustomReflectable {
    /// The coordinates.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The coordinates.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
