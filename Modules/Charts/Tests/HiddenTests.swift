import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Axes and legends that are hidden.
@MainActor @Suite struct HiddenTests {
    private var bars: some View {
        Chart(0..<5, id: \.self) {
            BarMark(x: .value("x", "\($0)"), y: .value("y", $0 * 55 + 30))
                .foregroundStyle(by: .value("v", [-4500, 100, 9000, 12_000, 16_000][$0]))
        }
    }

    @Test func anOuterModifierHidesWhatAnAxisHas() {
        let chart = DrawnChart {
            bars.chartXAxis { AxisMarks(values: ["0", "2"]) }.chartYAxis {
                AxisMarks(position: .leading)
            }
            .chartLegend(position: .top) { Text("Legend") }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        }
        same(chart.texts, [])
        same(chart.plot, CGSize(width: 300, height: 200))
    }

    /// Only ticks round a domain out: of an axis, and of a legend.
    @Test(arguments: [(false, [0, 300], [-10_000, 20_000]), (true, [0, 250], [-4500, 16_000])])
    func domainsOfWhatIsHiddenEndWithTheData(isHidden: Bool, y: [Int], style: [Int]) {
        let visibility: Visibility = isHidden ? .hidden : .automatic
        let chart = DrawnChart { bars.chartYAxis(visibility).chartLegend(visibility) }
        same(chart.proxy.yDomain(dataType: Int.self), y)
        same(chart.proxy.foregroundStyleDomain(dataType: Int.self), style)
    }

    /// Areas of one of Apple's pictures fill the plot.
    @Test func domainsOfCentredAreasEndWithTheData() {
        let chart = DrawnChart {
            Chart(0..<3, id: \.self) {
                AreaMark(x: .value("x", $0), y: .value("y", 183 - $0), stacking: .center)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        same(chart.proxy.yDomain(dataType: Double.self), [-91.5, 91.5])
    }

    /// Sound bars of one of Apple's pictures: -0.91...0.91 became -1...1, and 0...2 along x was not rounded.
    @Test(arguments: [true, false]) func domainsOfCentredBarsAreRoundedAlways(isLying: Bool) {
        let values = [0.359, 1.828, 0.656]
        let chart = DrawnChart {
            Chart(0..<3, id: \.self) { place in
                if isLying {
                    BarMark(
                        x: .value("v", values[place]), y: .value("n", "\(place)"),
                        stacking: .center)
                } else {
                    BarMark(x: .value("i", place), y: .value("v", values[place]), stacking: .center)
                }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let (x, y) = (
            chart.proxy.xDomain(dataType: Double.self), chart.proxy.yDomain(dataType: Double.self)
        )
        same(isLying ? x : y, [-1, 1])
        if !isLying { same(x, [0, 2]) }
    }

    @Test func anAxisWithoutMarksEndsWithTheData() {
        let chart = DrawnChart { bars.chartYAxis {} }
        same(chart.proxy.yDomain(dataType: Int.self), [0, 250])
    }

    @Test(arguments: [(7.0, [0.0, 8.0]), (-7.0, [-8.0, 0.0]), (0.0, [0.0, 1.0])])
    func oneNumberHasADomainFromZero(value: Double, domain: [Double]) {
        let chart = DrawnChart {
            Chart(0..<3, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0))
                    .foregroundStyle(by: .value("v", value))
            }
        }
        same(chart.proxy.foregroundStyleDomain(dataType: Double.self), domain)
    }

    @Test func aLogarithmicDomainFromBelowZeroBeginsAtTheLeastNumber() {
        let chart = DrawnChart {
            Chart([-30, 10, 130, 220], id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", $0))
            }
            .chartYScale(domain: -10...1000, type: .log)
        }
        same(chart.proxy.yDomain(dataType: Double.self), [10, 1000])
    }
}
