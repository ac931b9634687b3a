import Expectations
import Foundation
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

/// Numbers measured on macOS stand in the conformance data, "Shape modifiers" and "Inset".
@Suite struct ShapeGeometryTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func description(_ shape: some Shape) -> String {
        shape.path(in: rect).description
    }

    private func bounds(_ shape: some Shape) -> [Double] {
        let box = shape.path(in: rect).boundingRect
        return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 1e4).rounded() / 1e4 + 0 }
    }

    @Test func movesAndScales() {
        same(bounds(Rectangle().offset(x: 10, y: 5)), [10, 5, 110, 65])
        same(bounds(Rectangle().scale(0.5)), [25, 15, 75, 45])
        same(bounds(Rectangle().scale(0.5, anchor: .topLeading)), [0, 0, 50, 30])
        same(bounds(Rectangle().size(width: 40, height: 20)), [0, 0, 40, 20])
    }

    @Test func turnsAboutThePointGiven() {
        same(description(Rectangle().rotation(.degrees(90))), "80 -20 m 80 80 l 20 80 l 20 -20 l h")
        same(
            description(Rectangle().rotation(.degrees(30), anchor: .bottomTrailing)),
            "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
    }

    @Test func mapsAboutTheOrigin() {
        let shear = CGAffineTransform(1, 0, 0.5, 1, 0, 0)
        same(description(Rectangle().transform(shear)), "0 0 m 100 0 l 130 60 l 30 60 l h")
    }

    @Test func insetsAddUp() {
        same(bounds(Rectangle().inset(by: 2).inset(by: 3)), [5, 5, 95, 55])
        same(bounds(Circle().inset(by: 5)), [25, 5, 75, 55])
        same(bounds(Capsule().inset(by: 5)), [5, 5, 95, 55])
        same(
            description(RoundedRectangle(cornerRadius: 12).inset(by: 5)),
            RoundedRectangle(cornerRadius: 7).path(in: rect.insetBy(dx: 5, dy: 5))
                .description)
        same(
            description(RoundedRectangle(cornerRadius: 12).inset(by: 20)),
            "20 20 m 80 20 l 80 40 l 20 40 l h")
        same(bounds(Rectangle().inset(by: 5).offset(x: 10).inset(by: 1)), [16, 6, 104, 54])
    }

    @Test func trimsByLength() {
        same(description(Rectangle().trim(from: 0.1, to: 0.6)), "32 0 m 100 0 l 100 60 l 68 60 l")
    }

    @Test func strokesAreShapes() {
        same(bounds(Rectangle().stroke(lineWidth: 4)), [-2, -2, 102, 62])
        same(bounds(Rectangle().stroke(lineWidth: 4).offset(x: 10)), [8, -2, 112, 62])
    }

    @Test func namesStandForShapes() {
        same(description(AnyShape(.rect)), description(Rectangle()))
        same(
            description(AnyShape(.rect(cornerRadius: 8))),
            description(RoundedRectangle(cornerRadius: 8)))
        same(
            description(AnyShape(.rect(topLeadingRadius: 8))),
            description(UnevenRoundedRectangle(topLeadingRadius: 8)))
        same(description(AnyShape(.capsule)), description(Capsule()))
    }
}
