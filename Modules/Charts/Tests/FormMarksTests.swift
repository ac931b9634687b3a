import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Every documented initialiser of marks and plots, written as a user writes it, and drawn.
@MainActor @Suite struct FormMarksTests {
    struct Row: Identifiable {
        var id: Int
        var name: String { "n\(id)" }
        var other: String { "m\(id % 2)" }
        var x: Double { Double(id) }
        var y: Double { Double(id * id) }
        var low: Double { y / 2 }
        var date: Date { TestDates.date(2024, 1, 1 + id) }
        var points: CGFloat { CGFloat(id * 10) }
        var far: CGFloat { CGFloat(id * 10 + 8) }
        var size: CGSize { CGSize(width: 4 + id, height: 6) }
        var color: Color { id == 1 ? .red : .blue }
        var line: StrokeStyle { StrokeStyle(lineWidth: CGFloat(id + 1)) }
        var isHidden: Bool { id == 2 }
        var words: Text { Text(name) }
        var key: LocalizedStringKey { "row" }
    }

    static let rows = (0..<4).map { Row(id: $0) }
    private typealias Value = PlottableValue

    private static func value(_ amount: Double) -> Value<Double> { .value("v", amount) }
    private static let day = Value<Date>.value("d", TestDates.date(2024), unit: .day)

    /// The forms of marks, by their names.
    private static func eachMark(_ add: (String, any ChartContent) -> Void) {
        add("area", AreaMark(x: value(1), y: value(2), stacking: .center))
        add("area series", AreaMark(x: value(1), y: value(2), series: value(3)))
        add("area y", AreaMark(x: value(1), yStart: value(2), yEnd: value(3)))
        add(
            "area y series",
            AreaMark(x: value(1), yStart: value(2), yEnd: value(3), series: value(4)))
        add("area x", AreaMark(xStart: value(1), xEnd: value(2), y: value(3)))
        add(
            "area x series",
            AreaMark(xStart: value(1), xEnd: value(2), y: value(3), series: value(4)))
        add("line", LineMark(x: day, y: value(2)))
        add("line series", LineMark(x: day, y: value(2), series: value(3)))
        add("point", PointMark(x: value(1), y: value(2)))
        add("point x", PointMark(x: 10, y: value(2)))
        add("point y", PointMark(x: value(1), y: 10))
        add(
            "rectangle y",
            RectangleMark(x: value(1), yStart: value(2), yEnd: value(3), width: .ratio(0.5)))
        add("rectangle y points", RectangleMark(x: value(1), yStart: 2, yEnd: 30, width: 4))
        add(
            "rectangle x",
            RectangleMark(xStart: value(1), xEnd: value(2), y: value(3), height: .inset(2)))
        add(
            "rectangle x points",
            RectangleMark(xStart: 1, xEnd: nil, y: value(3), height: .fixed(4)))
        add(
            "rectangle of values",
            RectangleMark(xStart: value(1), xEnd: value(2), yStart: value(3), yEnd: value(4)))
        add("rectangle of points", RectangleMark(xStart: 1, xEnd: 20, yStart: 3, yEnd: 40))
        add(
            "rectangle of points and values",
            RectangleMark(xStart: 1, xEnd: 20, yStart: value(3), yEnd: value(4)))
        add(
            "rectangle of values and points",
            RectangleMark(xStart: value(1), xEnd: value(2), yStart: 3, yEnd: 40))
        add(
            "rectangle",
            RectangleMark(x: value(1), y: value(2), width: .automatic, height: .automatic))
        add("rule y", RuleMark(x: value(1), yStart: value(2), yEnd: value(3)))
        add("rule y points", RuleMark(x: value(1), yStart: 2, yEnd: 30))
        add("rule at x", RuleMark(x: 10, yStart: value(2), yEnd: value(3)))
        add("rule x", RuleMark(xStart: value(1), xEnd: value(2), y: value(3)))
        add("rule x points", RuleMark(xStart: 1, xEnd: 20, y: value(3)))
        add("rule at y", RuleMark(xStart: value(1), xEnd: value(2), y: 10))
        add("bar y", BarMark(x: day, yStart: value(2), yEnd: value(3), width: .fixed(4)))
        add("bar x", BarMark(xStart: value(1), xEnd: value(2), y: value(3), height: .fixed(4)))
        add(
            "bar",
            BarMark(
                x: day, y: value(2), width: .ratio(0.5), height: .automatic, stacking: .normalized))
        add(
            "bar of values and points",
            BarMark(xStart: value(1), xEnd: value(2), yStart: 3, yEnd: 40))
        add(
            "bar of points and values",
            BarMark(xStart: 1, xEnd: 20, yStart: value(3), yEnd: value(4)))
        add(
            "bar y points",
            BarMark(x: value(1), yStart: 2, yEnd: 30, width: 4, stacking: .unstacked))
        add(
            "bar x points",
            BarMark(xStart: 1, xEnd: 20, y: value(3), height: 4, stacking: .standard))
        add(
            "sector",
            SectorMark(
                angle: value(1), innerRadius: .ratio(0.5), outerRadius: .inset(4), angularInset: 1))
    }

