import Expectations
import Foundation
import QuadrantGeometry
import Testing

@Suite struct RectLimitTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// As Apple's print themselves.
    @Test func valuesArePrintedShort() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
        same("\(rect.origin) \(rect.size) \(rect)", "(1.0, 2.0) (3.0, 4.5) (1.0, 2.0, 3.0, 4.5)")
    }

    @Test func overlapsAreWhatBothCover() {
        let other = CGRect(x: 0.5, y: -1, width: 4, height: 1.25)
        same(unit.overlap(with: other), CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25))
        same(unit.overlap(with: CGRect(x: 1, y: 0, width: 1, height: 1)).width, 0)
        holds(unit.overlap(with: CGRect(x: 2, y: 0, width: 1, height: 1)).isNull)
        holds(unit.overlap(with: .null).isNull)
        same(unit.overlap(with: .infinite), unit)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
    func oddEdgesEndNothing(edge: CGFloat) {
        let odd = CGRect(x: -edge, y: edge, width: edge, height: -edge)
        let overlap = odd.overlap(with: unit)
        #expect(overlap.isNull || (overlap.minX >= 0 && overlap.maxX <= 1))
        let drawable = odd.drawable
        #expect(drawable.isNull || (drawable.width.isFinite && drawable.maxY.isFinite))
    }

    @Test func rectanglesMeetAtTheirEdges() {
        holds(unit.meets(CGRect(x: 1, y: 0, width: 0, height: 1)))
        fails(unit.meets(CGRect(x: 1.5, y: 0, width: 1, height: 1)))
        fails(unit.meets(.null))
        holds(unit.meets(.infinite))
        // If an edge is not a number, the answer is true.
        holds(unit.meets(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }

    @Test func mapsOntoALineAreNotDrawable() {
        let flat = CGAffineTransform(a: 0, b: 21, c: 0, d: 77, tx: 1, ty: 2)
        fails(flat.isDrawable)
        // Rounding leaves a determinant.
        let turned = flat.concatenating(
            CGAffineTransform(a: -0.4067, b: -0.9135, c: 0.9135, d: -0.4067, tx: 0, ty: 0))
        fails(turned.isDrawable)
        holds(CGAffineTransform(scaleX: 1e-20, y: 1e20).isDrawable)
        fails(CGAffineTransform(scaleX: 1e300, y: 1).isDrawable)
        fails(CGAffineTransform(scaleX: 1e-60, y: 1e-60).isDrawable)
        fails(CGAffineTransform(translationX: .nan, y: 0).isDrawable)
    }

    @Test func boundsKeepWithinReach() {
        let wide = CGRect(x: -1e300, y: 3, width: 2e300, height: 4)
        same(wide.drawable, CGRect(x: -1e9, y: 3, width: 2e9, height: 4))
        same(unit.drawable, unit)
        holds(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).drawable.isNull)
    }
}

/// How far coordinates may be from the origin.
@Suite struct CoordinateLimitTests {
    private let limit = CoordinateLimit(farthest: 100)

    @Test func coordinatesEndAtTheLimit() {
        same(limit.cut(CGPoint(x: -1e300, y: CGFloat.infinity)), CGPoint(x: -100, y: 100))
        same(limit.cut(CGFloat.nan), 0)
        holds(limit.cut(CGRect.null).isNull)
    }

    @Test func theFarEdgeOfARectangleStays() {
        let cut = limit.cut(CGRect(x: -1e9, y: 10, width: 1e9 + 50, height: 1e9))
        same(cut, CGRect(x: -100, y: 10, width: 150, height: 90))
        // Not by way of a difference, which may be another number than the width.
        let near = CGRect(x: 0.1, y: 0.3, width: 0.7, height: 0.1)
        same(limit.cut(near), near)
    }

    @Test func whatIsEnlargedEndsEarlier() {
        let large = CGAffineTransform(scaleX: 4, y: 2)
        same(CoordinateLimit(farthest: 100, in: large, least: 1).farthest, 25)
        let small = CGAffineTransform(scaleX: 1e-9, y: 1e-9)
        same(CoordinateLimit(farthest: 100, in: small, least: 0.5).farthest, 200)
        let none = CGAffineTransform(scaleX: .infinity, y: 1)
        same(CoordinateLimit(farthest: 100, in: none, least: 1).farthest, 100)
    }
}
