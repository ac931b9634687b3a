// Written by Scripts/spatial-twins.sh from Vector3D.swift: change that file.
// swift-format-ignore-file

/// A direction and a length in space, without a place.
///
/// Apple: Spatial, "Vector3DFloat".
public struct Vector3DFloat: Hashable, Sendable {
    /// The elements.
    public var vector: SIMD3<Float>

    /// Creates the vector of zeros.
    public init() { vector = .zero }

    /// Creates a vector from its elements.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { vector = SIMD3(x, y, z) }

    /// Creates a vector from elements of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Float(x), Float(y), Float(z))
    }

    /// Creates a vector from its elements.
    public init(vector: SIMD3<Float>) { self.vector = vector }

    /// Creates a vector from its elements.
    public init(_ xyz: SIMD3<Float>) { vector = xyz }

    /// Creates a vector from elements in double precision.
    public init(_ xyz: SIMD3<Double>) { vector = SIMD3(xyz) }

    /// Creates a vector from the first three elements.
    public init(_ xyz: simd_packed_float4) { vector = xyz.xyz }

    /// Creates the vector with the elements of a rotation axis, which need not have the length 1.
    public init(_ axis: RotationAxis3DFloat) { vector = axis.vector }

    /// Creates the vector from the origin to a point.
    public init(_ point: Point3DFloat) { vector = point.vector }

    /// Creates the vector whose elements are width, height and depth.
    public init(_ size: Size3DFloat) { vector = size.vector }

    /// Creates the vector from the origin to the point at spherical coordinates.
    public init(_ coords: SphericalCoordinates3DFloat) { vector = coords.cartesian }

    /// The vector (0, 0, 1): what a look-at rotation turns toward its target.
    public static let forward = Vector3DFloat(x: 0, y: 0, z: 1)

    /// The vector (1, 0, 0).
    public static let right = Vector3DFloat(x: 1, y: 0, z: 0)

    /// The vector (0, 1, 0).
    public static let up = Vector3DFloat(x: 0, y: 1, z: 0)

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

    /// Whether no element differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Vector3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }
}

extension Vector3DFloat {
    /// The length.
    public var length: Float { vector.length }

    /// The square of the length.
    public var lengthSquared: Float { vector.dot(vector) }

    /// The vector of length 1 in the same direction. A vector of zeros has no direction and stays as it is;
    /// infinite elements give NaN.
    public var normalized: Vector3DFloat { Vector3DFloat(vector.normalized) }

    /// Gives the vector the length 1; a vector of zeros stays as it is.
    public mutating func normalize() { vector = vector.normalized }

    /// The dot product: the product of the lengths and of the cosine of the angle between.
    public func dot(_ other: Vector3DFloat) -> Float { vector.dot(other.vector) }

    /// The cross product, at right angles to both by the rule of the right hand.
    public func cross(_ other: Vector3DFloat) -> Vector3DFloat { Vector3DFloat(vector.cross(other.vector)) }

    /// The part of this vector that lies along `other`; zero along a vector of zeros.
    public func projected(_ other: Vector3DFloat) -> Vector3DFloat {
        let direction = other.vector.normalized
        return Vector3DFloat(direction * vector.dot(direction))
    }

    /// The vector as a mirror at right angles to `normal`, of length 1, reflects it.
    public func reflected(_ normal: Vector3DFloat) -> Vector3DFloat {
        Vector3DFloat(vector - normal.vector * (2 * vector.dot(normal.vector)))
    }

    /// The shortest rotation from the direction of this vector to that of another.
    ///
    /// Opposite vectors turn by half a turn about an axis at right angles; a vector of zeros turns nothing.
    public func rotation(to other: Vector3DFloat) -> Rotation3DFloat {
        Rotation3DFloat(simd_quatf(from: vector, to: other.vector))
    }

    /// The vector between two, element by element: that of `from` where `t` is 0, of `to` where it is 1.
    public static func lerp(from: Vector3DFloat, to: Vector3DFloat, t: Vector3DFloat) -> Vector3DFloat {
        Vector3DFloat(from.vector + (to.vector - from.vector) * t.vector)
    }

    /// A smooth step from 0, where `x` is at `edge0` or below, to 1, at `edge1` or above, element by element.
    ///
    /// Between them 3 t² - 2 t³, where t is the part of the way. Where the edges are equal, a jump.
    public static func smoothstep(edge0: Vector3DFloat, edge1: Vector3DFloat, x: Vector3DFloat) -> Vector3DFloat {
        var result = Vector3DFloat()
        for index in 0..<3 {
            let (low, high) = (edge0.vector[index], edge1.vector[index])
            let value = x.vector[index]
            let part = low == high ? (value < low ? 0 : 1) : (value - low) / (high - low)
            let t = part.isNaN ? part : Swift.min(Swift.max(part, 0), 1)
            result.vector[index] = t * t * (3 - 2 * t)
        }
        return result
    }
}

extension Vector3DFloat: _Primitive3DFloat, _ProjectiveTransformable3DFloat {
    /// The vector of zeros.
    public static let zero = Vector3DFloat()

    /// The vector whose elements are all positive and infinite.
    public static let infinity = Vector3DFloat(vector: SIMD3(repeating: .infinity))

    /// Whether all elements are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether an element is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all elements are 0.
    public var isZero: Bool { vector == .zero }

    /// The vector mapped by the linear part of an affine transform: vectors are not moved.
    public func applying(_ transform: AffineTransform3DFloat) -> Vector3DFloat {
        Vector3DFloat(transform.linear * vector)
    }

    /// The vector mapped by the linear part of a projective transform: it is neither moved nor
    /// divided.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Vector3DFloat {
        Vector3DFloat(transform.linear * vector)
    }

    /// The vector turned by the pose's rotation.
    public func applying(_ pose: Pose3DFloat) -> Vector3DFloat { rotated(by: pose.rotation) }

    /// The vector turned back by the pose's rotation.
    public func unapplying(_ pose: Pose3DFloat) -> Vector3DFloat { rotated(by: pose.rotation.inverse) }
}

extension Vector3DFloat: _Rotatable3DFloat, _Scalable3DFloat, _Shearable3DFloat {
    /// The vector turned by a rotation.
    public func rotated(by rotation: Rotation3DFloat) -> Vector3DFloat {
        Vector3DFloat(rotation.quaternion.act(vector))
    }

    /// The vector turned by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatf) -> Vector3DFloat { Vector3DFloat(quaternion.act(vector)) }

    /// The vector scaled by the dimensions of a size.
    public func scaled(by size: Size3DFloat) -> Vector3DFloat { Vector3DFloat(vector * size.vector) }

    /// The vector sheared on one axis, by factors for the other two.
    public func sheared(_ shear: AxisWithFactors) -> Vector3DFloat {
        Vector3DFloat(simd_float3x3(shear) * vector)
    }
}

extension Vector3DFloat: AdditiveArithmetic {
    /// Multiplies the elements by a factor.
    public mutating func scale(by rhs: Float) { vector *= rhs }

    /// The square of the length.
    public var magnitudeSquared: Float { lengthSquared }
}

/// Encoded by its elements: `x`, `y` and `z`.
extension Vector3DFloat: Codable {
    /// Decodes the elements.
    public init(from decoder: any Decoder) throws { self.init(try Point3DFloat(from: decoder)) }

    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Point3DFloat(self).encode(to: encoder) }
}

extension Vector3DFloat: CustomStringConvertible, CustomReflectable {
    /// The elements.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The elements.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
