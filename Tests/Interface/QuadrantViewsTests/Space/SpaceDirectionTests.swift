import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// Where points in fractions lie in a layout from right to left. Apple's pages on `UnitPoint` and `UnitPoint3D` say
/// alike: the origin moves to the upper right corner, and x goes to the left.
@MainActor @Suite struct SpaceDirectionTests {
    private var box: some View {
        Color.red.frame(width: 40, height: 20).frame(depth: 10).accessibilityIdentifier("a")
    }

    private func frame(_ view: some View, isRightToLeft: Bool = true) -> [Double] {
        rounded(Drawn(view, isRightToLeft: isRightToLeft).frames["a"])
    }

    private func volume(_ view: some View, isRightToLeft: Bool = true) -> Rect3D? {
        LayoutSnapshot(
            of: view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight),
            proposal: .unspecified
        ).volumes["a"]
    }

    @Test func effectsInThePlaneAreAboutTheLeadingSide() {
        same(frame(box.scaleEffect(x: 0.5, y: 1, anchor: .leading)), [20, 0, 20, 20])
        same(frame(box.scaleEffect(x: 0.5, y: 1, anchor: .trailing)), [0, 0, 20, 20])
        same(frame(box.scaleEffect(0.5)), [10, 5, 20, 10])
        // Clockwise, about the top right corner.
        same(frame(box.rotationEffect(.degrees(90), anchor: .topLeading)), [20, -40, 20, 40])
        same(
            frame(box.rotationEffect(.degrees(90), anchor: UnitPoint(x: 0.25, y: 0.5))),
            frame(
                box.rotationEffect(.degrees(90), anchor: UnitPoint(x: 0.75, y: 0.5)),
                isRightToLeft: false))
        let turned = box.rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0)
        same(frame(turned), [20, 0, 20, 20])
        same(frame(turned, isRightToLeft: false), [0, 0, 20, 20])
        // An inner direction of its own decides.
        same(
            frame(
                box.scaleEffect(x: 0.5, y: 1, anchor: .leading)
                    .environment(\.layoutDirection, .leftToRight)), [0, 0, 20, 20])
    }

    @Test func effectsInSpaceAreAboutTheLeadingSide() {
        let half = box.scaleEffect(x: 0.5, y: 1, z: 1, anchor: UnitPoint3D.leading)
        let size = Size3D(width: 20, height: 20, depth: 10)
        same(volume(half), Rect3D(origin: Point3D(x: 20, y: 0, z: 0), size: size))
        same(
            volume(half, isRightToLeft: false),
            Rect3D(origin: Point3D(x: 0, y: 0, z: 0), size: size))
        let turned = box.rotation3DEffect(
            Rotation3D(angle: .degrees(180), axis: .y), anchor: .topLeadingBack)
        same(volume(turned)?.center.isApproximatelyEqual(to: Point3D(x: 60, y: 10, z: -5)), true)
        // What is about no point of the view goes from the left in both directions.
        let moved = box.transform3DEffect(
            AffineTransform3D(scale: Size3D(width: 0.5, height: 1, depth: 1)))
        same(volume(moved)?.origin, .zero)
    }

    @Test func effectsByGeometryAreAboutTheLeadingSide() throws {
        let flat = Drawn(
            Color.red.frame(width: 40, height: 20)
                .visualEffect { effect, _ in effect.scaleEffect(x: 0.5, anchor: .leading) },
            width: 40, height: 20, isRightToLeft: true)
        try same(#require(flat.group).transform.tx, 20)
        let deep = Drawn(
            Color.red.frame(width: 40, height: 20)
                .visualEffect3D { effect, _ in
                    effect.scaleEffect(x: 0.5, y: 1, z: 1, anchor: UnitPoint3D.leadingBack)
                }, width: 40, height: 20, isRightToLeft: true)
        try same(#require(deep.group).place?.translation, Vector3D(x: 20, y: 0, z: 0))
    }

    @Test func anchorsCountFromTheLeadingSide() {
        struct PointsKey: PreferenceKey {
            static let defaultValue: [Anchor<CGPoint>] = []

            static func reduce(
                value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]
            ) {
                value += nextValue()
            }
        }
        struct SpaceKey: PreferenceKey {
            static let defaultValue: [Anchor<Point3D>] = []

            static func reduce(
                value: inout [Anchor<Point3D>], nextValue: () -> [Anchor<Point3D>]
            ) {
                value += nextValue()
            }
        }
        let (flat, deep) = (Kept<[CGPoint]>(), Kept<[Point3D]>())
        let view =
            box
            .anchorPreference(key: PointsKey.self, value: .topLeading) { [$0] }
            .transformAnchorPreference(
                key: PointsKey.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))
            ) { $0.append($1) }
            .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 3, y: 4))) {
                $0.append($1)
            }
            .anchorPreference(key: SpaceKey.self, value: .unitPoint3D(.trailingBack)) { [$0] }
            .transformAnchorPreference(
                key: SpaceKey.self, value: .point3D(Point3D(x: 3, y: 4, z: 5))
            ) { $0.append($1) }
            .overlayPreferenceValue(PointsKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = flat.keep(anchors.map { proxy[$0] })
                    Color.clear
                }
            }
            .spatialOverlayPreferenceValue(SpaceKey.self, alignment: .back) { anchors in
                GeometryReader3D { proxy in
                    let _ = deep.keep(anchors.map { proxy[$0] })
                    Color.clear
                }
            }
        _ = volume(view)
        same(flat.value, [CGPoint(x: 40, y: 0), CGPoint(x: 30, y: 20), CGPoint(x: 3, y: 4)])
        same(deep.value, [Point3D(x: 0, y: 10, z: 0), Point3D(x: 3, y: 4, z: 5)])
    }

    @Test func anAnchoredSpaceBeginsAtTheLeadingSide() {
        let found = Kept<Point3D?>()
        let view = GeometryReader3D { proxy in
            let space = proxy.coordinateSpace3D().anchored(in: .topLeadingBack)
            let root = proxy.coordinateSpace3D(for: .global)
            let _ = found.keep(try? space.convert(value: Point3D(x: 1, y: 2, z: 3), to: root))
            Color.clear
        }
        .frame(width: 40, height: 20).frame(depth: 10)
        _ = volume(view)
        same(found.value, .some(Point3D(x: 41, y: 2, z: 3)))
    }

    /// Measured on macOS 26: a gradient from `.leading` begins at the left in both directions.
    @Test func gradientsCountFromTheLeft() throws {
        let view = Rectangle().fill(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        guard case .linearGradient(let paint) = Drawn(view, isRightToLeft: true).paint else {
            Issue.record("it is a gradient")
            return
        }
        #expect(paint.start == CGPoint(x: 0, y: 30) && paint.end == CGPoint(x: 100, y: 30))
    }
}
