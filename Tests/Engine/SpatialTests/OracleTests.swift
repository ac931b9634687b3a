import Expectations
import Spatial
import Testing

/// The module's numbers beside those of numpy and scipy.
@Suite struct OracleTests {
    @Test func rotations() throws {
        for one in try OracleCase.cases("axisAngle") {
            var given = Numbers(one.given)
            let rotation = Rotation3D(
                angle: .radians(given.number()), axis: RotationAxis3D(given.vector()))
            one.expect(rotation.numbers + given.point().rotated(by: rotation).numbers)
        }
        for one in try OracleCase.cases("product") {
            var given = Numbers(one.given)
            let (first, second) = (given.rotation(), given.rotation())
            one.expect((first * second).numbers)
            one.expect(second.rotated(by: first).numbers)
        }
        for one in try OracleCase.cases("angleAndAxis") {
            var given = Numbers(one.given)
            let rotation = given.rotation()
            one.expect([rotation.angle.radians] + rotation.axis.vector.numbers)
        }
        for one in try OracleCase.cases("between") {
            var given = Numbers(one.given)
            one.expect(Vector3D(given.vector()).rotation(to: Vector3D(given.vector())).numbers)
        }
        for one in try OracleCase.cases("lookAt") {
            var given = Numbers(one.given)
            let (position, target, up) = (given.point(), given.point(), Vector3D(given.vector()))
            one.expect(Rotation3D(position: position, target: target, up: up).numbers)
            one.expect(
                Pose3D(position: position, target: target, up: up).rotation.numbers)
            one.expect(Pose3D(forward: target - position, up: up).rotation.numbers)
        }
    }

    @Test func eulerAngles() throws {
        let orders: [(String, EulerAngles.Order)] = [("XYZ", .xyz), ("ZXY", .zxy)]
        for (name, order) in orders {
            for one in try OracleCase.cases("fromEuler\(name)") {
                var given = Numbers(one.given)
                let angles = EulerAngles(angles: given.vector(), order: order)
                one.expect(Rotation3D(eulerAngles: angles).numbers)
            }
            for one in try OracleCase.cases("toEuler\(name)") {
                var given = Numbers(one.given)
                let angles = given.rotation().eulerAngles(order: order)
                same(angles.order, order)
                one.expect(angles.angles.numbers)
            }
        }
    }

    @Test func swingAndTwist() throws {
        for one in try OracleCase.cases("swingTwist") {
            var given = Numbers(one.given)
            let (rotation, axis) = (given.rotation(), RotationAxis3D(given.vector()))
            let parts = rotation.swingTwist(twistAxis: axis)
            one.expect(parts.swing.numbers + parts.twist.numbers)
            one.expect(
                rotation.swing(twistAxis: axis).numbers + rotation.twist(twistAxis: axis).numbers)
        }
    }

    @Test func interpolation() throws {
        let paths: [(String, Rotation3D.SlerpPath)] = [
            ("Shortest", .shortest), ("Longest", .longest), ("Automatic", .automatic),
        ]
        for (name, path) in paths {
            for one in try OracleCase.cases("slerp\(name)") {
                var given = Numbers(one.given)
                let (from, to) = (given.rotation(), given.rotation())
                one.expect(
                    Rotation3D.slerp(from: from, to: to, t: given.number(), along: path).numbers)
            }
        }
        for one in try OracleCase.cases("part") {
            var given = Numbers(one.given)
            let rotation = Rotation3D(
                angle: .radians(given.number()), axis: RotationAxis3D(given.vector()))
            let part = given.number()
            one.expect((rotation * part).numbers)
            one.expect((part * rotation).numbers)
            one.expect(
                Rotation3D.slerp(from: .identity, to: rotation, t: part, along: .automatic).numbers)
        }
        for one in try OracleCase.cases("spline") {
            var given = Numbers(one.given)
            let keys = (0..<4).map { _ in given.rotation() }
            let result = Rotation3D.spline(
                leftEndpoint: keys[0], from: keys[1], to: keys[2], rightEndpoint: keys[3],
                t: given.number())
            one.expect(result.numbers)
        }
    }

