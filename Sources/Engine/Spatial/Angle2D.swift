/// An angle, stored in radians. It is not reduced by whole turns.
///
/// Apple: Spatial, "Angle2D".
public struct Angle2D: Hashable, Sendable, BitwiseCopyable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double { radians * (180 / .pi) }

    /// Creates an angle of zero.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in radians from a number of any floating-point type.
    public init<T: BinaryFloatingPoint>(radians: T) { self.radians = Double(radians) }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Creates an angle in degrees from a number of any floating-point type.
    public init<T: BinaryFloatingPoint>(degrees: T) { self.init(degrees: Double(degrees)) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

    /// The same direction between -180 and 180 degrees, both included; NaN for what is not finite.
    ///
    /// An odd number of half turns keeps its sign: 540 degrees become 180, -540 become -180. That holds for up to a
    /// million half turns, and as far as `radians` can tell one: what differs by no more than its last digit counts
    /// as one too.
    public var normalized: Angle2D {
        let rest = radians.remainder(dividingBy: 2 * .pi)
        let isHalfTurn = abs(abs(rest) - .pi) <= min(radians.ulp, Double.angleRounding)
        return Angle2D(radians: isHalfTurn ? (radians < 0 ? -.pi : .pi) : rest)
    }
}

extension Angle2D: AdditiveArithmetic {
    /// An angle of zero.
    public static let zero = Angle2D()

    /// The same angle.
    public static prefix func + (angle: Angle2D) -> Angle2D { angle }

    /// The sum, not reduced by whole turns.
    public static func + (lhs: Angle2D, rhs: Angle2D) -> Angle2D {
        Angle2D(radians: lhs.radians + rhs.radians)
    }

    /// Adds an angle, without a reduction by whole turns.
    public static func += (lhs: inout Angle2D, rhs: Angle2D) { lhs.radians += rhs.radians }

    /// The angle in the other direction.
    public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }

    /// The difference, not reduced by whole turns.
    public static func - (lhs: Angle2D, rhs: Angle2D) -> Angle2D {
        Angle2D(radians: lhs.radians - rhs.radians)
    }

    /// Takes an angle away, without a reduction by whole turns.
    public static func -= (lhs: inout Angle2D, rhs: Angle2D) { lhs.radians -= rhs.radians }
}

extension Angle2D: Comparable {
    /// Compares the radians; whole turns count, so 0 is less than 360 degrees.
    public static func < (lhs: Angle2D, rhs: Angle2D) -> Bool { lhs.radians < rhs.radians }
}

/// Encoded by its radians.
extension Angle2D: Codable {}

extension Angle2D: CustomStringConvertible, CustomReflectable {
    /// The angle in radians and in degrees.
    public var description: String { "(radians: \(radians), degrees: \(degrees))" }

    /// The angle in radians and in degrees.
    public var customMirror: Mirror {
        Mirror(self, children: ["radians": radians, "degrees": degrees])
    }
}
