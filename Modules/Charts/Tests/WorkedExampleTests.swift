import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of 300 by 200 points whose numbers were measured in Apple's pictures.
@MainActor @Suite struct WorkedExampleTests {
    private struct Toy: Identifiable {
        var id: String { shape }
        let shape: String
        let count: Double
    }

    @Test func barsOfCategories() throws {
        let toys = [("Cube", 5.0), ("Sphere", 3), ("Triangle", 4), ("Rectangle", 7)].map {
            Toy(shape: $0, count: $1)
        }
        let chart = DrawnChart {
            Chart(toys) { toy in
                BarMark(x: .value("S", toy.shape), y: .value("N", toy.count))
                    .accessibilityIdentifier(toy.shape)
            }
        }
        same(chart.plot, CGSize(width: 288, height: 182))
        for (value, y) in [(0.0, 182.0), (2, 136.5), (4, 91), (6, 45.5), (8, 0)] {
            near(chart.proxy.position(forY: value) ?? -1, y, within: 0.01)
        }
        let bars = [
            ("Cube", 10.8, 68.25), ("Sphere", 82.8, 113.75), ("Triangle", 154.8, 91),
            ("Rectangle", 226.8, 22.75),
        ]
        for (name, x, top) in bars {
            let frame = try #require(chart.mark(name))
            near(frame.minX, x, within: 0.01)
            near(frame.width, 50.4, within: 0.01)
            near(frame.minY, top, within: 0.01)
            near(frame.maxY, 182, within: 0.01)
            let label = try #require(chart.text(name))
            near(label.midX, x + 25.2, within: 0.5)
            near(label.minY, 186, within: 0.01)
        }
        same(chart.texts, ["Cube", "Sphere", "Triangle", "Rectangle", "0", "2", "4", "6", "8"])
    }

    private struct Sample: Identifiable {
        let id: Int
        let date: Date
        let value: Double
        var series = ""
    }

    /// Samples of several series, one after the other.
    private static func samples(
        _ names: [String], _ count: Int, _ make: (_ series: Int, _ place: Int) -> (Date, Double)
    ) -> [Sample] {
        var found: [Sample] = []
        for (series, name) in names.enumerated() {
            for place in 0..<count {
                let (date, value) = make(series, place)
                found.append(Sample(id: found.count, date: date, value: value, series: name))
            }
        }
        return found
    }

    /// Two o'clock and so on: 17 hours from eight, between 43 and 71.
    private static let hours = (0..<17).map {
        Sample(
            id: $0, date: TestDates.date(2022, 5, 2, hour: 8 + $0),
            value: $0 == 4 ? 71 : 43 + Double(($0 * 5) % 23))
    }

    @Test func lineOfHours() throws {
        let chart = DrawnChart {
            Chart(Self.hours) { LineMark(x: .value("Hour", $0.date), y: .value("Value", $0.value)) }
        }
        same(chart.plot, CGSize(width: 282, height: 182))
        same(chart.texts.filter { !$0.contains(":") }.count, 7)
        for (value, y) in [(0.0, 182.0), (25, 182 - 182 / 3), (50, 182 / 3), (75, 0)] {
            near(chart.proxy.position(forY: value) ?? -1, y, within: 0.01)
        }
        for (hour, x) in [(8, 0.0), (14, 105.75), (20, 211.5), (24, 282)] {
            let date = TestDates.date(2022, 5, 2, hour: hour)
            near(chart.proxy.position(forX: date) ?? -1, x, within: 0.01)
        }
        for (words, x) in [("8 AM", 4.0), ("2 PM", 109.75), ("8 PM", 215.5)] {
            // The space between is a narrow one.
            let label = try #require(
                chart.texts.first { $0.first == words.first && $0.hasSuffix(words.suffix(2)) })
            near(try #require(chart.text(label)).minX, x, within: 0.01)
        }
    }

