extension Vector3D {
    /// The vector in the other direction.
    public static prefix func - (vector: Vector3D) -> Vector3D { Vector3D(-vector.vector) }

    /// The element-wise sum.
    public static func + (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
        Vector3D(lhs.vector + rhs.vector)
    }

    /// The element-wise difference.
    public static func - (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
        Vector3D(lhs.vector - rhs.vector)
    }

    /// Adds a vector.
    public static func += (lhs: inout Vector3D, rhs: Vector3D) { lhs = lhs + rhs }

    /// Takes a vector away.
    public static func -= (lhs: inout Vector3D, rhs: Vector3D) { lhs = lhs - rhs }

    /// The size grown by a vector.
    public static func + (lhs: Vector3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector + rhs.vector) }

    /// The size grown by a vector.
    public static func + (lhs: Size3D, rhs: Vector3D) -> Size3D { Size3D(lhs.vector + rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Vector3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector - rhs.vector) }

    /// The size shrunk by a vector.
    public static func - (lhs: Size3D, rhs: Vector3D) -> Size3D { Size3D(lhs.vector - rhs.vector) }

    /// The elements times a factor.
    public static func * (lhs: Vector3D, rhs: Double) -> Vector3D { Vector3D(lhs.vector * rhs) }

    /// The elements times a factor.
    public static func * (lhs: Double, rhs: Vector3D) -> Vector3D { rhs * lhs }

    /// Multiplies the elements by a factor.
    public static func *= (lhs: inout Vector3D, rhs: Double) { lhs = lhs * rhs }

    /// The elements divided by a number; not finite if that is 0.
    public static func / (lhs: Vector3D, rhs: Double) -> Vector3D { Vector3D(lhs.vector / rhs) }

    /// Divides the elements by a number; not finite if that is 0.
    public static func /= (lhs: inout Vector3D, rhs: Double) { lhs = lhs / rhs }

    /// The vector mapped by an affine transform, which does not move it.
    public static func * (lhs: AffineTransform3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }

    /// The vector mapped by a projective transform, which neither moves nor divides it.
    public static func * (lhs: ProjectiveTransform3D, rhs: Vector3D) -> Vector3D {
        rhs.applying(lhs)
    }

    /// The vector turned by a pose.
    public static func * (lhs: Pose3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}
