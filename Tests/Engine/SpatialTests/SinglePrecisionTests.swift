import Expectations
import Foundation
import Spatial
import Testing

/// The types in single precision: the same as those in double precision, but for rounding.
@Suite struct SinglePrecisionTests {
    /// Numbers from -2 to 2, the same with each run.
    private struct Random {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 2_685_821_657_736_338_717 &+ 1 }

        mutating func number() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * 4 - 2
        }

        mutating func vector() -> Vector3D { Vector3D(x: number(), y: number(), z: number()) }

        mutating func rotation() -> Rotation3D {
            Rotation3D(angle: Angle2D(radians: number()), axis: RotationAxis3D(vector()))
        }

        mutating func affine() -> AffineTransform3D {
            AffineTransform3D(
                scale: Size3D(width: 1.5 + number() / 2, height: 1.5, depth: 2 + number() / 2),
                rotation: rotation(), translation: vector())
        }
    }

    private func expectNear(
        _ single: SIMD3<Float>, _ double: SIMD3<Double>,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let size = max(1, abs(double.x), abs(double.y), abs(double.z))
        for index in 0..<3 {
            #expect(
                abs(Double(single[index]) - double[index]) <= 2e-5 * size,
                "\(single) is not \(double)", sourceLocation: location)
        }
    }

    @Test func theyDoWhatThoseInDoublePrecisionDo() throws {
        for seed: UInt64 in 0..<200 {
            var random = Random(seed: seed)
            let (a, b) = (random.vector(), random.vector())
            let (p, q) = (Point3D(a), Point3D(b))
            let rotation = random.rotation()
            let map = random.affine()
            let (fa, fb) = (Vector3DFloat(a), Vector3DFloat(b))
            let (fp, fr, fm) = (
                Point3DFloat(p), Rotation3DFloat(rotation), AffineTransform3DFloat(map)
            )
            expectNear((fa + fb * 2).vector, (a + b * 2).vector)
            expectNear(fa.cross(fb).vector, a.cross(b).vector)
            expectNear(fa.normalized.vector, a.normalized.vector)
            expectNear(fp.rotated(by: fr).vector, p.rotated(by: rotation).vector)
            expectNear(fp.applying(fm).vector, p.applying(map).vector)
            expectNear((fm * fp).vector, (map * p).vector)
            let inverse = try #require(fm.inverse)
            expectNear(fp.applying(fm).applying(inverse).vector, p.vector)
            near(Double(fp.distance(to: Point3DFloat(q))), p.distance(to: q), within: 1e-5)
            let box = Rect3D(points: [p, q, Point3D(random.vector())])
            let turned = box.rotated(by: rotation)
            let single = Rect3DFloat(box).rotated(by: fr)
            expectNear(single.origin.vector, turned.origin.vector)
            expectNear(single.size.vector, turned.size.vector)
            let pose = Pose3D(position: p, rotation: rotation)
            expectNear(
                Point3DFloat(q).applying(Pose3DFloat(pose)).vector, q.applying(pose).vector)
            let other = random.rotation()
            let half = Rotation3D.slerp(from: rotation, to: other, t: 0.5)
            let singleHalf = Rotation3DFloat.slerp(from: fr, to: Rotation3DFloat(other), t: 0.5)
            holds(Rotation3D(singleHalf).isApproximatelyEqual(to: half, tolerance: 1e-5))
            let shear = AxisWithFactors.xAxis(yShearFactor: 0.5, zShearFactor: -1)
            expectNear(fa.sheared(shear).vector, a.sheared(shear).vector)
            expectNear(
                fp.applying(fm.flipped(along: .y)).vector, p.applying(map.flipped(along: .y)).vector
            )
        }
    }

    @Test func theyAreConvertedBothWays() {
        let point = Point3DFloat(x: 1, y: 2.5, z: -3)
        same(Point3DFloat(Point3D(point)), point)
        same(Point3D(point), Point3D(x: 1, y: 2.5, z: -3))
        same(Size3DFloat(Size3D(width: 1, height: 2, depth: 4)).depth, 4)
        same(Angle2D(Angle2DFloat(degrees: 90)).degrees.rounded(), 90)
        same(RotationAxis3DFloat(RotationAxis3D.y), .y)
        holds(Rotation3DFloat(Rotation3D.identity).isIdentity)
        same(AffineTransform3D(AffineTransform3DFloat()), AffineTransform3D())
        same(ProjectiveTransform3D(ProjectiveTransform3DFloat()), ProjectiveTransform3D())
        same(Pose3DFloat(Pose3D.identity), .identity)
        same(ScaledPose3DFloat(ScaledPose3D()), ScaledPose3DFloat())
        let ray = Ray3DFloat(
            origin: point, direction: Vector3DFloat(x: 0, y: 0, z: 2))
        same(Ray3DFloat(Ray3D(ray)), ray)
        let round = SphericalCoordinates3D(Point3D(x: 0, y: 0, z: 3))
        same(SphericalCoordinates3DFloat(round).radius, 3)
        same(Vector3D(simd_packed_double4(1, 2, 3, 4)), Vector3D(x: 1, y: 2, z: 3))
        same(Point3DFloat(simd_packed_float4(1, 2, 3, 4)), Point3DFloat(x: 1, y: 2, z: 3))
        same(simd_quatf(Rotation3D.identity), simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
    }

    @Test func roundingIsThatOfSinglePrecision() {
        // An odd number of half turns keeps its sign.
        near(Angle2DFloat(degrees: 540).normalized.degrees, 180, within: 1e-3)
        #expect(abs(Angle2DFloat(degrees: -540).normalized.degrees + 180) < 1e-3)
        // Lengths whose squares are too large or too small.
        same(Vector3DFloat(x: 3e30, y: 4e30, z: 0).length, 5e30)
        near(Vector3DFloat(x: 3e-30, y: 4e-30, z: 0).length, 5e-30, within: 1e-35)
        holds(
            Vector3DFloat(x: 3e30, y: 4e30, z: 0).normalized.isApproximatelyEqual(
                to: Vector3DFloat(x: 0.6, y: 0.8, z: 0)))
        // Opposite directions have a rotation between them, and singular maps no inverse.
        let back = Vector3DFloat.forward.rotation(to: -Vector3DFloat.forward)
        holds(Vector3DFloat.forward.rotated(by: back).isApproximatelyEqual(to: -.forward))
        same(AffineTransform3DFloat(scale: Size3DFloat(width: 1, height: 1, depth: 0)).inverse, nil)
        holds(
            Rotation3DFloat(forward: .up).isApproximatelyEqual(
                to: Rotation3DFloat(Rotation3D(forward: .up))))
    }

    @Test func theyAreCoded() throws {
        let box = Rect3DFloat(
            origin: Point3DFloat(x: 1, y: 2, z: 3), size: Size3DFloat(width: 4, height: 5, depth: 6)
        )
        let data = try JSONEncoder().encode(box)
        try same(JSONDecoder().decode(Rect3DFloat.self, from: data), box)
        try same(JSONDecoder().decode(Rect3D.self, from: data), Rect3D(box))
        try same(JSONDecoder().decode(Axis3D.self, from: JSONEncoder().encode(Axis3D.z)), .z)
    }
}
