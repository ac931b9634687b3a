extension Rect3D: Primitive3D, ProjectiveTransformable3D {
    /// The box at the origin whose dimensions are 0.
    public static let zero = Rect3D()

    /// The box whose origin and size are infinite.
    public static let infinity = Rect3D(origin: Point3D.infinity, size: Size3D.infinity)

    /// Whether all values are finite.
    public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// Whether a value is NaN.
    public var isNaN: Bool { origin.isNaN || size.isNaN }

    /// Whether all values are 0.
    public var isZero: Bool { origin.isZero && size.isZero }

    /// The smallest box that contains the transformed corners.
    public func applying(_ transform: AffineTransform3D) -> Rect3D {
        bounds { $0.applying(transform) }
    }

    /// The smallest box that contains the transformed corners. Where the box reaches behind the eye, its
    /// picture is not bounded by them.
    public func applying(_ transform: ProjectiveTransform3D) -> Rect3D {
        bounds { $0.applying(transform) }
    }

    /// The box moved by the position of a pose that does not turn. A pose that turns leaves the box
    /// unchanged.
    ///
    /// That is Apple's rule: a box takes part in a pose only if the pose's rotation is the
    /// identity. `applying(AffineTransform3D(pose: pose))` gives the bounds of the turned box.
    public func applying(_ pose: Pose3D) -> Rect3D {
        pose.rotation.isIdentity ? translated(by: Vector3D(pose.position)) : self
    }

    /// The box moved against the position of a pose that does not turn. A pose that turns leaves
    /// the box unchanged, as in `applying(_:)`.
    public func unapplying(_ pose: Pose3D) -> Rect3D {
        pose.rotation.isIdentity ? translated(by: -Vector3D(pose.position)) : self
    }

    /// The smallest box that contains the transformed corners.
    public static func * (lhs: AffineTransform3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }

    /// The smallest box that contains the transformed corners.
    public static func * (lhs: ProjectiveTransform3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }

    /// The box moved by a pose that does not turn. A pose that turns leaves the box unchanged, as
    /// in `applying(_:)`.
    public static func * (lhs: Pose3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}

extension Rect3D: Rotatable3D, Translatable3D, Scalable3D, Shearable3D {
    /// The smallest box that contains the box turned about the origin.
    public func rotated(by rotation: Rotation3D) -> Rect3D {
        applying(AffineTransform3D(rotation: rotation))
    }

    /// The smallest box that contains the box turned about a point.
    public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Rect3D {
        bounds { $0.rotated(by: rotation, around: pivot) }
    }

    /// The smallest box that contains the box turned about a point by a quaternion of length 1.
    public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Rect3D {
        rotated(by: Rotation3D(quaternion), around: pivot)
    }

    /// The box moved by a vector.
    public func translated(by vector: Vector3D) -> Rect3D {
        Rect3D(origin: origin + vector, size: size)
    }

    /// The box scaled about the origin of space: its origin and its size times the dimensions of `size`.
    public func scaled(by size: Size3D) -> Rect3D {
        Rect3D(
            origin: Point3D(origin.vector * size.vector), size: self.size.scaled(by: size))
    }

    /// The smallest box that contains the sheared corners.
    public func sheared(_ shear: AxisWithFactors) -> Rect3D {
        applying(AffineTransform3D(shear: shear))
    }
}

extension Rect3D {
    /// The smallest x-coordinate.
    @available(*, deprecated, message: "Use min.x.")
    public var minX: Double { min.x }

    /// The smallest y-coordinate.
    @available(*, deprecated, message: "Use min.y.")
    public var minY: Double { min.y }

    /// The smallest z-coordinate.
    @available(*, deprecated, message: "Use min.z.")
    public var minZ: Double { min.z }

    /// The x-coordinate of the centre.
    @available(*, deprecated, message: "Use center.x.")
    public var midX: Double { center.x }

    /// The y-coordinate of the centre.
    @available(*, deprecated, message: "Use center.y.")
    public var midY: Double { center.y }

    /// The z-coordinate of the centre.
    @available(*, deprecated, message: "Use center.z.")
    public var midZ: Double { center.z }

    /// The largest x-coordinate.
    @available(*, deprecated, message: "Use max.x.")
    public var maxX: Double { max.x }

    /// The largest y-coordinate.
    @available(*, deprecated, message: "Use max.y.")
    public var maxY: Double { max.y }

    /// The largest z-coordinate.
    @available(*, deprecated, message: "Use max.z.")
    public var maxZ: Double { max.z }

    /// The distance between the origins of two boxes.
    @available(*, deprecated, message: "Use origin.distance(to:).")
    public func distance(to other: Rect3D) -> Double { origin.distance(to: other.origin) }

    /// The shortest rotation about the origin of space from the origin of this box to that of another.
    @available(*, deprecated, message: "Use Vector3D.rotation(to:).")
    public func rotation(to other: Rect3D) -> Rotation3D {
        Vector3D(origin).rotation(to: Vector3D(other.origin))
    }
}
