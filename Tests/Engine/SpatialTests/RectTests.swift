import Expectations
import Spatial
import Testing

@Suite struct RectTests {
    let box = Rect3D(
        origin: Point3D(x: 1, y: 2, z: 3), size: Size3D(width: 10, height: 20, depth: 30))

    /// Apple: "`points[0]` equals `rect.origin`, and `points[6]` is at `rect.origin` offset by `rect.size`", with
    /// a drawing of the others.
    @Test func cornersGoRoundFromTheOrigin() {
        let corners = box.cornerPoints.map { [$0.x, $0.y, $0.z] }
        same(
            corners,
            [
                [1, 2, 3], [1, 22, 3], [11, 22, 3], [11, 2, 3], [1, 2, 33], [1, 22, 33],
                [11, 22, 33], [11, 2, 33],
            ])
    }

    @Test func initializersAgree() {
        let center = Point3D(x: 6, y: 12, z: 18)
        #expect(box.center == center && Rect3D(center: center, size: box.size) == box)
        same(Rect3D(origin: Vector3D(box.origin), size: Vector3D(box.size)), box)
        same(Rect3D(center: Vector3D(center), size: Vector3D(box.size)), box)
        same(Rect3D(origin: SIMD3<Float>(1, 2, 3), size: SIMD3<Float>(10, 20, 30)), box)
        same(Rect3D(center: center.vector, size: box.size.vector), box)
        same(Rect3D(points: box.cornerPoints), box)
        same(Rect3D(points: []), .zero)
    }

    /// Apple: "two or three of the dimensions are zero".
    @Test func aPlaneIsNotEmpty() {
        fails(box.isEmpty)
        fails(Rect3D(origin: box.origin, size: Size3D(width: 1, height: 1)).isEmpty)
        holds(Rect3D(origin: box.origin, size: Size3D(width: 1)).isEmpty)
        holds(Rect3D.zero.isEmpty)
    }

    @Test func negativeDimensionsAreTheSameBox() {
        let other = Rect3D(
            origin: Point3D(x: 11, y: 22, z: 3), size: Size3D(width: -10, height: -20, depth: 30))
        same(other.standardized, box)
        #expect(other.min == box.min && other.max == box.max && other.center == box.center)
        #expect(other.contains(box) && box.contains(other))
        #expect(other.intersection(box) == box && other.union(box) == box)
        same(Rect3D(points: other.cornerPoints), box)
    }

    @Test func boxesThatTouchIntersect() {
        let neighbour = box.translated(by: Vector3D(x: 10))
        same(
            box.intersection(neighbour),
            Rect3D(
                origin: Point3D(x: 11, y: 2, z: 3),
                size: Size3D(width: 0, height: 20, depth: 30)))
        fails(box.intersects(box.translated(by: Vector3D(x: 10.001))))
        let plane = Rect3D(origin: box.origin, size: Size3D(width: 5, height: 5))
        #expect(plane.intersection(plane) == plane && box.contains(plane))
    }

    @Test func containment() {
        #expect(box.contains(box) && box.contains(point: box.min) && box.contains(point: box.max))
        #expect(!box.contains(point: .zero) && !box.contains(point: Point3D(x: .nan, y: 3, z: 4)))
        holds(box.contains(anyOf: [.zero, box.center]))
        fails(box.contains(box.translated(by: Vector3D(z: 1))))
        var common = box
        common.formIntersection(box.translated(by: Vector3D(z: 100)))
        same(common, .zero)
        common.formUnion(box)
        #expect(common.min == .zero && common.max == box.max)
    }

    /// Apple: "rounds the rectangle's origin downward and its size upward to the nearest whole integers, such that
    /// the result contains the original rectangle."
    @Test func integralContainsTheBox() {
        let odd = Rect3D(
            origin: Point3D(x: 0.5, y: -0.5, z: 1), size: Size3D(width: 1, height: 1.25, depth: 2))
        same(
            odd.integral,
            Rect3D(
                origin: Point3D(x: 0, y: -1, z: 1), size: Size3D(width: 2, height: 2, depth: 2)))
    }

    @Test func insetsKeepTheCentre() {
        let inner = box.inset(by: Size3D(width: 1, height: 2, depth: -3))
        same(inner.center, box.center)
        same(inner.size, Size3D(width: 8, height: 16, depth: 36))
        var deep = box
        deep.formInset(by: Size3D(width: 6, height: 0, depth: 15))
        #expect(deep.center == box.center && deep.size == Size3D(width: 0, height: 20, depth: 0))
    }

