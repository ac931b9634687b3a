import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Measured with Apple's `trimmedPath` (conformance data "path-facts").
@Suite struct PathTrimmingTests {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func partOfARectangle() {
        let part = Path(frame).trimmedPath(from: 0.1, to: 0.6)
        same(part.description, "32 0 m 100 0 l 100 60 l 68 60 l")
    }

    @Test func wholeKeepsItsClose() {
        same(Path(frame).trimmedPath(from: -1, to: 2), Path(frame))
        let nearly = Path(frame).trimmedPath(from: 0, to: 0.999)
        same(nearly.description, "0 0 m 100 0 l 100 60 l 0 60 l 0 0.32 l")
    }

    @Test func lengthRunsOverAllSubpaths() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        let part = path.trimmedPath(from: 0.25, to: 0.75)
        same(part.description, "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
    }

    @Test func halfACircleIsItsFirstTwoCubics() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.trimmedPath(from: 0, to: 0.5)
        same(half.elements, Array(circle.elements.prefix(3)))
    }

    @Test func curveIsCutByItsLength() throws {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let end = try #require(circle.trimmedPath(from: 0.2, to: 0.8).currentPoint)
        // Apple's ends 0.03 off the exact place, 65.4508 and 2.4472; ours nearer to it.
        near(end.x, 65.4508, within: 0.03)
        near(end.y, 2.4472, within: 0.03)
    }

    @Test func nothingIsLeftBetweenEqualFractions() {
        holds(Path(frame).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        holds(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }
}
