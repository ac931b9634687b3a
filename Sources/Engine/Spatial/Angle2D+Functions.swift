import Foundation

extension Angle2D {
    /// The angle from 0 to 180 degrees whose cosine is `x`; NaN outside of -1...1.
    public static func acos(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.acos(x)) }

    /// The value of at least 0 whose hyperbolic cosine is `x`; NaN below 1.
    public static func acosh(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.acosh(x)) }

    /// The angle from -90 to 90 degrees whose sine is `x`; NaN outside of -1...1.
    public static func asin(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.asin(x)) }

    /// The value whose hyperbolic sine is `x`.
    public static func asinh(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.asinh(x)) }

    /// The angle from -90 to 90 degrees whose tangent is `x`.
    public static func atan(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.atan(x)) }

    /// The angle from -180 to 180 degrees from the positive x-axis to the point (`x`, `y`); 0 for the origin.
    public static func atan2(y: Double, x: Double) -> Angle2D {
        Angle2D(radians: Foundation.atan2(y, x))
    }

    /// The value whose hyperbolic tangent is `x`; infinite at -1 and 1, NaN beyond.
    public static func atanh(_ x: Double) -> Angle2D { Angle2D(radians: Foundation.atanh(x)) }
}

/// The cosine of an angle.
public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }

/// The hyperbolic cosine of an angle in radians.
public func cosh(_ angle: Angle2D) -> Double { Foundation.cosh(angle.radians) }

/// The sine of an angle.
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }

/// The hyperbolic sine of an angle in radians.
public func sinh(_ angle: Angle2D) -> Double { Foundation.sinh(angle.radians) }

/// The tangent of an angle.
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }

/// The hyperbolic tangent of an angle in radians.
public func tanh(_ angle: Angle2D) -> Double { Foundation.tanh(angle.radians) }
