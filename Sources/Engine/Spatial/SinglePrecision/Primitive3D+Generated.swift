// Written by Scripts/spatial-twins.sh from Primitive3D.swift: change that file.
// swift-format-ignore-file

/// A point, vector, size, rectangle or ray: what transforms and poses apply to.
///
/// Apple: Spatial, "_Primitive3DFloat".
public protocol _Primitive3DFloat: Codable, Equatable {
    /// The primitive whose values are all 0.
    static var zero: Self { get }

    /// The primitive whose values are all positive and infinite.
    static var infinity: Self { get }

    /// Whether no value is infinite or NaN.
    var isFinite: Bool { get }

    /// Whether a value is NaN.
    var isNaN: Bool { get }

    /// Whether all values are 0.
    var isZero: Bool { get }

    /// The primitive mapped by an affine transform.
    func applying(_ transform: AffineTransform3DFloat) -> Self

    /// The primitive mapped by a projective transform.
    func applying(_ transform: ProjectiveTransform3DFloat) -> Self

    /// The primitive mapped by a pose.
    func applying(_ pose: Pose3DFloat) -> Self

    /// The primitive mapped by the inverse of an affine transform; unchanged if there is no
    /// inverse.
    func unapplying(_ transform: AffineTransform3DFloat) -> Self

    /// The primitive mapped by the inverse of a projective transform; unchanged if there is no
    /// inverse.
    func unapplying(_ transform: ProjectiveTransform3DFloat) -> Self

    /// The primitive mapped by the inverse of a pose.
    func unapplying(_ pose: Pose3DFloat) -> Self

    /// Applies an affine transform.
    mutating func apply(_ transform: AffineTransform3DFloat)

    /// Applies a projective transform.
    mutating func apply(_ transform: ProjectiveTransform3DFloat)

    /// Applies a pose.
    mutating func apply(_ pose: Pose3DFloat)

    /// Applies the inverse of an affine transform; without one, nothing changes.
    mutating func unapply(_ transform: AffineTransform3DFloat)

    /// Applies the inverse of a projective transform; without one, nothing changes.
    mutating func unapply(_ transform: ProjectiveTransform3DFloat)

    /// Applies the inverse of a pose.
    mutating func unapply(_ pose: Pose3DFloat)
}

extension _Primitive3DFloat {
    /// Applies an affine transform.
    public mutating func apply(_ transform: AffineTransform3DFloat) { self = applying(transform) }

    /// Applies a projective transform.
    public mutating func apply(_ transform: ProjectiveTransform3DFloat) { self = applying(transform) }

    /// Applies a pose.
    public mutating func apply(_ pose: Pose3DFloat) { self = applying(pose) }

    /// Applies the inverse of an affine transform; without one, nothing changes.
    public mutating func unapply(_ transform: AffineTransform3DFloat) { self = unapplying(transform) }

    /// Applies the inverse of a projective transform; without one, nothing changes.
    public mutating func unapply(_ transform: ProjectiveTransform3DFloat) {
        self = unapplying(transform)
    }

    /// Applies the inverse of a pose.
    public mutating func unapply(_ pose: Pose3DFloat) { self = unapplying(pose) }

    /// The primitive mapped by the inverse of an affine transform; unchanged if there is no
    /// inverse.
    public func unapplying(_ transform: AffineTransform3DFloat) -> Self {
        transform.inverse.map(applying) ?? self
    }

    /// The primitive mapped by the inverse of a projective transform; unchanged if there is no
    /// inverse.
    public func unapplying(_ transform: ProjectiveTransform3DFloat) -> Self {
        transform.inverse.map(applying) ?? self
    }
}

/// What a projective transform applies to, and so what can be converted between coordinate spaces.
///
/// Apple: Spatial, "_ProjectiveTransformable3DFloat".
public protocol _ProjectiveTransformable3DFloat {
    /// The value mapped by a projective transform.
    func applying(_ transform: ProjectiveTransform3DFloat) -> Self
}
