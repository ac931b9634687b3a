import Expectations
import Spatial
import Testing

@Suite struct RotationTests {
    let quarter = Rotation3D(angle: .degrees(90), axis: .y)

    /// Apple: "multiplying an angle of 90° by `0.5`, returns an angle of 45°".
    @Test func aPartOfARotation() {
        near((quarter * 0.5).angle.degrees, 45, within: 1e-13)
        same((quarter * 0.5).axis.vector.y, 1)
        // Apple: "This function returns the longest path where the angle is greater than 180°".
        let long = Rotation3D(angle: .degrees(270), axis: .y)
        near((0.5 * long).angle.degrees, 135, within: 1e-13)
    }

    /// Apple: "`+z` is forward", with an up vector of (0, 1, 0).
    @Test func forwardIsPositiveZ() {
        holds(Rotation3D(forward: .forward).isIdentity)
        let pose = Pose3D(position: Point3D(x: 1), target: Point3D(x: 2))
        holds(Vector3D.forward.applying(pose).isApproximatelyEqual(to: .right))
        holds(Vector3D.up.applying(pose).isApproximatelyEqual(to: .up))
        holds(Vector3D.right.applying(pose).isApproximatelyEqual(to: -Vector3D.forward))
    }

    @Test func aLookWithoutASide() {
        for forward in [Vector3D.up, -Vector3D.up] {
            let rotation = Rotation3D(forward: forward)
            holds(Vector3D.forward.rotated(by: rotation).isApproximatelyEqual(to: forward))
        }
        holds(Rotation3D(forward: .zero).isIdentity)
        holds(Rotation3D(position: Point3D(x: 1), target: Point3D(x: 1)).isIdentity)
        let back = Rotation3D(forward: -Vector3D.forward, up: .zero)
        holds(Vector3D.forward.rotated(by: back).isApproximatelyEqual(to: -Vector3D.forward))
    }

    @Test func anglesCountUpToAWholeTurn() {
        let rotation = Rotation3D(angle: .degrees(270), axis: .z)
        #expect(abs(rotation.angle.degrees - 270) < 1e-12 && rotation.axis == .z)
        let other = Rotation3D(angle: .degrees(-90), axis: .z)
        #expect(rotation != other && rotation.isApproximatelyEqual(to: other))
        same(other.axis.vector, -RotationAxis3D.z.vector)
    }

    @Test func anAxisNeedNotHaveALength() {
        let long = Rotation3D(angle: .degrees(90), axis: RotationAxis3D(x: 0, y: 5, z: 0))
        same(long, quarter)
        holds(Rotation3D(angle: .degrees(90), axis: .zero).isIdentity)
        let tiny = Rotation3D(angle: .degrees(90), axis: RotationAxis3D(x: 0, y: 1e-300, z: 0))
        same(tiny, quarter)
        let huge = Rotation3D(angle: .degrees(90), axis: RotationAxis3D(x: 0, y: 1e300, z: 0))
        same(huge, quarter)
    }

    @Test func angleAndAxisCanBeSet() {
        var rotation = quarter
        rotation.angle = .degrees(30)
        rotation.axis = .x
        holds(rotation.isApproximatelyEqual(to: Rotation3D(angle: .degrees(30), axis: .x)))
        #expect(Rotation3D().axis.isZero && Rotation3D().angle == .zero)
    }

    @Test func theProductTurnsTheRightOneFirst() {
        let (turn, roll) = (quarter, Rotation3D(angle: .degrees(90), axis: .z))
        let vector = Vector3D.right.rotated(by: roll * turn)
        holds(vector.isApproximatelyEqual(to: Vector3D.right.rotated(by: turn).rotated(by: roll)))
        same(roll * turn, turn.rotated(by: roll))
        var product = roll
        product *= turn
        same(product, roll * turn)
        holds((quarter * quarter.inverse).isApproximatelyEqual(to: .identity))
        holds((quarter * Vector3D.right).isApproximatelyEqual(to: -Vector3D.forward))
    }

    @Test func interpolationReachesItsEnds() {
        let to = Rotation3D(angle: .degrees(200), axis: .xyz)
        for path: Rotation3D.SlerpPath in [.shortest, .longest, .automatic] {
            same(Rotation3D.slerp(from: quarter, to: to, t: 0, along: path), quarter)
            same(Rotation3D.slerp(from: quarter, to: to, t: 1, along: path), to)
        }
        holds(
            Rotation3D.slerp(from: quarter, to: quarter, t: 0.3).isApproximatelyEqual(to: quarter))
        let whole = Rotation3D.slerp(from: quarter, to: quarter, t: 0.5, along: .longest)
        near((whole * quarter.inverse).angle.degrees, 180, within: 1e-10)
    }

