import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct ClipAndBlendTests {
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    @Test func clippedCutsAtTheFrame() throws {
        let clip = try #require(Drawn(box.clipped()).group?.clip)
        same(clip.shape, .rect(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(clip.snapsToPixels && !clip.style.isAntialiased)
    }

    @Test func shapesCutInTheFrame() throws {
        let clip = try #require(Drawn(box.clipShape(.circle)).group?.clip)
        same(clip.shape, .ellipse(CGRect(x: 10, y: 0, width: 20, height: 20)))
        let corners = try #require(Drawn(box.cornerRadius(5)).group?.clip)
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        // The continuous curve, as that of a rounded rectangle.
        same(corners.shape, .path(Path(roundedRect: frame, cornerRadius: 5)))
        holds(corners.style.isAntialiased)
    }

    @Test func aMaskIsLaidOutAsABackground() throws {
        let drawn = Drawn(
            box.accessibilityIdentifier("a").mask(alignment: .topLeading) {
                Circle().frame(width: 10, height: 10).accessibilityIdentifier("m")
            })
        same(rounded(drawn.frames["a"]), [0, 0, 40, 20])
        same(rounded(drawn.frames["m"]), [0, 0, 10, 10])
        let group = try #require(drawn.group)
        #expect(group.mask?.items.count == 1 && group.content.items.count == 1)
    }

    @Test func anEmptyMaskHidesAll() {
        empty(Drawn(box.mask { EmptyView() }).items)
    }

    @Test func blendsAndGroups() throws {
        try same(#require(Drawn(box.blendMode(.multiply)).group).blendMode, .multiply)
        #expect(Drawn(box.blendMode(.normal)).group == nil)
        #expect(try #require(Drawn(box.compositingGroup()).group).isIsolated)
        #expect(try #require(Drawn(box.drawingGroup()).group).isIsolated)
    }

    @Test func oneShapeHasAShadow() throws {
        let view = Circle().fill(.white).frame(width: 20, height: 20).shadow(radius: 3, x: 1, y: 2)
        let leaves = Drawn(view).leaves
        guard case .shadow(let shadow) = leaves.first else {
            Issue.record("no shadow")
            return
        }
        same(leaves.count, 2)
        #expect(shadow.sigma == 3 * 0.945 && shadow.offset == CGSize(width: 1, height: 2))
        same(shadow.color.alpha, 0.33)
    }

    @Test func aBlurReplacesOneShape() {
        let blurred = Drawn(Circle().fill(.white).blur(radius: 3)).leaves
        guard case .shadow(let blur) = blurred.first, blurred.count == 1 else {
            Issue.record("no blur")
            return
        }
        #expect(blur.sigma == 3 && blur.offset == .zero)
        guard case .fill = Drawn(Circle().fill(.white).blur(radius: 0)).leaves.first else {
            Issue.record("a blur of 0 changed the drawing")
            return
        }
    }
}
