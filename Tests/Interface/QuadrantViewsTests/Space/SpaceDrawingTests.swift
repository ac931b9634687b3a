import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantViews
import Spatial
import TappedViews
import TestedViews
import Testing

/// Where views are drawn in space.
@MainActor @Suite struct SpaceDrawingTests {
    /// The places of the drawn rectangles, by their widths: where the top left back corner of each is.
    private func corners(_ view: some View) -> [CGFloat: Point3D] {
        var found: [CGFloat: Point3D] = [:]
        func visit(_ fragment: Fragment, _ map: AffineTransform3D) {
            for item in fragment.items {
                switch item {
                case .group(let group): visit(group.content, map * group.map)
                case .fill(let fill):
                    let bounds = fill.shape.bounds
                    let corner = Point3D(x: bounds.minX, y: bounds.minY, z: 0)
                    found[bounds.width] = corner.applying(map)
                default: break
                }
            }
        }
        visit(Fragment(items: Drawn(view).items), .identity)
        return found
    }

    private func plane(_ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 10)
    }

    @Test func aFlatTreeHasNoPlaces() {
        fails(Fragment(items: Drawn(ZStack { plane(10) }).items).hasPlaces)
    }

    @Test func layersStandApart() {
        let view = ZStack(alignment: .topLeading, spacing: 20) {
            plane(10)
            plane(11)
            plane(12).offset(z: 5)
        }
        let drawn = corners(view)
        same(drawn[10], Point3D(x: 0, y: 0, z: 0))
        same(drawn[11], Point3D(x: 0, y: 0, z: 20))
        same(drawn[12], Point3D(x: 0, y: 0, z: 45))
    }

    @Test func effectsMapInSpace() {
        let turned = corners(
            plane(40).rotation3DEffect(
                Rotation3D(angle: .degrees(90), axis: .y), anchor: .leadingBack))
        same(turned[40]?.isApproximatelyEqual(to: Point3D(x: 0, y: 0, z: 0)), true)
        let moved = corners(
            plane(40).frame(depth: 30).visualEffect3D { content, proxy in
                content.offset(z: proxy.size.depth)
            })
        same(moved[40], Point3D(x: 0, y: 0, z: 45))
        let several = corners(
            plane(40).visualEffect3D { content, _ in
                content.scaleEffect(x: 2, y: 1, z: 1, anchor: .zero).offset(z: 4)
                    .transform3DEffect(
                        AffineTransform3D(translation: Vector3D(x: 1, y: 2, z: 3)))
            })
        same(several[40], Point3D(x: 1, y: 2, z: 7))
    }

    @Test func aViewThatMovesAlongZIsDrawnAgain() {
        struct Rising: View {
            @State private var z: CGFloat = 3

            var body: some View {
                Color.red.frame(width: 100, height: 100).offset(z: z).onTapGesture { z += 5 }
            }
        }
        let tapped = TappedTree(Rising())
        func depth() -> Double? {
            tapped.tree.displayList(
                canvas: CGSize(width: 300, height: 300), origin: .zero, displayScale: 1,
                background: nil
            ).root.box?.max.z
        }
        same(depth(), 3)
        tapped.tap(150, 150)
        same(depth(), 8)
    }

    @Test func aRowOfManyIsDrawnWhereItStands() {
        let view = ZStack(spacing: 2) {
            ForEach(0..<300, id: \.self) { _ in plane(10) }
        }
        same(Fragment(items: Drawn(view).items).box?.max.z, 598)
    }
}
