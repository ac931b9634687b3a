public import Foundation

/// A 3 by 3 matrix for maps of the plane that keep lines straight, perspective included.
///
/// Apple: "ProjectionTransform". A point is a row vector multiplied from the left:
/// `x' = (m11·x + m21·y + m31) / w`, `y' = (m12·x + m22·y + m32) / w`,
/// `w = m13·x + m23·y + m33`.
public struct ProjectionTransform: Equatable, Sendable {
    /// The factors of x in x', y' and w.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The factors of y in x', y' and w.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The constants in x', y' and w.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Creates an affine map.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether this map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel under the map.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the map and returns `true`. A map that cannot be inverted is left unchanged, and
    /// `false` is returned.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        m11 = c11 / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = c12 / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = c13 / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// The inverse map. A map that cannot be inverted is returned unchanged.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// The map that applies this map first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(
            _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
        ) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + z * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }
}

extension ProjectionTransform {
    /// Whether all entries are finite.
    package var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

    /// The same map without perspective; `nil` if it has any.
    package var affine: CGAffineTransform? {
        guard isAffine else { return nil }
        return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// The affine map that agrees with this one at `point` and close around it; `nil` where the
    /// point is moved to infinity. For an affine map that is the map itself.
    package func affineMap(at point: CGPoint) -> CGAffineTransform? {
        let w = m13 * point.x + m23 * point.y + m33
        guard w != 0, isFinite else { return nil }
        let image = point.applying(self)
        var map = CGAffineTransform.identity
        map.a = (m11 - image.x * m13) / w
        map.b = (m12 - image.y * m13) / w
        map.c = (m21 - image.x * m23) / w
        map.d = (m22 - image.y * m23) / w
        map.tx = image.x - map.a * point.x - map.c * point.y
        map.ty = image.y - map.b * point.x - map.d * point.y
        return map
    }
}

extension CGPoint {
    /// The point mapped by `m`; the point itself if the result would be at infinity.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        guard w != 0 else { return self }
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}

extension CGRect {
    /// The smallest upright rectangle that holds the images of all four corners under `m`.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        if isNull || isInfinite { return self }
        return PointBounds(cornersOf: self) { $0.applying(m) }.rect
    }
}
