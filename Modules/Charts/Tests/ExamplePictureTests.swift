import Charts
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of 300 by 200 points whose pixels were measured in Apple's pictures, or whose curves were.
@MainActor @Suite struct ExamplePictureTests {
    private static let blue: [UInt8] = [0, 136, 255]
    private static let white: [UInt8] = [255, 255, 255]

    private static func host(
        width: CGFloat = 300, height: CGFloat = 200,
        @ViewBuilder _ content: @escaping () -> some View
    ) -> ViewHost {
        let host = ViewHost(width: width, height: height) { content() }
        host.update()
        return host
    }

    @Test func pointsOnCategoriesLieInTheMiddleOfTheirBands() throws {
        let chart = DrawnChart {
            Chart {
                PointMark(x: .value("x", "A"), y: .value("y", 4)).foregroundStyle(.red)
                    .accessibilityIdentifier("first")
                PointMark(x: .value("x", "B"), y: .value("y", 8))
                PointMark(x: .value("x", "A"), y: .value("y", 4)).foregroundStyle(.blue)
                    .accessibilityIdentifier("second")
            }
        }
        same(chart.plot, CGSize(width: 288, height: 182))
        for name in ["first", "second"] {
            let frame = try #require(chart.mark(name))
            near(frame.midX, 72, within: 0.01)
            near(frame.midY, 91, within: 0.01)
            // A circle of 49 square points.
            near(frame.width, 7.9, within: 0.01)
            near(frame.height, 7.9, within: 0.01)
        }
        let pixels = try Pixels(chart.host)
        // The later lies above.
        same(pixels.at(144, 182), Self.blue)
        same((130..<160).count { pixels.at($0, 182)[0] < 128 }, 16)
    }

    @Test func rulesAreRoundAndStickOutOfThePlot() throws {
        let host = Self.host(width: 320, height: 220) {
            Chart {
                LineMark(x: .value("x", "A"), y: .value("y", 71))
                RuleMark(y: .value("L", 50))
            }
            .frame(width: 300, height: 200)
        }
        let pixels = try Pixels(host)
        // The plot is 282 by 182 points, from 10 on: at two thirds of the scale to 75.
        let middle = Int(((10 + 182.0 / 3) * 2).rounded())
        func isInk(_ x: Int, _ y: Int) -> Bool { pixels.at(x, y)[0] < 128 }
        let inked = (0..<640).filter { isInk($0, middle) }
        same(inked.first, 18)
        same(inked.last, 585)
        same(inked.count, 568)
        same((0..<440).count { isInk(400, $0) }, 4)
        // Its ends are round: less of it is there.
        holds((0..<440).count { isInk(18, $0) } < 4)
    }

    @Test func donutsHaveParallelGaps() throws {
        let host = Self.host {
            Chart([19.0, 16, 10, 7], id: \.self) {
                SectorMark(
                    angle: .value("Value", $0), innerRadius: .ratio(0.6),
                    outerRadius: .ratio(0.95), angularInset: 2
                )
                .foregroundStyle(by: .value("Name", "\($0)"))
            }
            .chartLegend(.hidden)
        }
        let pixels = try Pixels(host)
        // To the right of the middle, from the radius of 57 points to that of 95.
        let right = (300..<600).filter { pixels.at($0, 200)[0] < 128 }
        same(right.first, 414)
        same(right.last, 489)
        same(right.count, 76)
        // Two points at both sides of twelve o'clock, next to the middle and away from it.
        for row in [14, 40, 82] {
            same((270..<330).filter { pixels.at($0, row) == Self.white }, Array(296..<304))
        }
    }

    /// The numbers of the curve in a drawing, which has one.
    private func curve(_ method: InterpolationMethod) throws -> [Double] {
        let points: [(Double, Double)] = [(0, 100), (50, 0), (100, 80), (150, 40)]
        let host = Self.host(width: 150, height: 100) {
            Chart(points, id: \.0) {
                LineMark(x: .value("x", $0.0), y: .value("y", 100 - $0.1))
                    .interpolationMethod(method)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartXScale(domain: 0...150).chartYScale(domain: 0...100)
        }
        let path = try #require(
            host.svg().split(separator: "\"").first { $0.hasPrefix("M") && $0.contains("C") })
        return path.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    }

    private static let curves: [(InterpolationMethod, [Double])] = [
        (
            .catmullRom,
            [
                0, 100, 0, 100, 32.56, 0.83, 50, 0, 66.02, -0.76, 81.38, 76.83, 100, 80, 115.34,
                82.61, 150, 40, 150, 40,
            ]
        ),
        (
            .cardinal,
            [
                0, 100, 0, 100, 33.33, 3.33, 50, 0, 66.67, -3.33, 83.33, 73.33, 100, 80, 116.67,
                86.67, 150, 40, 150, 40,
            ]
        ),
        // Slopes of -3, 0, 0 and -1.2, over thirds of 50.
        (
            .monotone,
            [
                0, 100, 16.67, 50, 33.33, 0, 50, 0, 66.67, 0, 83.33, 80, 100, 80, 116.67, 80,
                133.33, 60, 150, 40,
            ]
        ),
    ]

    @Test(arguments: 0..<3) func curvesHaveTheControlsOfTheirFormulas(row: Int) throws {
        let (method, numbers) = Self.curves[row]
        let found = try curve(method)
        same(found.count, numbers.count)
        for (one, other) in zip(found, numbers) { near(one, other, within: 0.006) }
    }

    @Test func cellsFillTheirPlot() throws {
        let chart = DrawnChart {
            Chart(0..<16, id: \.self) { place in
                let (x, y) = (25 + place % 4 * 50, 25 + place / 4 * 50)
                RectangleMark(
                    xStart: .value("x", x), xEnd: .value("x", x + 50), yStart: .value("y", y),
                    yEnd: .value("y", y + 50)
                )
                .foregroundStyle(by: .value("Number", 10 + 20 * Double(place) / 15))
                .accessibilityIdentifier("\(place)")
            }
            .chartXScale(domain: 25...225).chartYScale(domain: 25...225)
        }
        let numbers = [50, 100, 150, 200, 50, 100, 150, 200, 10, 15, 20, 25, 30]
        same(chart.texts.sorted(), numbers.map { "\($0)" }.sorted())
        let plot = chart.plot
        for place in 0..<16 {
            let frame = try #require(chart.mark("\(place)"))
            near(frame.minX, plot.width / 4 * Double(place % 4), within: 0.01)
            near(frame.width, plot.width / 4, within: 0.01)
            near(frame.maxY, plot.height * (1 - Double(place / 4) / 4), within: 0.01)
            near(frame.height, plot.height / 4, within: 0.01)
        }
        let pixels = try Pixels(chart.host)
        let (width, height) = (Int(plot.width * 2), Int(plot.height * 2))
        // No seams, and no grid lines through them.
        for x in 0..<width { holds(pixels.at(x, height - 20) != Self.white, "at \(x)") }
        same(pixels.at(20, height - 20), [204, 232, 255])
        same(pixels.at(width - 20, 20), Self.blue)
    }
}