    @Test func barsOfHoursAreEightPointsWide() throws {
        let chart = DrawnChart {
            Chart(Self.hours) {
                BarMark(x: .value("Hour", $0.date), y: .value("Value", $0.value))
                    .accessibilityIdentifier("\($0.id)")
            }
        }
        for place in 0..<17 {
            let frame = try #require(chart.mark("\(place)"))
            near(frame.midX, 17.625 * Double(place), within: 0.01)
            near(frame.width, 8, within: 0.01)
        }
    }

    @Test func threeSeriesOfMonths() throws {
        let samples = Self.samples(["Rice", "Maize", "Wheat"], 12) { series, month in
            let isHighest = series == 1 && month == 4
            return (TestDates.date(2022, 1 + month), isHighest ? 177 : 65 + Double(month * 5))
        }
        let chart = DrawnChart {
            Chart(samples) {
                LineMark(x: .value("Month", $0.date), y: .value("Value", $0.value))
                    .foregroundStyle(by: .value("Name", $0.series))
            }
        }
        same(chart.plot, CGSize(width: 275, height: 162))
        for (month, x) in [(1, 0.0), (4, 74.1), (7, 149.0), (10, 224.8)] {
            near(chart.proxy.position(forX: TestDates.date(2022, month)) ?? -1, x, within: 0.06)
        }
        same(chart.proxy.yDomain(dataType: Double.self), [0, 200])
        same(chart.proxy.foregroundStyleDomain(dataType: String.self), ["Rice", "Maize", "Wheat"])
        let words = try #require(chart.text("Rice"))
        near(words.minX, 13, within: 0.01)
        near(words.midY, 193.33, within: 0.1)
    }

    @Test func areasOfYearsAreStacked() throws {
        let values: [[Double]] = [[100, 80, 250], [150, 120, 820]]
        let samples = Self.samples(["A", "B", "C"], 6) { series, year in
            (TestDates.date(2002 + year), values[year == 5 ? 1 : 0][series])
        }
        let chart = DrawnChart {
            Chart(samples) {
                AreaMark(x: .value("Year", $0.date), y: .value("Value", $0.value))
                    .foregroundStyle(by: .value("Name", $0.series))
                    .accessibilityIdentifier("\($0.id)")
            }
        }
        same(chart.plot, CGSize(width: 267, height: 162))
        for (year, x) in [(2002, 0.0), (2004, 106.7), (2006, 213.6)] {
            near(chart.proxy.position(forX: TestDates.date(year)) ?? -1, x, within: 0.06)
        }
        for (id, top, bottom) in [(0, 151.2, 162.0), (6, 142.56, 151.2), (12, 115.56, 142.56)] {
            let frame = try #require(chart.mark("\(id)"))
            near(frame.minY, top, within: 0.01)
            near(frame.maxY, bottom, within: 0.01)
        }
    }

