// Functions of vectors by their short names.

/// The sum of the products of two vectors' numbers.
///
/// Apple: "dot(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(x, y)
}

/// The length of a vector.
///
/// Apple: "length(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(x)
}

/// The square of the length of a vector.
///
/// Apple: "length_squared(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x)
}

/// How far two points are from each other.
///
/// Apple: "distance(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_distance(x, y)
}

/// The square of how far two points are from each other.
///
/// Apple: "distance_squared(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func distance_squared<V: SIMD>(
    _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint { simd_distance_squared(x, y) }

/// The vector of length 1 in the same direction; no numbers for one of length 0.
///
/// Apple: "normalize(_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    simd_normalize(x)
}

/// The vector that a mirror with a normal of length 1 makes of another.
///
/// Apple: "reflect(_:n:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
    simd_reflect(x, n: n)
}

/// The part of a vector that goes along another one.
///
/// Apple: "project(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    simd_project(x, y)
}

/// A vector on the way from one to another: `x` at 0, `y` at 1.
///
/// Apple: "mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    simd_mix(x, y, t: t)
}

/// A vector on the way from one to another, for each number on its own.
///
/// Apple: "mix(_:_:t:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
    simd_mix(x, y, t: t)
}

/// A vector whose numbers are limited.
///
/// Apple: "clamp(_:min:max:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    simd_clamp(x, min: min, max: max)
}

/// A vector whose numbers are limited, all by the same two.
///
/// Apple: "clamp(_:min:max:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func clamp<V: SIMD>(
    _ x: V, min: V.Scalar, max: V.Scalar
) -> V where V.Scalar: FloatingPoint {
    simd_clamp(x, min: min, max: max)
}

/// The vector that stands on two others.
///
/// Apple: "cross(_:_:)" (simd).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    simd_cross(x, y)
}
