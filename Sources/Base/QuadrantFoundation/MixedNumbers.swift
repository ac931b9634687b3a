public import Foundation

// Functions of two numbers of which one is a `CGFloat` and the other a literal or of another type. Foundation has `pow` for two
// numbers of one type only. In a view's body the compiler then takes `pow` of two `Double` for `pow(sin(x * .pi), 0.4)`, as the
// literal is one, and cannot decide where the `CGFloat` is to be converted. What is declared here fits without any conversion.
//
// Each more costs the compiler time in every expression with such a call: with functions of any whole number beside these,
// `exp(-t) * cos(2 * .pi * t) + log(1 + t) / log2(3) + cbrt(t) - fmod(t, 1)` took it 7 s in a body, without them 0.1 s.
// Foundation has none for whole numbers that are no literals, either.

/// What functions for `CGFloat` alone take: literals are no such type.
///
/// Not Apple's: it is public as the functions below name it.
public protocol _PointNumber {
    /// The number.
    var _point: CGFloat { get }
    /// Creates a number.
    init(_point: CGFloat)
}

extension CGFloat: _PointNumber {
    /// The number itself.
    public var _point: CGFloat { self }

    /// The same number.
    public init(_point: CGFloat) { self = _point }
}

/// A number to a power.
public func pow<F: _PointNumber>(_ x: F, _ y: Double) -> F {
    F(_point: Foundation.pow(x._point, CGFloat(y)))
}

/// A number to a power.
public func pow<F: _PointNumber>(_ x: Double, _ y: F) -> F {
    F(_point: Foundation.pow(CGFloat(x), y._point))
}

/// The angle of a point, in radians.
public func atan2<F: _PointNumber>(_ x: F, _ y: Double) -> F {
    F(_point: Foundation.atan2(x._point, CGFloat(y)))
}

/// The angle of a point, in radians.
public func atan2<F: _PointNumber>(_ x: Int, _ y: Int) -> F {
    F(_point: Foundation.atan2(CGFloat(x), CGFloat(y)))
}

/// The angle of a point, in radians.
public func atan2(_ x: Int, _ y: Int) -> Double {
    Foundation.atan2(Double(x), Double(y))
}

/// The length of a hypotenuse.
public func hypot<F: _PointNumber>(_ x: F, _ y: Double) -> F {
    F(_point: Foundation.hypot(x._point, CGFloat(y)))
}

/// The length of a hypotenuse.
public func hypot<F: _PointNumber>(_ x: Int, _ y: Int) -> F {
    F(_point: Foundation.hypot(CGFloat(x), CGFloat(y)))
}

/// The length of a hypotenuse.
public func hypot(_ x: Int, _ y: Int) -> Double {
    Foundation.hypot(Double(x), Double(y))
}

/// The remainder of a division.
public func fmod<F: _PointNumber>(_ x: F, _ y: Double) -> F {
    F(_point: Foundation.fmod(x._point, CGFloat(y)))
}

/// The remainder of a division.
public func fmod<F: _PointNumber>(_ x: Int, _ y: Int) -> F {
    F(_point: Foundation.fmod(CGFloat(x), CGFloat(y)))
}

/// The remainder of a division.
public func fmod(_ x: Int, _ y: Int) -> Double {
    Foundation.fmod(Double(x), Double(y))
}
