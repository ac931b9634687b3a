// Written by Scripts/spatial-twins.sh from Angle2D.swift: change that file.
// swift-format-ignore-file

/// An angle, stored in radians. It is not reduced by whole turns.
///
/// Apple: Spatial, "Angle2DFloat".
public struct Angle2DFloat: Hashable, Sendable, BitwiseCopyable {
    /// The angle in radians.
    public var radians: Float

    /// The angle in degrees.
    public var degrees: Float { radians * (180 / .pi) }

    /// Creates an angle of zero.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Float) { self.radians = radians }

    /// Creates an angle in radians from a number of any floating-point type.
    public init<T: BinaryFloatingPoint>(radians: T) { self.radians = Float(radians) }

    /// Creates an angle in degrees.
    public init(degrees: Float) { radians = degrees * (.pi / 180) }

    /// Creates an angle in degrees from a number of any floating-point type.
    public init<T: BinaryFloatingPoint>(degrees: T) { self.init(degrees: Float(degrees)) }

    /// An angle in radians.
    public static func radians(_ radians: Float) -> Angle2DFloat { Angle2DFloat(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Float) -> Angle2DFloat { Angle2DFloat(degrees: degrees) }

    /// The same direction between -180 and 180 degrees, both included; NaN for what is not finite.
    ///
    /// An odd number of half turns keeps its sign: 540 degrees become 180, -540 become -180. That holds for up to a
    /// million half turns, and as far as `radians` can tell one: what differs by no more than its last digit counts
    /// as one too.
    public var normalized: Angle2DFloat {
        let rest = radians.remainder(dividingBy: 2 * .pi)
        let isHalfTurn = abs(abs(rest) - .pi) <= min(radians.ulp, Float.angleRounding)
        return Angle2DFloat(radians: isHalfTurn ? (radians < 0 ? -.pi : .pi) : rest)
    }
}

extension Angle2DFloat: AdditiveArithmetic {
    /// An angle of zero.
    public static let zero = Angle2DFloat()

    /// The same angle.
    public static prefix func + (angle: Angle2DFloat) -> Angle2DFloat { angle }

    /// The sum, not reduced by whole turns.
    public static func + (lhs: Angle2DFloat, rhs: Angle2DFloat) -> Angle2DFloat {
        Angle2DFloat(radians: lhs.radians + rhs.radians)
    }

    /// Adds an angle, without a reduction by whole turns.
    public static func += (lhs: inout Angle2DFloat, rhs: Angle2DFloat) { lhs.radians += rhs.radians }

    /// The angle in the other direction.
    public static prefix func - (angle: Angle2DFloat) -> Angle2DFloat { Angle2DFloat(radians: -angle.radians) }

    /// The difference, not reduced by whole turns.
    public static func - (lhs: Angle2DFloat, rhs: Angle2DFloat) -> Angle2DFloat {
        Angle2DFloat(radians: lhs.radians - rhs.radians)
    }

    /// Takes an angle away, without a reduction by whole turns.
    public static func -= (lhs: inout Angle2DFloat, rhs: Angle2DFloat) { lhs.radians -= rhs.radians }
}

extension Angle2DFloat: Comparable {
    /// Compares the radians; whole turns count, so 0 is less than 360 degrees.
    public static func < (lhs: Angle2DFloat, rhs: Angle2DFloat) -> Bool { lhs.radians < rhs.radians }
}

/// Encoded by its radians.
extension Angle2DFloat: Codable {}

extension Angle2DFloat: CustomStringConvertible, CustomReflectable {
    /// The angle in radians and in degrees.
    public var description: String { "(radians: \(radians), degrees: \(degrees))" }

    /// The angle in radians and in degrees.
    public var customMirror: Mirror {
        Mirror(self, children: ["radians": radians, "degrees": degrees])
    }
}
