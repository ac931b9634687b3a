import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Apple's declarations of the third axis, each named and used once, by the values that are known of it.
@MainActor @Suite struct SpaceAPITests {
    @Test func unitPointsAndAlignmentsHaveTheirPlaces() {
        let points: [(UnitPoint3D, Alignment3D, Double, Double, Double)] = [
            (.topLeadingBack, .topLeadingBack, 0, 0, 0), (.topLeading, .topLeading, 0, 0, 0.5),
            (.topLeadingFront, .topLeadingFront, 0, 0, 1), (.topBack, .topBack, 0.5, 0, 0),
            (.top, .top, 0.5, 0, 0.5), (.topFront, .topFront, 0.5, 0, 1),
            (.topTrailingBack, .topTrailingBack, 1, 0, 0),
            (.topTrailing, .topTrailing, 1, 0, 0.5),
            (.topTrailingFront, .topTrailingFront, 1, 0, 1),
            (.leadingBack, .leadingBack, 0, 0.5, 0), (.leading, .leading, 0, 0.5, 0.5),
            (.leadingFront, .leadingFront, 0, 0.5, 1), (.back, .back, 0.5, 0.5, 0),
            (.center, .center, 0.5, 0.5, 0.5), (.front, .front, 0.5, 0.5, 1),
            (.trailingBack, .trailingBack, 1, 0.5, 0), (.trailing, .trailing, 1, 0.5, 0.5),
            (.trailingFront, .trailingFront, 1, 0.5, 1),
            (.bottomLeadingBack, .bottomLeadingBack, 0, 1, 0),
            (.bottomLeading, .bottomLeading, 0, 1, 0.5),
            (.bottomLeadingFront, .bottomLeadingFront, 0, 1, 1),
            (.bottomBack, .bottomBack, 0.5, 1, 0), (.bottom, .bottom, 0.5, 1, 0.5),
            (.bottomFront, .bottomFront, 0.5, 1, 1),
            (.bottomTrailingBack, .bottomTrailingBack, 1, 1, 0),
            (.bottomTrailing, .bottomTrailing, 1, 1, 0.5),
            (.bottomTrailingFront, .bottomTrailingFront, 1, 1, 1),
        ]
        #expect(UnitPoint3D() == .zero && UnitPoint3D.origin == .zero)
        for (point, alignment, x, y, z) in points {
            same(point, UnitPoint3D(x: x, y: y, z: z))
            let view = SpatialContainer(alignment: alignment) {
                Color.red.frame(width: 100, height: 100).frame(depth: 100)
                Color.red.frame(width: 0, height: 0).accessibilityIdentifier("a")
            }
            let origin = LayoutSnapshot(of: view, proposal: .unspecified).volumes["a"]?.origin
            same(origin, Point3D(x: 100 * x, y: 100 * y, z: 100 * z), "\(point)")
        }
    }

    @Test func alignmentsHaveParts() {
        let alignment = Alignment3D(horizontal: .leading, vertical: .top, depth: .front)
        same(alignment, .topLeadingFront)
        #expect(alignment.horizontal == .leading && alignment.vertical == .top)
        #expect(alignment.depth == .front && DepthAlignment.center != .back)
        same(DepthAlignment.front.combineExplicit([nil, 10, 20]), 15)
        same(DepthAlignment.front.combineExplicit([nil, nil]), nil)
    }

