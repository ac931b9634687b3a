import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Every documented modifier of marks, axes and charts, written as a user writes it, and drawn.
@MainActor @Suite struct FormModifierTests {
    private typealias Row = FormMarksTests.Row
    private static let rows = FormMarksTests.rows

    /// The marks of most charts, of which one part may be there without being seen.
    private static func marks(hidden: Int? = nil) -> some ChartContent {
        Plot {
            lines.opacity(hidden == 0 ? 0 : 1)
            points.opacity(hidden == 1 ? 0 : 1)
            symbols.opacity(hidden == 2 ? 0 : 1)
            line.opacity(hidden == 3 ? 0 : 1)
            bar.opacity(hidden == 4 ? 0 : 1)
        }
    }

    private static var lines: some ChartContent {
        ForEach(rows) { row in
            LineMark(x: .value("x", row.x), y: .value("y", row.y))
                .foregroundStyle(by: .value("s", row.other))
                .symbol(by: .value("s", row.other))
                .symbolSize(by: .value("s", row.x))
                .lineStyle(by: .value("s", row.other))
                .position(by: .value("s", row.other), axis: .horizontal, span: .ratio(0.5))
        }
    }

    private static var points: some ChartContent {
        PointMark(x: .value("x", 1), y: .value("y", 2))
            .foregroundStyle(.red).opacity(0.5).blur(radius: 1)
            .shadow(color: .black, radius: 2, x: 1, y: 1)
            .symbol(.triangle).symbolSize(20).symbolSize(CGSize(width: 4, height: 6))
            .offset(CGSize(width: 1, height: 2)).offset(x: 1, y: 2)
            .zIndex(1).compositingLayer { $0.blur(radius: 1) }
    }

    private static var symbols: some ChartContent {
        PointMark(x: .value("x", 2), y: .value("y", 2))
            .symbol { Text("a") }.symbol(Circle().strokeBorder(lineWidth: 2))
            .symbol(.square.strokeBorder(style: StrokeStyle(lineWidth: 1)))
            .compositingLayer()
    }

    @ChartContentBuilder private static var line: some ChartContent {
        // A point alone is a dot.
        ForEach(0..<2, id: \.self) { place in
            LineMark(
                x: .value("x", 1 + place), y: .value("y", 2 + place), series: .value("s", "one")
            )
            .lineStyle(StrokeStyle(lineWidth: 3))
            .interpolationMethod(.catmullRom(alpha: 0.2))
            .interpolationMethod(.cardinal(tension: 0.3)).interpolationMethod(.monotone)
            .alignsMarkStylesWithPlotArea()
        }
    }

