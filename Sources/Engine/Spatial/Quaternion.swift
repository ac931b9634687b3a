import Foundation

/// A quaternion in double precision: `ix`, `iy`, `iz` times the imaginary units, plus `r`.
///
/// Apple: simd, "simd_quatd". On Apple's systems it comes from the C module simd; here it is a struct of this
/// module with the same members, without simd's free functions such as `simd_slerp`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct simd_quatd: Hashable, Sendable, CustomDebugStringConvertible {
    /// The imaginary elements x, y and z, then the real one.
    public var vector: SIMD4<Double>

    /// Creates the quaternion of zeros, which stands for no rotation at all. The identity is
    /// `simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)`.
    public init() { vector = .zero }

    /// Creates a quaternion from its elements, as they are.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }

    /// Creates a quaternion from the imaginary elements x, y, z and the real one, as they are.
    public init(vector: SIMD4<Double>) { self.vector = vector }

    /// Creates a quaternion from its real and its imaginary part, as they are.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }

    /// Creates the rotation by `angle` radians about `axis`, counterclockwise seen from its tip.
    ///
    /// The axis need not have the length 1 here. About a zero axis nothing turns: the identity.
    public init(angle: Double, axis: SIMD3<Double>) {
        let unit = axis.normalized
        guard unit != .zero else {
            vector = SIMD4(0, 0, 0, 1)
            return
        }
        vector = SIMD4(unit * sin(angle / 2), cos(angle / 2))
    }

    /// Creates the shortest rotation that turns `from` to the direction of `to`.
    ///
    /// For opposite directions the axis is one of those at right angles. If either is zero: the identity.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let (a, b) = (from.normalized, to.normalized)
        if a == .zero || b == .zero {
            vector = SIMD4(0, 0, 0, 1)
        } else if a.dot(b) < -0.5 {
            // The nearer to opposite, the less of the axis is left in `a + b` and `a.cross(b)`: so in two turns,
            // over a direction that is made to be exactly at right angles to `a`.
            let side = a.side(toward: b)
            let whole = Self.turn(from: side, to: b) * Self.turn(from: a, to: side)
            vector = whole.normalized.vector
        } else {
            vector = Self.turn(from: a, to: b).vector
        }
    }

    /// The shortest rotation between vectors of length 1 that are at most 120 degrees apart.
    private static func turn(from: SIMD3<Double>, to: SIMD3<Double>) -> simd_quatd {
        let length = (from + to).length
        return simd_quatd(real: length / 2, imag: from.cross(to) / length)
    }

    /// Creates the rotation of a matrix whose columns are of length 1, at right angles and right-handed;
    /// other matrices give a quaternion without a meaning.
    public init(_ rotationMatrix: simd_double3x3) {
        let (a, b, c) = rotationMatrix.columns
        let trace = a.x + b.y + c.z
        // Of the four ways to the same quaternion, the one that divides by its largest element.
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            vector = SIMD4((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
        } else if a.x >= b.y, a.x >= c.z {
            let s = (1 + a.x - b.y - c.z).squareRoot() * 2
            vector = SIMD4(s / 4, (b.x + a.y) / s, (c.x + a.z) / s, (b.z - c.y) / s)
        } else if b.y >= c.z {
            let s = (1 + b.y - a.x - c.z).squareRoot() * 2
            vector = SIMD4((b.x + a.y) / s, s / 4, (c.y + b.z) / s, (c.x - a.z) / s)
        } else {
            let s = (1 + c.z - a.x - b.y).squareRoot() * 2
            vector = SIMD4((c.x + a.z) / s, (c.y + b.z) / s, s / 4, (a.y - b.x) / s)
        }
        if vector.w < 0 { vector = -vector }
    }

    /// Creates the quaternion of the same elements in double precision.
    public init(_ other: simd_quatf) { vector = SIMD4(other.vector) }

    /// The real part.
    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary part.
    public var imag: SIMD3<Double> {
        get { vector.xyz }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation in radians, from 0 to a whole turn.
    public var angle: Double { 2 * atan2(imag.length, real) }

    /// The axis of the rotation, of length 1; zero if the imaginary part is.
    public var axis: SIMD3<Double> { imag.normalized }

    /// The quaternion with its imaginary part negated, which is the inverse of a rotation.
    public var conjugate: simd_quatd { simd_quatd(vector: SIMD4(-imag, real)) }

    /// The quaternion whose product with this one is the identity; not finite for that of zeros.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / vector.dot(vector)) }

    /// The square root of the sum of the squared elements.
    public var length: Double { vector.dot(vector).squareRoot() }

    /// The quaternion of length 1 in the same direction; that of zeros stays as it is.
    public var normalized: simd_quatd {
        let length = length
        return length == 0 ? self : simd_quatd(vector: vector / length)
    }

    /// Turns a vector. The quaternion has the length 1; another one scales by its square too.
    public func act(_ v: SIMD3<Double>) -> SIMD3<Double> {
        let i = imag
        return i * (2 * i.dot(v)) + v * (real * real - i.dot(i)) + i.cross(v) * (2 * real)
    }

    /// The element-wise sum.
    public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector + rhs.vector)
    }

    /// The element-wise difference.
    public static func - (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector - rhs.vector)
    }

    /// The quaternion with all elements negated: the same rotation, the other way round.
    public static prefix func - (quaternion: simd_quatd) -> simd_quatd {
        simd_quatd(vector: -quaternion.vector)
    }

    /// The product: the rotation of `rhs`, then that of `lhs`.
    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        let (a, b) = (lhs.imag, rhs.imag)
        return simd_quatd(
            real: lhs.real * rhs.real - a.dot(b),
            imag: b * lhs.real + a * rhs.real + a.cross(b))
    }

    /// All elements times `rhs`.
    public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd {
        simd_quatd(vector: lhs.vector * rhs)
    }

    /// All elements times `lhs`.
    public static func * (lhs: Double, rhs: simd_quatd) -> simd_quatd { rhs * lhs }

    /// All elements divided by `rhs`; not finite if that is 0.
    public static func / (lhs: simd_quatd, rhs: Double) -> simd_quatd {
        simd_quatd(vector: lhs.vector / rhs)
    }

    /// The real part and the imaginary one.
    public var debugDescription: String {
        "simd_quatd(real: \(real), imag: (\(imag.x), \(imag.y), \(imag.z)))"
    }
}

extension SIMD3 where Scalar == Double {
    /// The vector of length 1 at right angles to this one over which the shortest way leads to `other`. Both have
    /// the length 1 and are more than 120 degrees apart; if they are opposite, all ways are as short.
    fileprivate func side(toward other: SIMD3<Double>) -> SIMD3<Double> {
        let middle = self + other
        let direction = middle.length > Double.lengthRounding ? middle.normalized : .zero
        let side = direction.withoutPart(along: self)
        // Shorter ones are rounding errors along this vector.
        guard side.length > 0.5 else { return someNormal.cross(self) }
        return side.normalized.withoutPart(along: self).normalized
    }

    /// A vector of length 1 at right angles to this one, which is not zero.
    fileprivate var someNormal: SIMD3<Double> {
        let sizes = SIMD3(abs(x), abs(y), abs(z))
        let other: SIMD3<Double> =
            sizes.x <= sizes.y && sizes.x <= sizes.z
            ? SIMD3(1, 0, 0) : sizes.y <= sizes.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
        return cross(other).normalized
    }
}
