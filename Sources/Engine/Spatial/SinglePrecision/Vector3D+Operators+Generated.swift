// Written by Scripts/spatial-twins.sh from Vector3D+Operators.swift: change that file.
// swift-format-ignore-file

extension Vector3DFloat {
    /// The vector in the other direction.
    public static prefix func - (vector: Vector3DFloat) -> Vector3DFloat { Vector3DFloat(-vector.vector) }

    /// The element-wise sum.
    public static func + (lhs: Vector3DFloat, rhs: Vector3DFloat) -> Vector3DFloat {
        Vector3DFloat(lhs.vector + rhs.vector)
    }

    /// The element-wise difference.
    public static func - (lhs: Vector3DFloat, rhs: Vector3DFloat) -> Vector3DFloat {
        Vector3DFloat(lhs.vector - rhs.vector)
    }

    /// Adds a vector.
    public static func += (lhs: inout Vector3DFloat, rhs: Vector3DFloat) { lhs = lhs + rhs }

    /// Takes a vector away.
    public static func -= (lhs: inout Vector3DFloat, rhs: Vector3DFloat) { lhs = lhs - rhs }

    /// The size grown by a vector.
    public static func + (lhs: Vector3DFloat, rhs: Size3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector + rhs.vector) }

    /// The size grown by a vector.
    public static func + (lhs: Size3DFloat, rhs: Vector3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector + rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Vector3DFloat, rhs: Size3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector - rhs.vector) }

    /// The size shrunk by a vector.
    public static func - (lhs: Size3DFloat, rhs: Vector3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector - rhs.vector) }

    /// The elements times a factor.
    public static func * (lhs: Vector3DFloat, rhs: Float) -> Vector3DFloat { Vector3DFloat(lhs.vector * rhs) }

    /// The elements times a factor.
    public static func * (lhs: Float, rhs: Vector3DFloat) -> Vector3DFloat { rhs * lhs }

    /// Multiplies the elements by a factor.
    public static func *= (lhs: inout Vector3DFloat, rhs: Float) { lhs = lhs * rhs }

    /// The elements divided by a number; not finite if that is 0.
    public static func / (lhs: Vector3DFloat, rhs: Float) -> Vector3DFloat { Vector3DFloat(lhs.vector / rhs) }

    /// Divides the elements by a number; not finite if that is 0.
    public static func /= (lhs: inout Vector3DFloat, rhs: Float) { lhs = lhs / rhs }

    /// The vector mapped by an affine transform, which does not move it.
    public static func * (lhs: AffineTransform3DFloat, rhs: Vector3DFloat) -> Vector3DFloat { rhs.applying(lhs) }

    /// The vector mapped by a projective transform, which neither moves nor divides it.
    public static func * (lhs: ProjectiveTransform3DFloat, rhs: Vector3DFloat) -> Vector3DFloat {
        rhs.applying(lhs)
    }

    /// The vector turned by a pose.
    public static func * (lhs: Pose3DFloat, rhs: Vector3DFloat) -> Vector3DFloat { rhs.applying(lhs) }
}
