import Expectations
import Spatial
import Testing

@Suite struct TransformTests {
    let turn = Rotation3D(angle: .degrees(30), axis: .z)
    let point = Point3D(x: 1, y: 2, z: 3)

    @Test func whatIsCalledComesAfterwards() {
        let transform = AffineTransform3D(scale: Size3D(width: 2, height: 3, depth: 4))
            .rotated(by: turn).translated(by: Vector3D(x: 5, y: 6, z: 7))
        let step = Point3D(point.vector * SIMD3(2, 3, 4)).rotated(by: turn)
            .translated(by: Vector3D(x: 5, y: 6, z: 7))
        #expect(point.applying(transform).distance(to: step) < 1e-14)
        holds(
            transform.isApproximatelyEqual(
                to: AffineTransform3D(
                    scale: Size3D(width: 2, height: 3, depth: 4), rotation: turn,
                    translation: Vector3D(x: 5, y: 6, z: 7))))
        let projective = ProjectiveTransform3D(scale: Size3D(width: 2, height: 3, depth: 4))
            .rotated(by: turn).translated(by: Vector3D(x: 5, y: 6, z: 7))
        holds(projective.isApproximatelyEqual(to: ProjectiveTransform3D(transform)))
    }

    /// Apple: "This function performs the matrix multiplication `self * t2`."
    @Test func concatenatingDoesTheOtherFirst() {
        let (move, scale) = (
            AffineTransform3D(translation: .right), AffineTransform3D(scale: .one * 2)
        )
        same(Point3D.zero.applying(scale.concatenating(move)), Point3D(x: 2))
        same(Point3D.zero.applying(move * scale), Point3D(x: 1))
        var product = scale
        product *= move
        same(product, scale * move)
        var projective = ProjectiveTransform3D(scale)
        projective *= ProjectiveTransform3D(move)
        same(projective, ProjectiveTransform3D(scale * move))
        let pose = Pose3D(position: Point3D(x: 1), rotation: turn)
        #expect(
            point.applying(pose.concatenating(pose)).distance(to: pose * (pose * point)) < 1e-14)
    }

    /// Apple: "returns `nil` if the underlying matrix isn't invertible."
    @Test func flattenedSpaceHasNoInverse() {
        let flat = AffineTransform3D(scale: Size3D(width: 1, height: 0, depth: 1))
        #expect(flat.inverse == nil && !flat.isInvertible)
        same(ProjectiveTransform3D(flat).inverse, nil)
        // 0 but for rounding.
        let rounded = AffineTransform3D(
            simd_double4x3(SIMD3(0.1, 0.4, 0.7), SIMD3(0.2, 0.5, 0.8), SIMD3(0.3, 0.6, 0.9), .zero))
        #expect(rounded.inverse == nil && ProjectiveTransform3D(rounded).inverse == nil)
        let perspective = ProjectiveTransform3D(
            simd_double4x4(
                SIMD4(0.1, 0.4, 0.7, 0.2), SIMD4(0.2, 0.5, 0.8, 0.4), SIMD4(0.3, 0.6, 0.9, 0.6),
                SIMD4(0.1, 0.7, -0.3, 1)))
        #expect(perspective.inverse == nil && perspective.matrix.determinant != 0)
        holds(perspective.matrix.inverse[0, 0].isNaN)
        same(point.unapplying(flat), point)
        same(
            Rect3D(center: point, size: .one).unapplying(ProjectiveTransform3D(flat)).center, point)
        same(AffineTransform3D(translation: Vector3D(x: .nan)).inverse, nil)
        same(AffineTransform3D(scale: .infinity).inverse, nil)
        same(flat.changeBasis(to: flat), nil)
    }

    @Test func smallAndLargeScalesHaveInverses() throws {
        for scale in [1e-100, 1e-8, 1e8, 1e100] {
            let transform = AffineTransform3D(scale: .one * scale, rotation: turn)
            let inverse = try #require(transform.inverse, "\(scale)")
            holds((inverse * transform).isApproximatelyEqual(to: .identity, tolerance: 1e-14))
        }
        for scale in [2.0, 3, 0.1] {
            let inverse = AffineTransform3D(scale: .one * scale, translation: .right).inverse
            same(inverse?.scale, .one / scale, "exactly")
        }
        let thin = AffineTransform3D(scale: Size3D(width: 1e-9, height: 1, depth: 1e9))
        #expect(thin.isInvertible && ProjectiveTransform3D(thin).isInvertible)
        let sheared = AffineTransform3D(shear: .xAxis(yShearFactor: 1e9, zShearFactor: 1e9))
        holds(sheared.isInvertible)
    }

    @Test func rotationsAreFoundOnlyWhereThereAreAny() {
        same(AffineTransform3D(shear: .xAxis(yShearFactor: 1, zShearFactor: 0)).rotation, nil)
        same(AffineTransform3D(scale: Size3D(width: 1, height: 0, depth: 1)).rotation, nil)
        same(AffineTransform3D(scale: Size3D(width: .nan, height: 1, depth: 1)).rotation, nil)
        #expect(AffineTransform3D().rotation == .identity && AffineTransform3D().scale == .one)
        same(ProjectiveTransform3D(rotation: turn).rotation?.isApproximatelyEqual(to: turn), true)
        same(
            Pose3D(transform: AffineTransform3D(shear: .yAxis(xShearFactor: 1, zShearFactor: 0))),
            nil)
    }

    /// Apple: "doesn't have uniform scale, the function returns `nil`."
    @Test func aScaledPoseNeedsOneScale() {
        let scale = Size3D(width: 2, height: 2, depth: 3)
        same(ScaledPose3D(transform: AffineTransform3D(scale: scale)), nil)
        same(Pose3D(transform: AffineTransform3D(scale: scale)), .identity)
        same(ScaledPose3D(transform: AffineTransform3D().flipped(along: .x)), nil)
        let pose = ScaledPose3D(transform: AffineTransform3D(scale: .one * 2, rotation: turn))
        same(pose?.isApproximatelyEqual(to: ScaledPose3D(rotation: turn, scale: 2)), true)
        let single = simd_float4x4(ScaledPose3D(position: point, rotation: turn, scale: 2).matrix)
        near((ScaledPose3D(single)?.scale ?? 0), 2, within: 1e-6)
    }

    /// A map along x, in a room turned by a quarter: in the coordinates of the room it goes along y.
    @Test func theSameMapInAnotherBasis() {
        let room = AffineTransform3D(rotation: Rotation3D(angle: .degrees(-90), axis: .z))
        let move = AffineTransform3D(translation: .right)
        let inRoom = AffineTransform3D(translation: .up)
        same(move.changeBasis(to: room)?.isApproximatelyEqual(to: inRoom), true)
        let back = inRoom.changeBasis(from: room, to: .identity)
        same(back?.isApproximatelyEqual(to: move), true)
        same(move.changeBasis(from: room, to: room)?.isApproximatelyEqual(to: move), true)
    }

    @Test func flips() {
        let flipped = AffineTransform3D(translation: .right).flipped(along: .x)
        same(point.applying(flipped), Point3D(x: -2, y: 2, z: 3))
        var twice = flipped
        twice.flip(along: .x)
        same(twice, AffineTransform3D(translation: .right))
        let pose = Pose3D(position: point, rotation: turn).flipped(along: .x)
        same(pose.position, Point3D(x: -1, y: 2, z: 3))
        holds(pose.rotation.isApproximatelyEqual(to: turn.inverse))
        let along = Pose3D(rotation: turn).flipped(along: .z)
        same(along.rotation, turn)
        // What a flipped pose does is what is seen in the mirror.
        let mirror = AffineTransform3D().flipped(along: .y)
        let seen =
            mirror * AffineTransform3D(pose: Pose3D(position: point, rotation: turn)) * mirror
        let other = AffineTransform3D(
            pose: Pose3D(position: point, rotation: turn).flipped(along: .y))
        holds(seen.isApproximatelyEqual(to: other, tolerance: 1e-15))
        same(ScaledPose3D(rotation: turn, scale: 3).flipped(along: .x).scale, 3)
    }

    /// Apple: "If you specify `overDimensions` with zero or one dimension, the function returns the same result as"
    /// `isRectilinear`.
    @Test func characteristics() {
        let scale = AffineTransform3D(scale: Size3D(width: 2, height: 2, depth: -3))
        #expect(scale.isRectilinear && !scale.isUniform && !scale.isTranslation)
        #expect(
            scale.isUniform(overDimensions: [.x, .y]) && !scale.isUniform(overDimensions: [.y, .z]))
        #expect(scale.isUniform(overDimensions: .z) && scale.isUniform(overDimensions: []))
        let quarter = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .x))
        #expect(quarter.isRectilinear && quarter.isUniform)
        let turned = AffineTransform3D(rotation: turn)
        #expect(!turned.isRectilinear && !turned.isUniform && !turned.isUniform(overDimensions: .x))
        #expect(AffineTransform3D(translation: .up).isTranslation && AffineTransform3D().isIdentity)
        #expect(AffineTransform3D(translation: .up).isUniform && !turned.isTranslation)
        let view = ProjectiveTransform3D(fovY: .degrees(60), aspectRatio: 1, nearZ: 1, farZ: 2)
        #expect(!view.isAffine && view.is3DProjection() && !view.isRectilinear && !view.isUniform)
        let affine = ProjectiveTransform3D(translation: .up)
        #expect(affine.isAffine && !affine.is3DProjection() && affine.isTranslation)
        #expect(ProjectiveTransform3D().isIdentity && !affine.isIdentity)
    }

    @Test func perspectiveSeesFromNearToFar() {
        let view = ProjectiveTransform3D(fovY: .degrees(90), aspectRatio: 2, nearZ: 1, farZ: 11)
        same(Point3D(z: -1).applying(view).z, 0)
        near(Point3D(z: -11).applying(view).z, 1, within: 1e-15)
        #expect(
            Point3D(x: 10, y: 5, z: -5).applying(view).distance(to: Point3D(x: 1, y: 1, z: 0.88))
                < 1e-15)
        let endless = ProjectiveTransform3D(
            fovY: .degrees(90), aspectRatio: 1, nearZ: 1, farZ: .infinity, reverseZ: true)
        same(Point3D(z: -1).applying(endless).z, 1)
        #expect(abs(Point3D(z: -1e9).applying(endless).z) < 1e-8)
        let behind = Point3D.zero.applying(view)
        fails(behind.isFinite)
    }

    @Test func vectorsAreNotMoved() {
        let move = AffineTransform3D(translation: Vector3D(x: 9))
        #expect(Vector3D.up.applying(move) == .up && move * Size3D.one == .one)
        same(Vector3D.up.applying(ProjectiveTransform3D(move)), .up)
        same(move * point, Point3D(x: 10, y: 2, z: 3))
        let pose = Pose3D(position: point, rotation: turn)
        same(Vector3D.up.applying(pose), Vector3D.up.rotated(by: turn))
        holds(Vector3D.up.applying(pose).unapplying(pose).isApproximatelyEqual(to: .up))
        holds(Size3D.one.applying(pose).unapplying(pose).isApproximatelyEqual(to: .one))
    }

    /// Apple: "A pose with a rotation that's rotated by the specified rotation."
    @Test func aPoseTurnsInItsPlace() {
        let pose = Pose3D(position: point, rotation: .identity).rotated(by: turn)
        #expect(pose.position == point && pose.rotation == turn)
        same(pose.translated(by: .up).position, point + Vector3D.up)
        #expect(Pose3D.identity.isIdentity && ScaledPose3D.identity.isIdentity && !pose.isIdentity)
        holds((pose * pose.inverse).isApproximatelyEqual(to: .identity))
        same(Pose3D(pose.matrix)?.isApproximatelyEqual(to: pose), true)
        let scaled = pose * ScaledPose3D(rotation: turn, scale: 2)
        #expect(scaled.scale == 2 && scaled.position == point)
        #expect(
            (ScaledPose3D(rotation: turn, scale: 2) * pose).position.distance(
                to: Point3D(point.vector * 2).rotated(by: turn)) < 1e-14)
    }

    @Test func componentsCanBeSet() {
        var transform = AffineTransform3D(scale: .one * 2)
        transform.translation = Vector3D(x: 1, y: 2, z: 3)
        #expect(Point3D.zero.applying(transform) == point && transform.scale == .one * 2)
        var projective = ProjectiveTransform3D(
            fovY: .degrees(60), aspectRatio: 1, nearZ: 1, farZ: 2)
        projective.translation = Vector3D(x: 1)
        #expect(projective.matrix[3, 0] == 1 && projective.matrix[2, 3] == -1)
        same(AffineTransform3D(truncating: projective).matrix[2, 2], projective.matrix[2, 2])
    }
}