    /// Apple: "The pose's rotation angle must be zero, otherwise this function returns `self`."
    @Test func posesThatTurnLeaveABoxAlone() {
        let move = Pose3D(position: Point3D(x: 1, y: 1, z: 1), rotation: .identity)
        same(box.applying(move).origin, Point3D(x: 2, y: 3, z: 4))
        same(box.applying(move).unapplying(move), box)
        let turn = Pose3D(rotation: Rotation3D(angle: .degrees(90), axis: .z))
        #expect(box.applying(turn) == box && box.unapplying(turn) == box && turn * box == box)
        let scale = ScaledPose3D(position: Point3D(x: 1), rotation: .identity, scale: 2)
        same(box.applying(scale).size, box.size * 2)
        same(box.applying(scale).origin, Point3D(x: 3, y: 4, z: 6))
        same(box.applying(scale).unapplying(scale), box)
    }

    @Test func aTurnedBoxIsItsBounds() {
        let turned = box.rotated(by: Rotation3D(angle: .degrees(90), axis: .z), around: box.center)
        let wanted = Rect3D(center: box.center, size: Size3D(width: 20, height: 10, depth: 30))
        holds(turned.isApproximatelyEqual(to: wanted, tolerance: 1e-12))
        let aboutOrigin = box.rotated(by: Rotation3D(angle: .degrees(180), axis: .z))
        #expect(aboutOrigin.max.distance(to: Point3D(x: -1, y: -2, z: 33)) < 1e-12)
    }

    /// Apple, of shears: "this function returns the smallest rectangle that contains the transformed corner points".
    @Test func aShearedBoxIsItsBounds() {
        let sheared = Rect3D(origin: Point3D.zero, size: Size3D.one).sheared(
            .xAxis(yShearFactor: 2, zShearFactor: -1))
        same(sheared, Rect3D(origin: Point3D(x: -1), size: Size3D(width: 4, height: 1, depth: 1)))
    }

    @Test func raysMeetBoxes() {
        let ray = Ray3D(origin: Point3D(x: 5, y: 5, z: -10), direction: Vector3D(z: 7))
        same(ray.direction, .forward)
        #expect(ray.intersects(box) && !ray.intersects(box.translated(by: Vector3D(z: -99))))
        fails(Ray3D(origin: ray.origin, direction: -Vector3D.forward).intersects(box))
        // Along a face, and from within.
        holds(Ray3D(origin: Point3D(x: 1, y: 2, z: 0), direction: .forward).intersects(box))
        holds(Ray3D(origin: box.center, direction: .zero).intersects(box))
        fails(Ray3D(origin: .zero, direction: .zero).intersects(box))
        holds(ray.intersects(sphereOrigin: Point3D(x: 6, y: 5, z: 0), sphereRadius: 1))
        fails(ray.intersects(sphereOrigin: Point3D(x: 7, y: 5, z: 0), sphereRadius: 1))
        fails(ray.intersects(sphereOrigin: Point3D(x: 5, y: 5, z: -20), sphereRadius: 9))
        fails(ray.intersects(sphereOrigin: ray.origin, sphereRadius: -1))
    }

    /// Apple: "A ray with a direction that's rotated by the specified rotation."
    @Test func aRayTurnsInItsOrigin() {
        let ray = Ray3D(origin: Point3D(x: 1), direction: .right)
        let turn = Rotation3D(angle: .degrees(90), axis: .z)
        same(ray.rotated(by: turn).origin, ray.origin)
        holds(ray.rotated(by: turn).direction.isApproximatelyEqual(to: .up))
        let around = ray.rotated(by: turn, around: Point3D(x: 0, y: 1))
        #expect(around.origin.distance(to: Point3D(x: 1, y: 2)) < 1e-15)
        same(ray.translated(by: .up).origin, Point3D(x: 1, y: 1))
    }

    @Test func aRayFollowsAPerspective() {
        let transform = ProjectiveTransform3D(
            fovY: .degrees(70), aspectRatio: 1.5, nearZ: 0.1, farZ: 100)
        let ray = Ray3D(origin: Point3D(x: 1, y: 2, z: -5), direction: Vector3D(x: 1, y: -1, z: -2))
        let image = ray.applying(transform)
        let later = (ray.origin + ray.direction * 3).applying(transform)
        same(image.origin, ray.origin.applying(transform))
        #expect((later - image.origin).cross(image.direction).length < 1e-14)
        #expect((later - image.origin).dot(image.direction) > 0)
    }
}
