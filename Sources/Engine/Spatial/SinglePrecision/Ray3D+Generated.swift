// Written by Scripts/spatial-twins.sh from Ray3D.swift: change that file.
// swift-format-ignore-file

/// A half line: all points from an origin in a direction.
///
/// Apple: Spatial, "Ray3DFloat".
public struct Ray3DFloat: Hashable, Sendable {
    /// Where the ray begins.
    public var origin: Point3DFloat

    /// Where the ray goes. Initializers and transforms give it the length 1; a vector of zeros stays, and the ray
    /// is its origin.
    public var direction: Vector3DFloat

    /// Creates the ray of zeros.
    public init() {
        origin = .zero
        direction = .zero
    }

    /// Creates a ray; the direction is given the length 1.
    public init(origin: Point3DFloat = .zero, direction: Vector3DFloat) {
        self.origin = origin
        self.direction = direction.normalized
    }

    /// Creates a ray; the direction is given the length 1.
    public init(origin: SIMD3<Float> = .zero, direction: SIMD3<Float>) {
        self.init(origin: Point3DFloat(origin), direction: Vector3DFloat(direction))
    }

    /// Creates a ray from values in double precision; the direction is given the length 1.
    public init(origin: SIMD3<Double> = .zero, direction: SIMD3<Double>) {
        self.init(origin: Point3DFloat(origin), direction: Vector3DFloat(direction))
    }

    /// Whether the ray meets a box, whose faces belong to it; a ray that begins inside does. No ray
    /// meets a box if one of their values is NaN.
    public func intersects(_ rect: Rect3DFloat) -> Bool {
        guard !isNaN, !rect.isNaN else { return false }
        var (near, far) = (Float.zero, Float.infinity)
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
    public func intersects(sphereOrigin: Point3DFloat, sphereRadius: Float) -> Bool {
        guard sphereRadius >= 0 else { return false }
        let toCenter = sphereOrigin.vector - origin.vector
        let square = direction.lengthSquared
        // The place on the ray nearest to the centre.
        let along = square > 0 ? Swift.max(toCenter.dot(direction.vector) / square, 0) : 0
        return (toCenter - direction.vector * along).length <= sphereRadius
    }
}

extension Ray3DFloat: _Primitive3DFloat, _ProjectiveTransformable3DFloat {
    /// The ray of zeros.
    public static let zero = Ray3DFloat()

    /// The ray whose values are all positive and infinite.
    public static let infinity: Ray3DFloat = {
        var ray = Ray3DFloat()
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
    public func applying(_ transform: AffineTransform3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin.applying(transform), direction: direction.applying(transform))
    }

    /// The ray mapped by a projective transform: it begins where the origin goes, toward where the
    /// points of the ray go. Its direction is given the length 1.
    public func applying(_ transform: ProjectiveTransform3DFloat) -> Ray3DFloat {
        let start = transform.matrix * SIMD4(origin.vector, 1)
        let step = transform.matrix * SIMD4(direction.vector, 0)
        // The derivative of the divided point, times w squared, which is positive.
        let slope = step.xyz * start.w - start.xyz * step.w
        return Ray3DFloat(origin: Point3DFloat(start.xyz / start.w), direction: Vector3DFloat(slope))
    }

    /// The ray turned by the pose's rotation about the origin, then moved by its position.
    public func applying(_ pose: Pose3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin.applying(pose), direction: direction.applying(pose))
    }

    /// The ray mapped by the inverse of a pose.
    public func unapplying(_ pose: Pose3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin.unapplying(pose), direction: direction.unapplying(pose))
    }

    /// The ray mapped by a pose.
    public static func * (lhs: Pose3DFloat, rhs: Ray3DFloat) -> Ray3DFloat { rhs.applying(lhs) }
}

extension Ray3DFloat: _Rotatable3DFloat, _Translatable3DFloat {
    /// The ray with its direction turned; the origin stays.
    public func rotated(by rotation: Rotation3DFloat) -> Ray3DFloat {
        Ray3DFloat(origin: origin, direction: direction.rotated(by: rotation))
    }

    /// The ray turned about a point, origin and direction.
    public func rotated(by rotation: Rotation3DFloat, around pivot: Point3DFloat) -> Ray3DFloat {
        Ray3DFloat(
            origin: origin.rotated(by: rotation, around: pivot),
            direction: direction.rotated(by: rotation))
    }

    /// The ray turned about a point by a quaternion of length 1, origin and direction.
    public func rotated(by quaternion: simd_quatf, around pivot: Point3DFloat) -> Ray3DFloat {
        rotated(by: Rotation3DFloat(quaternion), around: pivot)
    }

    /// The ray moved by a vector.
    public func translated(by vector: Vector3DFloat) -> Ray3DFloat {
        var ray = self
        ray.origin += vector
        return ray
    }
}

/// Encoded by `origin` and `direction`.
extension Ray3DFloat: Codable {}

extension Ray3DFloat: CustomStringConvertible, CustomReflectable {
    /// The origin and the direction.
    public var description: String { "(origin: \(origin), direction: \(direction))" }

    /// The origin and the direction.
    public var customMirror: Mirror {
        Mirror(self, children: ["origin": origin, "direction": direction])
    }
}
