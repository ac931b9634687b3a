// Written by Scripts/spatial-twins.sh from ScaledPose3D.swift: change that file.
// swift-format-ignore-file

/// A place, a direction and a size: a scaling and a rotation about the origin, then a move.
///
/// Apple: Spatial, "ScaledPose3DFloat".
public struct ScaledPose3DFloat: Hashable, Sendable {
    /// The place, which is where the pose moves the origin.
    public var position: Point3DFloat

    /// The rotation.
    public var rotation: Rotation3DFloat

    /// The factor along all axes.
    public var scale: Float

    /// The scaled pose that changes nothing.
    public static var identity: ScaledPose3DFloat { ScaledPose3DFloat() }

    /// Creates the scaled pose that changes nothing.
    public init() { self.init(position: .zero, rotation: .identity, scale: 1) }

    /// Creates a scaled pose from its place, rotation and factor.
    public init(position: Point3DFloat = .zero, rotation: Rotation3DFloat, scale: Float = 1) {
        self.position = position
        self.rotation = rotation
        self.scale = scale
    }

    /// Creates a scaled pose from its place, a quaternion of length 1 and a factor.
    public init(position: SIMD3<Float> = .zero, rotation: simd_quatf, scale: Float = 1) {
        self.init(position: Point3DFloat(position), rotation: Rotation3DFloat(rotation), scale: scale)
    }

    /// Creates a scaled pose from values in double precision.
    public init(position: SIMD3<Double> = .zero, rotation: simd_quatd, scale: Double = 1) {
        self.init(
            position: Point3DFloat(position), rotation: Rotation3DFloat(rotation), scale: Float(scale))
    }

    /// Creates a scaled pose at the origin whose rotation turns +z toward `forward`.
    public init(
        forward: Vector3DFloat, scale: Float = 1, up: Vector3DFloat = Vector3DFloat(x: 0, y: 1, z: 0)
    ) {
        self.init(pose: Pose3DFloat(forward: forward, up: up), scale: scale)
    }

    /// Creates a scaled pose at `position` whose rotation turns +z toward `target`.
    public init(
        position: Point3DFloat = .zero, target: Point3DFloat, scale: Float = 1,
        up: Vector3DFloat = Vector3DFloat(x: 0, y: 1, z: 0)
    ) {
        self.init(pose: Pose3DFloat(position: position, target: target, up: up), scale: scale)
    }

    /// Creates a scaled pose from a transform; `nil` if it has no rotation, as one that shears or flattens, or not the
    /// same positive factor along all axes.
    public init?(transform: AffineTransform3DFloat) {
        let parts = DecompositionFloat(transform.linear)
        guard let rotation = parts.rotation, let scale = parts.uniformScale else { return nil }
        self.init(
            position: Point3DFloat(transform.translation), rotation: rotation, scale: scale)
    }

    /// Creates a scaled pose from the first three rows of a transform; `nil` if they have no rotation, or not the same
    /// positive factor along all axes.
    public init?(transform: ProjectiveTransform3DFloat) {
        self.init(transform: AffineTransform3DFloat(truncating: transform))
    }

    /// Creates a scaled pose from the first three rows of a matrix; `nil` if they have no rotation, or not the same
    /// positive factor along all axes.
    public init?(_ matrix: simd_float4x4) {
        self.init(transform: AffineTransform3DFloat(truncating: matrix))
    }

    /// Creates a scaled pose from the first three rows of a matrix in double precision; `nil` if they have no rotation,
    /// or not the same positive factor along all axes.
    public init?(_ matrix: simd_double4x4) { self.init(simd_float4x4(matrix)) }

    init(pose: Pose3DFloat, scale: Float) {
        self.init(position: pose.position, rotation: pose.rotation, scale: scale)
    }

    /// The place and the rotation.
    var pose: Pose3DFloat { Pose3DFloat(position: position, rotation: rotation) }

    /// The scaled pose as a matrix.
    public var matrix: simd_float4x4 { AffineTransform3DFloat(scaledPose: self).matrix4x4 }

    /// The scaled pose that undoes this one; not finite if the factor is 0.
    public var inverse: ScaledPose3DFloat {
        let back = pose.inverse
        return ScaledPose3DFloat(
            position: back.position / scale, rotation: back.rotation, scale: 1 / scale)
    }

    /// Whether the scaled pose changes nothing, exactly.
    public var isIdentity: Bool { pose.isIdentity && scale == 1 }

    /// Whether neither a coordinate of the places, nor an element of the rotations, nor the factor
    /// differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: ScaledPose3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        pose.isApproximatelyEqual(to: other.pose, tolerance: tolerance)
            && abs(scale - other.scale) <= tolerance
    }

    /// What another scaled pose does, then what this one does.
    public func concatenating(_ transform: ScaledPose3DFloat) -> ScaledPose3DFloat {
        ScaledPose3DFloat(
            position: transform.position.applying(self), rotation: rotation * transform.rotation,
            scale: scale * transform.scale)
    }

    /// What a pose does, then what this one does.
    public func concatenating(_ transform: Pose3DFloat) -> ScaledPose3DFloat {
        concatenating(ScaledPose3DFloat(pose: transform, scale: 1))
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: ScaledPose3DFloat, rhs: ScaledPose3DFloat) -> ScaledPose3DFloat {
        lhs.concatenating(rhs)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: ScaledPose3DFloat, rhs: Pose3DFloat) -> ScaledPose3DFloat {
        lhs.concatenating(rhs)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: Pose3DFloat, rhs: ScaledPose3DFloat) -> ScaledPose3DFloat {
        lhs.concatenating(rhs)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout ScaledPose3DFloat, rhs: ScaledPose3DFloat) { lhs = lhs * rhs }

    /// The scaled pose in a mirror that changes the sign of an axis; see `Pose3DFloat.flipped(along:)`.
    public func flipped(along axis: Axis3D) -> ScaledPose3DFloat {
        ScaledPose3DFloat(pose: pose.flipped(along: axis), scale: scale)
    }

    /// Makes this scaled pose the one in a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension ScaledPose3DFloat: _Rotatable3DFloat, _Translatable3DFloat {
    /// The scaled pose with its rotation turned; the place stays.
    public func rotated(by rotation: Rotation3DFloat) -> ScaledPose3DFloat {
        ScaledPose3DFloat(pose: pose.rotated(by: rotation), scale: scale)
    }

    /// The scaled pose at a place moved by a vector.
    public func translated(by vector: Vector3DFloat) -> ScaledPose3DFloat {
        ScaledPose3DFloat(pose: pose.translated(by: vector), scale: scale)
    }
}

/// Encoded by `position`, `rotation` and `scale`.
extension ScaledPose3DFloat: Codable {}

extension ScaledPose3DFloat: CustomStringConvertible, CustomReflectable {
    /// The place, the rotation and the factor.
    public var description: String {
        "(position: \(position), rotation: \(rotation), scale: \(scale))"
    }

    /// The place, the rotation and the factor.
    public var customMirror: Mirror {
        Mirror(self, children: ["position": position, "rotation": rotation, "scale": scale])
    }
}
