import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Expected elements are those of Apple's `Path.description` (conformance data "path-facts").
@Suite struct PathBuildingTests {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func rectangleRunsFromTheTopLeftClockwise() {
        same(Path(frame).description, "0 0 m 100 0 l 100 60 l 0 60 l h")
    }

    @Test func ellipseStartsAtTheRight() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
        holds(path.description.hasPrefix("60 30 m 60 46.5685 46.5685 60 30 60 c 13.4315 60 "))
        holds(path.description.hasSuffix("30 0 c 46.5685 0 60 13.4315 60 30 c h"))
    }

    @Test func continuousCornerHasTheMeasuredPoints() {
        let path = Path(roundedRect: frame, cornerRadius: 12)
        holds(
            path.description.hasPrefix(
                "100 30 m 100 41.656 l "
                    + "100 46.9381 100 49.5791 99.1011 52.4221 c "
                    + "97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c "
                    + "89.5791 60 86.9381 60 81.656 60 c 18.344 60 l "))
    }

    @Test func circularCornerIsOneCubic() {
        let path = Path(roundedRect: frame, cornerRadius: 12, style: .circular)
        holds(
            path.description.hasPrefix("100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l"))
        holds(path.description.hasSuffix("94.6274 0 100 5.37258 100 12 c h"))
    }

    @Test func cornerWithoutRoomStartsCloser() {
        // Radius 20 in an edge of 60: s = 1.5 (30, 21.6305 and 17.3156 points).
        let path = Path(roundedRect: frame, cornerRadius: 20)
        holds(path.description.hasPrefix("100 30 m 100 30 l 100 38.3695 100 42.6844 "))
    }

    @Test func radiiAreLimitedToHalfOfTheShorterSide() {
        let size = CGSize(width: 60, height: 8)
        let path = Path(roundedRect: frame, cornerSize: size, style: .circular)
        holds(path.description.hasPrefix("100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c"))
        same(Path(roundedRect: frame, cornerRadius: 40), Path(roundedRect: frame, cornerRadius: 30))
    }

    @Test func radiusZeroIsAPlainRectangle() {
        same(Path(roundedRect: frame, cornerRadius: 0), Path(frame))
    }

    @Test func unevenCornersShareAnEdge() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let radii = RectangleCornerRadii(bottomTrailing: 90, topTrailing: 20)
        let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
        // 20 and 90 on an edge of 100 become 20 and 80; the start is amid the straight part.
        holds(path.description.hasPrefix("100 20 m 100 20 l "))
    }

    @Test func lineWithoutAStartIsIgnored() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        holds(path.isEmpty)
    }

    @Test func closedSubpathGoesOnFromItsStart() {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 6))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.closeSubpath()
        same(path.currentPoint, CGPoint(x: 5, y: 6))
        path.addLine(to: CGPoint(x: 0, y: 10))
        same(path.description, "5 6 m 10 0 l h 0 10 l")
    }

    @Test func descriptionReadsBack() throws {
        let text = "0 0 m 10 0 l 12 4 8 8 q 1 2 3 4 5 6 c h"
        let path = try #require(Path(text))
        same(path.description, text)
        same(Path("1 2 3 m"), nil)
        same(Path("1 2 x"), nil)
    }

    @Test func transformMapsEveryPoint() {
        var path = Path()
        path.addRect(frame, transform: CGAffineTransform(scaleX: 2, y: 1))
        same(path.description, "0 0 m 200 0 l 200 60 l 0 60 l h")
        same(path.offsetBy(dx: 1, dy: 2).description, "1 2 m 201 2 l 201 62 l 1 62 l h")
    }
}
