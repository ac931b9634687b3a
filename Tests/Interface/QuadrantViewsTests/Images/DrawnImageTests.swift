import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct DrawnImageTests {
    private let picture = Image(size: CGSize(width: 20, height: 10)) { context in
        context.fill(
            Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        context.translateBy(x: 5, y: 0)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
    }

    @Test func hasItsSize() {
        let drawn = Drawn(picture.accessibilityIdentifier("a"))
        same(rounded(drawn.frames["a"]), [0, 0, 20, 10])
        same(drawn.leaves.count, 2)
    }

    @Test func aResizableOneIsStretched() throws {
        let drawn = Drawn(picture.resizable().accessibilityIdentifier("a"))
        same(rounded(drawn.frames["a"]), [0, 0, 100, 60])
        let group = try #require(drawn.group)
        same(group.transform, CGAffineTransform(scaleX: 5, y: 6))
        same(group.clip?.shape, .rect(CGRect(x: 0, y: 0, width: 20, height: 10)))
    }

    @Test func aTemplateIsPaintedWithTheForeground() throws {
        let group = try #require(
            Drawn(picture.renderingMode(.template).foregroundStyle(.blue)).group)
        #expect(group.mask?.items.count == 2 && group.content.items.count == 1)
    }

    @Test func sizesThatAreNotFiniteAreZero() {
        let odd = Image(size: CGSize(width: CGFloat.nan, height: -4)) { _ in }
        same(rounded(Drawn(odd.accessibilityIdentifier("a")).frames["a"]), [0, 0, 0, 0])
    }
}
