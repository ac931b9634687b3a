import Expectations
import Spatial
import Testing

/// NaN, infinities, zeros and extremes everywhere: nothing traps, and what must be true of every value is.
@Suite struct OddValueTests {
    static let numbers: [Double] = [
        0, -0.0, 1, -3, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
        1e-200,
    ]
    static let vectors: [SIMD3<Double>] = numbers.flatMap { value in
        [SIMD3(repeating: value), SIMD3(value, 0, 1), SIMD3(1, value, -2)]
    }

    @Test(arguments: vectors.indices) func boxesAndRays(index: Int) {
        let value = Self.vectors[index]
        for other in Self.vectors {
            let box = Rect3D(origin: value, size: other)
            let ray = Ray3D(origin: other, direction: value)
            _ = (box.integral, box.standardized, box.isEmpty, box.cornerPoints, box.center)
            _ = (box.inset(by: Size3D(value)), Point3D(other).clamped(to: box))
            let second = Rect3D(center: other, size: value)
            same(box.intersects(second), (box.intersection(second) != nil))
            #expect(!box.isNaN || !box.contains(box))
            #expect(!ray.isNaN || !ray.intersects(box))
            _ = ray.intersects(sphereOrigin: Point3D(value), sphereRadius: other.x)
            #expect(
                ray.direction.isNaN || abs(ray.direction.length - 1) < 1e-15 || ray.direction.isZero
            )
            _ = (Size3D(value).intersection(Size3D(other)), Size3D(value).union(Size3D(other)))
            _ = SphericalCoordinates3D(value).vector
        }
    }

    @Test(arguments: vectors.indices) func rotations(index: Int) {
        let value = Self.vectors[index]
        for other in Self.vectors {
            let rotation = Rotation3D(angle: .radians(other.x), axis: RotationAxis3D(value))
            let second = Rotation3D(forward: Vector3D(value), up: Vector3D(other))
            _ = (rotation.angle, rotation.axis, rotation.eulerAngles(order: .xyz))
            _ = rotation.swingTwist(twistAxis: RotationAxis3D(other))
            for path: Rotation3D.SlerpPath in [.shortest, .longest, .automatic] {
                _ = Rotation3D.slerp(from: rotation, to: second, t: other.y, along: path)
            }
            _ = Rotation3D.spline(
                leftEndpoint: rotation, from: second, to: rotation, rightEndpoint: second,
                t: other.z)
            _ = Vector3D(value).rotation(to: Vector3D(other))
            let length = second.quaternion.length
            #expect(length.isNaN || abs(length - 1) < 1e-12, "\(value) \(other)")
        }
    }

    @Test(arguments: vectors.indices) func transforms(index: Int) {
        let value = Self.vectors[index]
        for other in Self.vectors {
            let transform = AffineTransform3D(
                scale: Size3D(value), rotation: Rotation3D(forward: Vector3D(other)),
                translation: Vector3D(other))
            _ = (transform.scale, transform.rotation, transform.isRectilinear, transform.isUniform)
            let projective = ProjectiveTransform3D(transform)
            for inverse in [transform.inverse.map { $0.matrix4x4 }, projective.inverse?.matrix] {
                guard let inverse else { continue }
                let isFinite = (0..<4).allSatisfy { column in
                    (0..<4).allSatisfy { inverse[column, $0].isFinite }
                }
                holds(isFinite, "\(transform)")
            }
            _ = Rect3D(origin: value, size: other).applying(projective)
            _ = ScaledPose3D(transform: transform)
            _ = ProjectiveTransform3D(
                fovY: .radians(value.x), aspectRatio: value.y, nearZ: other.x, farZ: other.y)
            _ = transform.changeBasis(to: transform)
        }
    }
}
