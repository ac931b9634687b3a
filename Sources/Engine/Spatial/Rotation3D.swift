/// A rotation about an axis through the origin, counterclockwise seen from the axis' tip.
///
/// It is kept as a quaternion, so that angles count up to a whole turn: 270 degrees about z is another value than
/// -90 degrees, with the same effect on points.
///
/// Apple: Spatial, "Rotation3D".
public struct Rotation3D: Hashable, Sendable {
    /// The elements of the quaternion: the imaginary ones x, y and z, then the real one.
    public var vector: SIMD4<Double>

    /// The rotation that turns nothing.
    public static let identity = Rotation3D()

    /// The rotation that turns nothing. In spite of its name it is the identity, as the default of
    /// `AffineTransform3D(scale:rotation:translation:)`.
    @available(*, deprecated, renamed: "identity")
    public static let zero = Rotation3D()

    /// Creates the rotation that turns nothing.
    public init() { vector = SIMD4(0, 0, 0, 1) }

    /// Creates the rotation of a quaternion, which is kept as it is. It has the length 1; another one scales what
    /// it turns by its square.
    public init(_ quaternion: simd_quatd) { vector = quaternion.vector }

    /// Creates the rotation of a quaternion of length 1 in single precision.
    public init(_ quaternion: simd_quatf) { self.init(simd_quatd(quaternion)) }

    /// Creates the rotation of a quaternion of length 1, which is kept as it is.
    public init(quaternion: simd_quatd) { self.init(quaternion) }

    /// Creates the rotation of a quaternion of length 1 in single precision.
    @available(*, deprecated, renamed: "init(_:)")
    public init(quaternion: simd_quatf) { self.init(quaternion) }

    /// Creates the rotation by an angle about an axis of any length. About an axis of zeros nothing turns.
    public init(angle: Angle2D, axis: RotationAxis3D) {
        self.init(simd_quatd(angle: angle.radians, axis: axis.vector))
    }

    /// Creates the rotation by an angle about an axis of any length.
    @available(*, deprecated, renamed: "init(angle:axis:)")
    public init(axis: RotationAxis3D, angle: Angle2D) { self.init(angle: angle, axis: axis) }

    /// Creates the rotation that turns +z toward `forward`, with +y on the side of (0, 1, 0).
    public init(forward: Vector3D) { self.init(forward: forward, up: .up) }

    /// Creates the rotation that turns +z toward `forward`, and +y as near to `up` as it can be then.
    ///
    /// Where `up` gives no side, being zero or along `forward`, it is the shortest rotation. A forward of zeros
    /// turns nothing.
    public init(forward: Vector3D, up: Vector3D) {
        let z = forward.vector.normalized
        let side = up.vector.normalized.cross(z)
        guard side.length > Double.directionRounding || side.isNaN else {
            self.init(simd_quatd(from: Vector3D.forward.vector, to: z))
            return
        }
        // Almost along `up`, rounding errors tilt the side.
        let x = side.normalized.withoutPart(along: z).normalized
        self.init(simd_quatd(simd_double3x3(x, z.cross(x), z)))
    }

    /// Creates the rotation that turns +z from `position` toward `target`, and +y as near to `up` as it can be
    /// then. If both points are the same, nothing turns.
    public init(
        position: Point3D = Point3D(x: 0, y: 0, z: 0), target: Point3D,
        up: Vector3D = Vector3D(x: 0, y: 1, z: 0)
    ) {
        self.init(forward: target - position, up: up)
    }

    /// Creates the rotation that turns +z from `eye` toward `target`.
    @available(*, deprecated, renamed: "init(position:target:up:)")
    public init(
        eye: Point3D, target: Point3D, up: Vector3D = Vector3D(x: 0, y: 1, z: 0)
    ) {
        self.init(position: eye, target: target, up: up)
    }

    /// The rotation as a quaternion.
    public var quaternion: simd_quatd {
        get { simd_quatd(vector: vector) }
        set { vector = newValue.vector }
    }

    /// The angle, from 0 to 360 degrees. Setting it keeps the axis; the identity has none, so it stays as it is.
    public var angle: Angle2D {
        get { Angle2D(radians: quaternion.angle) }
        set { self = Rotation3D(angle: newValue, axis: axis) }
    }

    /// The axis, of length 1; zero if nothing turns. Setting it keeps the angle.
    public var axis: RotationAxis3D {
        get { RotationAxis3D(quaternion.axis) }
        set { self = Rotation3D(angle: angle, axis: newValue) }
    }

    /// The rotation the other way round.
    public var inverse: Rotation3D { Rotation3D(quaternion.conjugate) }

    /// Whether the rotation turns nothing: by 0 degrees or by a whole turn, exactly.
    public var isIdentity: Bool { vector.xyz == .zero && abs(vector.w) == 1 }

    /// Whether the rotation turns nothing.
    @available(*, deprecated, renamed: "isIdentity")
    public var isZero: Bool { isIdentity }

    /// Whether both rotations turn alike: the elements of their quaternions, or those of one with the signs of
    /// the other, differ by no more than `tolerance`.
    public func isApproximatelyEqual(
        to other: Rotation3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        let sign: Double = vector.dot(other.vector) < 0 ? -1 : 1
        return (0..<4).allSatisfy { abs(vector[$0] - sign * other.vector[$0]) <= tolerance }
    }

    /// The rotation of `rhs`, then that of `lhs`.
    public static func * (lhs: Rotation3D, rhs: Rotation3D) -> Rotation3D {
        Rotation3D(lhs.quaternion * rhs.quaternion)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout Rotation3D, rhs: Rotation3D) { lhs = lhs * rhs }
}

extension Rotation3D: Rotatable3D, ProjectiveTransformable3D {
    /// This rotation, then another.
    public func rotated(by rotation: Rotation3D) -> Rotation3D { rotation * self }

    /// This rotation, then that of a transform; unchanged if the transform has none.
    public func applying(_ transform: ProjectiveTransform3D) -> Rotation3D {
        transform.rotation.map { $0 * self } ?? self
    }
}

/// Encoded by the four elements of its quaternion, as `vector`.
extension Rotation3D: Codable {}

extension Rotation3D: CustomStringConvertible, CustomReflectable {
    /// The angle and the axis.
    public var description: String { "(angle: \(angle), axis: \(axis))" }

    /// The angle and the axis.
    public var customMirror: Mirror { Mirror(self, children: ["angle": angle, "axis": axis]) }
}
