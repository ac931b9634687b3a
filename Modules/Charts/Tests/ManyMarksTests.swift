import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts that scroll and have more marks than are looked through each time: what reaches into the window is drawn.
@MainActor @Suite struct ManyMarksTests {
    private static let count = 1_200

    /// Marks that all reach over the window from 40 to 60, from zero, from others, or from a value.
    private static let charts: [@MainActor () -> AnyView] = [
        { upright { BarMark(x: .value("x", $0), y: .value("y", 100), width: .fixed(4)) } },
        {
            upright {
                BarMark(x: .value("x", $0 / 2), y: .value("y", $0 % 2 * 70 + 30), width: .fixed(4))
            }
        },
        { upright { AreaMark(x: .value("x", $0), y: .value("y", 100)) } },
        {
            upright {
                AreaMark(x: .value("x", $0), yStart: .value("y", 0), yEnd: .value("y", 100))
            }
        },
        { upright { RectangleMark(x: .value("x", $0), y: .value("y", 100)) } },
        {
            lying {
                BarMark(
                    x: .value("x", 100),
                    y: .value("y", Date(timeIntervalSinceReferenceDate: Double($0) * 86_400)),
                    height: .fixed(4))
            }
        },
    ]

    private static func upright(@ChartContentBuilder _ mark: @escaping (Int) -> some ChartContent)
        -> AnyView
    {
        AnyView(
            Chart(0..<count, id: \.self) { mark($0) }
                .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 20)
                .chartScrollPosition(initialY: 40))
    }

    private static func lying(@ChartContentBuilder _ mark: @escaping (Int) -> some ChartContent)
        -> AnyView
    {
        AnyView(
            Chart(0..<count, id: \.self) { mark($0) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                .chartScrollPosition(initialX: 40))
    }

    @Test(arguments: 0..<6) func whatCoversTheWindowIsDrawn(row: Int) throws {
        let host = ViewHost(width: 300, height: 200) {
            Self.charts[row]().chartXAxis(.hidden).chartYAxis(.hidden)
        }
        host.update()
        let color = try Pixels(host).at(300, 200)
        holds((color.min() ?? 255) < 128, "the middle is \(color)")
    }

    @Test func linesOfOneStyleEachGoOnFromTheirOwnPoints() throws {
        // Two lines that differ in what strokes them alone: each crosses all of the window between two points of its
        // own.
        let host = ViewHost(width: 300, height: 200) {
            Chart {
                ForEach(0..<Self.count, id: \.self) { place in
                    LineMark(x: .value("x", place < 600 ? place : place + 1_000), y: .value("y", 1))
                        .lineStyle(by: .value("s", "a"))
                    LineMark(x: .value("x", place + 2_000), y: .value("y", 2))
                        .lineStyle(by: .value("s", "b"))
                }
            }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 200)
            .chartScrollPosition(initialX: 1_000).chartYScale(domain: 0...2)
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        }
        host.update()
        let pixels = try Pixels(host)
        let column = (0..<pixels.height).map { pixels.at(300, $0).min() ?? 255 }
        holds((column.min() ?? 255) < 128, "no line crosses the middle")
    }

    /// - Parameter isWhole: Whether all is drawn: curves are not thinned.
    private func picture(
        _ style: StrokeStyle, isWhole: Bool
    ) throws -> (pixels: Pixels, taken: Duration) {
        let host = ViewHost(width: 300, height: 200) {
            Chart(0..<20_000, id: \.self) { place in
                LineMark(x: .value("x", place), y: .value("y", place &* 7_919 % 1_009))
                    .lineStyle(style)
                    .interpolationMethod(isWhole ? .cardinal(tension: 1) : .linear)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        host.update()
        let clock = ContinuousClock()
        let start = clock.now
        let pixels = try Pixels(host)
        return (pixels, clock.now - start)
    }

    @Test(arguments: [
        StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .miter),
        StrokeStyle(lineWidth: 2, dash: [60, 1]),
    ]) func aDenseLineByAnotherPenIsDrawnSoonAndLooksTheSame(style: StrokeStyle) throws {
        let seen = try picture(style, isWhole: false)
        let whole = try picture(style, isWhole: true)
        holds(seen.taken * 2 < whole.taken, "\(seen.taken), and \(whole.taken) for all points")
        let other = zip(seen.pixels.bytes, whole.pixels.bytes).count { abs(Int($0) - Int($1)) > 64 }
        holds(
            other * 100 < whole.pixels.bytes.count, "\(other) of \(whole.pixels.bytes.count) differ"
        )
    }
}
