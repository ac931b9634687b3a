import Expectations
import QuadrantGeometry
import Spatial
import Testing

@Suite struct PrimitiveTests {
    let point = Point3D(x: 1, y: 2, z: 3)
    let vector = Vector3D(x: 10, y: 20, z: 30)
    let size = Size3D(width: 100, height: 200, depth: 300)

    @Test func pointsAndVectorsAdd() {
        same(point + vector, Point3D(x: 11, y: 22, z: 33))
        same(vector + point, Point3D(x: 11, y: 22, z: 33))
        same(point - vector, Point3D(x: -9, y: -18, z: -27))
        same(vector - point, Point3D(x: 9, y: 18, z: 27))
        same(Point3D(x: 5) - point, Vector3D(x: 4, y: -2, z: -3))
        same(point + size, size + point)
        same(size - point, Point3D(x: 99, y: 198, z: 297))
        same(point - size, -(size - point))
        #expect(point * 2 == 2 * point && point * 2 / 2 == point)
        var moved = point
        moved += vector
        moved += size
        moved -= vector
        moved *= 2
        moved /= 2
        moved -= size
        same(moved, point)
    }

    @Test func vectorsAndSizesAdd() {
        same(vector + size, Size3D(width: 110, height: 220, depth: 330))
        same(size + vector, vector + size)
        same(size - vector, Size3D(width: 90, height: 180, depth: 270))
        same(vector - size, -(size - vector))
        #expect(vector - vector == .zero && vector + -vector == .zero)
        #expect(2 * vector == vector * 2 && vector * 2 / 2 == vector)
        #expect(2 * size == size + size && size * 2 / 2 == size)
        var grown = size
        grown += vector
        grown -= vector
        grown += size
        grown /= 2
        grown *= 3
        grown -= size
        same(grown, size * 2)
    }

    @Test func conversionsKeepTheElements() {
        same(Vector3D(point).vector, Size3D(point).vector)
        same(Point3D(Vector3D(Size3D(point))), point)
        #expect(Point3D(size).x == 100 && Size3D(vector).depth == 30)
        same(Point3D(SIMD3<Float>(1, 2, 3)), point)
        same(Vector3D(x: Float(10), y: 20, z: 30), vector)
        same(Size3D(width: Float(1), height: 1, depth: 1), .one)
        same(Vector3D(RotationAxis3D.y), .up)
        same(Point3D(vector: [1, 2, 3]), point)
    }

    @Test func productsOfVectors() {
        let (a, b) = (Vector3D(x: 3, y: -4, z: 12), Vector3D(x: -2, y: 5, z: 1))
        #expect(a.length == 13 && a.lengthSquared == 169)
        same(a.dot(b), -14)
        near(Vector3D(x: 3e200, y: -4e200).length / 5e200, 1, within: 1e-15)
        let small = Vector3D(x: 3e-200, y: 4e-200).normalized
        holds(small.isApproximatelyEqual(to: Vector3D(x: 0.6, y: 0.8), tolerance: 1e-15))
        same(Vector3D.right.cross(.up), .forward)
        same(a.cross(b), Vector3D(x: -64, y: -27, z: 7))
        same(a.normalized, a / 13)
        same(a.projected(.up * 5), Vector3D(x: 0, y: -4, z: 0))
        same(a.reflected(.up), Vector3D(x: 3, y: 4, z: 12))
        holds(
            Vector3D.right.rotation(to: .up).isApproximatelyEqual(
                to: Rotation3D(angle: .degrees(90), axis: .z)))
        same(point.distance(to: Point3D(x: 4, y: 6, z: 15)), 13)
    }

    @Test func stepsBetweenVectors() {
        let part = Vector3D(x: 0, y: 0.5, z: 1)
        same(Vector3D.lerp(from: .zero, to: vector, t: part), Vector3D(x: 0, y: 10, z: 30))
        same(
            Vector3D.smoothstep(edge0: .zero, edge1: vector, x: Vector3D(x: -1, y: 5, z: 99)),
            Vector3D(x: 0, y: 0.15625, z: 1))
        same(Vector3D.smoothstep(edge0: .zero, edge1: .zero, x: .zero), Vector3D(x: 1, y: 1, z: 1))
    }