    @Test func fifteenDaysHaveSundays() throws {
        let samples = Self.samples([""], 16) { _, day in
            (TestDates.date(2022, 11, 1 + day), day == 9 ? 171_000 : 90_000)
        }
        let chart = DrawnChart {
            Chart(samples) { LineMark(x: .value("Day", $0.date), y: .value("Value", $0.value)) }
        }
        // Measured: 251. The digits of the bundled face are a little narrower.
        near(chart.plot.width, 251, within: 1)
        same(chart.plot.height, 182)
        same(chart.texts.prefix(2), ["Nov 6", "Nov 13"])
        let width = chart.plot.width
        near(chart.proxy.position(forX: TestDates.date(2022, 11, 6)) ?? -1, width / 3, within: 0.01)
        near(try #require(chart.text("Nov 13")).minX, width * 0.8 + 4, within: 0.05)
    }

    @Test func sevenDaysOfTwoCities() throws {
        let first: [Double] = [54, 104]
        let samples = Self.samples(["Cupertino", "San Francisco"], 7) { series, day in
            (TestDates.date(2022, 5, 2 + day), day == 0 ? first[series] : day == 3 ? 98 : 40)
        }
        let chart = DrawnChart {
            Chart(samples) {
                BarMark(
                    x: .value("Day", $0.date, unit: .day, calendar: TestDates.calendar),
                    y: .value("Sales", $0.value)
                )
                .foregroundStyle(by: .value("City", $0.series))
                .accessibilityIdentifier("\($0.id)")
            }
        }
        same(chart.plot, CGSize(width: 275, height: 162))
        same(chart.texts.prefix(4), ["May 2", "May 4", "May 6", "May 8"])
        for day in 0..<7 {
            let frame = try #require(chart.mark("\(day)"))
            near(frame.minX, 5.89 + 39.29 * Double(day), within: 0.05)
            near(frame.width, 27.5, within: 0.01)
        }
        near(try #require(chart.mark("0")).minY, 118.26, within: 0.01)
        near(try #require(chart.mark("7")).minY, 34.02, within: 0.01)
        near(try #require(chart.mark("7")).maxY, 118.26, within: 0.01)
    }

    @Test func groupsStandSideBySide() throws {
        let bars = [("A", "p", 8.0), ("A", "q", 6), ("B", "p", 4), ("B", "q", 2)]
        let chart = DrawnChart {
            Chart(bars.indices, id: \.self) { place in
                BarMark(x: .value("Category", bars[place].0), y: .value("Value", bars[place].2))
                    .foregroundStyle(by: .value("Series", bars[place].1))
                    .position(by: .value("Series", bars[place].1))
                    .accessibilityIdentifier("\(place)")
            }
        }
        same(chart.plot, CGSize(width: 288, height: 162))
        for (place, x, top) in [
            (0, 29.16, 0.0), (1, 79.56, 40.5), (2, 173.16, 81), (3, 223.56, 121.5),
        ] {
            let frame = try #require(chart.mark("\(place)"))
            near(frame.minX, x, within: 0.01)
            near(frame.width, 35.28, within: 0.01)
            near(frame.minY, top, within: 0.01)
        }
    }

    @Test func domainsAreNice() {
        func texts<Domain: ScaleDomain>(_ values: [Double], _ domain: Domain) -> [String] {
            let chart = DrawnChart {
                Chart(values, id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) }
                    .chartYScale(domain: domain)
            }
            return chart.texts.filter { $0 != "a" }
        }
        same(texts([0, 40], .automatic), ["0", "10", "20", "30", "40"])
        same(texts([0, 40], [0, 100]), ["0", "25", "50", "75", "100"])
        same(
            texts([20, 30, 50, 70, 85], .automatic(includesZero: false)),
            ["20", "40", "60", "80", "100"])
        same(texts([1090], .automatic), ["0", "500", "1,000", "1,500"])
        same(texts([10_164_966], .automatic), ["0", "5.0E6", "1.0E7", "1.5E7"])
        same(texts([-0.55, 0.55], .automatic), ["-1", "-0.5", "0", "0.5", "1"])
        same(texts([9], .automatic), ["0", "5", "10"])
    }

    @Test(arguments: [(3, ["0", "50", "100"]), (4, ["0", "25", "50", "75", "100"])])
    func countsOfTicksAreWished(count: Int, texts: [String]) {
        let chart = DrawnChart {
            Chart([0, 100], id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) }
                .chartYAxis { AxisMarks(values: .automatic(desiredCount: count)) }
        }
        same(chart.texts.filter { $0 != "a" }, texts)
    }

    @Test func sectorsGoClockwiseFromTwelve() throws {
        let values = [19.0, 16, 10, 7]
        let chart = DrawnChart {
            Chart(values, id: \.self) {
                SectorMark(angle: .value("Value", $0)).foregroundStyle(by: .value("Name", "\($0)"))
            }
            .chartLegend(.hidden)
        }
        same(chart.plot, CGSize(width: 300, height: 200))
        for (degrees, sum) in [(0.0, 0.0), (131.54, 19), (242.31, 35), (311.54, 45)] {
            near(
                chart.proxy.value(atAngle: .degrees(degrees), as: Double.self) ?? -1, sum,
                within: 0.01)
        }
        near(chart.proxy.angle(at: CGPoint(x: 300, y: 100)).degrees, 90, within: 0.01)
    }
}
