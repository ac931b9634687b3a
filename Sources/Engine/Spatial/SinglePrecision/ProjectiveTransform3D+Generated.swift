// Written by Scripts/spatial-twins.sh from ProjectiveTransform3D.swift: change that file.
// swift-format-ignore-file

/// A map of space with perspective: straight lines stay straight, parallel ones may meet.
///
/// The matrix has four columns and four rows. A point, with a fourth element of 1, is a column on its right; the
/// result is divided by its fourth element. `a * b` does what `b` does and then what `a` does, and what is called on
/// a transform comes after it.
///
/// Apple: Spatial, "ProjectiveTransform3DFloat".
public struct ProjectiveTransform3DFloat: Hashable, Sendable, BitwiseCopyable {
    /// The matrix.
    public var matrix: simd_float4x4

    /// The transform that changes nothing.
    public static let identity = ProjectiveTransform3DFloat()

    /// Creates the transform that changes nothing.
    public init() { matrix = simd_float4x4(1) }

    /// Creates a transform from its matrix.
    public init(_ matrix: simd_float4x4) { self.matrix = matrix }

    /// Creates a transform from its matrix in double precision.
    public init(_ matrix: simd_double4x4) { self.matrix = simd_float4x4(matrix) }

    /// Creates a transform from its matrix.
    public init(matrix: simd_float4x4) { self.matrix = matrix }

    /// Creates a transform from its matrix in double precision.
    @available(*, deprecated, renamed: "init(_:)")
    public init(matrix: simd_double4x4) { self.init(matrix) }

    /// Creates the same transform as an affine one.
    public init(_ transform: AffineTransform3DFloat) { matrix = transform.matrix4x4 }

    /// Creates the transform that turns and moves as a pose does.
    public init(pose: Pose3DFloat) { self.init(AffineTransform3DFloat(pose: pose)) }

    /// Creates the transform that scales, turns and moves as a scaled pose does.
    public init(scaledPose: ScaledPose3DFloat) { self.init(AffineTransform3DFloat(scaledPose: scaledPose)) }

    /// Creates the transform that turns about the origin.
    public init(rotation: Rotation3DFloat) { self.init(AffineTransform3DFloat(rotation: rotation)) }

    /// Creates the transform that scales about the origin, by a factor for each axis.
    public init(scale: Size3DFloat) { self.init(AffineTransform3DFloat(scale: scale)) }

    /// Creates the transform that scales and turns about the origin, and then moves.
    public init(
        scale: Size3DFloat = Size3DFloat(width: 1.0, height: 1, depth: 1), rotation: Rotation3DFloat = .identity,
        translation: Vector3DFloat = .zero
    ) {
        self.init(AffineTransform3DFloat(scale: scale, rotation: rotation, translation: translation))
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
    public init(shear: AxisWithFactors) { self.init(AffineTransform3DFloat(shear: shear)) }

    /// Creates the transform that moves everything by the same way.
    public init(translation offset: Vector3DFloat) {
        self.init(AffineTransform3DFloat(translation: offset))
    }

    /// Creates the transform that moves everything by the same way.
    @available(*, deprecated, message: "Use a Vector3DFloat.")
    public init(translation: Size3DFloat) { self.init(translation: Vector3DFloat(translation)) }

    /// The transform without its move and without what it divides by.
    var linear: simd_float3x3 {
        simd_float3x3(matrix.columns.0.xyz, matrix.columns.1.xyz, matrix.columns.2.xyz)
    }

    /// The first three elements of the fourth column: how far an affine transform moves the origin.
    public var translation: Vector3DFloat {
        get { Vector3DFloat(matrix.columns.3.xyz) }
        set { matrix.columns.3 = SIMD4(newValue.vector, matrix.columns.3.w) }
    }

    /// The first three elements of the fourth column.
    @available(*, deprecated, renamed: "translation")
    public var offset: Vector3DFloat {
        get { translation }
        set { translation = newValue }
    }

    /// The factors along the axes, from the first three rows; see `AffineTransform3DFloat.scale`.
    public var scaleComponent: Size3DFloat { Size3DFloat(DecompositionFloat(linear).scale) }

    /// The factors along the axes; `nil` if the first three rows are not a scaling, a rotation and a move.
    @available(*, deprecated, renamed: "scaleComponent")
    public var scale: Size3DFloat? { rotation == nil ? nil : scaleComponent }

    /// The rotation, from the first three rows, whatever the fourth is; `nil` if they are not a scaling, a rotation and a
    /// move. See `AffineTransform3DFloat.rotation`.
    public var rotation: Rotation3DFloat? { DecompositionFloat(linear).rotation }
}
