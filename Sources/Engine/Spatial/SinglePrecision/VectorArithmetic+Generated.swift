// Written by Scripts/spatial-twins.sh from VectorArithmetic.swift: change that file.
// swift-format-ignore-file

extension SIMD3 where Scalar == Float {
    /// -1 along an axis, 1 elsewhere.
    init(mirroring axis: Axis3D) {
        func sign(_ other: Axis3D) -> Float { axis.rawValue & other.rawValue == 0 ? 1 : -1 }
        self.init(sign(.x), sign(.y), sign(.z))
    }

    /// The dot product.
    func dot(_ other: Self) -> Float { x * other.x + y * other.y + z * other.z }

    /// The cross product, by the rule of the right hand.
    func cross(_ other: Self) -> Self {
        Self(
            y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The part of the vector at right angles to `unit`, which has the length 1.
    func withoutPart(along unit: Self) -> Self { self - unit * dot(unit) }

    /// The length. It is finite for all elements whose length is, also where their squares are not.
    var length: Float {
        let largest = largest
        guard largest > 0, largest.isFinite else {
            return largest.isNaN ? .nan : (x * x + y * y + z * z)
        }
        if Float.squareRange.contains(largest) { return dot(self).squareRoot() }
        let reduced = self / largest.powerOfTwo
        return reduced.dot(reduced).squareRoot() * largest.powerOfTwo
    }

    /// The vector of length 1 in the same direction; zero stays zero, and what is not finite is NaN.
    var normalized: Self {
        let largest = largest
        guard largest > 0 else { return self }
        let reduced = Float.squareRange.contains(largest) ? self : self / largest.powerOfTwo
        return reduced / reduced.dot(reduced).squareRoot()
    }

    /// The largest of the elements without signs.
    var largest: Float { Swift.max(abs(x), abs(y), abs(z)) }

    /// All elements are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    /// An element is not a number.
    var isNaN: Bool { x.isNaN || y.isNaN || z.isNaN }

    /// No element differs from that of `other` by more than `tolerance`; NaN always does.
    func isClose(to other: Self, _ tolerance: Float) -> Bool {
        (0..<3).allSatisfy { self[$0] == other[$0] || abs(self[$0] - other[$0]) <= tolerance }
    }

    /// The smaller of each two elements; NaN if either is.
    func smaller(_ other: Self) -> Self {
        Self(.minimumOrNaN(x, other.x), .minimumOrNaN(y, other.y), .minimumOrNaN(z, other.z))
    }

    /// The larger of each two elements; NaN if either is.
    func larger(_ other: Self) -> Self { -(-self).smaller(-other) }
}

extension Float {
    /// The largest power of two that is not larger; dividing by it rounds nothing.
    var powerOfTwo: Float { Float(sign: .plus, exponent: exponent, significand: 1) }

    fileprivate static func minimumOrNaN(_ a: Float, _ b: Float) -> Float {
        a.isNaN || b.isNaN ? .nan : Swift.min(a, b)
    }
}

extension SIMD4 where Scalar == Float {
    /// The dot product.
    func dot(_ other: Self) -> Float {
        (x * other.x + y * other.y) + (z * other.z + w * other.w)
    }

    /// The first three elements.
    var xyz: SIMD3<Float> { SIMD3(x, y, z) }

    /// The largest of the elements without signs.
    var largest: Float { Swift.max(abs(x), abs(y), abs(z), abs(w)) }

    /// All elements are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
