import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Spatial
import Testing

/// Which planes are drawn over which others.
@Suite struct PlaneOrderTests {
    private let fromSide = ViewCamera(yaw: .degrees(30), pitch: .degrees(20))

    private func order(_ items: [DisplayItem], _ camera: ViewCamera = .front) -> [Int] {
        Scene.numbers(Scene.seen(items, by: camera).list.flattened().root)
    }

    @Test func nearerLiesOverFarther() {
        let items = [Scene.at(20, Scene.square(1)), Scene.square(2), Scene.at(10, Scene.square(3))]
        same(order(items), [2, 3, 1])
        same(order(items, fromSide), [2, 3, 1])
        // Seen from behind, the far side is near.
        same(order(items, ViewCamera(yaw: .degrees(180))), [1, 3, 2])
        same(order(items, ViewCamera(yaw: .degrees(30), distance: 700)), [2, 3, 1])
    }

    @Test func whatIsEquallyNearKeepsItsOrder() {
        let items = [
            Scene.square(1), Scene.at(10, Scene.square(2)), Scene.square(3),
            Scene.at(10, Scene.square(4)), Scene.at(5, Scene.at(5, Scene.square(5))),
        ]
        same(order(items), [1, 3, 2, 4, 5])
        same(order(items, fromSide), [1, 3, 2, 4, 5])
    }

    @Test func aWholeIsOnePlane() {
        let items = [
            Scene.group([Scene.at(50, Scene.square(1)), Scene.square(2)]) { $0.opacity = 0.5 },
            Scene.at(10, Scene.square(3)),
        ]
        same(order(items), [2, 1, 3])
        same(order(items, fromSide), [2, 1, 3])
        // Taken apart, the opacity works on each layer by itself.
        let apart = Scene.seen(items, by: fromSide, CameraOptions(isTakenApart: true)).list.root
        same(Scene.numbers(apart), [2, 3, 1])
        same(Scene.groups(apart).filter { $0.opacity == 0.5 }.count, 2)
    }

    @Test func planesThatCutEachOtherAreCut() {
        let items = [Scene.square(1), Scene.turned(60, Scene.square(2))]
        let drawn = order(items, ViewCamera(yaw: .degrees(10)))
        // One of them is in two parts, on both sides of the other.
        #expect(drawn == [1, 2, 1] || drawn == [2, 1, 2])
        let root = Scene.seen(items, by: ViewCamera(yaw: .degrees(10))).list.root
        #expect(Scene.groups(root).filter { $0.clip != nil }.count >= 2)
    }

    @Test func whatOnlyLiesBesideIsNotCut() {
        let left = CGRect(x: 0, y: 0, width: 40, height: 100)
        let right = CGRect(x: 60, y: 0, width: 40, height: 100)
        // The plane of each goes through the other, but neither is seen before the other.
        let items = [
            Scene.turned(40, Scene.square(1, left)), Scene.turned(-40, Scene.square(2, right)),
            Scene.at(-1, Scene.square(3)),
        ]
        #expect(
            order(items, fromSide).sorted() == [1, 2, 3, 3] || order(items, fromSide).count <= 5)
        let pair = Array(items.prefix(2))
        same(order(pair, .front).sorted(), [1, 2])
    }

    /// Three bars, each of which lies over the next: none of them is the nearest.
    @Test func planesInACircleAreCut() {
        func bar(_ number: Int, turn: Double) -> DisplayItem {
            let tilt = AffineTransform3D(
                rotation: Rotation3D(
                    angle: Angle2D(degrees: 12), axis: RotationAxis3D(x: 0, y: 1, z: 0)))
            let around = AffineTransform3D(
                rotation: Rotation3D(
                    angle: Angle2D(degrees: turn), axis: RotationAxis3D(x: 0, y: 0, z: 1)))
            let middle = AffineTransform3D(translation: Vector3D(x: 50, y: 50, z: 0))
            return Scene.group([
                Scene.square(number, CGRect(x: -45, y: 15, width: 90, height: 14))
            ]) { $0.place = middle * around * tilt }
        }
        let items = [bar(1, turn: 0), bar(2, turn: 120), bar(3, turn: 240)]
        let drawn = order(items, ViewCamera(yaw: .degrees(1)))
        #expect(Set(drawn) == [1, 2, 3] && drawn.count > 3 && drawn.count < 9, "\(drawn)")
    }

    @Test func tenThousandPlanesAreSortedByWhereTheyAre() {
        let items = (0..<10_000).map { index in
            let z = Double((index * 7919) % 10_000)
            return Scene.at(z, Scene.square(index % 90 + 1))
        }
        let root = Scene.seen(items, by: fromSide).list.root
        // The ground comes first.
        same(root.items.count, 10_001)
        let heights = root.items.dropFirst().compactMap { item -> CGFloat? in
            guard case .group(let group) = item else { return nil }
            return group.transform.tx
        }
        // To the right of the front, nearer planes are seen farther to the left.
        #expect(heights.count == 10_000 && zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func cutsHaveAnEnd() {
        let items = (0..<80).map { index in
            Scene.turned(
                Double(index) * 2.2,
                about: RotationAxis3D(
                    x: sin(Double(index)), y: 1, z: 0.3 * cos(Double(index * 3))),
                [Scene.square(index % 90 + 1)])
        }
        let picture = Scene.seen(items, by: fromSide)
        same(picture.notes, [.cutsLimited(5_000)])
        #expect(Scene.leaves(picture.list.root).count < 25_000)
        holds(picture.list.root.bounds.width.isFinite)
    }
}
