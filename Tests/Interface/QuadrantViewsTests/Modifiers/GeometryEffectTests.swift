import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

private struct Shove: GeometryEffect {
    var distance: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
}

@MainActor @Suite struct GeometryEffectTests {
    private var box: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    }

    private func frame(_ view: some View, isRightToLeft: Bool = false) -> [Double] {
        rounded(Drawn(view, isRightToLeft: isRightToLeft).frames["a"])
    }

    @Test func framesInsideFollow() {
        same(frame(box.rotationEffect(.degrees(90))), [10, -10, 20, 40])
        same(frame(box.rotationEffect(.degrees(90), anchor: .topLeading)), [-20, 0, 20, 40])
        same(frame(box.scaleEffect(2)), [-20, -10, 80, 40])
        same(frame(box.scaleEffect(x: 0.5, y: 3, anchor: .leading)), [0, -20, 20, 60])
        same(
            frame(box.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))),
            [0, 0, 50, 20])
        same(frame(box.modifier(Shove(distance: 0.5))), [20, 0, 40, 20])
    }

    @Test func frameOutsideStays() {
        let turned = Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))
        same(frame(turned.accessibilityIdentifier("a")), [0, 0, 40, 20])
    }

    @Test func drawingMovesAndFramesStayIfIgnoredByLayout() throws {
        let drawn = Drawn(box.modifier(Shove(distance: 0.5).ignoredByLayout()))
        same(rounded(drawn.frames["a"]), [0, 0, 40, 20])
        try same(#require(drawn.group).transform.tx, 20)
    }

    @Test func drawingFollows() throws {
        let group = try #require(Drawn(box.scaleEffect(2)).group)
        same(group.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -20, ty: -10))
    }

    @Test func aTurnInThePlaneIsARotation() {
        let spun = box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
        same(frame(spun), [10, -10, 20, 40])
    }

    @Test func withoutPerspectiveATurnIsNarrower() {
        let turned = box.rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        same(frame(turned), [10, 0, 20, 20])
    }

    @Test func theSideThatTurnsAwayIsSmaller() {
        // The eye is 40 points away; the right edge goes 10 points back at 30 degrees.
        let turned = box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        let right = 20 + 20 * cos(Double.pi / 6) / 1.25
        let left = 20 - 20 * cos(Double.pi / 6) / 0.75
        let frame = frame(turned)
        #expect(abs(frame[0] - left) < 0.001 && abs(frame[0] + frame[2] - right) < 0.001)
    }

    /// Apple's page on `flipsForRightToLeftLayoutDirection`: the view is flipped horizontally where
    /// leading is right, so the row stands as from left to right.
    @Test func mirrorsOnlyWhereLeadingIsRight() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            Color.blue.frame(width: 30, height: 10)
        }
        same(frame(row, isRightToLeft: true), [30, 0, 10, 10])
        let flipped = row.flipsForRightToLeftLayoutDirection(true)
        same(frame(flipped, isRightToLeft: true), [0, 0, 10, 10])
        same(frame(flipped), [0, 0, 10, 10])
        same(
            frame(row.flipsForRightToLeftLayoutDirection(false), isRightToLeft: true),
            [30, 0, 10, 10])
        let always = row.layoutDirectionBehavior(.mirrors(in: .leftToRight))
        same(frame(always), [30, 0, 10, 10])
        same(frame(always, isRightToLeft: true), [30, 0, 10, 10])
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func mapsThatAreNotFiniteChangeNothing(_ scale: CGFloat) {
        same(frame(box.scaleEffect(scale)), [0, 0, 40, 20])
        same(Drawn(box.scaleEffect(scale)).leaves.count, 1)
    }
}
