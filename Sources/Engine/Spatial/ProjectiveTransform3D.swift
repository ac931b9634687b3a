/// A map of space with perspective: straight lines stay straight, parallel ones may meet.
///
/// The matrix has four columns and four rows. A point, with a fourth element of 1, is a column on its right; the
/// result is divided by its fourth element. `a * b` does what `b` does and then what `a` does, and what is called on
/// a transform comes after it.
///
/// Apple: Spatial, "ProjectiveTransform3D".
public struct ProjectiveTransform3D: Hashable, Sendable, BitwiseCopyable {
    /// The matrix.
    public var matrix: simd_double4x4

    /// The transform that changes nothing.
    public static let identity = ProjectiveTransform3D()

    /// Creates the transform that changes nothing.
    public init() { matrix = simd_double4x4(1) }

    /// Creates a transform from its matrix.
    public init(_ matrix: simd_double4x4) { self.matrix = matrix }

    /// Creates a transform from its matrix in single precision.
    public init(_ matrix: simd_float4x4) { self.matrix = simd_double4x4(matrix) }

    /// Creates a transform from its matrix.
    public init(matrix: simd_double4x4) { self.matrix = matrix }

    /// Creates a transform from its matrix in single precision.
    @available(*, deprecated, renamed: "init(_:)")
    public init(matrix: simd_float4x4) { self.init(matrix) }

    /// Creates the same transform as an affine one.
    public init(_ transform: AffineTransform3D) { matrix = transform.matrix4x4 }

    /// Creates the transform that turns and moves as a pose does.
    public init(pose: Pose3D) { self.init(AffineTransform3D(pose: pose)) }

    /// Creates the transform that scales, turns and moves as a scaled pose does.
    public init(scaledPose: ScaledPose3D) { self.init(AffineTransform3D(scaledPose: scaledPose)) }

    /// Creates the transform that turns about the origin.
    public init(rotation: Rotation3D) { self.init(AffineTransform3D(rotation: rotation)) }

    /// Creates the transform that scales about the origin, by a factor for each axis.
    public init(scale: Size3D) { self.init(AffineTransform3D(scale: scale)) }

    /// Creates the transform that scales and turns about the origin, and then moves.
    public init(
        scale: Size3D = Size3D(width: 1.0, height: 1, depth: 1), rotation: Rotation3D = .identity,
        translation: Vector3D = .zero
    ) {
        self.init(AffineTransform3D(scale: scale, rotation: rotation, translation: translation))
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
    public init(shear: AxisWithFactors) { self.init(AffineTransform3D(shear: shear)) }

    /// Creates the transform that moves everything by the same way.
    public init(translation offset: Vector3D) {
        self.init(AffineTransform3D(translation: offset))
    }

    /// Creates the transform that moves everything by the same way.
    @available(*, deprecated, message: "Use a Vector3D.")
    public init(translation: Size3D) { self.init(translation: Vector3D(translation)) }

    /// The transform without its move and without what it divides by.
    var linear: simd_double3x3 {
        simd_double3x3(matrix.columns.0.xyz, matrix.columns.1.xyz, matrix.columns.2.xyz)
    }

    /// The first three elements of the fourth column: how far an affine transform moves the origin.
    public var translation: Vector3D {
        get { Vector3D(matrix.columns.3.xyz) }
        set { matrix.columns.3 = SIMD4(newValue.vector, matrix.columns.3.w) }
    }

    /// The first three elements of the fourth column.
    @available(*, deprecated, renamed: "translation")
    public var offset: Vector3D {
        get { translation }
        set { translation = newValue }
    }

    /// The factors along the axes, from the first three rows; see `AffineTransform3D.scale`.
    public var scaleComponent: Size3D { Size3D(Decomposition(linear).scale) }

    /// The factors along the axes; `nil` if the first three rows are not a scaling, a rotation and a move.
    @available(*, deprecated, renamed: "scaleComponent")
    public var scale: Size3D? { rotation == nil ? nil : scaleComponent }

    /// The rotation, from the first three rows, whatever the fourth is; `nil` if they are not a scaling, a rotation and a
    /// move. See `AffineTransform3D.rotation`.
    public var rotation: Rotation3D? { Decomposition(linear).rotation }
}
