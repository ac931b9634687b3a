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
        #expect(said { outline = lines(3000, length: 300).strokedPath(style) } == [])
        #expect(parts(outline) == 3000 * 30)
        #expect(said { outline = lines(3000, length: 3000).strokedPath(style) } == [.dashes])
        #expect(parts(outline) == 3000)
    }

    @Test(arguments: [CGFloat.infinity, 1e300])
    func linesWithoutEndAreSolid(length: CGFloat) {
        var outline = Path()
        let style = StrokeStyle(lineWidth: 1, dash: [1e6])
        #expect(said { outline = lines(1, length: length).strokedPath(style) } == [.dashes])
        #expect(parts(outline) <= 1)
    }

    @Test func outlinesOfOutlinesEnd() {
        let style = StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 1])
        let once = lines(300, length: 400).strokedPath(style)
        #expect(once.elements.count > 200_000)
        var twice = Path()
        #expect(said { twice = once.strokedPath(StrokeStyle(lineWidth: 0.1)) } == [.tracing])
        #expect(twice == once)
    }

    @Test func turnsThatAreLeftOutAreSaid() {
        func arc(turns: Double) -> [PathExcess] {
            said {
                var path = Path()
                path.addRelativeArc(
                    center: .zero, radius: 5, startAngle: .zero, delta: .degrees(360 * turns))
            }
        }
        #expect(arc(turns: 10) == [])
        #expect(arc(turns: 12.5) == [.turns])
    }
}

/// The operations that are reported as left out while `body` runs.
func said(_ body: () -> Void) -> [PathExcess] {
    final class Said: @unchecked Sendable {
        // Written by the thread that makes the paths.
        var all: [PathExcess] = []
    }
    let said = Said()
    PathExcess.telling({ said.all.append($0) }, during: body)
    return said.all
}
