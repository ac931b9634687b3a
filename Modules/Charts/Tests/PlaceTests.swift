import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Where marks, annotations and legends are in charts of 300 by 200 points.
@MainActor @Suite struct PlaceTests {
    /// Whether the middle of a chart's mark is blue, as points and bars are.
    private func isBlue(_ pixels: Pixels, _ place: CGPoint) -> Bool {
        let color = pixels.at(Int(place.x * 2), Int(place.y * 2))
        return color[2] > 200 && color[0] < 100
    }

    @Test func elementsOfOneIdentifierHaveTheirOwnValues() throws {
        let values = [1.0, 2, 1, 3, 2, 1]
        let chart = DrawnChart {
            Chart(Array(values.enumerated()), id: \.element) { place, value in
                PointMark(x: .value("x", place), y: .value("y", value)).symbolSize(100)
            }
        }
        let pixels = try Pixels(chart.host)
        for (place, value) in values.enumerated() {
            holds(isBlue(pixels, try #require(chart.proxy.position(for: (x: place, y: value)))))
        }
    }

    private struct Row {
        /// The bar of a place.
        let make: (Int) -> BarMark
        /// Where that of the second place is, in parts of the plot.
        let frame: CGRect
    }

    private static let (standing, lying) = (
        CGRect(x: 0.25, y: 0.5, width: 0.25, height: 0.5),
        CGRect(x: 0, y: 0.5, width: 0.5, height: 0.25)
    )
    private static let bars = [
        Row(
            make: { BarMark(x: .value("d", week($0)..<week($0 + 1)), y: .value("n", $0 + 2)) },
            frame: standing),
        Row(
            make: { BarMark(x: .value("n", $0 + 2), y: .value("d", week($0)..<week($0 + 1))) },
            frame: lying),
        Row(
            make: { BarMark(x: .value("b", $0 * 5..<$0 * 5 + 5), y: .value("n", $0 + 2)) },
            frame: standing),
        Row(
            make: { BarMark(x: .value("n", $0 + 2), y: .value("b", $0 * 5..<$0 * 5 + 5)) },
            frame: lying),
    ]

    private static func week(_ number: Int) -> Date {
        TestDates.date(2024).addingTimeInterval(Double(number) * 7 * 86_400)
    }

    @Test(arguments: 0..<4) func barsOfBinsBeginAtZero(row: Int) throws {
        let row = Self.bars[row]
        let chart = DrawnChart {
            Chart(0..<4, id: \.self) { row.make($0).accessibilityIdentifier("\($0)") }
        }
        let (frame, plot) = (try #require(chart.mark("1")), chart.plot)
        near(frame.minX, row.frame.minX * plot.width, within: 0.01)
        near(frame.width, row.frame.width * plot.width, within: 0.01)
        near(frame.minY, row.frame.minY * plot.height, within: 0.01)
        near(frame.height, row.frame.height * plot.height, within: 0.01)
    }

    private struct Corners {
        let make: () -> AnyChartContent
        var isReversed = false
        /// Which corners are round: those at the top or on the right, and the others.
        let last: Bool
        let first: Bool
    }

    /// Bars that fill the plot from its quarter on, upright or lying (measured in Apple's pictures of pyramids and
    /// sound bars).
    private static let ends = [
        Corners(make: { AnyChartContent(upright(1)) }, last: true, first: false),
        Corners(make: { AnyChartContent(upright(-1)) }, last: false, first: true),
        Corners(make: { AnyChartContent(upright(1)) }, isReversed: true, last: false, first: true),
        Corners(make: { AnyChartContent(upright(1, .center)) }, last: true, first: true),
        Corners(
            make: {
                AnyChartContent(
                    BarMark(x: .value("x", "a"), yStart: .value("s", -1), yEnd: .value("e", 1)))
            }, last: true, first: true),
    ]

    private static func upright(_ value: Double, _ stacking: MarkStackingMethod = .standard)
        -> BarMark
    {
        BarMark(x: .value("x", "a"), y: .value("y", value), stacking: stacking)
    }

    @Test(arguments: 0..<5) func endsOfValuesAreRound(row: Int) throws {
        let row = Self.ends[row]
        let chart = DrawnChart {
            Chart { row.make().accessibilityIdentifier("bar") }
                .chartYScale(
                    domain: .automatic(reversed: row.isReversed, dataType: Double.self) {
                        $0 = [-2, 2]
                    }
                )
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let (frame, pixels) = (try #require(chart.mark("bar")), try Pixels(chart.host))
        /// Whether the pixel in a corner is white.
        func isRound(_ y: CGFloat) -> Bool {
            pixels.at(Int((frame.minX * 2).rounded()), Int(y.rounded()))[0] > 180
        }
        same(isRound(frame.minY * 2), row.last)
        same(isRound(frame.maxY * 2 - 1), row.first)
    }

    @Test func barsOfTwoEndsLie() throws {
        let chart = DrawnChart {
            Chart {
                BarMark(xStart: .value("a", 1), xEnd: .value("b", 3), y: .value("y", 2))
                    .accessibilityIdentifier("bar")
            }
        }
        let frame = try #require(chart.mark("bar"))
        near(frame.minX, chart.plot.width / 3, within: 0.01)
        near(frame.width, chart.plot.width * 2 / 3, within: 0.01)
        near(frame.height, 8, within: 0.01)
    }

    @Test func barsNarrowerThanTheirInsetsHaveNoWidth() throws {
        let chart = DrawnChart {
            Chart(0..<4, id: \.self) {
                BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1), width: .inset(60))
                    .accessibilityIdentifier("bar \($0)")
            }
        }
        let frame = try #require(chart.mark("bar 1"))
        near(frame.width, 0, within: 0.01)
        near(frame.midX, chart.plot.width * 3 / 8, within: 0.01)
    }

    @Test func textsInNarrowSectorsAreNotBroken() throws {
        let chart = DrawnChart {
            Chart([22.0, 2.5, 0.4], id: \.self) { value in
                SectorMark(angle: .value("v", value))
                    .annotation(position: .overlay) { Text(value, format: .number) }
            }
        }
        let wide = try #require(chart.text("22"))
        same(try #require(chart.text("0.4")).height, wide.height)
        same(try #require(chart.text("2.5")).height, wide.height)
    }

    /// The middles of the sectors 19, 16, 10 and 7 of a ring from 50 to 100 points about (150, 100).
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func annotationsAreInTheMiddleOfSectors(direction: LayoutDirection) throws {
        let parts = [("A", 19.0), ("B", 16), ("C", 10), ("D", 7)]
        let chart = DrawnChart {
            Chart(parts, id: \.0) { name, value in
                SectorMark(angle: .value("v", value), innerRadius: .ratio(0.5))
                    .annotation(position: .overlay) { Text(name) }
            }
            .environment(\.layoutDirection, direction)
        }
        for (name, x, y) in [
            ("A", 218.39, 69.22), ("B", 140.96, 174.45), ("C", 75.55, 90.96), ("D", 119.21, 31.61),
        ] {
            let frame = try #require(chart.text(name))
            near(frame.midX, x, within: 0.5)
            near(frame.midY, y, within: 0.5)
        }
    }

    @Test func annotationsKnowTheSizeOfTheirMark() {
        let chart = DrawnChart {
            Chart(1..<4, id: \.self) {
                BarMark(x: .value("x", "c\($0)"), y: .value("y", $0)).annotation(position: .overlay)
                {
                    Text("\(Int($0.targetSize.width)) by \(Int($0.targetSize.height))")
                }
            }
        }
        // Three bands in 288 points; 3 values in 182.
        same(chart.texts.filter { $0.contains("by") }, ["67 by 60", "67 by 121", "67 by 182"])
    }

    @Test(arguments: [false, true]) func annotationsFit(isPadded: Bool) throws {
        let strategy: AnnotationOverflowResolution.Strategy =
            isPadded ? .padScale : .fit(to: .chart)
        let chart = DrawnChart {
            Chart {
                RuleMark(x: .value("x", 4)).annotation(
                    position: .top, overflowResolution: .init(x: strategy, y: .disabled)
                ) { Text("A long annotation").font(.caption) }
                LineMark(x: .value("x", 0), y: .value("y", 100_000))
                LineMark(x: .value("x", 4), y: .value("y", 300_000))
            }
        }
        chart.host.update()
        let (frame, plot) = (try #require(chart.text("A long annotation")), chart.plot)
        near(frame.maxX, isPadded ? plot.width : 300, within: 0.5)
        holds(plot.width < 260)
        near(chart.proxy.position(forX: 4) ?? 0, isPadded ? frame.midX : plot.width, within: 0.5)
    }

    @Test func legendsOfSeveralRowsAreInTheChart() throws {
        let chart = DrawnChart {
            Chart(0..<7, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0))
                    .foregroundStyle(by: .value("k", "series \($0)"))
            }
        }
        let (first, last) = (
            try #require(chart.text("series 0")), try #require(chart.text("series 6"))
        )
        near(last.minY - first.minY, 24, within: 0.5)
        holds(last.maxY <= 200.5)
        let many = DrawnChart {
            Chart(0..<200, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0))
                    .foregroundStyle(by: .value("k", "series number \($0)"))
            }
        }
        holds(many.plot.height > 50)
    }

    @Test func longLabelsAreInTheChart() throws {
        let chart = DrawnChart {
            Chart(["Electronics & Computers", "Home", "Books"], id: \.self) {
                BarMark(x: .value("c", $0), y: .value("n", $0.count))
            }
        }
        near(try #require(chart.text("Electronics & Computers")).minX, 0, within: 0.01)
    }

    /// Also where the axis is hidden, and the domain ends with the data.
    @Test(arguments: [Visibility.hidden, .visible]) func scalesHaveRoomForWhatIsBesideBars(
        visibility: Visibility
    ) throws {
        let chart = DrawnChart {
            Chart(1..<6, id: \.self) { place in
                BarMark(x: .value("n", place * 2), y: .value("c", "c\(place)"))
                    .annotation { Text("number \(place)") }
            }
            .chartXAxis(visibility)
        }
        chart.host.update()
        let frame = try #require(chart.text("number 5"))
        near(frame.maxX, chart.plot.width, within: 0.5)
        near(chart.proxy.position(forX: 10) ?? 0, frame.minX - 4, within: 0.5)
    }
}
