import Foundation

extension ProjectiveTransform3D {
    /// Creates the perspective of an eye at the origin that looks along -z, with y up.
    ///
    /// What is seen goes to x and y from -1 to 1, and to a z from 0 at the near plane to 1 at the far one. Apple
    /// calls it a right-hand perspective; the range of depth is that of Metal.
    ///
    /// - Parameters:
    ///   - fovY: The angle between the lower and the upper edge, more than 0 and less than 180 degrees.
    ///   - aspectRatio: The width divided by the height.
    ///   - nearZ: The distance of the near plane, more than 0.
    ///   - farZ: The distance of the far plane; it may be infinite. Equal distances give values that are not finite.
    public init(fovY: Angle2D, aspectRatio: Double, nearZ: Double, farZ: Double) {
        self.init(
            fovY: fovY, aspectRatio: aspectRatio, nearZ: nearZ, farZ: farZ, reverseZ: false)
    }

    /// Creates the perspective of an eye at the origin that looks along -z, with y up.
    ///
    /// With `reverseZ`, the near plane goes to 1 and the far one to 0. The others are those of
    /// `init(fovY:aspectRatio:nearZ:farZ:)`.
    public init(
        fovY: Angle2D, aspectRatio: Double, nearZ: Double, farZ: Double, reverseZ: Bool
    ) {
        let half = tan(fovY.radians / 2)
        self.init(
            leftTangent: half * aspectRatio, rightTangent: half * aspectRatio, topTangent: half,
            bottomTangent: half, nearZ: nearZ, farZ: farZ, reverseZ: reverseZ)
    }

    /// Creates the perspective of an eye at the origin that looks along -z, with an angle in radians.
    @available(*, deprecated, renamed: "init(fovY:aspectRatio:nearZ:farZ:)")
    public init(fovyRadians: Double, aspectRatio: Double, nearZ: Double, farZ: Double) {
        self.init(
            fovY: .radians(fovyRadians), aspectRatio: aspectRatio, nearZ: nearZ, farZ: farZ)
    }

    /// Creates the perspective of an eye at the origin that looks along -z, with an angle in radians.
    @available(*, deprecated, renamed: "init(fovY:aspectRatio:nearZ:farZ:reverseZ:)")
    public init(
        fovyRadians: Double, aspectRatio: Double, nearZ: Double, farZ: Double, reverseZ: Bool
    ) {
        self.init(
            fovY: .radians(fovyRadians), aspectRatio: aspectRatio, nearZ: nearZ, farZ: farZ,
            reverseZ: reverseZ)
    }

    /// Creates the perspective of an eye at the origin that looks along -z, from how far the edges of what it sees are
    /// to each side, at a distance of 1.
    ///
    /// All four tangents are positive for an eye that sees what is straight ahead. Depth is that of
    /// `init(fovY:aspectRatio:nearZ:farZ:reverseZ:)`.
    public init(
        leftTangent: Double, rightTangent: Double, topTangent: Double, bottomTangent: Double,
        nearZ: Double, farZ: Double, reverseZ: Bool
    ) {
        let (width, height) = (leftTangent + rightTangent, topTangent + bottomTangent)
        // Depth is (a * z + b) / -z. As a quotient it has a value for an infinite distance too.
        let ratio = nearZ / farZ
        let a = reverseZ ? ratio / (1 - ratio) : 1 / (ratio - 1)
        let b = reverseZ ? nearZ / (1 - ratio) : nearZ / (ratio - 1)
        self.init(
            simd_double4x4(
                SIMD4(2 / width, 0, 0, 0), SIMD4(0, 2 / height, 0, 0),
                SIMD4(
                    (rightTangent - leftTangent) / width, (topTangent - bottomTangent) / height, a,
                    -1),
                SIMD4(0, 0, b, 0)))
    }
}
