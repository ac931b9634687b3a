// Written by Scripts/spatial-twins.sh from AffineTransform3D.swift: change that file.
// swift-format-ignore-file

/// A linear map of space, then a move.
///
/// The matrix has four columns and three rows: the pictures of the axes, and of the origin. Points are columns on its
/// right, so `a * b` does what `b` does and then what `a` does. What is called on a transform comes after it:
/// `t.rotated(by: r)` maps a point as `t` does and then turns it.
///
/// Apple: Spatial, "AffineTransform3DFloat".
public struct AffineTransform3DFloat: Hashable, Sendable, BitwiseCopyable {
    /// The matrix.
    public var matrix: simd_float4x3

    /// The transform that changes nothing.
    public static let identity = AffineTransform3DFloat()

    /// Creates the transform that changes nothing.
    public init() { self.init(linear: simd_float3x3(1)) }

    /// Creates a transform from its matrix.
    public init(_ matrix: simd_float4x3) { self.matrix = matrix }

    /// Creates a transform from its matrix in double precision.
    public init(_ matrix: simd_double4x3) { self.matrix = simd_float4x3(matrix) }

    /// Creates a transform from its matrix.
    public init(matrix: simd_float4x3) { self.matrix = matrix }

    /// Creates a transform from its matrix in double precision.
    @available(*, deprecated, renamed: "init(_:)")
    public init(matrix: simd_double4x3) { self.init(matrix) }

    /// Creates a transform from the first three rows of a matrix, whatever the fourth is.
    public init(truncating matrix: simd_float4x4) {
        let (a, b, c, d) = matrix.columns
        self.init(simd_float4x3(a.xyz, b.xyz, c.xyz, d.xyz))
    }

    /// Creates a transform from the first three rows of a matrix in double precision, whatever the fourth is.
    public init(truncating matrix: simd_double4x4) {
        self.init(truncating: simd_float4x4(matrix))
    }

    /// Creates a transform from the first three rows of a projective one, whatever the fourth is.
    public init(truncating transform: ProjectiveTransform3DFloat) {
        self.init(truncating: transform.matrix)
    }

    /// Creates a transform from a matrix whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(_ matrix: simd_float4x4) {
        self.init(affine: matrix)
    }

    /// Creates a transform from a matrix in double precision whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(_ matrix: simd_double4x4) {
        self.init(affine: simd_float4x4(matrix))
    }

    /// Creates a transform from a matrix whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(matrix: simd_float4x4) {
        self.init(affine: matrix)
    }

    /// Creates a transform from a matrix in double precision whose fourth row is 0, 0, 0, 1; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(matrix: simd_double4x4) {
        self.init(affine: simd_float4x4(matrix))
    }

    /// Creates a transform from a projective one that is affine; `nil` for another.
    @available(*, deprecated, renamed: "init(truncating:)")
    public init?(projectiveTransform transform: ProjectiveTransform3DFloat) {
        self.init(affine: transform.matrix)
    }

    /// Creates the transform that turns and moves as a pose does.
    public init(pose: Pose3DFloat) {
        self.init(rotation: pose.rotation, translation: Vector3DFloat(pose.position))
    }

    /// Creates the transform that scales, turns and moves as a scaled pose does.
    public init(scaledPose: ScaledPose3DFloat) {
        self.init(
            scale: .one * scaledPose.scale, rotation: scaledPose.rotation,
            translation: Vector3DFloat(scaledPose.position))
    }

    /// Creates the transform that turns about the origin.
    public init(rotation: Rotation3DFloat) {
        self.init(linear: simd_float3x3(rotation.quaternion))
    }

    /// Creates the transform that scales about the origin, by a factor for each axis.
    public init(scale: Size3DFloat) { self.init(linear: simd_float3x3(diagonal: scale.vector)) }

    /// Creates the transform that scales and turns about the origin, and then moves.
    public init(
        scale: Size3DFloat = Size3DFloat(width: 1.0, height: 1, depth: 1), rotation: Rotation3DFloat = .identity,
        translation: Vector3DFloat = .zero
    ) {
        let (x, y, z) = simd_float3x3(rotation.quaternion).columns
        matrix = simd_float4x3(
            x * scale.width, y * scale.height, z * scale.depth, translation.vector)
    }

    /// Creates the transform that scales and turns about the origin, and then moves.
    @available(*, deprecated, message: "Use a Vector3DFloat for the translation.")
    public init(
        scale: Size3DFloat = Size3DFloat(width: 1.0, height: 1, depth: 1), rotation: Rotation3DFloat = .identity,
        translation: Size3DFloat
    ) {
        self.init(scale: scale, rotation: rotation, translation: Vector3DFloat(translation))
    }

    /// Creates the transform that shears along one axis.
    public init(shear: AxisWithFactors) { self.init(linear: simd_float3x3(shear)) }

    /// Creates the transform that moves everything by the same way.
    public init(translation offset: Vector3DFloat) {
        self.init(linear: simd_float3x3(1), translation: offset.vector)
    }

    /// Creates the transform that moves everything by the same way.
    @available(*, deprecated, message: "Use a Vector3DFloat.")
    public init(translation: Size3DFloat) { self.init(translation: Vector3DFloat(translation)) }

    init(linear: simd_float3x3, translation: SIMD3<Float> = .zero) {
        let (x, y, z) = linear.columns
        matrix = simd_float4x3(x, y, z, translation)
    }

    private init?(affine matrix: simd_float4x4) {
        guard ProjectiveTransform3DFloat(matrix).isAffine else { return nil }
        self.init(truncating: matrix)
    }

    /// The first three columns.
    public var matrix3x3: simd_float3x3 { linear }

    /// The matrix with a fourth row of 0, 0, 0, 1.
    public var matrix4x4: simd_float4x4 {
        let (a, b, c, d) = matrix.columns
        return simd_float4x4(SIMD4(a, 0), SIMD4(b, 0), SIMD4(c, 0), SIMD4(d, 1))
    }

    /// The transform without its move.
    var linear: simd_float3x3 {
        simd_float3x3(matrix.columns.0, matrix.columns.1, matrix.columns.2)
    }

    /// How far the transform moves the origin.
    public var translation: Vector3DFloat {
        get { Vector3DFloat(matrix.columns.3) }
        set { matrix.columns.3 = newValue.vector }
    }

    /// How far the transform moves the origin.
    @available(*, deprecated, renamed: "translation")
    public var offset: Vector3DFloat {
        get { translation }
        set { translation = newValue }
    }

    /// The factors along the axes, which scale before anything turns: the lengths of the first three columns.
    ///
    /// A transform that mirrors has a negative factor along x, with a rotation that belongs to it.
    public var scale: Size3DFloat { Size3DFloat(DecompositionFloat(linear).scale) }

    /// The rotation, after the scaling; `nil` if the transform is not made of a scaling, a rotation
    /// and a move.
    ///
    /// There is no rotation if axes are not at right angles any more, as after a shear; if a factor
    /// is 0, as nothing tells then how that axis was turned; or if a value is not finite.
    public var rotation: Rotation3DFloat? { DecompositionFloat(linear).rotation }
}
