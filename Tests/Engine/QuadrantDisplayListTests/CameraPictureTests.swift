import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Spatial
import Testing

/// What cameras make of drawings.
@Suite struct CameraPictureTests {
    private let fromSide = ViewCamera(yaw: .degrees(30), pitch: .degrees(20))
    private let near = ViewCamera(yaw: .degrees(30), pitch: .degrees(20), distance: 400)

    @Test func theFrontCameraChangesNothing() {
        let flat = Scene.list([Scene.square(1), Scene.group([Scene.square(2)])])
        #expect(flat.flattened().root === flat.root)
        let picture = flat.seen(by: .front, CameraOptions(), glyphs: Scene.glyphs)
        #expect(picture.list.root === flat.root && picture.list.size == flat.size)
        #expect(picture.notes.isEmpty && picture.layers.isEmpty)
        // Planes that only lie before one another are the same items in another order.
        let deep = Scene.list([Scene.at(3, Scene.square(1)), Scene.square(2)]).flattened()
        same(deep.dump, Scene.list([Scene.square(2), Scene.square(1)]).dump)
    }

    @Test func parallelPlanesStayWhatTheyAre() throws {
        let picture = Scene.seen([Scene.at(40, Scene.square(1))], by: fromSide)
        let plane = try #require(
            Scene.groups(picture.list.root).first { !Scene.numbers($0.content).isEmpty })
        let map = CameraMap(
            fromSide,
            lookingAt: Rect3D(
                origin: Point3D(x: 0, y: 0, z: 0), size: Size3D(width: 100, height: 100, depth: 40)),
            margin: 16)
        same(picture.list.size, map.size)
        for corner in [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 10, y: 90)] {
            let seen = corner.applying(plane.transform)
            let wanted = map.picture(of: Point3D(x: Double(corner.x), y: Double(corner.y), z: 40))
            #expect(abs(seen.x - wanted.x) < 1e-9 && abs(seen.y - wanted.y) < 1e-9)
        }
        // A rectangle is a rectangle still, of the same colour.
        guard case .fill(let fill) = Scene.leaves(plane.content).first else {
            Issue.record("the square is filled")
            return
        }
        same(fill.shape, .rect(CGRect(x: 10, y: 10, width: 80, height: 80)))
    }

    @Test func perspectiveMapsOutlines() throws {
        let picture = Scene.seen([Scene.square(1)], by: near)
        let map = CameraMap(
            near,
            lookingAt: Rect3D(
                origin: Point3D(x: 0, y: 0, z: 0), size: Size3D(width: 100, height: 100, depth: 0)),
            margin: 16)
        let fill = try #require(
            Scene.leaves(picture.list.root).compactMap { item -> FillItem? in
                guard case .fill(let fill) = item, Scene.numbers(Fragment(items: [item])) == [1]
                else { return nil }
                return fill
            }.first)
        guard case .path(let path) = fill.shape, case .move(let first) = path.elements.first else {
            Issue.record("\(fill.shape) is a path")
            return
        }
        let wanted = map.picture(of: Point3D(x: 10, y: 10, z: 0))
        #expect(abs(first.x - wanted.x) < 1e-9 && abs(first.y - wanted.y) < 1e-9)
        fails(Scene.groups(picture.list.root).contains { $0.projection != nil })
    }

    @Test func whatHasNoOutlineOfOneColourIsAPictureOfItsOwn() {
        let gradient = DisplayItem.fill(
            FillItem(
                shape: .rect(CGRect(x: 0, y: 0, width: 50, height: 50)),
                paint: .linearGradient(
                    LinearGradientPaint(
                        stops: [
                            GradientStop(color: .black, location: 0),
                            GradientStop(color: .white, location: 1),
                        ], start: .zero, end: CGPoint(x: 50, y: 0)))))
        let blurred = Scene.group([Scene.square(2)]) { $0.filters = [.blur(BlurFilter(sigma: 3))] }
        let root = Scene.seen([Scene.square(1), gradient, blurred], by: near).list.root
        let projected = Scene.groups(root).filter { $0.projection != nil }
        same(projected.count, 2)
        same(Scene.numbers(root), [1, 2])
    }

    @Test func textSeenInPerspectiveIsFoundStill() {
        let glyph = GlyphRun.Glyph(id: 5, x: 0, y: 0, advance: 10, cluster: 0)
        var run = GlyphRun(
            font: FontID(rawValue: 1), size: 20, origin: .zero, width: 10, glyphs: [glyph])
        run.text = "a"
        let text = DisplayItem.glyphs(
            GlyphItem(run: run, origin: CGPoint(x: 20, y: 40), paint: .color(Scene.color(7))))
        for (camera, isHidden) in [(fromSide, false), (near, true)] {
            let leaves = Scene.leaves(Scene.seen([text], by: camera).list.root)
            let runs = leaves.compactMap { item -> GlyphItem? in
                guard case .glyphs(let glyphs) = item else { return nil }
                return glyphs
            }
            #expect(runs.map(\.isHidden) == [isHidden] && runs.first?.run.text == "a")
            same(Scene.numbers(Fragment(items: leaves)), (isHidden ? [7] : []))
        }
    }

    @Test func clipsGoOnAlongZ() throws {
        let clip = CGRect(x: 0, y: 0, width: 50, height: 100)
        let items = [
            Scene.group([Scene.at(30, Scene.square(1)), Scene.square(2)]) {
                $0.clip = ClipItem(shape: .ellipse(clip))
            }
        ]
        for camera in [ViewCamera.front, fromSide, near] {
            let root = Scene.seen(items, by: camera).list.flattened().root
            let clipped = Scene.groups(root).filter { $0.clip != nil }
            #expect(clipped.count >= 2, "\(camera)")
        }
        // A sheet that is seen from the clip's edge is cut by the clip's box.
        let upright = Scene.group([Scene.turned(90, Scene.square(1))]) {
            $0.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 100, height: 50)))
        }
        let root = Scene.seen([upright], by: ViewCamera(yaw: .degrees(60))).list.root
        let plane = try #require(Scene.groups(root).last { $0.clip != nil })
        #expect(abs((plane.clip?.shape.bounds.maxY ?? 0) - 50) < 1e-6)
    }

    @Test func whatTheCanvasCutsIsNotSeenFromTheSide() {
        let beyond = Scene.square(1, CGRect(x: 300, y: 0, width: 50, height: 50))
        empty(Scene.numbers(Scene.seen([beyond], by: fromSide).list.root))
        let huge = Scene.at(10, Scene.square(2, CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)))
        let picture = Scene.seen([huge], by: fromSide)
        #expect(Scene.numbers(picture.list.root) == [2] && picture.list.size.width < 300)
    }

    @Test func theTrailingSideOfALayoutFromTheRightIsTheLeftOne() {
        let items = [Scene.at(40, Scene.square(1))]
        let mirrored = Scene.seen(items, by: fromSide, CameraOptions(isRightToLeft: true)).list
        var other = fromSide
        other.yaw = -fromSide.yaw
        same(mirrored.dump, Scene.seen(items, by: other).list.dump)
        differ(mirrored.dump, Scene.seen(items, by: fromSide).list.dump)
    }

    // MARK: Numbers that are none

    @Test func camerasThatCannotBeAreTold() {
        let items = [Scene.at(200, Scene.square(1))]
        let cases: [(ViewCamera, [CameraNote])] = [
            (ViewCamera(yaw: .degrees(.nan)), [.angleIgnored("yaw")]),
            (ViewCamera(yaw: .degrees(10), pitch: .degrees(.infinity)), [.angleIgnored("pitch")]),
            (
                ViewCamera(pitch: .degrees(120)),
                [.pitchLimited(degrees: Angle.degrees(120).degrees)]
            ),
            (ViewCamera(yaw: .degrees(10), distance: 0), [.distanceIgnored(0)]),
            (ViewCamera(yaw: .degrees(10), distance: -5), [.distanceIgnored(-5)]),
            (ViewCamera(distance: 20), [.distanceLimited(20, to: 125)]),
            (ViewCamera(yaw: .degrees(10), distance: .infinity), []),
            (ViewCamera(yaw: .degrees(10), distance: 1e12), []),
        ]
        for (camera, notes) in cases {
            let picture = Scene.seen(items, by: camera)
            same(picture.notes, notes, "\(camera)")
            let bounds = picture.list.root.bounds
            #expect(bounds.width.isFinite && bounds.height.isFinite, "\(camera)")
            // From the pole the sheet is seen from its edge.
            let isAbove = notes != [] && camera.pitch != .zero && camera.pitch.degrees.isFinite
            same(Scene.numbers(picture.list.root), (isAbove ? [] : [1]), "\(camera)")
        }
        let none = Scene.seen(items, by: ViewCamera(yaw: .degrees(10), distance: .nan))
        same(none.notes.count, 1)
    }

    @Test func placesThatCannotBeShowNothing() {
        let places = [
            AffineTransform3D(scale: Size3D(width: 0, height: 0, depth: 0)),
            AffineTransform3D(scale: Size3D(width: 1, height: 0, depth: 1)),
            AffineTransform3D(scale: Size3D(width: 1e300, height: 1e300, depth: 1e300)),
        ]
        for place in places {
            let lost = Scene.group([Scene.at(5, Scene.square(1))]) { $0.place = place }
            for camera in [ViewCamera.front, fromSide, near] {
                let picture = Scene.seen([lost, Scene.square(2)], by: camera)
                let root = picture.list.flattened().root
                same(Scene.numbers(root).filter { $0 == 2 }.count, 1, "\(place) \(camera)")
                #expect(root.bounds.width.isFinite && root.bounds.height.isFinite)
                holds(picture.list.size.width.isFinite)
            }
        }
        let nothing = Scene.group([Scene.square(3)]) {
            $0.place = AffineTransform3D(translation: Vector3D(x: .nan, y: 0, z: 0))
        }
        same(Scene.numbers(Scene.seen([nothing], by: fromSide).list.root), [3])
    }

    @Test func aPlaneSeenFromItsEdgeShowsNothing() {
        let picture = Scene.seen([Scene.square(1)], by: ViewCamera(yaw: .degrees(90)))
        empty(Scene.numbers(picture.list.root))
        #expect(picture.list.size.width < 40 && picture.list.size.height == 132)
    }
}