    private static var bar: some ChartContent {
        BarMark(x: .value("x", 2.5), y: .value("y", 2))
            .cornerRadius(4, style: .circular).clipShape(Capsule(), style: FillStyle())
            .offset(x: 1, yStart: 2, yEnd: 3).offset(xStart: 1, xEnd: 2, y: 3)
            .offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
            .mask { RectangleMark(xStart: 0, xEnd: 280, yStart: 0, yEnd: 220) }
            .annotation(position: .topLeading, alignment: .leading, spacing: 2) { Text("b") }
            .annotation { (context: AnnotationContext) in
                Text("\(Int(context.targetSize.width))")
            }
            .annotation(
                position: .overlay, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)
            ) { Text("c") }
            .annotation(overflowResolution: .automatic) { (_: AnnotationContext) in Text("d") }
            .accessibilityLabel("bar").accessibilityLabel(Text("bar"))
            .accessibilityValue("two").accessibilityValue(Text("two"))
            .accessibilityHidden(false).accessibilityIdentifier("bar")
    }

    private static func plots(hidden: Int? = nil) -> some ChartContent {
        allPlots.opacity(hidden == 0 ? 0 : 1)
    }

    private static var allPlots: some ChartContent {
        PointPlot(rows, x: .value("x", \.date, unit: .day), y: .value("y", \.low, \.y))
            .foregroundStyle(\.color).opacity(\.points).lineStyle(\.line).symbolSize(\.size)
            .symbolSize(\.points).foregroundStyle(by: .value(Text("s"), \.other))
            .lineStyle(by: .value("s", \.other)).symbol(by: .value("s", "all"))
            .symbolSize(by: .value("s", \.x)).position(by: .value("s", \.other))
            .accessibilityHidden(\.isHidden).accessibilityIdentifier(\.name)
            .accessibilityLabel(\.name).accessibilityLabel(\.words).accessibilityLabel(\.key)
            .accessibilityValue(\.name).accessibilityValue(\.words).accessibilityValue(\.key)
    }

    @AxisContentBuilder private static var axes: some AxisContent {
        AxisMarks()
        AxisMarks(preset: .inset, position: .top, values: .stride(by: 2.0))
        AxisMarks(position: .automatic, values: [1, 2], stroke: StrokeStyle(lineWidth: 1))
        AxisMarks(
            format: IntegerFormatStyle<Int>.number, preset: .aligned,
            values: .automatic(minimumStride: 1.0))
        AxisMarks(
            format: FloatingPointFormatStyle<Double>.Percent.percent, preset: .extended,
            values: [0.0, 1])
        AxisMarks(values: .automatic(desiredCount: 3, roundLowerBound: true)) {
            AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
            AxisTick(centered: false, length: 4, stroke: StrokeStyle()).offset(x: 1, y: 2)
            AxisTick(length: .longestLabel(extendPastBy: 2)).offset(CGSize(width: 1, height: 1))
            AxisTick(length: .label(extendPastBy: 2))
            AxisValueLabel("a", centered: true, anchor: .top, multiLabelAlignment: .leading)
            AxisValueLabel(collisionResolution: .greedy(priority: 1, minimumSpacing: 2))
            AxisValueLabel(
                format: IntegerFormatStyle<Int>.number, offsetsMarks: true, orientation: .vertical
            ).font(.body)
            AxisValueLabel(
                collisionResolution: .truncate, orientation: .verticalReversed,
                horizontalSpacing: 1, verticalSpacing: 2
            ) { Text("b") }
        }
        AxisMarks(values: [1, 3]) { value in
            if value.index < value.count, value.as(Int.self) == 1 {
                AnyAxisMark(erasing: AxisGridLine())
            } else {
                AxisValueLabel(collisionResolution: .disabled, orientation: .horizontal)
            }
        }
        AnyAxisContent(erasing: AxisMarks().compositingLayer { $0.opacity(0.5) })
        AxisMarks().compositingLayer()
    }

    /// A chart with each of the modifiers of charts, of whose marks one part may be hidden.
    private static let charts: [@MainActor (Int?) -> any View] = [
        { hidden in Chart { plots(hidden: hidden) } },
        { hidden in Chart { marks(hidden: hidden) }.chartXAxis { axes }.chartYAxis { axes } },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXAxis(.automatic).chartYAxis(.visible)
                .chartXAxisLabel("x").chartYAxisLabel(Text("y"), position: .leading)
                .chartXAxisLabel(position: .top, alignment: .center, spacing: 2) { Text("x") }
                .chartXAxisStyle { $0.background(.red) }.chartYAxisStyle { $0.border(.red) }
                .chartLegend(.visible)
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXScale(
                domain: 0...4, range: .plotDimension(padding: 2), type: .linear
            )
            .chartYScale(domain: [0, 9], type: .squareRoot)
            .chartLegend(position: .top, alignment: .leading, spacing: 2)
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXScale(
                range: .plotDimension(startPadding: 1, endPadding: 2)
            )
            .chartYScale(range: .plotDimension, type: .symmetricLog(slopeAtZero: 2))
            .chartLegend(position: .leading) { Text("legend") }
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXScale(type: .power(exponent: 2)).chartYScale(
                type: .log
            )
            .chartForegroundStyleScale(["m0": Color.red, "m1": .green])
            .chartSymbolScale(["m0": .circle, "m1": .plus])
            .chartLineStyleScale(["m0": StrokeStyle(lineWidth: 1), "m1": StrokeStyle()])
            .chartSymbolSizeScale([1.0: 20, 2.0: 30])
        },
        { hidden in
            Chart { marks(hidden: hidden) }
                .chartXScale(domain: .automatic(includesZero: false, reversed: true))
                .chartYScale(
                    domain: .automatic(dataType: Double.self) { $0.append(20) }, type: .linear
                )
                .chartForegroundStyleScale(domain: ["m0", "m1"], range: [Color.red, .blue])
                .chartSymbolScale(domain: ["m0", "m1"], range: [.square, .cross])
                .chartLineStyleScale(
                    domain: ["m0", "m1"], range: [StrokeStyle(), StrokeStyle(lineWidth: 1)]
                )
                .chartSymbolSizeScale(domain: 0...4, range: 10...40, type: .linear)
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartForegroundStyleScale(
                domain: ["m0"], type: .category
            )
            .chartSymbolScale(domain: ["m0", "m1"]).chartLineStyleScale(domain: ["m0"])
            .chartSymbolSizeScale(domain: 0...4, type: .linear)
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartForegroundStyleScale(range: [Color.red, .green])
                .chartSymbolScale(range: [.circle, .asterisk])
                .chartLineStyleScale(range: [StrokeStyle()])
                .chartSymbolSizeScale(range: 10...20, type: .linear)
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartForegroundStyleScale { (name: String) in
                name == "m0" ? Color.red : .blue
            }
            .chartSymbolScale { (name: String) in name == "m0" ? .diamond : .pentagon }
            .chartLineStyleScale { (_: String) in StrokeStyle() }
            .chartSymbolSizeScale { (size: Double) in CGFloat(size) }
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartForegroundStyleScale(domain: ["m0"]) {
                (_: String) in
                Color.red
            }
            .chartSymbolScale(domain: ["m0"]) { (_: String) in .circle }
            .chartLineStyleScale(domain: ["m0"]) { (_: String) in StrokeStyle() }
            .chartSymbolSizeScale(domain: [1.0]) { (_: Double) in 20 }
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartForegroundStyleScale(type: .linear)
                .chartSymbolSizeScale(
                    type: .linear
                )
                .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
                .chartOverlay(alignment: .top) { _ in Text("o") }
                .chartBackground(alignment: .bottom) { _ in Text("b") }
                .chartGesture { proxy in
                    DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) }
                }
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXSelection(value: .constant(1.0 as Double?))
                .chartYSelection(value: .constant(nil as Double?))
                .chartAngleSelection(value: .constant(nil as Double?))
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartXSelection(
                range: .constant(1.0...2.0 as ClosedRange<Double>?)
            )
            .chartYSelection(range: .constant(nil as ClosedRange<Double>?))
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartScrollableAxes([.horizontal, .vertical])
                .chartXVisibleDomain(length: 2).chartYVisibleDomain(length: 4)
                .chartScrollPosition(x: .constant(1.0)).chartScrollPosition(y: .constant(2.0))
                .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        },
        { hidden in
            Chart { marks(hidden: hidden) }.chartScrollableAxes(.horizontal).chartXVisibleDomain(
                length: 2
            )
            .chartScrollPosition(initialX: 1).chartScrollPosition(initialY: 1)
            .chartScrollTargetBehavior(
                .valueAligned(
                    xUnit: 1, yUnit: 2, xMajorAlignment: .unit(2), limitBehavior: .always))
        },
        { hidden in
            let hour = DateComponents(minute: 0)
            return Chart { plots(hidden: hidden) }.chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 86_400)
                .chartScrollPosition(initialX: rows[2].date)
                .chartScrollTargetBehavior(
                    .valueAligned(
                        matching: hour, majorAlignment: .matching(DateComponents(hour: 0)),
                        limitBehavior: .never))
        },
        { hidden in
            return Chart3D {
                if hidden != 0 {
                    SurfacePlot(x: "x", y: "y", z: "z") { $0 * $1 }.foregroundStyle(.heightBased)
                }
                if hidden != 1 {
                    SurfacePlot(x: Text("x"), y: Text("y"), z: Text("z")) { $0 + $1 }
                        .foregroundStyle(.normalBased).metalness(0.2).roughness(0.4)
                }
                if hidden != 2 {
                    PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
                        .symbol(.cone).symbolSize(0.2).foregroundStyle(by: .value("s", "a"))
                }
                if hidden != 3 {
                    RuleMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0..<1))
                }
                if hidden != 4 {
                    RectangleMark(
                        x: .value("x", 0.5), y: .value("y", 0..<1), z: .value("z", 0..<1))
                }
            }
            .chartXScale(domain: 0...2).chartYScale(domain: 0...2)
            .chart3DPose(.default).chart3DCameraProjection(.perspective)
            .chart3DRenderingStyle(.volumetric)
            .chartZAxis(.visible).chartZAxisLabel("z").chartZScale(domain: 0...1)
        },
        { hidden in
            return Chart3D(hidden == 0 ? [] : rows) { row in
                PointMark(x: .value("x", row.x), y: .value("y", row.y), z: .value("z", row.x))
                    .symbol(.cylinder).foregroundStyle(.red)
            }
            .chartXScale(domain: 0...4).chartYScale(domain: 0...9)
            .chart3DPose(.constant(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(10))))
            .chart3DCameraProjection(.orthographic).chartZAxis { AxisMarks() }
            .chartZScale(range: .plotDimension).chartZScale(type: .linear)
        },
    ]

    /// The parts of the marks of each chart that lie where they are seen.
    private static let parts: [[Int]] = [
        [0], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 2, 3], [0, 1, 2, 3, 4], [0],
        [0, 1, 2, 3, 4], [0],
    ]

    @Test(arguments: 0..<19) func allOfThemAreDrawn(row: Int) throws {
        func drawn(hidden: Int?) throws -> [UInt8] {
            let host = ViewHost(width: 300, height: 240) { AnyView(Self.charts[row](hidden)) }
            host.update()
            return try host.picture().rgba
        }
        let all = try drawn(hidden: nil)
        let seen = try (0..<5).filter { part in
            try zip(all, drawn(hidden: part)).count { abs(Int($0) - Int($1)) > 32 } >= 20
        }
        same(seen, Self.parts[row])
    }

    @Test func theProxyAnswersAll() throws {
        let proxy = DrawnChart { Chart { Self.marks() }.chartYScale(domain: 0...10) }.proxy
        holds(proxy.plotSize == proxy.plotAreaSize && proxy.plotFrame != nil)
        holds(proxy.plotContainerFrame != nil)
        let x = try #require(proxy.position(forX: 1.0))
        let y = try #require(proxy.position(forY: 2.0))
        same(proxy.position(for: (x: 1.0, y: 2.0)), CGPoint(x: x, y: y))
        near(try #require(proxy.value(atX: x, as: Double.self)), 1, within: 1e-9)
        near(try #require(proxy.value(atY: y, as: Double.self)), 2, within: 1e-9)
        let both = try #require(proxy.value(at: CGPoint(x: x, y: y), as: (Double, Double).self))
        near(both.0, 1, within: 1e-9)
        near(both.1, 2, within: 1e-9)
        holds(proxy.positionRange(forX: 1.0) != nil && proxy.positionRange(forY: 1.0) != nil)
        holds(proxy.positionRange(for: (x: 1.0, y: 2.0)) != nil)
        same(proxy.lineStyleDomain(dataType: String.self), ["m0", "m1"])
        same(proxy.symbolSizeDomain(dataType: Double.self).count, 2)
        holds(proxy.foregroundStyle(for: "m0") != nil && proxy.symbol(for: "m0") != nil)
        holds(proxy.symbolSize(for: 1.0) != nil && proxy.lineStyle(for: "m0") != nil)
        same(proxy.value(atAngle: .degrees(0), as: Double.self), nil)
    }
}
