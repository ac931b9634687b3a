// Written by Scripts/spatial-twins.sh from Rect3D+Transforms.swift: change that file.
// swift-format-ignore-file

extension Rect3DFloat: _Primitive3DFloat, _ProjectiveTransformable3DFloat {
    /// The box at the origin whose dimensions are 0.
    public static let zero = Rect3DFloat()

    /// The box whose origin and size are infinite.
    public static let infinity = Rect3DFloat(origin: Point3DFloat.infinity, size: Size3DFloat.infinity)

    /// Whether all values are finite.
    public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// Whether a value is NaN.
    public var isNaN: Bool { origin.isNaN || size.isNaN }

    /// Whether all values are 0.
    public var isZero: Bool { origin.isZero && size.isZero }

    /// The smallest box that contains the transformed corners.
    public func applying(_ transform: AffineTransform3DFloat) -> Rect3DFloat {
        bounds { $0.applying(transform) }
    }

    /// The smallest box that contains the transformed corners. Where the box reaches behind the eye, its
    /// picture is not bounded by them.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Rect3DFloat {
        bounds { $0.applying(transform) }
    }

    /// The box moved by the position of a pose that does not turn. A pose that turns leaves the box
    /// unchanged.
    ///
    /// That is Apple's rule: a box takes part in a pose only if the pose's rotation is the
    /// identity. `applying(AffineTransform3DFloat(pose: pose))` gives the bounds of the turned box.
    public func applying(_ pose: Pose3DFloat) -> Rect3DFloat {
        pose.rotation.isIdentity ? translated(by: Vector3DFloat(pose.position)) : self
    }

    /// The box moved against the position of a pose that does not turn. A pose that turns leaves
    /// the box unchanged, as in `applying(_:)`.
    public func unapplying(_ pose: Pose3DFloat) -> Rect3DFloat {
        pose.rotation.isIdentity ? translated(by: -Vector3DFloat(pose.position)) : self
    }

    /// The smallest box that contains the transformed corners.
    public static func * (lhs: AffineTransform3DFloat, rhs: Rect3DFloat) -> Rect3DFloat { rhs.applying(lhs) }

    /// The smallest box that contains the transformed corners.
    public static func * (lhs: ProjectiveTransform3DFloat, rhs: Rect3DFloat) -> Rect3DFloat { rhs.applying(lhs) }

    /// The box moved by a pose that does not turn. A pose that turns leaves the box unchanged, as
    /// in `applying(_:)`.
    public static func * (lhs: Pose3DFloat, rhs: Rect3DFloat) -> Rect3DFloat { rhs.applying(lhs) }
}

extension Rect3DFloat: _Rotatable3DFloat, _Translatable3DFloat, _Scalable3DFloat, _Shearable3DFloat {
    /// The smallest box that contains the box turned about the origin.
    public func rotated(by rotation: Rotation3DFloat) -> Rect3DFloat {
        applying(AffineTransform3DFloat(rotation: rotation))
    }

    /// The smallest box that contains the box turned about a point.
    public func rotated(by rotation: Rotation3DFloat, around pivot: Point3DFloat) -> Rect3DFloat {
        bounds { $0.rotated(by: rotation, around: pivot) }
    }

    /// The smallest box that contains the box turned about a point by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatf, around pivot: Point3DFloat) -> Rect3DFloat {
        rotated(by: Rotation3DFloat(quaternion), around: pivot)
    }

    /// The box moved by a vector.
    public func translated(by vector: Vector3DFloat) -> Rect3DFloat {
        Rect3DFloat(origin: origin + vector, size: size)
    }

    /// The box scaled about the origin of space: its origin and its size times the dimensions of `size`.
    public func scaled(by size: Size3DFloat) -> Rect3DFloat {
        Rect3DFloat(
            origin: Point3DFloat(origin.vector * size.vector), size: self.size.scaled(by: size))
    }

    /// The smallest box that contains the sheared corners.
    public func sheared(_ shear: AxisWithFactors) -> Rect3DFloat {
        applying(AffineTransform3DFloat(shear: shear))
    }
}

extension Rect3DFloat {
    /// The smallest x-coordinate.
    @available(*, deprecated, message: "Use min.x.")
    public var minX: Float { min.x }

    /// The smallest y-coordinate.
    @available(*, deprecated, message: "Use min.y.")
    public var minY: Float { min.y }

    /// The smallest z-coordinate.
    @available(*, deprecated, message: "Use min.z.")
    public var minZ: Float { min.z }

    /// The x-coordinate of the centre.
    @available(*, deprecated, message: "Use center.x.")
    public var midX: Float { center.x }

    /// The y-coordinate of the centre.
    @available(*, deprecated, message: "Use center.y.")
    public var midY: Float { center.y }

    /// The z-coordinate of the centre.
    @available(*, deprecated, message: "Use center.z.")
    public var midZ: Float { center.z }

    /// The largest x-coordinate.
    @available(*, deprecated, message: "Use max.x.")
    public var maxX: Float { max.x }

    /// The largest y-coordinate.
    @available(*, deprecated, message: "Use max.y.")
    public var maxY: Float { max.y }

    /// The largest z-coordinate.
    @available(*, deprecated, message: "Use max.z.")
    public var maxZ: Float { max.z }

    /// The distance between the origins of two boxes.
    @available(*, deprecated, message: "Use origin.distance(to:).")
    public func distance(to other: Rect3DFloat) -> Float { origin.distance(to: other.origin) }

    /// The shortest rotation about the origin of space from the origin of this box to that of another.
    @available(*, deprecated, message: "Use Vector3DFloat.rotation(to:).")
    public func rotation(to other: Rect3DFloat) -> Rotation3DFloat {
        Vector3DFloat(origin).rotation(to: Vector3DFloat(other.origin))
    }
}
