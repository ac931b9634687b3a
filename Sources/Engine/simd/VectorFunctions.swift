// Functions of vectors by their names in C.

/// The sum of the products of two vectors' numbers.
///
/// Apple: "simd_dot(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The length of a vector.
///
/// Apple: "simd_length(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The square of the length of a vector.
///
/// Apple: "simd_length_squared(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum()
}

/// How far two points are from each other.
///
/// Apple: "simd_distance(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(y - x)
}

/// The square of how far two points are from each other.
///
/// Apple: "simd_distance_squared(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance_squared<V: SIMD>(
    _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(y - x) }

/// The vector of length 1 in the same direction; no numbers for one of length 0.
///
/// Apple: "simd_normalize(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The vector that a mirror with a normal of length 1 makes of another.
///
/// Apple: "simd_reflect(_:n:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (2 * simd_dot(x, n))
}

/// The part of a vector that goes along another one.
///
/// Apple: "simd_project(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (simd_dot(x, y) / simd_dot(y, y))
}

/// A vector on the way from one to another: `x` at 0, `y` at 1.
///
/// Apple: "simd_mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// A vector on the way from one to another, for each number on its own.
///
/// Apple: "simd_mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// A vector whose numbers are limited.
///
/// Apple: "simd_clamp(_:min:max:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

/// A vector whose numbers are limited, all by the same two.
///
/// Apple: "simd_clamp(_:min:max:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp<V: SIMD>(
    _ x: V, min: V.Scalar, max: V.Scalar
) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// The vector that stands on two others.
///
/// Apple: "simd_cross(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(
        x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The smaller one of each number.
///
/// Apple: "simd_min(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMin(x, y)
}

/// The larger one of each number.
///
/// Apple: "simd_max(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMax(x, y)
}
