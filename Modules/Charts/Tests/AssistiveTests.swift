import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What assistive technologies are told of charts.
@MainActor @Suite struct AssistiveTests {
    private struct Sale: Identifiable {
        let id: Int
        let shop: String
        let amount: Double
    }

    private let sales = [
        Sale(id: 0, shop: "North", amount: 3), Sale(id: 1, shop: "South", amount: 5.5),
    ]

    private func descriptor(_ chart: DrawnChart) throws -> AXChartDescriptor {
        try #require(try chart.host["chart"].chartDescriptor)
    }

    @Test func marksAreElements() {
        let chart = DrawnChart {
            Chart(sales) { BarMark(x: .value("Shop", $0.shop), y: .value("Amount", $0.amount)) }
        }
        let marks = chart.host.all(label: "North") + chart.host.all(label: "South")
        same(marks.compactMap(\.value), ["3", "5.5"])
    }

    @Test func marksMaySayTheirOwnWordsOrNone() {
        let chart = DrawnChart {
            Chart(sales) { sale in
                BarMark(x: .value("Shop", sale.shop), y: .value("Amount", sale.amount))
                    .accessibilityLabel("Shop \(sale.shop)").accessibilityValue("much")
                    .accessibilityHidden(sale.id == 1)
            }
        }
        same(chart.host.all(label: "Shop North").map(\.value), ["much"])
        empty(chart.host.all(label: "Shop South"))
    }

    @Test func axesAndSeriesAreDescribed() throws {
        let chart = DrawnChart {
            Chart(sales) {
                LineMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount))
                    .foregroundStyle(by: .value("Shop", $0.shop))
            }
            .accessibilityIdentifier("chart")
        }
        let found = try descriptor(chart)
        same(found.xAxis.title, "Number")
        same(found.yAxis?.title, "Amount")
        same(found.yAxis?.range, 0...6)
        same(found.yAxis?.gridlinePositions, [0, 2, 4, 6])
        same(found.yAxis?.valueDescriptionProvider(2.5), "2.5")
        same(found.series.map(\.name), ["North", "South"])
        same(found.series.map(\.isContinuous), [true, true])
        same(found.series.map { $0.dataPoints.map(\.yValue?.number) }, [[3], [5.5]])
    }

    @Test func namesAreWordsOfTheLanguage() throws {
        let chart = DrawnChart {
            Chart(sales) {
                BarMark(
                    x: .value(Text("Shop \(2)"), $0.shop),
                    y: .value(Text(verbatim: "Amount").bold(), $0.amount))
            }
            .accessibilityIdentifier("chart")
        }
        let found = try descriptor(chart)
        same(found.xAxis.title, "Shop 2")
        same((found.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder, ["North", "South"])
        same(found.yAxis?.title, "Amount")
    }

    @Test func plotsAndFunctionsHaveNamesToo() throws {
        let chart = DrawnChart {
            Chart {
                PointPlot(sales, x: .value("Number", \.id), y: .value("Amount", \.amount))
                LinePlot(x: "time", y: "way") { $0 }
            }
            .accessibilityIdentifier("chart")
        }
        let found = try descriptor(chart)
        same([found.xAxis.title, found.yAxis?.title], ["Number", "Amount"])
    }

    @Test func piesAreDescribed() throws {
        let chart = DrawnChart {
            Chart(sales) {
                SectorMark(angle: .value("Amount", $0.amount))
                    .foregroundStyle(by: .value("Shop", $0.shop))
            }
            .accessibilityIdentifier("chart")
        }
        let found = try descriptor(chart)
        same(found.yAxis?.title, "Amount")
        same((found.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder, ["North", "South"])
        same(found.series.first?.dataPoints.map(\.yValue?.number), [3, 5.5])
    }

    @Test func manyMarksAreADescriptionAlone() throws {
        let chart = DrawnChart {
            Chart(0..<1000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .accessibilityIdentifier("chart")
        }
        same(try descriptor(chart).series.first?.dataPoints.count, 1000)
        empty(chart.host.all(label: "999"))
    }

    @Test func labelsWithoutRoomAreNotTold() {
        let chart = DrawnChart {
            Chart(0..<60, id: \.self) { BarMark(x: .value("x", "Name \($0)"), y: .value("y", 1)) }
        }
        holds(chart.host.texts.count < 30)
    }
}