    @Test func scalesAreAboutTheOrigin() {
        same(vector.scaledBy(y: 2), Vector3D(x: 10, y: 40, z: 30))
        same(vector.scaled(by: Size3D(width: 1, height: 2, depth: 3)).z, 90)
        same(size.uniformlyScaled(by: 0.5).width, 50)
        var rect = Rect3D(origin: point, size: Size3D.one)
        rect.scaleBy(x: 2)
        same(
            rect,
            Rect3D(
                origin: Point3D(x: 2, y: 2, z: 3), size: Size3D(width: 2, height: 1, depth: 1)))
    }

    @Test func sizesAreVolumesAtTheOrigin() {
        #expect(size.contains(size) && size.contains(.one) && !Size3D.one.contains(size))
        holds(size.contains(point: Point3D(x: 100, y: 0, z: 300)))
        fails(size.contains(point: Point3D(x: 101, y: 0, z: 0)))
        fails(size.contains(point: Point3D(x: -1, y: 0, z: 0)))
        #expect(size.contains(anyOf: [Point3D(x: -1), point]) && !size.contains(anyOf: []))
        let other = Size3D(width: 500, height: 1, depth: 1)
        same(size.intersection(other), Size3D(width: 100, height: 1, depth: 1))
        same(size.union(other), Size3D(width: 500, height: 200, depth: 300))
        #expect(size.intersection(-other) == nil && !(-size).contains(-size))
        var common = size
        common.formIntersection(-other)
        same(common, .zero)
    }

    @Test func whatIsFinite() {
        #expect(point.isFinite && !Point3D.infinity.isFinite && !Point3D.infinity.isNaN)
        #expect(Vector3D(x: .nan).isNaN && !Vector3D(x: .nan).isFinite)
        #expect(Size3D.zero.isZero && Rect3D.zero.isZero && Ray3D.zero.isZero && !size.isZero)
        #expect(!Rect3D.infinity.isFinite && !Ray3D.infinity.isFinite)
    }

    @Test func pointsAreClampedToBoxes() {
        let box = Rect3D(origin: Point3D.zero, size: Size3D(width: 4, height: -4, depth: 0))
        same(point.clamped(to: box), Point3D(x: 1, y: 0, z: 0))
        var far = Point3D(x: 9, y: -9, z: -9)
        far.clamp(to: box)
        same(far, Point3D(x: 4, y: -4, z: 0))
    }

    @Test func valuesAreAnimated() {
        var moved = point
        moved.animatableData = moved.animatableData.interpolated(
            towards: Point3D(x: 3, y: 2, z: 1).animatableData, amount: 0.5)
        same(moved, Point3D(x: 2, y: 2, z: 2))
        same(size.interpolated(towards: .zero, amount: 0.25), size * 0.75)
        var angle = Angle2D.radians(1)
        angle.animatableData = 2
        same(angle, .radians(2))
        var rect = Rect3D.zero
        rect.animatableData = Rect3D(origin: point, size: size).animatableData
        same(rect, Rect3D(origin: point, size: size))
    }

    @Test func descriptionsNameTheValues() {
        same("\(point)", "(x: 1.0, y: 2.0, z: 3.0)")
        same("\(size)", "(width: 100.0, height: 200.0, depth: 300.0)")
        same(
            "\(Rect3D(origin: point, size: size))",
            "(origin: (x: 1.0, y: 2.0, z: 3.0), size: (width: 100.0, height: 200.0, depth: 300.0))")
        same("\(EulerAngles.Order.zxy)", "zxy")
        same(
            "\(AffineTransform3D(translation: vector))",
            "(rows: (1.0, 0.0, 0.0, 10.0), (0.0, 1.0, 0.0, 20.0), (0.0, 0.0, 1.0, 30.0))")
    }
}
