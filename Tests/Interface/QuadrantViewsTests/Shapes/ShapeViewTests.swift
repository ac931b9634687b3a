import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct ShapeViewTests {
    private func size(_ view: some View) -> [Double] {
        let frame = Drawn(view.accessibilityIdentifier("a"), width: 60, height: 40).frames["a"]
        return Array(rounded(frame).suffix(2))
    }

    /// Measured in a frame of 60 by 40 (measured facts, "Padding, frames, ideal sizes").
    @Test func circlesStaySquareUnlessTheirOutlineIsMoved() {
        same(size(Circle().trim(from: 0, to: 0.5)), [40, 40])
        same(size(Circle().stroke(lineWidth: 2)), [40, 40])
        same(size(AnyShape(Circle())), [40, 40])
        same(size(Circle().offset(x: 1)), [60, 40])
        same(size(Circle().scale(2)), [60, 40])
        same(size(Circle().rotation(.degrees(5))), [60, 40])
        same(size(Circle().transform(.identity)), [60, 40])
        same(size(Circle().size(width: 5, height: 5)), [60, 40])
        same(size(Circle().inset(by: 3)), [60, 40])
        same(size(Circle().strokeBorder()), [60, 40])
    }

    @Test func fillsAndLinesLieOverEachOther() {
        let view = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)
        let kinds = Drawn(view).leaves.map { item in
            switch item {
            case .fill: "fill"
            case .stroke: "stroke"
            default: "other"
            }
        }
        same(kinds, ["fill", "stroke", "stroke"])
    }

    @Test func aBorderLiesInside() {
        let view = Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
        guard case .stroke(let item) = Drawn(view).leaves.first else {
            Issue.record("no line")
            return
        }
        same(item.shape.bounds, CGRect(x: 2, y: 2, width: 36, height: 16))
        same(item.style.lineWidth, 4)
    }

    @Test func leadingCornersAreOnTheRightWhereLeadingIs() {
        let view = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
        guard case .fill(let item) = Drawn(view, isRightToLeft: true).leaves.first else {
            Issue.record("no fill")
            return
        }
        fails(item.shape.path.contains(CGPoint(x: 99, y: 1)))
        holds(item.shape.path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func aPathIsAView() {
        let view = Path(CGRect(x: 5, y: 5, width: 10, height: 10)).fill(.red)
        same(size(view), [60, 40])
        same(size(view.fixedSize()), [10, 10])
    }
}
