// Between the types of both precisions, and what only the matrices and quaternions in single precision are made from.

extension Point3D {
    /// Creates the point of the same coordinates in double precision.
    public init(_ point: Point3DFloat) { self.init(vector: SIMD3(point.vector)) }
}

extension Point3DFloat {
    /// Creates the point of the same coordinates, rounded to single precision.
    public init(_ point: Point3D) { self.init(vector: SIMD3(point.vector)) }
}

extension Vector3D {
    /// Creates the vector of the same elements in double precision.
    public init(_ vector: Vector3DFloat) { self.init(vector: SIMD3(vector.vector)) }
}

extension Vector3DFloat {
    /// Creates the vector of the same elements, rounded to single precision.
    public init(_ vector: Vector3D) { self.init(vector: SIMD3(vector.vector)) }
}

extension Size3D {
    /// Creates the size of the same dimensions in double precision.
    public init(_ size: Size3DFloat) { self.init(vector: SIMD3(size.vector)) }
}

extension Size3DFloat {
    /// Creates the size of the same dimensions, rounded to single precision.
    public init(_ size: Size3D) { self.init(vector: SIMD3(size.vector)) }
}

extension Rect3D {
    /// Creates the rectangle at the same place in double precision.
    public init(_ rect: Rect3DFloat) {
        self.init(origin: Point3D(rect.origin), size: Size3D(rect.size))
    }
}

extension Rect3DFloat {
    /// Creates the rectangle at the same place, rounded to single precision.
    public init(_ rect: Rect3D) {
        self.init(origin: Point3DFloat(rect.origin), size: Size3DFloat(rect.size))
    }
}

extension Ray3D {
    /// Creates the same ray in double precision.
    public init(_ ray: Ray3DFloat) {
        self.init(origin: Point3D(ray.origin), direction: Vector3D(ray.direction))
    }
}

extension Ray3DFloat {
    /// Creates the same ray, rounded to single precision.
    public init(_ ray: Ray3D) {
        self.init(origin: Point3DFloat(ray.origin), direction: Vector3DFloat(ray.direction))
    }
}

extension Angle2D {
    /// Creates the same angle in double precision.
    public init(_ angle: Angle2DFloat) { self.init(radians: Double(angle.radians)) }
}

extension Angle2DFloat {
    /// Creates the same angle, rounded to single precision.
    public init(_ angle: Angle2D) { self.init(radians: Float(angle.radians)) }
}

extension RotationAxis3D {
    /// Creates the same axis in double precision.
    public init(_ axis: RotationAxis3DFloat) { self.init(vector: SIMD3(axis.vector)) }
}

extension RotationAxis3DFloat {
    /// Creates the same axis, rounded to single precision.
    public init(_ axis: RotationAxis3D) { self.init(vector: SIMD3(axis.vector)) }
}

extension Rotation3D {
    /// Creates the same rotation in double precision.
    public init(_ rotation: Rotation3DFloat) { self.init(simd_quatd(rotation.quaternion)) }
}

extension Rotation3DFloat {
    /// Creates the same rotation, rounded to single precision.
    public init(_ rotation: Rotation3D) { self.init(simd_quatf(rotation.quaternion)) }
}

extension AffineTransform3D {
    /// Creates the transform of the same matrix in double precision.
    public init(_ transform: AffineTransform3DFloat) {
        self.init(simd_double4x3(transform.matrix))
    }
}

extension AffineTransform3DFloat {
    /// Creates the transform of the same matrix, rounded to single precision.
    public init(_ transform: AffineTransform3D) { self.init(simd_float4x3(transform.matrix)) }
}

extension ProjectiveTransform3D {
    /// Creates the transform of the same matrix in double precision.
    public init(_ transform: ProjectiveTransform3DFloat) {
        self.init(simd_double4x4(transform.matrix))
    }
}

extension ProjectiveTransform3DFloat {
    /// Creates the transform of the same matrix, rounded to single precision.
    public init(_ transform: ProjectiveTransform3D) { self.init(simd_float4x4(transform.matrix)) }
}

extension Pose3D {
    /// Creates the same pose in double precision.
    public init(_ pose: Pose3DFloat) {
        self.init(position: Point3D(pose.position), rotation: Rotation3D(pose.rotation))
    }
}

extension Pose3DFloat {
    /// Creates the same pose, rounded to single precision.
    public init(_ pose: Pose3D) {
        self.init(position: Point3DFloat(pose.position), rotation: Rotation3DFloat(pose.rotation))
    }
}

extension ScaledPose3D {
    /// Creates the same pose in double precision.
    public init(_ pose: ScaledPose3DFloat) {
        self.init(
            position: Point3D(pose.position), rotation: Rotation3D(pose.rotation),
            scale: Double(pose.scale))
    }
}

extension ScaledPose3DFloat {
    /// Creates the same pose, rounded to single precision.
    public init(_ pose: ScaledPose3D) {
        self.init(
            position: Point3DFloat(pose.position), rotation: Rotation3DFloat(pose.rotation),
            scale: Float(pose.scale))
    }
}

extension SphericalCoordinates3D {
    /// Creates the same coordinates in double precision.
    public init(_ coordinates: SphericalCoordinates3DFloat) {
        self.init(
            radius: Double(coordinates.radius), inclination: Angle2D(coordinates.inclination),
            azimuth: Angle2D(coordinates.azimuth))
    }
}

extension SphericalCoordinates3DFloat {
    /// Creates the same coordinates, rounded to single precision.
    public init(_ coordinates: SphericalCoordinates3D) {
        self.init(
            radius: Float(coordinates.radius), inclination: Angle2DFloat(coordinates.inclination),
            azimuth: Angle2DFloat(coordinates.azimuth))
    }
}

extension simd_float4x3 {
    /// Creates the matrix of an affine transform, rounded to single precision.
    public init(_ transform: AffineTransform3D) { self.init(transform.matrix) }
}

extension simd_float4x4 {
    /// Creates the matrix of an affine transform, rounded to single precision.
    public init(_ transform: AffineTransform3D) { self.init(transform.matrix4x4) }

    /// Creates the matrix of a projective transform, rounded to single precision.
    public init(_ transform: ProjectiveTransform3D) { self.init(transform.matrix) }
}

extension simd_quatf {
    /// Creates the quaternion of a rotation, rounded to single precision.
    public init(_ rotation: Rotation3D) { self.init(rotation.quaternion) }
}
