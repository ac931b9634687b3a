import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of data that nobody wants: each is a picture.
@MainActor @Suite struct BadInputTests {
    private func draws<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
        -> DrawnChart
    {
        let chart = DrawnChart(content: content)
        _ = try chart.host.picture()
        return chart
    }

    private func points(_ values: [(Double, Double)]) -> some ChartContent {
        ForEach(values.indices, id: \.self) { place in
            PointMark(x: .value("x", values[place].0), y: .value("y", values[place].1))
            LineMark(x: .value("x", values[place].0), y: .value("y", values[place].1))
            BarMark(x: .value("x", values[place].0), y: .value("y", values[place].1))
        }
    }

    @Test(arguments: [
        [], [(1.0, 1.0)], [(0, 0)], [(5, 5), (5, 5)], [(.nan, 1), (1, .nan)],
        [(.infinity, 1), (2, -.infinity)],
        [(1e308, -1e308), (-1e308, 1e308)], [(1e-300, 1e-308), (2e-300, 0)], [(-3, -4), (-5, -6)],
    ])
    func numbers(values: [(Double, Double)]) throws {
        let chart = try draws { Chart { points(values) } }
        holds(chart.plot.width > 0)
    }

    @Test func domainsThatAreReversedOrOfOneValue() throws {
        let down = try draws { Chart { points([(1, 1), (9, 9)]) }.chartXScale(domain: [10.0, 0]) }
        near(down.proxy.position(forX: 10.0) ?? -1, 0, within: 0.01)
        _ = try draws { Chart { points([(1, 1)]) }.chartYScale(domain: 3.0...3.0) }
        _ = try draws { Chart { points([(1, 1)]) }.chartYScale(domain: [Double.nan, 1]) }
        _ = try draws {
            Chart { points([(1, 1)]) }.chartYScale(domain: -Double.infinity...Double.infinity)
        }
    }

    @Test func logarithmsOfNothing() throws {
        let chart = try draws {
            Chart { points([(0, 0), (-1, 5), (10, 1000)]) }.chartYScale(type: .log)
        }
        same(chart.proxy.position(forY: 0.0), nil)
        _ = try draws { Chart { points([(0, 0)]) }.chartYScale(domain: 0...1, type: .log) }
        _ = try draws { Chart { points([(-7, -7), (7, 7)]) }.chartXScale(type: .symmetricLog) }
        _ = try draws { Chart { points([(-7, -7), (7, 7)]) }.chartXScale(type: .squareRoot) }
    }

    @Test func datesOfAllTimes() throws {
        let dates = [
            Date.distantPast, .distantFuture, TestDates.date(-300),
            Date(timeIntervalSinceReferenceDate: 1e15), Date(timeIntervalSinceReferenceDate: 1e300),
        ]
        for pair in dates.indices.dropLast() {
            _ = try draws {
                Chart(dates[pair...], id: \.self) {
                    LineMark(x: .value("Date", $0), y: .value("y", 1))
                    BarMark(x: .value("Date", $0, unit: .year), y: .value("y", 1))
                }
            }
        }
        _ = try draws {
            Chart([Date(timeIntervalSinceReferenceDate: .nan)], id: \.self) {
                LineMark(x: .value("Date", $0, unit: .day), y: .value("y", 1))
            }
        }
    }

    @Test func manyCategoriesAndLongLabels() throws {
        let chart = try draws {
            Chart(0..<20_000, id: \.self) {
                BarMark(x: .value("x", "Category \($0)"), y: .value("y", $0 % 17))
            }
        }
        same(chart.proxy.xDomain(dataType: String.self).count, 20_000)
        holds(chart.texts.count < 200)
        let long = String(repeating: "very long ", count: 80)
        _ = try draws { Chart { BarMark(x: .value("x", 3), y: .value("y", long)) } }
        _ = try draws {
            Chart {
                BarMark(x: .value("x", long), y: .value("y", 3)).foregroundStyle(
                    by: .value("n", long))
            }
        }
    }

    /// Narrower than a pixel, bars are a tone: 0.7 of blue at the bottom, where all are, and nothing above the highest.
    @Test func barsNarrowerThanAPixelAreATone() throws {
        let chart = try draws {
            Chart(0..<60_000, id: \.self) {
                BarMark(x: .value("x", "c\($0)"), y: .value("y", 5 + $0 % 6))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20)
        }
        let pixels = try Pixels(chart.host)
        let (low, high) = (pixels.at(300, 390), pixels.at(300, 20))
        holds((70...90).contains(low[0]), "the tone is \(low)")
        same(high, [255, 255, 255])
        holds(chart.host.texts.count < 100)
    }

    @Test func plotsOfNoSize() throws {
        for (width, height) in [(0.0, 0.0), (1, 200), (300, 1), (20, 20)] {
            let chart = DrawnChart(width: width, height: height) {
                Chart { points([(1, 2), (3, 4)]) }
            }
            chart.host.update()
        }
    }

    @Test func kindsThatDoNotBelongTogether() throws {
        _ = try draws {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 2))
                PointMark(x: .value("x", "one"), y: .value("y", Date.now))
            }
        }
        _ = try draws { Chart { SectorMark(angle: .value("v", -3)).cornerRadius(.infinity) } }
        _ = try draws {
            Chart { SectorMark(angle: .value("v", "text"), innerRadius: .ratio(.nan)) }
        }
    }

    @Test func manyPointsAreDrawn() throws {
        let values = (0..<30_000).map { CGPoint(x: Double($0), y: Double(($0 * 7919) % 101)) }
        _ = try draws { Chart { LinePlot(values, x: .value("x", \.across), y: .value("y", \.up)) } }
        _ = try draws {
            Chart { PointPlot(values, x: .value("x", \.across), y: .value("y", \.up)) }
        }
    }

    @Test func manyPointsFarAway() throws {
        _ = try draws {
            Chart(0..<6000, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0 % 7)).offset(x: 1e300)
            }
        }
        _ = try draws {
            Chart(0..<6000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
                .chartXScale(range: 0...CGFloat.infinity)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func scrollsToNoPlace(start: Double) throws {
        let chart = try draws {
            Chart {
                points([(0, 1), (100, 9)])
                LinePlot(x: "x", y: "y") { $0 / 10 }
            }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
            .chartScrollPosition(initialX: start)
        }
        let domain = chart.proxy.xDomain(dataType: Double.self)
        same(domain, start.isFinite ? [80, 100] : [0, 20])
    }

    @Test func binsOfOddSizes() {
        let quarter = TestDates.date(2024)...TestDates.date(2024, 4)
        let hours = DateBins(unit: .hour, range: quarter, calendar: TestDates.calendar)
        same(hours.count, 91 * 24)
        same(hours.last?.upperBound, quarter.upperBound)
        for stride in [Double.nan, .infinity] {
            same(NumberBins(data: [3.0], minimumStride: stride).count, 1)
            holds(NumberBins(data: [1.0, 2, 7], minimumStride: stride).last?.contains(7) == true)
        }
    }
}

extension CGPoint {
    fileprivate var across: Double { Double(x) }
    fileprivate var up: Double { Double(y) }
}
