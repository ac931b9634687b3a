import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Measured with Apple's `addArc` about (50, 50), radius 40 (conformance data "path-facts").
@Suite struct PathArcTests {
    /// An arc, its clockwise flag, the number of its cubics and whether it is closed.
    @Test(arguments: [
        (0.0, 90.0, false, 1, false),
        (0, 120, false, 2, false),
        (0, -90, false, 3, false),
        (0, 360, false, 4, true),
        (0, -360, false, 4, false),
        (0, 450, false, 5, false),
        (0, 0, false, 0, false),
        (0, -90, true, 1, false),
        (0, 45, true, 4, false),
        (0, 360, true, 4, true),
        (0, 720, true, 4, false),
        (-90, 0, true, 3, false),
    ])
    func sweepsAsMeasured(
        _ start: Double, _ end: Double, _ clockwise: Bool, _ cubics: Int, _ isClosed: Bool
    ) {
        let path = arc(start, end, clockwise)
        let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
        same(curves.count, cubics)
        same((path.elements.last == .closeSubpath), isClosed)
    }

    @Test func increasingAnglesTurnOverTheBottomRight() {
        same(arc(0, 90, false).description, "90 50 m 90 72.0914 72.0914 90 50 90 c")
    }

    @Test func restAfterQuartersHasItsOwnControls() throws {
        let path = arc(0, 120, false)
        guard case .curve(let end, let control, _) = path.elements[2] else {
            Issue.record("The third element is not a curve.")
            return
        }
        near(end.x, 30, within: 1e-4)
        near(end.y, 84.641, within: 1e-3)
        #expect(abs(50 - control.x - 7.0215) < 1e-3)
    }

    @Test func startsWithALineFromAPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
            clockwise: false)
        holds(path.description.hasPrefix("0 0 m 90 50 l 90 72.0914"))
    }

    @Test func relativeArcSweepsItsDelta() {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(-360))
        same(path.elements.count, 5)
        holds(path.description.hasPrefix("90 50 m 90 27.9086 72.0914 10 50 10 c"))
    }

    @Test(arguments: [11.0, 12, 1000.25, 1e6 + 0.5])
    func pairsOfTurnsBeyondTenAreLeftOut(turns: Double) throws {
        var path = Path()
        path.addRelativeArc(
            center: .zero, radius: 10, startAngle: .zero, delta: .radians(turns * 2 * .pi))
        #expect(path.elements.count <= 1 + 48)
        // It ends where it would, and the even-odd rule finds the same inside.
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10 * cos(turns * 2 * .pi)) < 0.01)
        #expect(abs(end.y - 10 * sin(turns * 2 * .pi)) < 0.01)
        let isOdd = !Int(turns).isMultiple(of: 2)
        same(path.contains(CGPoint(x: -1, y: -1), eoFill: true), isOdd)
    }

    @Test func tangentArcRoundsACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let bounds = path.boundingRect
        near(bounds.maxX, 10, within: 1e-9)
        near((path.currentPoint?.y ?? 0), 4, within: 1e-9)
        same(path.elements[1], .line(to: CGPoint(x: 6, y: 0)))
    }

    private func arc(_ start: Double, _ end: Double, _ clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
                endAngle: .degrees(end), clockwise: clockwise)
        }
    }
}
