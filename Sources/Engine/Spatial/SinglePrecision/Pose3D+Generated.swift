// Written by Scripts/spatial-twins.sh from Pose3D.swift: change that file.
// swift-format-ignore-file

/// A place and a direction: a rotation about the origin, then a move.
///
/// Apple: Spatial, "Pose3DFloat".
public struct Pose3DFloat: Hashable, Sendable {
    /// The place, which is where the pose moves the origin.
    public var position: Point3DFloat

    /// The rotation, which comes before the move.
    public var rotation: Rotation3DFloat

    /// The pose that changes nothing.
    public static var identity: Pose3DFloat { Pose3DFloat() }

    /// Creates the pose that changes nothing.
    public init() { self.init(position: .zero, rotation: .identity) }

    /// Creates a pose from its place and rotation.
    public init(position: Point3DFloat = .zero, rotation: Rotation3DFloat) {
        self.position = position
        self.rotation = rotation
    }

    /// Creates a pose from its place and a quaternion of length 1.
    public init(position: SIMD3<Float> = .zero, rotation: simd_quatf) {
        self.init(position: Point3DFloat(position), rotation: Rotation3DFloat(rotation))
    }

    /// Creates a pose from its place and a quaternion of length 1 in double precision.
    public init(position: SIMD3<Double> = .zero, rotation: simd_quatd) {
        self.init(position: Point3DFloat(position), rotation: Rotation3DFloat(rotation))
    }

    /// Creates a pose at the origin whose rotation turns +z toward `forward`; see `Rotation3DFloat.init(forward:up:)`.
    public init(forward: Vector3DFloat, up: Vector3DFloat = Vector3DFloat(x: 0, y: 1, z: 0)) {
        self.init(rotation: Rotation3DFloat(forward: forward, up: up))
    }

    /// Creates a pose at `position` whose rotation turns +z toward `target`.
    public init(
        position: Point3DFloat = .zero, target: Point3DFloat, up: Vector3DFloat = Vector3DFloat(x: 0, y: 1, z: 0)
    ) {
        self.init(
            position: position, rotation: Rotation3DFloat(position: position, target: target, up: up))
    }

    /// Creates a pose from the rotation and the move of a transform, without its scale; `nil` if it has no rotation, as
    /// one that shears or flattens.
    public init?(transform: AffineTransform3DFloat) {
        guard let rotation = transform.rotation else { return nil }
        self.init(position: Point3DFloat(transform.translation), rotation: rotation)
    }

    /// Creates a pose from the first three rows of a transform, without its scale; `nil` if they have no rotation.
    public init?(transform: ProjectiveTransform3DFloat) {
        self.init(transform: AffineTransform3DFloat(truncating: transform))
    }

    /// Creates a pose from the first three rows of a matrix, without its scale; `nil` if they have no rotation.
    public init?(_ matrix: simd_float4x4) {
        self.init(transform: AffineTransform3DFloat(truncating: matrix))
    }

    /// Creates a pose from the first three rows of a matrix in double precision, without its scale; `nil` if they
    /// have no rotation.
    public init?(_ matrix: simd_double4x4) { self.init(simd_float4x4(matrix)) }

    /// Creates a pose from the first three rows of a matrix; `nil` if they have no rotation.
    @available(*, deprecated, renamed: "init(_:)")
    public init?(matrix: simd_float4x4) { self.init(matrix) }

    /// Creates a pose from the first three rows of a matrix in double precision; `nil` if they have no rotation.
    @available(*, deprecated, renamed: "init(_:)")
    public init?(matrix: simd_double4x4) { self.init(matrix) }

    /// The pose as a matrix.
    public var matrix: simd_float4x4 { AffineTransform3DFloat(pose: self).matrix4x4 }

    /// The pose that undoes this one.
    public var inverse: Pose3DFloat {
        let back = rotation.inverse
        return Pose3DFloat(position: Point3DFloat(-position.vector).rotated(by: back), rotation: back)
    }

    /// Whether the pose changes nothing, exactly.
    public var isIdentity: Bool { position.isZero && rotation.isIdentity }

    /// Whether no coordinate of the places, and no element of the rotations, differs by more than
    /// `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Pose3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        position.isApproximatelyEqual(to: other.position, tolerance: tolerance)
            && rotation.isApproximatelyEqual(to: other.rotation, tolerance: tolerance)
    }

    /// What another pose does, then what this one does.
    public func concatenating(_ transform: Pose3DFloat) -> Pose3DFloat {
        Pose3DFloat(
            position: transform.position.applying(self), rotation: rotation * transform.rotation)
    }

    /// What a scaled pose does, then what this one does.
    public func concatenating(_ transform: ScaledPose3DFloat) -> ScaledPose3DFloat {
        ScaledPose3DFloat(pose: concatenating(transform.pose), scale: transform.scale)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: Pose3DFloat, rhs: Pose3DFloat) -> Pose3DFloat { lhs.concatenating(rhs) }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout Pose3DFloat, rhs: Pose3DFloat) { lhs = lhs * rhs }

    /// The pose in a mirror that changes the sign of an axis: place and rotation are those seen in it.
    ///
    /// A pose cannot mirror, so what it applies to is not; `AffineTransform3DFloat.flipped(along:)` is.
    public func flipped(along axis: Axis3D) -> Pose3DFloat {
        let mirror = SIMD3<Float>(mirroring: axis)
        // A mirror turns axes of rotations as it turns planes: by all signs but the axis' own.
        let sign = mirror.x * mirror.y * mirror.z
        let imag = rotation.vector.xyz * mirror * sign
        return Pose3DFloat(
            position: Point3DFloat(position.vector * mirror),
            rotation: Rotation3DFloat(simd_quatf(real: rotation.vector.w, imag: imag)))
    }

    /// Makes this pose the one in a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension Pose3DFloat: _Rotatable3DFloat, _Translatable3DFloat, _ProjectiveTransformable3DFloat {
    /// The pose with its rotation turned; the place stays.
    public func rotated(by rotation: Rotation3DFloat) -> Pose3DFloat {
        Pose3DFloat(position: position, rotation: self.rotation.rotated(by: rotation))
    }

    /// The pose at a place moved by a vector.
    public func translated(by vector: Vector3DFloat) -> Pose3DFloat {
        Pose3DFloat(position: position + vector, rotation: rotation)
    }

    /// The pose mapped by a transform: its place, and its rotation as far as the transform has one.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Pose3DFloat {
        Pose3DFloat(
            position: position.applying(transform), rotation: rotation.applying(transform))
    }
}

/// Encoded by `position` and `rotation`.
extension Pose3DFloat: Codable {}

extension Pose3DFloat: CustomStringConvertible, CustomReflectable {
    /// The place and the rotation.
    public var description: String { "(position: \(position), rotation: \(rotation))" }

    /// The place and the rotation.
    public var customMirror: Mirror {
        Mirror(self, children: ["position": position, "rotation": rotation])
    }
}
