// Functions of vectors by their short names.

/// The sum of the products of two vectors' numbers.
///
/// Apple: "dot(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The length of a vector.
///
/// Apple: "length(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The square of the length of a vector.
///
/// Apple: "length_squared(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum()
}

/// How far two points are from each other.
///
/// Apple: "distance(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length(y - x)
}

/// The square of how far two points are from each other.
///
/// Apple: "distance_squared(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func distance_squared<V: SIMD>(
    _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(y - x) }

/// The vector of length 1 in the same direction; no numbers for one of length 0.
///
/// Apple: "normalize(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x / length(x)
}

/// The vector that a mirror with a normal of length 1 makes of another.
///
/// Apple: "reflect(_:n:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (2 * dot(x, n))
}

/// The part of a vector that goes along another one.
///
/// Apple: "project(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (dot(x, y) / dot(y, y))
}

/// A vector on the way from one to another: `x` at 0, `y` at 1.
///
/// Apple: "mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// A vector on the way from one to another, for each number on its own.
///
/// Apple: "mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// A vector whose numbers are limited.
///
/// Apple: "clamp(_:min:max:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

/// The vector that stands on two others.
///
/// Apple: "cross(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(
        x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
