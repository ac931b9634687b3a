// Written by Scripts/spatial-twins.sh from Size3D+Operators.swift: change that file.
// swift-format-ignore-file

extension Size3DFloat {
    /// The size with all dimensions negated.
    public static prefix func - (size: Size3DFloat) -> Size3DFloat { Size3DFloat(-size.vector) }

    /// The element-wise sum.
    public static func + (lhs: Size3DFloat, rhs: Size3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector + rhs.vector) }

    /// The element-wise difference.
    public static func - (lhs: Size3DFloat, rhs: Size3DFloat) -> Size3DFloat { Size3DFloat(lhs.vector - rhs.vector) }

    /// Adds a size.
    public static func += (lhs: inout Size3DFloat, rhs: Size3DFloat) { lhs = lhs + rhs }

    /// Takes a size away.
    public static func -= (lhs: inout Size3DFloat, rhs: Size3DFloat) { lhs = lhs - rhs }

    /// Adds the elements of a vector.
    public static func += (lhs: inout Size3DFloat, rhs: Vector3DFloat) { lhs = lhs + rhs }

    /// Takes the elements of a vector away.
    public static func -= (lhs: inout Size3DFloat, rhs: Vector3DFloat) { lhs = lhs - rhs }

    /// The dimensions times a factor.
    public static func * (lhs: Size3DFloat, rhs: Float) -> Size3DFloat { Size3DFloat(lhs.vector * rhs) }

    /// The dimensions times a factor.
    public static func * (lhs: Float, rhs: Size3DFloat) -> Size3DFloat { rhs * lhs }

    /// Multiplies the dimensions by a factor.
    public static func *= (lhs: inout Size3DFloat, rhs: Float) { lhs = lhs * rhs }

    /// The dimensions divided by a number; not finite if that is 0.
    public static func / (lhs: Size3DFloat, rhs: Float) -> Size3DFloat { Size3DFloat(lhs.vector / rhs) }

    /// Divides the dimensions by a number; not finite if that is 0.
    public static func /= (lhs: inout Size3DFloat, rhs: Float) { lhs = lhs / rhs }

    /// The size, as a vector, mapped by an affine transform.
    public static func * (lhs: AffineTransform3DFloat, rhs: Size3DFloat) -> Size3DFloat { rhs.applying(lhs) }

    /// The size, as a vector, mapped by a projective transform.
    public static func * (lhs: ProjectiveTransform3DFloat, rhs: Size3DFloat) -> Size3DFloat { rhs.applying(lhs) }

    /// The size, as a vector, turned by a pose.
    public static func * (lhs: Pose3DFloat, rhs: Size3DFloat) -> Size3DFloat { rhs.applying(lhs) }
}
