// Written by Scripts/spatial-twins.sh from Point3D+Operators.swift: change that file.
// swift-format-ignore-file

extension Point3DFloat {
    /// The point on the other side of the origin.
    public static prefix func - (point: Point3DFloat) -> Point3DFloat { Point3DFloat(-point.vector) }

    /// The vector from `rhs` to `lhs`.
    public static func - (lhs: Point3DFloat, rhs: Point3DFloat) -> Vector3DFloat {
        Vector3DFloat(lhs.vector - rhs.vector)
    }

    /// The point moved by a vector.
    public static func + (lhs: Point3DFloat, rhs: Vector3DFloat) -> Point3DFloat {
        Point3DFloat(lhs.vector + rhs.vector)
    }

    /// The point moved by a vector.
    public static func + (lhs: Vector3DFloat, rhs: Point3DFloat) -> Point3DFloat { rhs + lhs }

    /// The point moved against a vector.
    public static func - (lhs: Point3DFloat, rhs: Vector3DFloat) -> Point3DFloat {
        Point3DFloat(lhs.vector - rhs.vector)
    }

    /// The element-wise difference.
    public static func - (lhs: Vector3DFloat, rhs: Point3DFloat) -> Point3DFloat {
        Point3DFloat(lhs.vector - rhs.vector)
    }

    /// The point moved by a size.
    public static func + (lhs: Point3DFloat, rhs: Size3DFloat) -> Point3DFloat { Point3DFloat(lhs.vector + rhs.vector) }

    /// The point moved by a size.
    public static func + (lhs: Size3DFloat, rhs: Point3DFloat) -> Point3DFloat { rhs + lhs }

    /// The point moved against a size.
    public static func - (lhs: Point3DFloat, rhs: Size3DFloat) -> Point3DFloat { Point3DFloat(lhs.vector - rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Size3DFloat, rhs: Point3DFloat) -> Point3DFloat { Point3DFloat(lhs.vector - rhs.vector) }

    /// Moves the point by a vector.
    public static func += (lhs: inout Point3DFloat, rhs: Vector3DFloat) { lhs = lhs + rhs }

    /// Moves the point by a size.
    public static func += (lhs: inout Point3DFloat, rhs: Size3DFloat) { lhs = lhs + rhs }

    /// Moves the point against a vector.
    public static func -= (lhs: inout Point3DFloat, rhs: Vector3DFloat) { lhs = lhs - rhs }

    /// Moves the point against a size.
    public static func -= (lhs: inout Point3DFloat, rhs: Size3DFloat) { lhs = lhs - rhs }

    /// The coordinates times a factor.
    public static func * (lhs: Point3DFloat, rhs: Float) -> Point3DFloat { Point3DFloat(lhs.vector * rhs) }

    /// The coordinates times a factor.
    public static func * (lhs: Float, rhs: Point3DFloat) -> Point3DFloat { rhs * lhs }

    /// Multiplies the coordinates by a factor.
    public static func *= (lhs: inout Point3DFloat, rhs: Float) { lhs = lhs * rhs }

    /// The coordinates divided by a number; not finite if that is 0.
    public static func / (lhs: Point3DFloat, rhs: Float) -> Point3DFloat { Point3DFloat(lhs.vector / rhs) }

    /// Divides the coordinates by a number; not finite if that is 0.
    public static func /= (lhs: inout Point3DFloat, rhs: Float) { lhs = lhs / rhs }

    /// The point mapped by an affine transform.
    public static func * (lhs: AffineTransform3DFloat, rhs: Point3DFloat) -> Point3DFloat { rhs.applying(lhs) }

    /// The point mapped by a projective transform.
    public static func * (lhs: ProjectiveTransform3DFloat, rhs: Point3DFloat) -> Point3DFloat { rhs.applying(lhs) }

    /// The point mapped by a pose.
    public static func * (lhs: Pose3DFloat, rhs: Point3DFloat) -> Point3DFloat { rhs.applying(lhs) }
}
