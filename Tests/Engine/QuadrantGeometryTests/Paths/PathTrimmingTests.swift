import Foundation
import QuadrantGeometry
import Testing

/// Measured with Apple's `trimmedPath` (conformance data "path-facts").
@Suite struct PathTrimmingTests {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func partOfARectangle() {
        let part = Path(frame).trimmedPath(from: 0.1, to: 0.6)
        #expect(part.description == "32 0 m 100 0 l 100 60 l 68 60 l")
    }

    @Test func wholeKeepsItsClose() {
        #expect(Path(frame).trimmedPath(from: -1, to: 2) == Path(frame))
        let nearly = Path(frame).trimmedPath(from: 0, to: 0.999)
        #expect(nearly.description == "0 0 m 100 0 l 100 60 l 0 60 l 0 0.32 l")
    }

    @Test func lengthRunsOverAllSubpaths() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        let part = path.trimmedPath(from: 0.25, to: 0.75)
        #expect(part.description == "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
    }

    @Test func halfACircleIsItsFirstTwoCubics() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.trimmedPath(from: 0, to: 0.5)
        #expect(half.elements == Array(circle.elements.prefix(3)))
    }

    @Test func curveIsCutByItsLength() throws {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let end = try #require(circle.trimmedPath(from: 0.2, to: 0.8).currentPoint)
        // Apple's ends 0.03 off the exact place, 65.4508 and 2.4472; ours nearer to it.
        #expect(abs(end.x - 65.4508) < 0.03)
        #expect(abs(end.y - 2.4472) < 0.03)
    }

    @Test func nothingIsLeftBetweenEqualFractions() {
        #expect(Path(frame).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }
}
