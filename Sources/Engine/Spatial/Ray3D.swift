/// A half line: all points from an origin in a direction.
///
/// Apple: Spatial, "Ray3D".
public struct Ray3D: Hashable, Sendable {
    /// Where the ray begins.
    public var origin: Point3D

    /// Where the ray goes. Initializers and transforms give it the length 1; a vector of zeros stays, and the ray
    /// is its origin.
    public var direction: Vector3D

    /// Creates the ray of zeros.
    public init() {
        origin = .zero
        direction = .zero
    }

    /// Creates a ray; the direction is given the length 1.
    public init(origin: Point3D = .zero, direction: Vector3D) {
        self.origin = origin
        self.direction = direction.normalized
    }

    /// Creates a ray; the direction is given the length 1.
    public init(origin: SIMD3<Double> = .zero, direction: SIMD3<Double>) {
        self.init(origin: Point3D(origin), direction: Vector3D(direction))
    }

    /// Creates a ray from values in single precision; the direction is given the length 1.
    public init(origin: SIMD3<Float> = .zero, direction: SIMD3<Float>) {
        self.init(origin: Point3D(origin), direction: Vector3D(direction))
    }

    /// Whether the ray meets a box, whose faces belong to it; a ray that begins inside does. No ray
    /// meets a box if one of their values is NaN.
    public func intersects(_ rect: Rect3D) -> Bool {
        guard !isNaN, !rect.isNaN else { return false }
        var (near, far) = (Double.zero, Double.infinity)
        for index in 0..<3 {
            let (start, step) = (origin.vector[index], direction.vector[index])
            let (low, high) = (rect.min.vector[index], rect.max.vector[index])
            if step == 0 {
                guard low <= start, start <= high else { return false }
            } else {
                let (a, b) = ((low - start) / step, (high - start) / step)
                near = Swift.max(near, Swift.min(a, b))
                far = Swift.min(far, Swift.max(a, b))
            }
        }
        return near <= far
    }

    /// Whether the ray meets a ball; a ray that begins inside does. No ray meets a ball whose
    /// radius is negative, or if a value is NaN.
    public func intersects(sphereOrigin: Point3D, sphereRadius: Double) -> Bool {
        guard sphereRadius >= 0 else { return false }
        let toCenter = sphereOrigin.vector - origin.vector
        let square = direction.lengthSquared
        // The place on the ray nearest to the centre.
        let along = square > 0 ? Swift.max(toCenter.dot(direction.vector) / square, 0) : 0
        return (toCenter - direction.vector * along).length <= sphereRadius
    }
}

extension Ray3D: Primitive3D, ProjectiveTransformable3D {
    /// The ray of zeros.
    public static let zero = Ray3D()

    /// The ray whose values are all positive and infinite.
    public static let infinity: Ray3D = {
        var ray = Ray3D()
        ray.origin = .infinity
        ray.direction = .infinity
        return ray
    }()

    /// Whether all values are finite.
    public var isFinite: Bool { origin.isFinite && direction.isFinite }

    /// Whether a value is NaN.
    public var isNaN: Bool { origin.isNaN || direction.isNaN }

    /// Whether all values are 0.
    public var isZero: Bool { origin.isZero && direction.isZero }

    /// The ray mapped by an affine transform. Its direction is given the length 1 again.
    public func applying(_ transform: AffineTransform3D) -> Ray3D {
        Ray3D(origin: origin.applying(transform), direction: direction.applying(transform))
    }

    /// The ray mapped by a projective transform: it begins where the origin goes, toward where the
    /// points of the ray go. Its direction is given the length 1.
    public func applying(_ transform: ProjectiveTransform3D) -> Ray3D {
        let start = transform.matrix * SIMD4(origin.vector, 1)
        let step = transform.matrix * SIMD4(direction.vector, 0)
        // The derivative of the divided point, times w squared, which is positive.
        let slope = step.xyz * start.w - start.xyz * step.w
        return Ray3D(origin: Point3D(start.xyz / start.w), direction: Vector3D(slope))
    }

    /// The ray turned by the pose's rotation about the origin, then moved by its position.
    public func applying(_ pose: Pose3D) -> Ray3D {
        Ray3D(origin: origin.applying(pose), direction: direction.applying(pose))
    }

    /// The ray mapped by the inverse of a pose.
    public func unapplying(_ pose: Pose3D) -> Ray3D {
        Ray3D(origin: origin.unapplying(pose), direction: direction.unapplying(pose))
    }

    /// The ray mapped by a pose.
    public static func * (lhs: Pose3D, rhs: Ray3D) -> Ray3D { rhs.applying(lhs) }
}

extension Ray3D: Rotatable3D, Translatable3D {
    /// The ray with its direction turned; the origin stays.
    public func rotated(by rotation: Rotation3D) -> Ray3D {
        Ray3D(origin: origin, direction: direction.rotated(by: rotation))
    }

    /// The ray turned about a point, origin and direction.
    public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Ray3D {
        Ray3D(
            origin: origin.rotated(by: rotation, around: pivot),
            direction: direction.rotated(by: rotation))
    }

    /// The ray turned about a point by a quaternion of length 1, origin and direction.
    public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Ray3D {
        rotated(by: Rotation3D(quaternion), around: pivot)
    }

    /// The ray moved by a vector.
    public func translated(by vector: Vector3D) -> Ray3D {
        var ray = self
        ray.origin += vector
        return ray
    }
}

/// Encoded by `origin` and `direction`.
extension Ray3D: Codable {}

extension Ray3D: CustomStringConvertible, CustomReflectable {
    /// The origin and the direction.
    public var description: String { "(origin: \(origin), direction: \(direction))" }

    /// The origin and the direction.
    public var customMirror: Mirror {
        Mirror(self, children: ["origin": origin, "direction": direction])
    }
}