    private typealias Plotted<V: Plottable> = PlottableProjection<Row, V>
    private static let x = Plotted<Double>.value("x", \.x)
    private static let y = Plotted<Double>.value("y", \.y)
    private static let low = Plotted<Double>.value("y", \.low)

    /// The forms of plots, by their names.
    private static func eachPlot(_ add: (String, any ChartContent) -> Void) {
        add("AreaPlot", AreaPlot(rows, x: x, y: y, stacking: .unstacked))
        add("AreaPlot series", AreaPlot(rows, x: x, y: y, series: .value("s", \.other)))
        add("AreaPlot x", AreaPlot(rows, xStart: low, xEnd: y, y: x))
        add(
            "AreaPlot x series",
            AreaPlot(rows, xStart: low, xEnd: y, y: x, series: .value("s", \.other)))
        add("AreaPlot y", AreaPlot(rows, x: x, yStart: low, yEnd: y))
        add(
            "AreaPlot y series",
            AreaPlot(rows, x: x, yStart: low, yEnd: y, series: .value("s", \.other)))
        add("LinePlot", LinePlot(rows, x: x, y: y))
        add("LinePlot series", LinePlot(rows, x: x, y: y, series: .value("s", \.other)))
        add("PointPlot", PointPlot(rows, x: x, y: y))
        add("PointPlot x path", PointPlot(rows, x: \.points, y: y))
        add("PointPlot x", PointPlot(rows, x: 10, y: y))
        add("PointPlot y", PointPlot(rows, x: x, y: 10))
        add("PointPlot y path", PointPlot(rows, x: x, y: \.points))
        add("RectanglePlot", RectanglePlot(rows, x: x, y: y, width: .ratio(0.5), height: 4))
        add(
            "RectanglePlot y",
            RectanglePlot(rows, x: x, yStart: low, yEnd: y, width: .fixed(\.points)))
        add(
            "RectanglePlot y paths",
            RectanglePlot(rows, x: x, yStart: \.points, yEnd: \.far, width: .inset(\.points)))
        add(
            "RectanglePlot y points",
            RectanglePlot(rows, x: x, yStart: 1, yEnd: 20, width: .automatic))
        add(
            "RectanglePlot x points",
            RectanglePlot(rows, xStart: 1, xEnd: 20, y: y, height: .ratio(\.points)))
        add(
            "RectanglePlot x paths",
            RectanglePlot(rows, xStart: \.points, xEnd: \.far, y: y, height: .inset(1)))
        add("RectanglePlot x", RectanglePlot(rows, xStart: low, xEnd: y, y: x, height: 2.5))
        add(
            "RectanglePlot values, points",
            RectanglePlot(rows, xStart: low, xEnd: y, yStart: 1, yEnd: 20))
        add("RectanglePlot values", RectanglePlot(rows, xStart: low, xEnd: y, yStart: low, yEnd: y))
        add(
            "RectanglePlot points, values",
            RectanglePlot(rows, xStart: 1, xEnd: 20, yStart: low, yEnd: y))
        add(
            "RectanglePlot values, paths",
            RectanglePlot(rows, xStart: low, xEnd: y, yStart: \.points, yEnd: \.far))
        add(
            "RectanglePlot paths, values",
            RectanglePlot(rows, xStart: \.points, xEnd: \.far, yStart: low, yEnd: y))
        add(
            "RectanglePlot paths",
            RectanglePlot(rows, xStart: \.points, xEnd: \.far, yStart: \.points, yEnd: \.far))
        add("RulePlot", RulePlot(rows, x: x, yStart: 1, yEnd: 20))
        add("RulePlot x path", RulePlot(rows, x: \.points, yStart: low, yEnd: y))
        add("RulePlot y paths", RulePlot(rows, x: x, yStart: \.points, yEnd: \.far))
        add("RulePlot at x", RulePlot(rows, x: 10, yStart: low, yEnd: y))
        add("RulePlot y", RulePlot(rows, x: x, yStart: low, yEnd: y))
        add("RulePlot x paths", RulePlot(rows, xStart: \.points, xEnd: \.far, y: y))
        add("RulePlot x points", RulePlot(rows, xStart: 1, xEnd: 20, y: y))
        add("RulePlot y path", RulePlot(rows, xStart: low, xEnd: y, y: \.points))
        add("RulePlot x", RulePlot(rows, xStart: low, xEnd: y, y: x))
        add("RulePlot at y", RulePlot(rows, xStart: low, xEnd: y, y: 10))
        add(
            "BarPlot",
            BarPlot(rows, x: x, y: y, width: .fixed(4), height: .automatic, stacking: .standard))
        add("BarPlot y", BarPlot(rows, x: x, yStart: low, yEnd: y, width: 4))
        add(
            "BarPlot y points",
            BarPlot(rows, x: x, yStart: 1, yEnd: 20, width: 4, stacking: .standard))
        add(
            "BarPlot y paths",
            BarPlot(rows, x: x, yStart: \.points, yEnd: \.far, width: 4, stacking: .standard))
        add(
            "BarPlot x paths",
            BarPlot(rows, xStart: \.points, xEnd: \.far, y: y, height: 4, stacking: .standard))
        add(
            "BarPlot x points",
            BarPlot(rows, xStart: 1, xEnd: 20, y: y, height: 4, stacking: .standard))
        add("BarPlot x", BarPlot(rows, xStart: low, xEnd: y, y: x, height: 4))
        add("BarPlot values, points", BarPlot(rows, xStart: low, xEnd: y, yStart: 1, yEnd: 20))
        add(
            "BarPlot paths, values",
            BarPlot(rows, xStart: \.points, xEnd: \.far, yStart: low, yEnd: y))
        add(
            "BarPlot values, paths",
            BarPlot(rows, xStart: low, xEnd: y, yStart: \.points, yEnd: \.far))
        add("BarPlot points, values", BarPlot(rows, xStart: 1, xEnd: 20, yStart: low, yEnd: y))
        add(
            "SectorPlot",
            SectorPlot(
                rows, angle: y, innerRadius: .ratio(0.5), outerRadius: .automatic, angularInset: 1))
        add(
            "SectorPlot path",
            SectorPlot(
                rows, angle: y, innerRadius: .fixed(4), outerRadius: .inset(2),
                angularInset: \.points))
        add("LinePlot function", LinePlot(x: "x", y: "y", domain: -1...1) { $0 })
        add("LinePlot words", LinePlot(x: Text("x"), y: Text("y")) { $0 })
        add(
            "LinePlot parameter",
            LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { (x: $0, y: $0 * $0) })
        add("AreaPlot function", AreaPlot(x: "x", y: "y", domain: -1...1) { $0 })
        add(
            "AreaPlot between",
            AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: 2 * $0) })
    }

    @Test func allOfThemAreDrawn() throws {
        let empty = try picture(AnyChartContent(Plot {}))
        var all: [(name: String, content: any ChartContent)] = []
        Self.eachMark { all.append(($0, $1)) }
        same(all.count, 34)
        Self.eachPlot { all.append(($0, $1)) }
        same(all.count, 88)
        for (name, content) in all {
            let drawn = try picture(AnyChartContent(content))
            // An area through one point has no width.
            holds(drawn != empty || name.hasPrefix("area"), name)
        }
    }

    private func picture(_ content: AnyChartContent) throws -> [UInt8] {
        let host = ViewHost(width: 100, height: 80) {
            Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden)
        }
        host.update()
        return try host.picture().rgba
    }
}
