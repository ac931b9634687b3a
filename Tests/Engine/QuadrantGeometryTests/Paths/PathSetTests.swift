import Expectations
import Foundation
import QuadrantGeometry
import Testing

@Suite struct PathSetTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The area by the non-zero rule, of a path whose curves are short: by the trapezoid rule.
    private func area(_ path: Path) -> Double {
        var sum = 0.0
        path.forEachSegment(closing: true) { segment in
            let curve: CubicSegment =
                switch segment {
                case .line(let from, let to):
                    CubicSegment(from: from, control1: from, control2: to, to: to)
                case .cubic(let curve): curve
                }
            var last = curve.from
            for step in 1...200 {
                let next = curve.point(at: CGFloat(step) / 200)
                sum += Double(last.x * next.y - next.x * last.y) / 2
                last = next
            }
        }
        return sum
    }

    @Test func squares() {
        same(square.intersection(shifted).description, "5 5 m 10 5 l 10 10 l 5 10 l h")
        near(area(square.union(shifted)), 175, within: 1e-6)
        near(area(square.subtracting(shifted)), 75, within: 1e-6)
        near(area(square.symmetricDifference(shifted)), 150, within: 1e-6)
        same(square.union(square).description, "0 0 m 10 0 l 10 10 l 0 10 l h")
        holds(square.subtracting(square).isEmpty)
        holds(square.intersection(Path()).isEmpty)
    }

    @Test func neighboursBecomeOne() {
        let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        same(square.union(right).boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10))
        near(area(square.union(right)), 200, within: 1e-6)
        same(square.union(right).description.filter { $0 == "m" }.count, 1)
        holds(square.intersection(right).isEmpty)
    }

    @Test func holesRunTheOtherWay() {
        let hole = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
        let ring = square.subtracting(hole)
        near(area(ring), 84, within: 1e-6)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
        fails(ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test func circlesStayCurves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let alone = circle.union(Path())
        same(alone.description.filter { $0 == "c" }.count, 4)
        empty(alone.description.filter { $0 == "l" })
        #expect(abs(area(alone) - 100 * .pi) < 0.2)
        let lens = circle.intersection(circle.offsetBy(dx: 10, dy: 0))
        // 2 r² acos(d / 2r) - d/2 sqrt(4r² - d²)
        let exact = 200 * acos(0.5) - 5 * (300.0).squareRoot()
        near(area(lens), exact, within: 0.2, "\(area(lens)) \(exact)")
        #expect(lens.description.filter { $0 == "c" }.count <= 6)
    }

    @Test func aStarIsNormalizedByEitherRule() {
        var star = Path()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        let solid = star.normalized(eoFill: false)
        let hollow = star.normalized()
        holds(solid.contains(CGPoint(x: 50, y: 50)))
        fails(hollow.contains(CGPoint(x: 50, y: 50)))
        #expect(area(solid) > area(hollow))
        same(solid.description.filter { $0 == "l" }.count, 9)
    }

    @Test func linesAreCutAtAreas() {
        var line = Path()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 25, y: 5))
        same(line.lineIntersection(square).description, "0 5 m 10 5 l")
        same(line.lineSubtraction(square).description, "-5 5 m 0 5 l 10 5 m 25 5 l")
    }

    @Test func nothingTrapsOrHangs() {
        var wild = Path()
        wild.move(to: CGPoint(x: CGFloat.nan, y: 0))
        wild.addLine(to: CGPoint(x: 1e300, y: -.infinity))
        same(wild.union(square).description, square.union(Path()).description)
        holds(square.intersection(wild).isEmpty)
        var seed: UInt64 = 7
        func random() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(seed >> 40) / 167_772
        }
        var tangles: [Path] = []
        for _ in 0..<2 {
            var tangle = Path()
            tangle.move(to: CGPoint(x: random(), y: random()))
            for _ in 0..<40 {
                tangle.addCurve(
                    to: CGPoint(x: random(), y: random()),
                    control1: CGPoint(x: random(), y: random()),
                    control2: CGPoint(x: random(), y: random()))
            }
            tangles.append(tangle)
        }
        let both = tangles[0].union(tangles[1])
        let shared = tangles[0].intersection(tangles[1])
        let (first, second) = (
            tangles[0].normalized(eoFill: false), tangles[1].normalized(eoFill: false)
        )
        // Areas add up.
        let sum = area(first) + area(second)
        #expect(abs(area(both) + area(shared) - sum) < sum * 0.002, "\(area(both)) \(sum)")
    }

    @Test func manyNearlyEqualEdgesAreNoTrouble() {
        var (one, two) = (Path(), Path())
        for index in 0..<100 {
            let angle = CGFloat(index) * 1e-9
            one.addRect(CGRect(x: angle, y: CGFloat(index) * 3, width: 10, height: 2 + angle))
            two.addRect(CGRect(x: 0, y: CGFloat(index) * 3 + angle, width: 10, height: 2))
        }
        near(area(one.union(two)), 2_000, within: 0.01)
        #expect(abs(area(one.subtracting(two))) < 0.01)
    }

    /// A tangle of 6,000 lines has millions of crossings, and is left as it is; so are lines that would be
    /// cut a million times. Counted before it is done: done, it would take minutes.
    @Test func whatIsTooIntricateIsLeftBeforeItIsTried() {
        func zigzag(_ count: Int, across: Bool) -> Path {
            var path = Path()
            path.move(to: .zero)
            for index in 1...count {
                let (long, short) = (
                    CGFloat(index % 2) * 1000, CGFloat(index) / CGFloat(count) * 1000
                )
                path.addLine(to: across ? CGPoint(x: long, y: short) : CGPoint(x: short, y: long))
            }
            return path
        }
        let (flat, upright) = (zigzag(3000, across: true), zigzag(3000, across: false))
        same(flat.subtracting(upright), flat)
        has(said { _ = flat.subtracting(upright) }, .combining)
        fails(flat.lineSubtraction(upright).isEmpty)
        has(said { _ = flat.lineSubtraction(upright) }, .combining)
        let all = zigzag(20_000, across: true).lineIntersection(zigzag(20_000, across: false))
        same(all, zigzag(20_000, across: true))
    }
}