    @Test func edgesAndInsets() {
        same(Edge3D.allCases.count, 6)
        #expect(
            Edge3D(.leading) == .leading && Edge3D.Set(.top) == .top && Edge3D.Set(.front) == .front
        )
        same(Edge3D.Set.all, [.horizontal, .vertical, .depth])
        same(Edge3D.Set.horizontal, [.leading, .trailing])
        #expect(Edge3D.Set.vertical == [.top, .bottom] && Edge3D.Set.depth == [.front, .back])
        let insets = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
        same(EdgeInsets(insets), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        var between = EdgeInsets3D()
        between.animatableData = between.animatableData.interpolated(
            towards: insets.animatableData, amount: 0.5)
        same(
            between,
            EdgeInsets3D(top: 0.5, leading: 1, bottom: 1.5, trailing: 2, front: 2.5, back: 3))
        same(
            EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3),
            EdgeInsets3D(top: 2, leading: 1, bottom: 2, trailing: 1, front: 3, back: 3))
    }

    @Test func dimensionsHaveGuidesOnAllAxes() {
        var seen: [CGFloat] = []
        var explicit: CGFloat??
        let view = HStackLayout().depthAlignment(.front) {
            Color.red.frame(width: 30, height: 20).frame(depth: 10)
                .alignmentGuide(.back) { _ in 3 }
                .alignmentGuide(.front) { context in
                    seen = [
                        context.width, context.height, context.depth, context[.front],
                        context[DepthAlignment.center], context[.back], context[.trailing],
                        context[.bottom],
                    ]
                    explicit = .some(context[explicit: DepthAlignment.front])
                    same(context[explicit: .back], 3)
                    same(context, context)
                    return 1
                }
        }
        _ = LayoutSnapshot(of: view, proposal: .unspecified)
        same(seen, [30, 20, 10, 10, 5, 3, 30, 20])
        same(explicit, .some(nil))
    }

    @Test func everyFormOfAnEffectIsAccepted() {
        let base = Color.red.frame(width: 10, height: 10)
        let turn = Rotation3D(angle: .degrees(10), axis: .z)
        let views: [AnyView] = [
            AnyView(base.rotation3DEffect(turn)),
            AnyView(base.rotation3DEffect(turn, anchor: .leadingFront)),
            AnyView(base.rotation3DEffect(.degrees(1), axis: .x)),
            AnyView(base.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))),
            AnyView(base.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0), anchor: .back)),
            AnyView(
                base.perspectiveRotationEffect(
                    .degrees(45), axis: (x: 0.0, y: 1.0, z: 0.0), anchor: .center, anchorZ: 0,
                    perspective: 1)),
            AnyView(base.scaleEffect(x: 1, y: 2, z: 3)),
            AnyView(base.scaleEffect(Size3D(width: 1, height: 2, depth: 3))),
            AnyView(base.transform3DEffect(AffineTransform3D())),
            AnyView(base.rotation3DLayout(turn)),
            AnyView(base.rotation3DLayout(.degrees(1), axis: .x)),
            AnyView(base.rotation3DLayout(.degrees(1), axis: (x: 0, y: 1, z: 0))),
            AnyView(
                base.visualEffect3D { content, proxy in
                    content.offset(z: proxy.size.depth).rotation3DEffect(turn)
                        .rotation3DEffect(.degrees(1), axis: .x)
                        .rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0), anchor: .back)
                        .scaleEffect(x: 1, y: 1, z: 2, anchor: .front)
                        .scaleEffect(2, anchor: .front)
                        .perspectiveRotationEffect(
                            .degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .center
                        )
                        .transform3DEffect(AffineTransform3D())
                }),
        ]
        for view in views {
            let layout = LayoutSnapshot(of: view, proposal: .unspecified)
            empty(layout.issues)
        }
        differ(PreviewLayout.fixed3D(width: 1, height: 2, depth: 3), .device)
        same(ZStackContent3D(spacing: 3, content: base).spacing, 3)
        same(LocalCoordinateSpace().coordinateSpace, .local)
    }

    @Test func theImmersiveSpaceIsTheRoots() {
        var moved: AffineTransform3D?
        let view = Color.red.frame(width: 10, height: 10).frame(depth: 10)
            .onGeometryChange3D(for: AffineTransform3D.self) { proxy in
                proxy.transform(in: .immersiveSpace) ?? .identity
            } action: {
                moved = $0
            }
            .padding3D(7)
        let layout = LayoutSnapshot(of: view, proposal: .unspecified)
        same(moved?.translation, Vector3D(x: 7, y: 7, z: 7))
        empty(layout.issues)
    }

    @Test func depthsAreExplained() {
        let view = Color.red.frame(width: 10, height: 10).frame(depth: 40)
            .accessibilityIdentifier("a").frame(depth: 100, alignment: .front)
        let text = LayoutSnapshot(of: view, proposal: .unspecified).explanation()
        has(text, ".frame(depth: 100, alignment: .front)")
        has(text, "40 deep at z 60, offered 100, its .front 40 on the common 100")
        let flat = LayoutSnapshot(of: Color.red, proposal: .unspecified).explanation()
        fails(flat.contains("deep"))
    }
}
