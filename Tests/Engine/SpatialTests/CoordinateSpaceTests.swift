import Expectations
import Spatial
import Testing

@Suite struct CoordinateSpaceTests {
    /// A space moved and scaled in another one.
    struct Nested<Base: CoordinateSpace3D>: CoordinateSpace3D {
        var ancestorSpace: Base?
        var transform: AffineTransform3D

        func ancestorFromSpaceTransform() -> ProjectiveTransform3D {
            ProjectiveTransform3D(transform)
        }
    }

    /// A space whose ancestors never end.
    struct Endless: CoordinateSpace3D {
        var ancestorSpace: Endless? { self }
        func ancestorFromSpaceTransform() -> ProjectiveTransform3D { .identity }
    }

    let room = Nested(
        ancestorSpace: WorldReferenceCoordinateSpace.worldReference,
        transform: AffineTransform3D(translation: Vector3D(x: 10)))

    @Test func valuesGoThroughTheRoot() throws {
        let table = Nested(ancestorSpace: room, transform: AffineTransform3D(scale: .one * 2))
        let shelf = Nested(ancestorSpace: room, transform: AffineTransform3D(translation: .up))
        let point = Point3D(x: 1, y: 1, z: 1)
        try same(table.convert(value: point, to: room), Point3D(x: 2, y: 2, z: 2))
        try same(
            table.convert(value: point, to: WorldReferenceCoordinateSpace.worldReference),
            Point3D(x: 12, y: 2, z: 2))
        try same(shelf.convert(value: point, from: table), Point3D(x: 2, y: 1, z: 2))
        let half = try table.convert(value: Vector3D.up, from: shelf)
        same(half, Vector3D.up / 2)
        try same(table.convert(value: point, from: table), point)
        try same(table.convert(value: Rect3D(origin: point, size: .one), to: shelf).size, .one * 2)
        try same(
            table.convert(value: Pose3D(position: point, rotation: .identity), to: shelf)
                .position, Point3D(x: 2, y: 1, z: 2))
    }

    @Test func aSpaceCanBeMade() throws {
        let turned = room.transformSpace { _ in
            ProjectiveTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .z))
        }
        let image = try turned.convert(value: Point3D(x: 1), to: room)
        #expect(image.distance(to: Point3D(y: 1)) < 1e-15)
        #expect(try turned.convert(value: image, from: room).distance(to: Point3D(x: 1)) < 1e-15)
        let rotation = try turned.convert(value: Rotation3D.identity, to: room)
        holds(rotation.isApproximatelyEqual(to: Rotation3D(angle: .degrees(90), axis: .z)))
    }

    @Test func aFlatSpaceTakesNothingIn() {
        let flat = Nested(ancestorSpace: room, transform: AffineTransform3D(scale: .zero))
        #expect(throws: CoordinateSpace3DError.notInvertible) {
            try flat.convert(value: Point3D(), from: room)
        }
        #expect(throws: Never.self) { try flat.convert(value: Point3D(), to: room) }
    }

    @Test func ancestorsWithoutAnEndAreAnError() {
        #expect(throws: CoordinateSpace3DError.endlessAncestors) {
            try Endless().convert(value: Point3D(), to: room)
        }
        #expect(
            "\(CoordinateSpace3DError.endlessAncestors)".contains("ancestorSpace must become nil"))
    }
}
