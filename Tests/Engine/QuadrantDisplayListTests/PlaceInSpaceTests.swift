import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Spatial
import Testing

/// What fragments know of groups that have places in space.
@Suite struct PlaceInSpaceTests {
    private let square = DisplayItem.fill(
        FillItem(shape: .rect(CGRect(x: 0.5, y: 0.5, width: 9, height: 9)), paint: .color(.black)))

    private func group(_ items: [DisplayItem], at place: AffineTransform3D? = nil) -> DisplayGroup {
        var group = DisplayGroup(content: Fragment(items: items))
        group.place = place
        return group
    }

    @Test func whatHasNoPlaceIsFlat() {
        let flat = Fragment(items: [.group(group([square])), square])
        fails(flat.hasPlaces)
        same(flat.box, Rect3D(origin: .zero, size: Vector3D(x: 10, y: 10, z: 0)))
        same(Fragment.empty.box, nil)
        // The place is one of the rare settings, which all lie in one object.
        #expect(MemoryLayout<DisplayGroup>.size <= 72)
    }

    @Test func placesOfGroupsInGroupsMultiply() {
        let inner = group([square], at: AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: 5)))
        var outer = group(
            [.group(inner), square],
            at: AffineTransform3D(
                rotation: Rotation3D(
                    angle: Angle2D(degrees: 90), axis: RotationAxis3D(x: 0, y: 1, z: 0))))
        outer.transform = CGAffineTransform(translationX: 100, y: 0)
        let fragment = Fragment(items: [.group(outer)])
        holds(fragment.hasPlaces)
        let box = fragment.box ?? .zero
        // Turned about the vertical axis, right goes away from the viewer and the front goes right.
        #expect((box.min - Point3D(x: 100, y: 0, z: -10)).length < 1e-9)
        #expect((box.max - Point3D(x: 105, y: 10, z: 0)).length < 1e-9)
        #expect(abs(fragment.bounds.minX - 100) < 1e-9 && abs(fragment.bounds.width - 5) < 1e-9)
    }

    @Test func aWholeIsFlat() {
        let inner = group([square], at: AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: 5)))
        var faded = group([.group(inner)])
        faded.opacity = 0.5
        let whole = Fragment(items: [.group(faded)])
        #expect(whole.hasPlaces && whole.box?.size.depth == 0)
        var clipped = group([.group(inner)])
        clipped.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)))
        let box = Fragment(items: [.group(clipped)]).box
        same(
            box,
            Rect3D(
                origin: Point3D(x: 0, y: 0, z: 5), size: Size3D(width: 4, height: 4, depth: 0)))
    }

    @Test func numbersThatAreNoneChangeNothing() {
        let lost = group(
            [square], at: AffineTransform3D(translation: Vector3D(x: .nan, y: 0, z: 0)))
        same(Fragment(items: [.group(lost)]).box?.max, Point3D(x: 10, y: 10, z: 0))
        let far = group(
            [square], at: AffineTransform3D(scale: Size3D(width: 1e300, height: 1, depth: 1)))
        let box = Fragment(items: [.group(far)]).box
        #expect(box.map { $0.isFinite && $0.max.x <= 1e9 } ?? true)
    }
}
