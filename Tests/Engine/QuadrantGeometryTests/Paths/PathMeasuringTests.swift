import Expectations
import Foundation
import QuadrantGeometry
import Testing

@Suite struct PathMeasuringTests {
    @Test func boundsFollowTheCurveNotItsControls() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        same(path.boundingRect.maxY, 5)
        let cubic = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8),
                control2: CGPoint(x: 10, y: 8))
        }
        near(cubic.boundingRect.maxY, 6, within: 1e-12)
    }

    @Test func emptyPathHasNullBounds() {
        holds(Path().boundingRect.isNull)
    }

    @Test func ellipseBoundsAreItsFrame() {
        let frame = CGRect(x: 3, y: 4, width: 50, height: 20)
        same(Path(ellipseIn: frame).boundingRect, frame)
    }

    @Test func circleContainsItsInside() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        holds(path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        fails(path.contains(CGPoint(x: 14, y: 14)))
        fails(path.contains(CGPoint(x: 101, y: 50)))
    }

    @Test func ruleDecidesAboutNestedShapes() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        fails(path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        holds(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test func openPathCountsAsClosed() {
        let path = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        }
        holds(path.contains(CGPoint(x: 2, y: 2)))
        fails(path.contains(CGPoint(x: 8, y: 8)))
    }
}
