import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Paths that go far beyond what is seen of them, told from near.
@Suite struct PathNearTests {
    private let sight = CGRect(x: -100, y: -100, width: 300, height: 300)
    /// What a path may reach.
    private let room = CGRect(x: -400, y: -400, width: 900, height: 900)

    private func reaches(_ path: Path) -> Bool {
        path.boundingRect.minX >= room.minX && path.boundingRect.maxX <= room.maxX
            && path.boundingRect.minY >= room.minY && path.boundingRect.maxY <= room.maxY
    }

    @Test func whatIsNearStaysWhatItIs() {
        let path = Path(ellipseIn: CGRect(x: -50, y: 20, width: 400, height: 30))
        same(path.near(sight), path)
        same(path.near(.null), path)
        same(Path().near(sight), Path())
    }

    /// Cut off coordinate by coordinate, it would rise by 1, not by a half.
    @Test func aLineKeepsItsSlope() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1e9, y: 5e8))
        let near = path.near(sight)
        holds(reaches(near))
        guard near.elements.count == 4, case .line(let place) = near.elements[1] else {
            Issue.record("It leaves at the right, and its end lies at a corner")
            return
        }
        #expect(abs(place.x - 500) < 1e-6 && abs(place.y - 250) < 1e-6)
    }

    @Test(arguments: [1e6, 1e9, 1e300, CGFloat.infinity])
    func whatLiesInAHugeShapeIsFilled(size: CGFloat) {
        var path = Path()
        path.move(to: CGPoint(x: 40, y: 50))
        path.addLine(to: CGPoint(x: size, y: size))
        path.addLine(to: CGPoint(x: -size, y: size))
        path.closeSubpath()
        let near = path.near(sight)
        holds(reaches(near))
        holds(near.contains(CGPoint(x: 40, y: 60)))
        holds(near.contains(CGPoint(x: 80, y: 95)))
        fails(near.contains(CGPoint(x: 40, y: 45)))
        fails(near.contains(CGPoint(x: 85, y: 90)))
        fails(near.contains(CGPoint(x: -10, y: 90)))
    }

    /// Of a circle of a hundred million points a nearly straight edge is seen.
    @Test func aHugeCurveIsCutWhereItIsSeen() {
        let radius = 1e8 as CGFloat
        let circle = Path(
            ellipseIn: CGRect(x: 50, y: 50 - radius, width: 2 * radius, height: 2 * radius))
        let near = circle.near(sight)
        #expect(reaches(near) && near.elements.count < 100)
        for y in [-90, 50, 180] as [CGFloat] {
            holds(near.contains(CGPoint(x: 51, y: y)))
            fails(near.contains(CGPoint(x: 49, y: y)))
        }
    }

    /// Its way around leaves a hole, also where all of that is off.
    @Test func holesStayHoles() {
        var path = Path(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        path.addRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        fails(path.near(sight).contains(CGPoint(x: 5, y: 5), eoFill: true))
        holds(path.near(sight).contains(CGPoint(x: 5, y: 5)))
    }
}
