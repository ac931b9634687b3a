extension Size3D {
    /// The size with all dimensions negated.
    public static prefix func - (size: Size3D) -> Size3D { Size3D(-size.vector) }

    /// The element-wise sum.
    public static func + (lhs: Size3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector + rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Size3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector - rhs.vector) }

    /// Adds a size.
    public static func += (lhs: inout Size3D, rhs: Size3D) { lhs = lhs + rhs }

    /// Takes a size away.
    public static func -= (lhs: inout Size3D, rhs: Size3D) { lhs = lhs - rhs }

    /// Adds the elements of a vector.
    public static func += (lhs: inout Size3D, rhs: Vector3D) { lhs = lhs + rhs }

    /// Takes the elements of a vector away.
    public static func -= (lhs: inout Size3D, rhs: Vector3D) { lhs = lhs - rhs }

    /// The dimensions times a factor.
    public static func * (lhs: Size3D, rhs: Double) -> Size3D { Size3D(lhs.vector * rhs) }

    /// The dimensions times a factor.
    public static func * (lhs: Double, rhs: Size3D) -> Size3D { rhs * lhs }

    /// Multiplies the dimensions by a factor.
    public static func *= (lhs: inout Size3D, rhs: Double) { lhs = lhs * rhs }

    /// The dimensions divided by a number; not finite if that is 0.
    public static func / (lhs: Size3D, rhs: Double) -> Size3D { Size3D(lhs.vector / rhs) }

    /// Divides the dimensions by a number; not finite if that is 0.
    public static func /= (lhs: inout Size3D, rhs: Double) { lhs = lhs / rhs }

    /// The size, as a vector, mapped by an affine transform.
    public static func * (lhs: AffineTransform3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }

    /// The size, as a vector, mapped by a projective transform.
    public static func * (lhs: ProjectiveTransform3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }

    /// The size, as a vector, turned by a pose.
    public static func * (lhs: Pose3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }
}
