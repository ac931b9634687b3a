import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TappedViews
import Testing

/// What code reads of the third axis.
@MainActor @Suite struct SpaceReadingTests {
    private struct BoxesKey: PreferenceKey {
        static let defaultValue: [Anchor<Rect3D>] = []

        static func reduce(value: inout [Anchor<Rect3D>], nextValue: () -> [Anchor<Rect3D>]) {
            value += nextValue()
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat, _ depth: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).frame(depth: depth)
    }

    private func layout(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 400, height: 400))
    }

    @Test func aProxyTellsSizeFrameAndTransform() throws {
        let size = Kept<Size3D>()
        let (local, global, named) = (Kept<Rect3D>(), Kept<Rect3D>(), Kept<Rect3D>())
        let map = Kept<AffineTransform3D?>()
        let insets = Kept<EdgeInsets3D>()
        let view = GeometryReader3D { proxy in
            let _ = size.keep(proxy.size)
            let _ = local.keep(proxy.frame(in: .local))
            let _ = global.keep(proxy.frame(in: .global))
            let _ = named.keep(proxy.frame(in: .named("box")))
            let _ = map.keep(proxy.transform(in: .global))
            let _ = insets.keep(proxy.safeAreaInsets)
            Color.clear
        }
        .frame(width: 40, height: 30).frame(depth: 20)
        .padding3D(5).coordinateSpace(.named("box")).padding3D(.back, 100)
        _ = layout(view)
        let own = Size3D(width: 40, height: 30, depth: 20)
        same(size.value, own)
        same(local.value, Rect3D(origin: Point3D.zero, size: own))
        same(global.value, Rect3D(origin: Point3D(x: 5, y: 5, z: 105), size: own))
        same(named.value, Rect3D(origin: Point3D(x: 5, y: 5, z: 5), size: own))
        try same(#require(map.value)?.translation, Vector3D(x: 5, y: 5, z: 105))
        same(insets.value, EdgeInsets3D())
    }

    @Test func aTransformIsThatOfTheEffectsAndNoneUnderAPerspective() throws {
        let (turned, seen) = (Kept<AffineTransform3D?>(), Kept<AffineTransform3D?>())
        func reader(_ kept: Kept<AffineTransform3D?>) -> some View {
            GeometryReader { proxy in
                let _ = kept.keep(proxy.transform(in: .global))
                Color.clear
            }
            .frame(width: 40, height: 40)
        }
        let rotation = Rotation3D(angle: .degrees(30), axis: .y)
        _ = layout(reader(turned).rotation3DEffect(rotation))
        let map = try #require(turned.value)
        #expect(try #require(map?.rotation).isApproximatelyEqual(to: rotation, tolerance: 1e-6))
        _ = layout(reader(seen).perspectiveRotationEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)))
        same(seen.value, .some(nil))
    }

    @Test func coordinateSpacesConvert() throws {
        let point = Kept<Point3D?>()
        let anchored = Kept<Point3D?>()
        let view = GeometryReader3D { proxy in
            let here = proxy.coordinateSpace3D()
            let root = proxy.coordinateSpace3D(for: .global)
            let _ = point.keep(try? here.convert(value: Point3D(x: 1, y: 2, z: 3), to: root))
            let middle = here.anchored(in: .center)
            let _ = anchored.keep(try? middle.convert(value: Point3D.zero, to: root))
            Color.clear
        }
        .frame(width: 40, height: 30).frame(depth: 20).padding3D(10)
        _ = layout(view)
        same(point.value, .some(Point3D(x: 11, y: 12, z: 13)))
        same(anchored.value, .some(Point3D(x: 30, y: 25, z: 20)))
    }

    @Test func changesOfDepthAreTold() {
        struct Growing: View {
            @State private var depth: CGFloat = 10
            let log: Tally

            var body: some View {
                Color.red.frame(width: 100, height: 100).frame(depth: depth)
                    .onGeometryChange3D(for: Double.self) {
                        $0.size.depth
                    } action: {
                        log.log.append($0)
                    }
                    .onTapGesture { depth += 5 }
            }
        }
        let log = Tally()
        let tree = TappedTree(Growing(log: log))
        tree.tap(150, 150)
        tree.tap(150, 150)
        same(log.log, [10, 15, 20])
    }

    @Test func anchorsGoThroughSpace() {
        let found = Kept<[Rect3D]>()
        let view = HStack(spacing: 0) {
            box(20, 20, 10).anchorPreference(key: BoxesKey.self, value: .bounds3D) { [$0] }
                .offset(z: 7)
            box(30, 30, 30)
                .anchorPreference(
                    key: BoxesKey.self,
                    value: .rect3D(
                        Rect3D(
                            origin: Point3D(x: 1, y: 2, z: 3),
                            size: Size3D(width: 4, height: 5, depth: 6)))
                ) { [$0] }
        }
        .spatialOverlayPreferenceValue(BoxesKey.self) { anchors in
            GeometryReader3D { proxy in
                let _ = found.keep(anchors.map { proxy[$0] })
                Color.clear
            }
        }
        _ = layout(view.padding3D(.back, 50))
        same(
            found.value,
            [
                Rect3D(
                    origin: Point3D(x: 0, y: 5, z: 7),
                    size: Size3D(width: 20, height: 20, depth: 10)),
                Rect3D(
                    origin: Point3D(x: 21, y: 2, z: 3),
                    size: Size3D(width: 4, height: 5, depth: 6)),
            ])
    }

    @Test func pointsOfAViewAreAnchorsToo() {
        struct PointsKey: PreferenceKey {
            static let defaultValue: [Anchor<Point3D>] = []

            static func reduce(value: inout [Anchor<Point3D>], nextValue: () -> [Anchor<Point3D>]) {
                value += nextValue()
            }
        }
        let found = Kept<[Point3D]>()
        let view = box(20, 40, 10)
            .anchorPreference(
                key: PointsKey.self,
                value: Anchor.Source([
                    .center3D, .unitPoint3D(.bottomTrailingFront),
                    .point3D(Point3D(x: 1, y: 2, z: 3)),
                ])
            ) { anchor in [] }
            .transformAnchorPreference(key: PointsKey.self, value: .center3D) { $0.append($1) }
            .transformAnchorPreference(
                key: PointsKey.self, value: .unitPoint3D(.bottomTrailingFront)
            ) { $0.append($1) }
            .padding3D(5)
            .overlayPreferenceValue(PointsKey.self) { anchors in
                GeometryReader3D { proxy in
                    let _ = found.keep(anchors.map { proxy[$0] })
                    Color.clear
                }
            }
        _ = layout(view)
        // The overlay stands at the front of the view, 20 points before its back.
        same(found.value, [Point3D(x: 15, y: 25, z: -10), Point3D(x: 25, y: 45, z: -5)])
    }

    @Test func aFlatTreeHasFlatVolumes() {
        empty(layout(Color.red).volumes)
        let flat = layout(Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a"))
        same(
            flat.volumes["a"],
            Rect3D(origin: Point3D.zero, size: Size3D(width: 10, height: 20, depth: 0)))
    }
}
