import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of functions over other marks: the scales are as without them, but that they reach as far.
@MainActor @Suite struct FunctionTests {
    private func stacks(_ method: MarkStackingMethod) -> some ChartContent {
        ForEach(0..<12, id: \.self) { place in
            BarMark(x: .value("x", place / 3), y: .value("y", 5), stacking: method)
                .foregroundStyle(by: .value("Kind", place % 3))
        }
    }

    private var lying: some ChartContent {
        ForEach(["one", "two", "three"], id: \.self) {
            BarMark(x: .value("x", 3), y: .value("y", $0))
        }
    }

    @Test func overStacks() {
        let chart = DrawnChart {
            Chart {
                stacks(.standard)
                LinePlot(x: "x", y: "y") { $0 + 1 }
            }
        }
        same(chart.proxy.yDomain(dataType: Double.self), [0, 15])
    }

    @Test func overShares() {
        let chart = DrawnChart {
            Chart {
                stacks(.normalized)
                LinePlot(x: "x", y: "y") { $0 / 3 }
            }
        }
        holds(chart.texts.contains("50%"))
    }

    @Test func overCategories() throws {
        let chart = DrawnChart {
            Chart {
                lying
                LinePlot(x: "x", y: "y", domain: 0...3) { _ in .nan }
            }
        }
        let (first, last) = (try #require(chart.text("one")), try #require(chart.text("three")))
        holds(first.minY < last.minY)
    }

    @Test func withRulesOfAnAxis() {
        let chart = DrawnChart {
            Chart { LinePlot(x: "x", y: "y", domain: 0...9.5) { $0 } }
                .chartYAxis { AxisMarks(values: .automatic(roundUpperBound: false)) }
        }
        same(chart.proxy.yDomain(dataType: Double.self), [0, 9.5])
    }

    @Test(arguments: [[0.0, 10], [10, 0]])
    func withAGivenDomain(domain: [Double]) {
        let chart = DrawnChart {
            Chart { LinePlot(x: "x", y: "y") { 10 - $0 } }.chartXScale(domain: domain)
        }
        same(chart.proxy.yDomain(dataType: Double.self), [0, 10])
    }

    /// At the pole, half way up and down, is no line, whether the function is asked about it or not.
    @Test(arguments: [0.0, 0.123]) func aPoleIsNotCrossed(pole: Double) throws {
        let chart = DrawnChart {
            Chart { LinePlot(x: "x", y: "y") { 1 / ($0 - pole) } }
                .chartXScale(domain: -10...10).chartYScale(domain: -10...10)
        }
        let x = try #require(chart.proxy.position(forX: pole))
        let pixels = try Pixels(chart.host)
        for y in [-5.0, 5] {
            let y = try #require(chart.proxy.position(forY: y))
            holds(pixels.at(Int(x * 2), Int(y * 2) + 3)[0] > 150)
        }
    }
}
