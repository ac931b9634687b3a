/// A place, a direction and a size: a scaling and a rotation about the origin, then a move.
///
/// Apple: Spatial, "ScaledPose3D".
public struct ScaledPose3D: Hashable, Sendable {
    /// The place, which is where the pose moves the origin.
    public var position: Point3D

    /// The rotation.
    public var rotation: Rotation3D

    /// The factor along all axes.
    public var scale: Double

    /// The scaled pose that changes nothing.
    public static var identity: ScaledPose3D { ScaledPose3D() }

    /// Creates the scaled pose that changes nothing.
    public init() { self.init(position: .zero, rotation: .identity, scale: 1) }

    /// Creates a scaled pose from its place, rotation and factor.
    public init(position: Point3D = .zero, rotation: Rotation3D, scale: Double = 1) {
        self.position = position
        self.rotation = rotation
        self.scale = scale
    }

    /// Creates a scaled pose from its place, a quaternion of length 1 and a factor.
    public init(position: SIMD3<Double> = .zero, rotation: simd_quatd, scale: Double = 1) {
        self.init(position: Point3D(position), rotation: Rotation3D(rotation), scale: scale)
    }

    /// Creates a scaled pose from values in single precision.
    public init(position: SIMD3<Float> = .zero, rotation: simd_quatf, scale: Float = 1) {
        self.init(
            position: Point3D(position), rotation: Rotation3D(rotation), scale: Double(scale))
    }

    /// Creates a scaled pose at the origin whose rotation turns +z toward `forward`.
    public init(
        forward: Vector3D, scale: Double = 1, up: Vector3D = Vector3D(x: 0, y: 1, z: 0)
    ) {
        self.init(pose: Pose3D(forward: forward, up: up), scale: scale)
    }

    /// Creates a scaled pose at `position` whose rotation turns +z toward `target`.
    public init(
        position: Point3D = .zero, target: Point3D, scale: Double = 1,
        up: Vector3D = Vector3D(x: 0, y: 1, z: 0)
    ) {
        self.init(pose: Pose3D(position: position, target: target, up: up), scale: scale)
    }

    /// Creates a scaled pose from a transform; `nil` if it has no rotation, as one that shears or flattens, or not the
    /// same positive factor along all axes.
    public init?(transform: AffineTransform3D) {
        let parts = Decomposition(transform.linear)
        guard let rotation = parts.rotation, let scale = parts.uniformScale else { return nil }
        self.init(
            position: Point3D(transform.translation), rotation: rotation, scale: scale)
    }

    /// Creates a scaled pose from the first three rows of a transform; `nil` if they have no rotation, or not the same
    /// positive factor along all axes.
    public init?(transform: ProjectiveTransform3D) {
        self.init(transform: AffineTransform3D(truncating: transform))
    }

    /// Creates a scaled pose from the first three rows of a matrix; `nil` if they have no rotation, or not the same
    /// positive factor along all axes.
    public init?(_ matrix: simd_double4x4) {
        self.init(transform: AffineTransform3D(truncating: matrix))
    }

    /// Creates a scaled pose from the first three rows of a matrix in single precision; `nil` if they have no rotation,
    /// or not the same positive factor along all axes.
    public init?(_ matrix: simd_float4x4) { self.init(simd_double4x4(matrix)) }

    init(pose: Pose3D, scale: Double) {
        self.init(position: pose.position, rotation: pose.rotation, scale: scale)
    }

    /// The place and the rotation.
    var pose: Pose3D { Pose3D(position: position, rotation: rotation) }

    /// The scaled pose as a matrix.
    public var matrix: simd_double4x4 { AffineTransform3D(scaledPose: self).matrix4x4 }

    /// The scaled pose that undoes this one; not finite if the factor is 0.
    public var inverse: ScaledPose3D {
        let back = pose.inverse
        return ScaledPose3D(
            position: back.position / scale, rotation: back.rotation, scale: 1 / scale)
    }

    /// Whether the scaled pose changes nothing, exactly.
    public var isIdentity: Bool { pose.isIdentity && scale == 1 }

    /// Whether neither a coordinate of the places, nor an element of the rotations, nor the factor
    /// differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: ScaledPose3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        pose.isApproximatelyEqual(to: other.pose, tolerance: tolerance)
            && abs(scale - other.scale) <= tolerance
    }

    /// What another scaled pose does, then what this one does.
    public func concatenating(_ transform: ScaledPose3D) -> ScaledPose3D {
        ScaledPose3D(
            position: transform.position.applying(self), rotation: rotation * transform.rotation,
            scale: scale * transform.scale)
    }

    /// What a pose does, then what this one does.
    public func concatenating(_ transform: Pose3D) -> ScaledPose3D {
        concatenating(ScaledPose3D(pose: transform, scale: 1))
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: ScaledPose3D, rhs: ScaledPose3D) -> ScaledPose3D {
        lhs.concatenating(rhs)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: ScaledPose3D, rhs: Pose3D) -> ScaledPose3D {
        lhs.concatenating(rhs)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: Pose3D, rhs: ScaledPose3D) -> ScaledPose3D {
        lhs.concatenating(rhs)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout ScaledPose3D, rhs: ScaledPose3D) { lhs = lhs * rhs }

    /// The scaled pose in a mirror that changes the sign of an axis; see `Pose3D.flipped(along:)`.
    public func flipped(along axis: Axis3D) -> ScaledPose3D {
        ScaledPose3D(pose: pose.flipped(along: axis), scale: scale)
    }

    /// Makes this scaled pose the one in a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension ScaledPose3D: Rotatable3D, Translatable3D {
    /// The scaled pose with its rotation turned; the place stays.
    public func rotated(by rotation: Rotation3D) -> ScaledPose3D {
        ScaledPose3D(pose: pose.rotated(by: rotation), scale: scale)
    }

    /// The scaled pose at a place moved by a vector.
    public func translated(by vector: Vector3D) -> ScaledPose3D {
        ScaledPose3D(pose: pose.translated(by: vector), scale: scale)
    }
}

/// Encoded by `position`, `rotation` and `scale`.
extension ScaledPose3D: Codable {}

extension ScaledPose3D: CustomStringConvertible, CustomReflectable {
    /// The place, the rotation and the factor.
    public var description: String {
        "(position: \(position), rotation: \(rotation), scale: \(scale))"
    }

    /// The place, the rotation and the factor.
    public var customMirror: Mirror {
        Mirror(self, children: ["position": position, "rotation": rotation, "scale": scale])
    }
}
