/// A direction and a length in space, without a place.
///
/// Apple: Spatial, "Vector3D".
public struct Vector3D: Hashable, Sendable {
    /// The elements.
    public var vector: SIMD3<Double>

    /// Creates the vector of zeros.
    public init() { vector = .zero }

    /// Creates a vector from its elements.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }

    /// Creates a vector from elements of any floating-point type.
    public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
        vector = SIMD3(Double(x), Double(y), Double(z))
    }

    /// Creates a vector from its elements.
    public init(vector: SIMD3<Double>) { self.vector = vector }

    /// Creates a vector from its elements.
    public init(_ xyz: SIMD3<Double>) { vector = xyz }

    /// Creates a vector from elements in single precision.
    public init(_ xyz: SIMD3<Float>) { vector = SIMD3(xyz) }

    /// Creates a vector from the first three elements.
    public init(_ xyz: simd_packed_double4) { vector = xyz.xyz }

    /// Creates the vector with the elements of a rotation axis, which need not have the length 1.
    public init(_ axis: RotationAxis3D) { vector = axis.vector }

    /// Creates the vector from the origin to a point.
    public init(_ point: Point3D) { vector = point.vector }

    /// Creates the vector whose elements are width, height and depth.
    public init(_ size: Size3D) { vector = size.vector }

    /// Creates the vector from the origin to the point at spherical coordinates.
    public init(_ coords: SphericalCoordinates3D) { vector = coords.cartesian }

    /// The vector (0, 0, 1): what a look-at rotation turns toward its target.
    public static let forward = Vector3D(x: 0, y: 0, z: 1)

    /// The vector (1, 0, 0).
    public static let right = Vector3D(x: 1, y: 0, z: 0)

    /// The vector (0, 1, 0).
    public static let up = Vector3D(x: 0, y: 1, z: 0)

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

    /// Whether no element differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Vector3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        vector.isClose(to: other.vector, tolerance)
    }
}

extension Vector3D {
    /// The length.
    public var length: Double { vector.length }

    /// The square of the length.
    public var lengthSquared: Double { vector.dot(vector) }

    /// The vector of length 1 in the same direction. A vector of zeros has no direction and stays as it is;
    /// infinite elements give NaN.
    public var normalized: Vector3D { Vector3D(vector.normalized) }

    /// Gives the vector the length 1; a vector of zeros stays as it is.
    public mutating func normalize() { vector = vector.normalized }

    /// The dot product: the product of the lengths and of the cosine of the angle between.
    public func dot(_ other: Vector3D) -> Double { vector.dot(other.vector) }

    /// The cross product, at right angles to both by the rule of the right hand.
    public func cross(_ other: Vector3D) -> Vector3D { Vector3D(vector.cross(other.vector)) }

    /// The part of this vector that lies along `other`; zero along a vector of zeros.
    public func projected(_ other: Vector3D) -> Vector3D {
        let direction = other.vector.normalized
        return Vector3D(direction * vector.dot(direction))
    }

    /// The vector as a mirror at right angles to `normal`, of length 1, reflects it.
    public func reflected(_ normal: Vector3D) -> Vector3D {
        Vector3D(vector - normal.vector * (2 * vector.dot(normal.vector)))
    }

    /// The shortest rotation from the direction of this vector to that of another.
    ///
    /// Opposite vectors turn by half a turn about an axis at right angles; a vector of zeros turns nothing.
    public func rotation(to other: Vector3D) -> Rotation3D {
        Rotation3D(simd_quatd(from: vector, to: other.vector))
    }

    /// The vector between two, element by element: that of `from` where `t` is 0, of `to` where it is 1.
    public static func lerp(from: Vector3D, to: Vector3D, t: Vector3D) -> Vector3D {
        Vector3D(from.vector + (to.vector - from.vector) * t.vector)
    }

    /// A smooth step from 0, where `x` is at `edge0` or below, to 1, at `edge1` or above, element by element.
    ///
    /// Between them 3 t² - 2 t³, where t is the part of the way. Where the edges are equal, a jump.
    public static func smoothstep(edge0: Vector3D, edge1: Vector3D, x: Vector3D) -> Vector3D {
        var result = Vector3D()
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

extension Vector3D: Primitive3D, ProjectiveTransformable3D {
    /// The vector of zeros.
    public static let zero = Vector3D()

    /// The vector whose elements are all positive and infinite.
    public static let infinity = Vector3D(vector: SIMD3(repeating: .infinity))

    /// Whether all elements are finite.
    public var isFinite: Bool { vector.isFinite }

    /// Whether an element is NaN.
    public var isNaN: Bool { vector.isNaN }

    /// Whether all elements are 0.
    public var isZero: Bool { vector == .zero }

    /// The vector mapped by the linear part of an affine transform: vectors are not moved.
    public func applying(_ transform: AffineTransform3D) -> Vector3D {
        Vector3D(transform.linear * vector)
    }

    /// The vector mapped by the linear part of a projective transform: it is neither moved nor
    /// divided.
    public func applying(_ transform: ProjectiveTransform3D) -> Vector3D {
        Vector3D(transform.linear * vector)
    }

    /// The vector turned by the pose's rotation.
    public func applying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation) }

    /// The vector turned back by the pose's rotation.
    public func unapplying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation.inverse) }
}

extension Vector3D: Rotatable3D, Scalable3D, Shearable3D {
    /// The vector turned by a rotation.
    public func rotated(by rotation: Rotation3D) -> Vector3D {
        Vector3D(rotation.quaternion.act(vector))
    }

    /// The vector turned by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatd) -> Vector3D { Vector3D(quaternion.act(vector)) }

    /// The vector scaled by the dimensions of a size.
    public func scaled(by size: Size3D) -> Vector3D { Vector3D(vector * size.vector) }

    /// The vector sheared on one axis, by factors for the other two.
    public func sheared(_ shear: AxisWithFactors) -> Vector3D {
        Vector3D(simd_double3x3(shear) * vector)
    }
}

extension Vector3D: AdditiveArithmetic {
    /// Multiplies the elements by a factor.
    public mutating func scale(by rhs: Double) { vector *= rhs }

    /// The square of the length.
    public var magnitudeSquared: Double { lengthSquared }
}

/// Encoded by its elements: `x`, `y` and `z`.
extension Vector3D: Codable {
    /// Decodes the elements.
    public init(from decoder: any Decoder) throws { self.init(try Point3D(from: decoder)) }

    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Point3D(self).encode(to: encoder) }
}

extension Vector3D: CustomStringConvertible, CustomReflectable {
    /// The elements.
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// The elements.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y, "z": z]) }
}
