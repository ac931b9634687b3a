import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Lines wider than the bends of their curves: on the inner side the line goes beyond the middle of the bend.
@Suite struct SharpBendTests {
    @Test(arguments: [12, 20, 40, 2e4] as [CGFloat])
    func aCircleIsFilledByALineWiderThanItself(width: CGFloat) {
        let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
        let outline = circle.strokedPath(StrokeStyle(lineWidth: width))
        let edge = 5 + width / 2
        for part in [0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999] as [CGFloat] {
            for angle in stride(from: 0.1, to: 6.3, by: 0.37) {
                let (x, y) = (part * edge * cos(angle), part * edge * sin(angle))
                let isInside = outline.contains(CGPoint(x: x, y: y))
                holds(isInside, "\(x), \(y)")
            }
        }
        fails(outline.contains(CGPoint(x: 1.001 * edge, y: 0)))
        let box = outline.boundingRect
        #expect(abs(box.minX + edge) < edge / 1e4 && abs(box.maxY - edge) < edge / 1e4)
    }

    /// An ellipse is filled before a circle of its length is, and has a hole as long as there is one.
    @Test func anEllipseIsFilledAlongItsShorterSide() {
        let ellipse = Path(ellipseIn: CGRect(x: -40, y: -10, width: 80, height: 20))
        holds(ellipse.strokedPath(StrokeStyle(lineWidth: 30)).contains(.zero))
        holds(ellipse.strokedPath(StrokeStyle(lineWidth: 22)).contains(.zero))
        fails(ellipse.strokedPath(StrokeStyle(lineWidth: 18)).contains(.zero))
        #expect(ellipse.bends(within: 3) && !ellipse.bends(within: 2))
    }

    /// What is no farther from a curve than the line reaches is inside, if it is not nearest to an end, where the line has
    /// none beyond it; what is farther is outside.
    @Test(arguments: 0..<40) func theOutlineHoldsWhatIsNearEnough(seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let ends = (0..<4).map { _ in CGPoint(x: numbers.next(60), y: numbers.next(60)) }
        let curve = CubicSegment(
            from: ends[0], control1: ends[1], control2: ends[2], to: ends[3])
        let half = 5 + numbers.next(40)
        let path = Path { path in
            path.move(to: ends[0])
            path.addCurve(to: ends[3], control1: ends[1], control2: ends[2])
        }
        let outline = path.strokedPath(StrokeStyle(lineWidth: 2 * half))
        let steps = 400
        let points = (0...steps).map { curve.point(at: CGFloat($0) / CGFloat(steps)) }
        for _ in 0..<200 {
            let point = CGPoint(x: numbers.next(180) - 60, y: numbers.next(180) - 60)
            let distances = points.map { hypot($0.x - point.x, $0.y - point.y) }
            let distance = distances.min() ?? 0
            let nearest = distances.firstIndex(of: distance) ?? 0
            let isBesideEnd = nearest < 3 || nearest > steps - 3
            guard abs(distance - half) > 0.1, distance > half || !isBesideEnd else { continue }
            // A comparison would print the whole outline.
            let isInside = outline.contains(point)
            same(isInside, (distance < half), "\(point)")
        }
    }

    /// Numbers that only depend on a seed.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
        }
    }
}