    @Test func affineTransforms() throws {
        for one in try OracleCase.cases("affine") {
            var given = Numbers(one.given)
            let (first, second, point) = (given.affine(), given.affine(), given.point())
            let inverse = try #require(first.inverse)
            let vector = Vector3D(point).applying(first)
            one.expect(
                (first * second).numbers + inverse.numbers + point.applying(first).numbers
                    + vector.vector.numbers)
            #expect(point.applying(first).unapplying(first).distance(to: point) < 1e-11)
        }
        for one in try OracleCase.cases("changeBasis") {
            var given = Numbers(one.given)
            let (transform, basis) = (given.affine(), given.affine())
            one.expect(try #require(transform.changeBasis(to: basis)).numbers)
        }
        for one in try OracleCase.cases("scaleRotateMove") {
            var given = Numbers(one.given)
            let scale = Size3D(given.vector())
            let (rotation, move) = (given.rotation(), Vector3D(given.vector()))
            one.expect(
                AffineTransform3D(scale: scale, rotation: rotation, translation: move).numbers)
            one.expect(
                AffineTransform3D(scale: scale).rotated(by: rotation).translated(by: move).numbers)
        }
        for one in try OracleCase.cases("decompose") {
            var given = Numbers(one.given)
            let transform = given.affine()
            let scale = transform.scale
            let again = AffineTransform3D(
                scale: scale, rotation: try #require(transform.rotation),
                translation: transform.translation)
            let sign: Double = scale.width * scale.height * scale.depth < 0 ? -1 : 1
            one.expect(scale.vector.numbers.map(abs).sorted() + [sign] + again.numbers)
        }
        for one in try OracleCase.cases("shear") {
            var given = Numbers(one.given)
            let (axis, first, second) = (given.number(), given.number(), given.number())
            let shear: AxisWithFactors =
                axis == 0
                ? .xAxis(yShearFactor: first, zShearFactor: second)
                : axis == 1
                    ? .yAxis(xShearFactor: first, zShearFactor: second)
                    : .zAxis(xShearFactor: first, yShearFactor: second)
            let point = given.point()
            one.expect(point.applying(AffineTransform3D(shear: shear)).numbers)
            one.expect(Vector3D(point).sheared(shear).vector.numbers)
        }
    }

    @Test func projectiveTransforms() throws {
        for one in try OracleCase.cases("projective") {
            var given = Numbers(one.given)
            let (first, second, point) = (given.projective(), given.projective(), given.point())
            let inverse = try #require(first.inverse)
            one.expect(
                (first * second).matrix.numbers + inverse.matrix.numbers
                    + point.applying(first).numbers)
            #expect(point.applying(first).unapplying(first).distance(to: point) < 1e-9)
        }
        for one in try OracleCase.cases("perspective") {
            var given = Numbers(one.given)
            let transform = ProjectiveTransform3D(
                fovY: .radians(given.number()), aspectRatio: given.number(),
                nearZ: given.number(), farZ: given.number(), reverseZ: given.number() == 1)
            one.expect(transform.matrix.numbers)
        }
        for one in try OracleCase.cases("tangents") {
            var given = Numbers(one.given)
            let transform = ProjectiveTransform3D(
                leftTangent: given.number(), rightTangent: given.number(),
                topTangent: given.number(), bottomTangent: given.number(), nearZ: given.number(),
                farZ: given.number(), reverseZ: given.number() == 1)
            one.expect(transform.matrix.numbers)
        }
    }

    @Test func poses() throws {
        for one in try OracleCase.cases("pose") {
            var given = Numbers(one.given)
            let first = Pose3D(rotation: given.rotation()).translated(by: Vector3D(given.vector()))
            let second = Pose3D(rotation: given.rotation()).translated(by: Vector3D(given.vector()))
            let point = given.point()
            one.expect(
                (first * second).matrix.numbers + first.inverse.matrix.numbers
                    + point.applying(first).numbers + point.unapplying(first).numbers)
        }
        for one in try OracleCase.cases("scaledPose") {
            var given = Numbers(one.given)
            let (turn, place, scale) = (given.rotation(), given.point(), given.number())
            let first = ScaledPose3D(position: place, rotation: turn, scale: scale)
            let (turn2, place2, scale2) = (given.rotation(), given.point(), given.number())
            let second = ScaledPose3D(position: place2, rotation: turn2, scale: scale2)
            let point = given.point()
            one.expect(
                (first * second).matrix.numbers + first.inverse.matrix.numbers
                    + point.applying(first).numbers + point.unapplying(first).numbers)
            let again = try #require(ScaledPose3D(first.matrix))
            holds(again.isApproximatelyEqual(to: first, tolerance: 1e-12))
        }
    }

    @Test func boxesAndRays() throws {
        for one in try OracleCase.cases("boxes") {
            var given = Numbers(one.given)
            let (first, second) = (given.box(), given.box())
            let common = first.intersection(second)
            same(first.intersects(second), (common != nil))
            one.expect(
                [common == nil ? 0 : 1] + (common ?? .zero).numbers + first.union(second).numbers)
        }
        for one in try OracleCase.cases("rayBox") {
            var given = Numbers(one.given)
            let ray = Ray3D(origin: given.vector(), direction: given.vector())
            one.expect([ray.intersects(given.box()) ? 1 : 0])
        }
        for one in try OracleCase.cases("rayBall") {
            var given = Numbers(one.given)
            let ray = Ray3D(origin: given.vector(), direction: given.vector())
            let meets = ray.intersects(sphereOrigin: given.point(), sphereRadius: given.number())
            one.expect([meets ? 1 : 0])
        }
        for one in try OracleCase.cases("boxBounds") {
            var given = Numbers(one.given)
            let transform = given.affine()
            let box = given.box()
            one.expect(box.applying(transform).numbers)
            one.expect(box.applying(ProjectiveTransform3D(transform)).numbers)
        }
    }

    @Test func sphericalCoordinates() throws {
        for one in try OracleCase.cases("spherical") {
            var given = Numbers(one.given)
            let point = given.point()
            let spherical = SphericalCoordinates3D(point)
            one.expect(spherical.vector.numbers)
            #expect(Point3D(spherical).distance(to: point) < 1e-13)
        }
    }
}
