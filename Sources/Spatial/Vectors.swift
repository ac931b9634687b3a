// Apple's module Spatial brings the C module simd along, whose vectors are the standard library's. Linux has
// no such module, so the names that signatures of Spatial use stand here.

/// Two numbers in double precision. Apple: simd, "simd_double2".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double2 = SIMD2<Double>

/// Three numbers in double precision. Apple: simd, "simd_double3".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3 = SIMD3<Double>

/// Four numbers in double precision. Apple: simd, "simd_double4".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4 = SIMD4<Double>

/// Two numbers in single precision. Apple: simd, "simd_float2".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2 = SIMD2<Float>

/// Three numbers in single precision. Apple: simd, "simd_float3".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3 = SIMD3<Float>

/// Four numbers in single precision. Apple: simd, "simd_float4".
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4 = SIMD4<Float>

extension SIMD3 where Scalar == Double {
    /// The dot product.
    func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

    /// The cross product, by the rule of the right hand.
    func cross(_ other: Self) -> Self {
        Self(
            y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The part of the vector at right angles to `unit`, which has the length 1.
    func withoutPart(along unit: Self) -> Self { self - unit * dot(unit) }

    /// The length. It is finite for all elements whose length is, also where their squares are not.
    var length: Double {
        let largest = largest
        guard largest > 0, largest.isFinite else {
            return largest.isNaN ? .nan : (x * x + y * y + z * z)
        }
        if (1e-140...1e140).contains(largest) { return dot(self).squareRoot() }
        let reduced = self / largest.powerOfTwo
        return reduced.dot(reduced).squareRoot() * largest.powerOfTwo
    }

    /// The vector of length 1 in the same direction; zero stays zero, and what is not finite is NaN.
    var normalized: Self {
        let largest = largest
        guard largest > 0 else { return self }
        let reduced = (1e-140...1e140).contains(largest) ? self : self / largest.powerOfTwo
        return reduced / reduced.dot(reduced).squareRoot()
    }

    /// The largest of the elements without signs.
    var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }

    /// Whether all elements are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    /// Whether an element is not a number.
    var isNaN: Bool { x.isNaN || y.isNaN || z.isNaN }

    /// Whether no element differs from that of `other` by more than `tolerance`; NaN always does.
    func isClose(to other: Self, _ tolerance: Double) -> Bool {
        (0..<3).allSatisfy { self[$0] == other[$0] || abs(self[$0] - other[$0]) <= tolerance }
    }

    /// The smaller of each two elements; NaN if either is.
    func smaller(_ other: Self) -> Self {
        Self(.minimumOrNaN(x, other.x), .minimumOrNaN(y, other.y), .minimumOrNaN(z, other.z))
    }

    /// The larger of each two elements; NaN if either is.
    func larger(_ other: Self) -> Self { -(-self).smaller(-other) }
}

extension Double {
    /// The largest power of two that is not larger; dividing by it rounds nothing.
    var powerOfTwo: Double { Double(sign: .plus, exponent: exponent, significand: 1) }

    fileprivate static func minimumOrNaN(_ a: Double, _ b: Double) -> Double {
        a.isNaN || b.isNaN ? .nan : Swift.min(a, b)
    }
}

extension SIMD4 where Scalar == Double {
    /// The dot product.
    func dot(_ other: Self) -> Double {
        (x * other.x + y * other.y) + (z * other.z + w * other.w)
    }

    /// The first three elements.
    var xyz: SIMD3<Double> { SIMD3(x, y, z) }

    /// The largest of the elements without signs.
    var largest: Double { Swift.max(abs(x), abs(y), abs(z), abs(w)) }

    /// Whether all elements are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
