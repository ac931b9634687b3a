import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Scales of styles and symbols.
@MainActor @Suite struct StyleTests {
    private struct Block: ChartSymbolShape, InsettableShape {
        var inset: CGFloat = 0
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(rect.insetBy(dx: inset, dy: inset))
        }
        nonisolated func inset(by amount: CGFloat) -> Block { Block(inset: inset + amount) }
    }

    private let colors = ["a": Color.red, "b": .green]

    @Test(arguments: [("a", 16.0), ("b", 88), ("c", 160)])
    func categoriesHaveSizesBetweenTheEndsOfARange(name: String, size: CGFloat) {
        let chart = DrawnChart {
            Chart(["a", "b", "c"], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("n", $0))
            }
            .chartSymbolSizeScale(range: 16...160)
        }
        same(chart.proxy.symbolSize(for: name), size)
    }

    /// The strong end of the bar of colours is where the high number is.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func barsOfColoursFollowTheDirection(direction: LayoutDirection) throws {
        let chart = DrawnChart {
            $0.layoutDirection = direction
        } content: {
            Chart([10.0, 30], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(
                    by: .value("n", $0))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...1)
        }
        let pixels = try Pixels(chart.host)
        // The middle of the bar, which lies above its labels.
        let label = try #require(chart.text("30"))
        let row = Int((label.minY - 9) * 2)
        let reds = (0..<pixels.width).map { pixels.at($0, row)[0] }.filter { $0 < 250 }
        let (first, last) = (try #require(reds.first), try #require(reds.last))
        same(first > last, direction == .leftToRight)
    }

    @Test func symbolsMayBeNamed() {
        let chart = DrawnChart {
            Chart(["b", "a"], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Name", $0))
            }
            .chartSymbolScale(["a": .square, "b": .triangle])
        }
        same(chart.proxy.symbolDomain(dataType: String.self), ["a", "b"])
    }

    @Test func symbolsMayBeOfSeveralTypes() throws {
        let chart = DrawnChart {
            Chart(["a", "b"], id: \.self) { name in
                PointMark(x: .value("x", name), y: .value("y", 1))
                    .foregroundStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
            }
            .chartForegroundStyleScale { colors[$0]! }
            .chartSymbolScale([
                "a": Circle().strokeBorder(lineWidth: 2), "b": Block().strokeBorder(lineWidth: 2),
            ])
        }
        same(chart.proxy.symbolDomain(dataType: String.self), ["a", "b"])
        // The middle of an outline is empty, its edge is not.
        let pixels = try Pixels(chart.host)
        let place = try #require(chart.proxy.position(for: (x: "b", y: 1)))
        // Beside the lines of the grid.
        let (x, y) = (Int(place.x * 2) + 2, Int(place.y * 2) + 2)
        same(pixels.at(x, y), [255, 255, 255])
        let isGreen = (0..<16).contains {
            let color = pixels.at(x + $0, y)
            return Int(color[1]) > Int(color[0]) + 60
        }
        holds(isGreen)
    }
}

/// Legends of several rows.
@MainActor @Suite struct LegendRowTests {
    @Test func columnsAreAsWideAsTheirWidestEntryAndAsManyAsFit() throws {
        // Measured in a picture of Apple's: five columns, the first as wide as "Other", 8.5 points to the next, rows
        // of 24.
        let names = ["Rent", "Food", "Transport", "Entertainment", "Shopping", "Other"]
        let chart = DrawnChart(width: 361, height: 300) {
            Chart(names, id: \.self) { name in
                SectorMark(angle: .value("v", 1)).foregroundStyle(by: .value("n", name))
            }
        }
        let frames = try names.map { try #require(chart.text($0)) }
        for frame in frames.dropLast() { near(frame.minY, frames[0].minY, within: 0.01) }
        near(frames[5].minY - frames[0].minY, 24, within: 0.01)
        near(frames[5].minX, frames[0].minX, within: 0.01)
        // A circle of 8 points and 5 points are before a text.
        near(frames[1].minX, frames[5].maxX + 8.5 + 13, within: 0.01)
        near(frames[2].minX, frames[1].maxX + 8.5 + 13, within: 0.01)
    }
}
