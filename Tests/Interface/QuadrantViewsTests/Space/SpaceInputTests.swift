import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Depths and effects that are no numbers, or none that can be used.
@MainActor @Suite struct SpaceInputTests {
    private func layout(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 100, height: 100))
    }

    private var box: some View {
        Color.red.frame(width: 40, height: 40).frame(depth: 20).accessibilityIdentifier("a")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func depthsThatAreNoneAreIgnoredAndToldOnce(depth: CGFloat) {
        let framed = layout(box.frame(depth: depth))
        same(framed.volumes["a"]?.size.depth, 20)
        same(framed.issues.count, 1)
        same(framed.issues.first?.message.contains(".frame(depth: \(depth))"), true)
    }

    @Test func otherNumbersThatAreNotFiniteCountAsNone() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let moved = layout(box.offset(z: bad))
            same(moved.volumes["a"]?.origin.z, 0)
            same(moved.issues.count, 1)
            let padded = layout(box.padding3D(.back, bad))
            same(padded.volumes["a"]?.origin.z, 0)
            same(padded.issues.count, 1)
            let stacked = layout(
                ZStack(spacing: bad) {
                    Color.red
                    box
                })
            same(stacked.volumes["a"]?.origin.z, 0)
            same(stacked.issues.count, 1)
            let guided = layout(
                HStackLayout().depthAlignment(.front) {
                    box.alignmentGuide(.front) { _ in bad }
                })
            same(guided.volumes["a"]?.origin.z, 0)
            same(guided.issues.count, 1)
        }
        let bounds = layout(box.frame(minDepth: .nan, maxDepth: -3))
        same(bounds.volumes["a"]?.size.depth, 20)
        same(bounds.issues.count, 1)
    }

    @Test func effectsThatAreNoMapsChangeNothing() {
        let turns = [
            layout(box.rotation3DEffect(.radians(.nan), axis: .y)),
            layout(box.rotation3DLayout(.radians(.infinity), axis: .x)),
            layout(box.scaleEffect(x: .nan, y: 1, z: 1, anchor: .back)),
            layout(
                box.transform3DEffect(
                    AffineTransform3D(translation: Vector3D(x: .infinity, y: 0, z: 0)))),
        ]
        for turn in turns {
            same(turn.volumes["a"]?.size, Size3D(width: 40, height: 40, depth: 20))
            same(turn.issues.count, 1)
        }
        let still = layout(box.rotation3DEffect(.degrees(45), axis: RotationAxis3D.zero))
        same(still.volumes["a"]?.size, Size3D(width: 40, height: 40, depth: 20))
    }

    @Test func aSingularMapFlattens() {
        let flat = layout(box.scaleEffect(x: 1, y: 1, z: 0, anchor: .back))
        same(flat.volumes["a"]?.size, Size3D(width: 40, height: 40, depth: 0))
        let gone = layout(box.scaleEffect(x: 0, y: 0, z: 0, anchor: .zero))
        same(gone.volumes["a"], Rect3D.zero)
    }

    @Test func ratiosThatAreNoneCountAsNotGiven() {
        for bad in [Size3D(width: -1, height: 1, depth: 1), .zero, .infinity] {
            let view = layout(
                GeometryReader3D { _ in Color.red }.aspectRatio3D(bad, contentMode: .fit)
                    .accessibilityIdentifier("a"))
            same(view.volumes["a"]?.size, Size3D(width: 100, height: 100, depth: 100))
            same(view.issues.count, 1)
        }
    }

    @Test func depthElsewhereLeavesASpacerFlat() {
        let view = VStack {
            Color.red.offset(z: 4)
            ZStack {
                Color.red
                Spacer()
                Color.blue.accessibilityIdentifier("a")
            }
        }
        same(layout(view).volumes["a"]?.origin.z, 0)
        same(layout(view.frame(depth: 50)).volumes["a"]?.origin.z, 50)
    }

    @Test func tenThousandPlanesAreLaidOut() {
        let view = ZStack(spacing: 1) {
            ForEach(0..<10_000, id: \.self) { _ in Color.red }
            Color.blue.accessibilityIdentifier("a")
        }
        same(layout(view).volumes["a"]?.origin.z, 10_000)
    }
}
