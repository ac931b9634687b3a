/// A linear map of space, then a move.
///
/// The matrix has four columns and three rows: the pictures of the axes, and of the origin. Points are columns on its
/// right, so `a * b` does what `b` does and then what `a` does. What is called on a transform comes after it:
/// `t.rotated(by: r)` maps a point as `t` does and then turns it.
///
/// Apple: Spatial, "AffineTransform3D".
public struct AffineTransform3D: Hashable, Sendable, BitwiseCopyable {
    /// The matrix.
    public var matrix: simd_double4x3

    /// The transform that changes nothing.
    public static let identity = AffineTransform3D()

    /// Creates the transform that changes nothing.
    public init() { self.init(linear: simd_double3x3(1)) }

    /// Creates a transform from its matrix.
    public init(_ matrix: simd_double4x3) { self.matrix = matrix }

    /// Creates a transform from its matrix in single precision.
    public init(_ matrix: simd_float4x3) { self.matrix = simd_double4x3(matrix) }

    /// Creates a transform from its matrix.
    public init(matrix: simd_double4x3) { self.matrix = matrix }

    /// Creates a transform from its matrix in single precision.
    @available(*, deprecated, renamed: "init(_:)")
    public init(matrix: simd_float4x3) { self.init(matrix) }

    /// Creates a transform from the first three rows of a matrix, whatever the fourth is.
    public init(truncating matrix: simd_double4x4) {
        let (a, b, c, d) = matrix.columns
        self.init(simd_double4x3(a.xyz, b.xyz, c.xyz, d.xyz))
    }

    /// Creates a transform from the first three rows of a matrix in single precision, whatever the fourth is.
    public init(truncating matrix: simd_float4x4) {
        self.init(truncating: simd_double4x4(matrix))
    }

    /// Creates a transform from the first three rows of a projective one, whatever the fourth is.
    public init(truncating transform: ProjectiveTransform3D) {
        self.init(truncating: transform.matrix)
    }

    /// Creates a transform from a matrix whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(_ matrix: simd_double4x4) {
        self.init(affine: matrix)
    }

    /// Creates a transform from a matrix in single precision whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(_ matrix: simd_float4x4) {
        self.init(affine: simd_double4x4(matrix))
    }

    /// Creates a transform from a matrix whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(matrix: simd_double4x4) {
        self.init(affine: matrix)
    }

    /// Creates a transform from a matrix in single precision whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(matrix: simd_float4x4) {
        self.init(affine: simd_double4x4(matrix))
    }

    /// Creates a transform from a projective one that is affine; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(projectiveTransform transform: ProjectiveTransform3D) {
        self.init(affine: transform.matrix)
    }

    /// Creates the transform that turns and moves as a pose does.
    public init(pose: Pose3D) {
        self.init(rotation: pose.rotation, translation: Vector3D(pose.position))
    }

    /// Creates the transform that scales, turns and moves as a scaled pose does.
    public init(scaledPose: ScaledPose3D) {
        self.init(
            scale: .one * scaledPose.scale, rotation: scaledPose.rotation,
            translation: Vector3D(scaledPose.position))
    }

    /// Creates the transform that turns about the origin.
    public init(rotation: Rotation3D) {
        self.init(linear: simd_double3x3(rotation.quaternion))
    }

    /// Creates the transform that scales about the origin, by a factor for each axis.
    public init(scale: Size3D) { self.init(linear: simd_double3x3(diagonal: scale.vector)) }

    /// Creates the transform that scales and turns about the origin, and then moves.
    public init(
        scale: Size3D = Size3D(width: 1.0, height: 1, depth: 1), rotation: Rotation3D = .identity,
        translation: Vector3D = .zero
    ) {
        let (x, y, z) = simd_double3x3(rotation.quaternion).columns
        matrix = simd_double4x3(
            x * scale.width, y * scale.height, z * scale.depth, translation.vector)
    }

    /// Creates the transform that scales and turns about the origin, and then moves.
    @available(*, deprecated, message: "Use a Vector3D for the translation.")
    public init(
        scale: Size3D = Size3D(width: 1.0, height: 1, depth: 1), rotation: Rotation3D = .identity,
        translation: Size3D
    ) {
        self.init(scale: scale, rotation: rotation, translation: Vector3D(translation))
    }

    /// Creates the transform that shears along one axis.
    public init(shear: AxisWithFactors) { self.init(linear: simd_double3x3(shear)) }

    /// Creates the transform that moves everything by the same way.
    public init(translation offset: Vector3D) {
        self.init(linear: simd_double3x3(1), translation: offset.vector)
    }

    /// Creates the transform that moves everything by the same way.
    @available(*, deprecated, message: "Use a Vector3D.")
    public init(translation: Size3D) { self.init(translation: Vector3D(translation)) }

    init(linear: simd_double3x3, translation: SIMD3<Double> = .zero) {
        let (x, y, z) = linear.columns
        matrix = simd_double4x3(x, y, z, translation)
    }

    private init?(affine matrix: simd_double4x4) {
        guard ProjectiveTransform3D(matrix).isAffine else { return nil }
        self.init(truncating: matrix)
    }

    /// The first three columns.
    public var matrix3x3: simd_double3x3 { linear }

    /// The matrix with a fourth row of 0, 0, 0, 1.
    public var matrix4x4: simd_double4x4 {
        let (a, b, c, d) = matrix.columns
        return simd_double4x4(SIMD4(a, 0), SIMD4(b, 0), SIMD4(c, 0), SIMD4(d, 1))
    }

    /// The transform without its move.
    var linear: simd_double3x3 {
        simd_double3x3(matrix.columns.0, matrix.columns.1, matrix.columns.2)
    }

    /// How far the transform moves the origin.
    public var translation: Vector3D {
        get { Vector3D(matrix.columns.3) }
        set { matrix.columns.3 = newValue.vector }
    }

    /// How far the transform moves the origin.
    @available(*, deprecated, renamed: "translation")
    public var offset: Vector3D {
        get { translation }
        set { translation = newValue }
    }

    /// The factors along the axes, which scale before anything turns: the lengths of the first three columns.
    ///
    /// A transform that mirrors has a negative factor along x, with a rotation that belongs to it.
    public var scale: Size3D { Size3D(Decomposition(linear).scale) }

    /// The rotation, after the scaling; `nil` if the transform is not made of a scaling, a rotation
    /// and a move.
    ///
    /// There is no rotation if axes are not at right angles any more, as after a shear; if a factor
    /// is 0, as nothing tells then how that axis was turned; or if a value is not finite.
    public var rotation: Rotation3D? { Decomposition(linear).rotation }
}
