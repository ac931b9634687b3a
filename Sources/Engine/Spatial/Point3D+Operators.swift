extension Point3D {
    /// The point on the other side of the origin.
    public static prefix func - (point: Point3D) -> Point3D { Point3D(-point.vector) }

    /// The vector from `rhs` to `lhs`.
    public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D {
        Vector3D(lhs.vector - rhs.vector)
    }

    /// The point moved by a vector.
    public static func + (lhs: Point3D, rhs: Vector3D) -> Point3D {
        Point3D(lhs.vector + rhs.vector)
    }

    /// The point moved by a vector.
    public static func + (lhs: Vector3D, rhs: Point3D) -> Point3D { rhs + lhs }

    /// The point moved against a vector.
    public static func - (lhs: Point3D, rhs: Vector3D) -> Point3D {
        Point3D(lhs.vector - rhs.vector)
    }

    /// The element-wise difference.
    public static func - (lhs: Vector3D, rhs: Point3D) -> Point3D {
        Point3D(lhs.vector - rhs.vector)
    }

    /// The point moved by a size.
    public static func + (lhs: Point3D, rhs: Size3D) -> Point3D { Point3D(lhs.vector + rhs.vector) }

    /// The point moved by a size.
    public static func + (lhs: Size3D, rhs: Point3D) -> Point3D { rhs + lhs }

    /// The point moved against a size.
    public static func - (lhs: Point3D, rhs: Size3D) -> Point3D { Point3D(lhs.vector - rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Size3D, rhs: Point3D) -> Point3D { Point3D(lhs.vector - rhs.vector) }

    /// Moves the point by a vector.
    public static func += (lhs: inout Point3D, rhs: Vector3D) { lhs = lhs + rhs }

    /// Moves the point by a size.
    public static func += (lhs: inout Point3D, rhs: Size3D) { lhs = lhs + rhs }

    /// Moves the point against a vector.
    public static func -= (lhs: inout Point3D, rhs: Vector3D) { lhs = lhs - rhs }

    /// Moves the point against a size.
    public static func -= (lhs: inout Point3D, rhs: Size3D) { lhs = lhs - rhs }

    /// The coordinates times a factor.
    public static func * (lhs: Point3D, rhs: Double) -> Point3D { Point3D(lhs.vector * rhs) }

    /// The coordinates times a factor.
    public static func * (lhs: Double, rhs: Point3D) -> Point3D { rhs * lhs }

    /// Multiplies the coordinates by a factor.
    public static func *= (lhs: inout Point3D, rhs: Double) { lhs = lhs * rhs }

    /// The coordinates divided by a number; not finite if that is 0.
    public static func / (lhs: Point3D, rhs: Double) -> Point3D { Point3D(lhs.vector / rhs) }

    /// Divides the coordinates by a number; not finite if that is 0.
    public static func /= (lhs: inout Point3D, rhs: Double) { lhs = lhs / rhs }

    /// The point mapped by an affine transform.
    public static func * (lhs: AffineTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }

    /// The point mapped by a projective transform.
    public static func * (lhs: ProjectiveTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }

    /// The point mapped by a pose.
    public static func * (lhs: Pose3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}
