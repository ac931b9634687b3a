import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Operations on paths that are left out as too much work, and that they are reported.
@Suite struct PathExcessTests {
    private func lines(_ count: Int, length: CGFloat) -> Path {
        Path { path in
            for index in 0..<count {
                path.move(to: CGPoint(x: 0, y: index))
                path.addLine(to: CGPoint(x: length, y: CGFloat(index)))
            }
        }
    }

    private func parts(_ path: Path) -> Int {
        path.elements.count { if case .move = $0 { true } else { false } }
    }

    @Test func eachOfManyLinesIsDashedOrNoneIs() {
        let style = StrokeStyle(lineWidth: 1, dash: [5, 5])
        var outline = Path()
        same(said { outline = lines(3000, length: 300).strokedPath(style) }, [])
        same(parts(outline), 3000 * 30)
        same(said { outline = lines(3000, length: 3000).strokedPath(style) }, [.dashes])
        same(parts(outline), 3000)
    }

    @Test(arguments: [CGFloat.infinity, 1e300])
    func linesWithoutEndAreSolid(length: CGFloat) {
        var outline = Path()
        let style = StrokeStyle(lineWidth: 1, dash: [1e6])
        same(said { outline = lines(1, length: length).strokedPath(style) }, [.dashes])
        #expect(parts(outline) <= 1)
    }

    /// The squares of its coordinates are infinite: it was cut into dashes without end.
    @Test func curvesBeyondAllNumbersAreSolid() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 1e300, y: 0), control1: CGPoint(x: 1, y: 1), control2: .zero)
        let style = StrokeStyle(lineWidth: 1, dash: [1e300, 1e9])
        var outline = Path()
        same(said { outline = path.strokedPath(style) }, [.dashes])
        // One piece, and those of its bend at the start.
        #expect(parts(outline) < 10)
    }

    /// Between its points it is 30 points long; on the way, products of its other coordinate are infinite.
    @Test func curvesFarFromTheOriginAreSolid() {
        let far = CGFloat.greatestFiniteMagnitude
        var path = Path()
        path.move(to: CGPoint(x: 0, y: far))
        path.addCurve(
            to: CGPoint(x: 30, y: far), control1: CGPoint(x: 10, y: far),
            control2: CGPoint(x: 20, y: far))
        let style = StrokeStyle(lineWidth: 1, dash: [5, 5])
        var outline = Path()
        same(said { outline = path.strokedPath(style) }, [.dashes])
        #expect(parts(outline) <= 1)
    }

    /// Before the start of a pattern without end there is no place to begin at.
    @Test func patternsWithoutEndAreSolid() {
        let huge = CGFloat.greatestFiniteMagnitude
        let style = StrokeStyle(lineWidth: 1, dash: [huge, huge], dashPhase: -1)
        same(parts(lines(2, length: 30).strokedPath(style)), 2)
        let odd = StrokeStyle(lineWidth: 1, dash: [huge], dashPhase: -1)
        same(parts(lines(2, length: 30).strokedPath(odd)), 2)
    }

    @Test func whatNobodyIsToldOfStaysWithThePath() {
        let style = StrokeStyle(lineWidth: 1, dash: [5, 5])
        let outline = lines(3000, length: 3000).strokedPath(style)
        same(outline.untoldExcess, .dashes)
        let moved = outline.offsetBy(dx: 3, dy: 4)
        let joined = lines(1, length: 5).union(moved.trimmedPath(from: 0, to: 0.01))
        #expect(moved.untoldExcess == .dashes && joined.untoldExcess == .dashes)
        var sum = Path()
        sum.addPath(moved)
        same(sum.untoldExcess, .dashes)
        // It is the same path, and one that somebody was told of has no more to tell.
        same(outline, lines(3000, length: 3000).strokedPath(StrokeStyle(lineWidth: 1)))
        var told = Path()
        _ = said { told = lines(3000, length: 3000).strokedPath(style) }
        same(told.untoldExcess, nil)
        var arc = Path()
        arc.addRelativeArc(
            center: .zero, radius: 5, startAngle: .zero, delta: .degrees(360 * 12.5))
        same(arc.untoldExcess, .turns)
    }

    @Test func outlinesOfOutlinesEnd() {
        let style = StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 1])
        let once = lines(300, length: 400).strokedPath(style)
        #expect(once.elements.count > 200_000)
        var twice = Path()
        same(said { twice = once.strokedPath(StrokeStyle(lineWidth: 0.1)) }, [.tracing])
        same(twice, once)
    }

    /// Each piece of each dash of a curve was halved up to six times: hundreds of megabytes.
    @Test func curvesOfManyDashesAreFollowedLessClosely() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 1000, y: 1000), control1: CGPoint(x: 1000, y: 0),
            control2: CGPoint(x: 0, y: 1000))
        let style = StrokeStyle(lineWidth: 1e7, dash: [0.04, 0.04])
        var outline = Path()
        same(said { outline = path.strokedPath(style) }, [])
        #expect(parts(outline) > 15_000)
        #expect(outline.elements.count < 15 * parts(outline))
    }

    @Test func turnsThatAreLeftOutAreSaid() {
        func arc(turns: Double) -> [PathExcess] {
            said {
                var path = Path()
                path.addRelativeArc(
                    center: .zero, radius: 5, startAngle: .zero, delta: .degrees(360 * turns))
            }
        }
        same(arc(turns: 10), [])
        same(arc(turns: 12.5), [.turns])
    }
}

/// The operations that are reported as left out while `body` runs.
func said(_ body: () -> Void) -> [PathExcess] {
    final class Said: @unchecked Sendable {
        // Written by the thread that makes the paths.
        var all: [PathExcess] = []
    }
    let said = Said()
    PathExcess.telling(
        {
            said.all.append($0)
            return true
        }, during: body)
    return said.all
}