    /// Apple: "For angular separations that are less than or equal to 180°, … along the shortest arc …, otherwise
    /// along the longest arc."
    @Test func theAutomaticPathTakesAnglesAsTheyAre() {
        for degrees in [170.0, 190.0] {
            let to = Rotation3D(angle: .degrees(degrees), axis: .z)
            let half = Rotation3D.slerp(from: .identity, to: to, t: 0.5, along: .automatic)
            #expect(abs(half.angle.degrees - degrees / 2) < 1e-12)
            let short = Rotation3D.slerp(from: .identity, to: to, t: 0.5)
            #expect(short.angle.degrees < 86)
        }
    }

    @Test func aSplineIsSmoothWherePairsMeet() {
        let keys = [10.0, 50, 70, 130, 140].enumerated().map {
            Rotation3D(angle: .degrees($1), axis: RotationAxis3D(x: 1, y: Double($0), z: 2))
        }
        func at(_ index: Int, _ t: Double) -> Rotation3D {
            .spline(
                leftEndpoint: keys[index - 1], from: keys[index], to: keys[index + 1],
                rightEndpoint: keys[index + 2], t: t)
        }
        holds(at(1, 0).isApproximatelyEqual(to: keys[1], tolerance: 1e-14))
        holds(at(1, 1).isApproximatelyEqual(to: at(2, 0), tolerance: 1e-14))
        // The speeds on both sides of the third key.
        let step = 1e-5
        let before = at(1, 1 - step).inverse * at(1, 1)
        let after = at(2, 0).inverse * at(2, step)
        holds(Vector3D(before.axis).isApproximatelyEqual(to: Vector3D(after.axis), tolerance: 1e-3))
        near(before.angle.radians / after.angle.radians, 1, within: 1e-3)
    }

    @Test func aSplineOfEvenStepsIsEven() {
        // Steps of 100 degrees: the last key is on the other side of the sphere of quaternions.
        let keys = [-100.0, 0, 100, 200].map { Rotation3D(angle: .degrees($0), axis: .z) }
        for t in [0.25, 0.5, 0.9] {
            let result = Rotation3D.spline(
                leftEndpoint: keys[0], from: keys[1], to: keys[2], rightEndpoint: keys[3], t: t)
            #expect(abs(result.angle.degrees - 100 * t) < 1e-12)
        }
    }

    @Test func swingAndTwistAtTheirEdges() {
        let flip = Rotation3D(angle: .degrees(180), axis: .x)
        holds(flip.swingTwist(twistAxis: .y).twist.isIdentity)
        same(flip.swingTwist(twistAxis: .y).swing, flip)
        holds(flip.twist(twistAxis: .x).isApproximatelyEqual(to: flip))
        #expect(
            quarter.twist(twistAxis: .zero).isIdentity && quarter.swing(twistAxis: .zero) == quarter
        )
        holds(quarter.swing(twistAxis: .y).isApproximatelyEqual(to: .identity))
    }

    @Test func eulerAnglesWithTheMiddleOneAtNinetyDegrees() {
        for order: EulerAngles.Order in [.xyz, .zxy] {
            for middle in [90.0, -90.0] {
                let angles = EulerAngles(
                    x: .degrees(order == .xyz ? 20 : middle),
                    y: .degrees(order == .xyz ? middle : 35),
                    z: .degrees(50), order: order)
                let rotation = Rotation3D(eulerAngles: angles)
                let found = rotation.eulerAngles(order: order)
                same((order == .xyz ? found.angles.z : found.angles.y), 0)
                holds(
                    Rotation3D(eulerAngles: found).isApproximatelyEqual(
                        to: rotation, tolerance: 1e-14))
            }
        }
        holds(Rotation3D(eulerAngles: EulerAngles()).isIdentity)
    }

    @Test func oppositeVectorsTurnByHalfATurn() {
        for vector in [Vector3D.up, Vector3D(x: 3, y: -4, z: 12), Vector3D(x: 1e200, y: 1, z: 0)] {
            let rotation = vector.rotation(to: -vector)
            near(rotation.angle.degrees, 180, within: 1e-6)
            #expect(
                abs(
                    rotation.axis.vector.x * vector.normalized.x + rotation.axis.vector.y
                        * vector.normalized.y + rotation.axis.vector.z * vector.normalized.z) < 1e-9
            )
        }
        holds(Vector3D.up.rotation(to: .zero).isIdentity)
    }

    @Test func quaternionsCanBePassedOn() {
        let quaternion = simd_quatd(angle: 1, axis: SIMD3(0, 1, 0))
        same(Rotation3D(quaternion).quaternion, quaternion)
        #expect(quaternion.angle == 1 && quaternion.axis == SIMD3(0, 1, 0))
        holds((quaternion * quaternion.inverse).isClose(to: simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)))
        let single = simd_quatf(Rotation3D(quaternion))
        near(single.angle, 1, within: 1e-6)
        holds(Rotation3D(single).isApproximatelyEqual(to: Rotation3D(quaternion), tolerance: 1e-7))
        same(single.act(SIMD3(0, 1, 0)), SIMD3(0, 1, 0))
        holds((quaternion * 2).normalized.isClose(to: quaternion))
    }
}

extension simd_quatd {
    fileprivate func isClose(to other: simd_quatd) -> Bool { (self - other).length < 1e-15 }
}
