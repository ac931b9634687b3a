import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Each symbol that Apple's pages "ZStack", "VerticalAlignment" and "Making fine adjustments to a view's position"
/// list, named and used once.
@MainActor @Suite struct PositioningPagesTests {
    private func frames(_ view: some View) -> [String: CGRect] {
        LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 160, height: 160)).frames
    }

    private func mark(_ name: String = "a") -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
    }

    private func ground() -> some View { Color.clear.frame(width: 160, height: 160) }

    @Test func fineAdjustments() {
        let adjusted: [(AnyView, CGFloat, CGFloat)] = [
            (AnyView(mark().offset(CGSize(width: 40, height: -40))), 115, 35),
            (AnyView(mark().offset(x: 40, y: -40)), 115, 35),
            (AnyView(mark().offset(z: 40)), 75, 75),
            (AnyView(mark().position(CGPoint(x: 144, y: 80))), 139, 75),
            (AnyView(mark().position(x: 144, y: 80)), 139, 75),
        ]
        for (view, x, y) in adjusted {
            let frame = frames(
                ZStack {
                    ground()
                    view
                })["a"]
            same(frame, CGRect(x: x, y: y, width: 10, height: 10))
        }
    }

    @Test func stacksAndLayers() {
        let plain = ZStack(alignment: .bottomLeading) {
            ground()
            mark().zIndex(1)
        }
        same(frames(plain)["a"]?.origin, CGPoint(x: 0, y: 150))
        let spaced: ZStack<ZStackContent3D<TupleView<(Color, Color)>>> = ZStack(
            alignment: .topLeading, spacing: 20
        ) {
            Color.red
            Color.blue
        }
        let boxes = LayoutSnapshot(of: spaced.accessibilityIdentifier("z"), proposal: .unspecified)
            .volumes
        same(boxes["z"]?.size.depth, 20)
        let box = SpatialContainer(alignment: .topTrailing) {
            ground()
            mark()
        }
        same(frames(box)["a"]?.origin, CGPoint(x: 150, y: 0))
    }

    @Test func backgroundsAndOverlays() {
        let views: [(AnyView, CGPoint)] = [
            (AnyView(ground().background(alignment: .bottom) { mark() }), CGPoint(x: 75, y: 150)),
            (AnyView(ground().overlay(alignment: .top) { mark() }), CGPoint(x: 75, y: 0)),
            (
                AnyView(ground().containerBackground(for: .window, alignment: .leading) { mark() }),
                CGPoint(x: 0, y: 75)
            ),
        ]
        for (view, origin) in views { same(frames(view)["a"]?.origin, origin) }
        let place: ContainerBackgroundPlacement = .window
        let styled = mark().background(.red, ignoresSafeAreaEdges: .all).background()
            .background(.blue, in: Circle(), fillStyle: FillStyle()).background(in: Circle())
            .overlay(.green, ignoresSafeAreaEdges: []).overlay(.yellow, in: Circle())
            .containerBackground(.red, for: place).environment(\.backgroundMaterial, .thin)
        same(frames(styled)["a"], CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    private struct FirstThird: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    private struct BackThird: DepthAlignmentID {
        static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 3 }
    }

    @Test func verticalGuides() {
        let guides: [(VerticalAlignment, CGFloat)] = [
            (.top, 0), (.center, 15), (.bottom, 30), (.firstTextBaseline, 30),
            (.lastTextBaseline, 30), (VerticalAlignment(FirstThird.self), 10),
        ]
        for (guide, height) in guides {
            let row = HStack(alignment: guide, spacing: 0) {
                Color.red.frame(width: 10, height: 30).accessibilityIdentifier("a")
                mark("b").alignmentGuide(guide) { _ in 0 }
            }
            let frames = frames(row)
            same((frames["b"]?.minY ?? .nan) - (frames["a"]?.minY ?? .nan), height, "\(guide)")
            same(guide.combineExplicit([nil, height, nil]), height)
        }
        let both = Alignment(horizontal: HorizontalAlignment.trailing, vertical: .bottom)
        same(both, .bottomTrailing)
        differ(DepthAlignment(BackThird.self), DepthAlignment.back)
    }
}
