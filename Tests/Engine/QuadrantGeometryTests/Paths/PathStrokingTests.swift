import Expectations
import Foundation
import QuadrantGeometry
import Testing

/// Numbers measured on macOS stand in the conformance data, "Stroked outlines".
@Suite struct PathStrokingTests {
    private func subpaths(_ path: Path) -> [Path] {
        var result: [Path] = []
        // swift-format-ignore: ReplaceForEachWithForLoop
        path.forEach { element in
            if case .move = element { result.append(Path()) }
            result[result.count - 1].append(element)
        }
        return result
    }

    private func bounds(_ path: Path) -> [Double] {
        let box = path.boundingRect
        return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 100).rounded() / 100 }
    }

    @Test func aCircleGivesTheInnerCircleFirst() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let outline = circle.strokedPath(StrokeStyle(lineWidth: 4))
        let parts = subpaths(outline)
        same(parts.map(bounds), [[2, 2, 38, 38], [-2, -2, 42, 42]])
        fails(outline.contains(CGPoint(x: 20, y: 20)))
        holds(outline.contains(CGPoint(x: 20, y: 1)))
    }

    @Test func capsReachBeyondTheEnds() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 50, y: 0))
        }
        func reach(_ cap: CGLineCap) -> [Double] {
            bounds(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap)))
        }
        same(reach(.butt), [0, -1, 50, 1])
        same(reach(.square), [-1, -1, 51, 1])
        same(reach(.round), [-1, -1, 51, 1])
    }

    @Test func mitersOfATriangleReachOut() {
        let triangle = Path { path in
            path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
            path.closeSubpath()
        }
        let sharp = bounds(triangle.strokedPath(StrokeStyle(lineWidth: 4)))
        #expect(sharp[1] == -2 && sharp[2] == 104.27)
        let blunt = bounds(triangle.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1)))
        #expect(blunt[2] < 102)
        let round = bounds(triangle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)))
        same(round[2], 102)
    }

    @Test func dashesAreOutlinesOfTheirOwn() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 50, y: 0))
        }
        func dashes(_ dash: [CGFloat], phase: CGFloat = 0) -> [[Double]] {
            let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
            return subpaths(line.strokedPath(style)).map { bounds($0) }.map { [$0[0], $0[2]] }
        }
        same(dashes([20, 10]), [[0, 20], [30, 50]])
        same(dashes([20, 10], phase: 5), [[0, 15], [25, 45]])
        same(dashes([20]), [[0, 20], [40, 50]])
        same(dashes([0, 0]), [[0, 50]])
        same(dashes([-1, 4]), [[0, 50]])
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func noWidthGivesNothing(_ width: CGFloat) {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        holds(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func aPointShowsItsCapsOnly() {
        let point = Path { path in
            path.move(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 5, y: 5))
        }
        holds(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        let dot = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        same(bounds(dot), [3, 3, 7, 7])
    }
}
