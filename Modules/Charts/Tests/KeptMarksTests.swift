import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What a chart keeps when one thing changes: all that did not.
@MainActor @Suite struct KeptMarksTests {
    struct Sample: Identifiable {
        var id: Int
        var x: Double
        var y: Double
    }

    final class Thing: Identifiable {
        let x: Double
        var y: Double

        init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    @Observable final class Model {
        var samples = (0..<1_000).map { Sample(id: $0, x: Double($0), y: Double($0 * 7 % 90)) }
        let things = (0..<4).map { Thing(x: Double($0), y: Double($0 * 7 % 9)) }
        var color = Color.red
        var opacity = 1.0
        var method = InterpolationMethod.linear
        var level = 30.0
        var isMarked = false
        var turn = 0
    }

    /// The elements of a drawing.
    private func elements(_ host: ViewHost) -> [Substring] {
        host.svg().split(separator: "<").filter { $0.contains("/>") }
    }

    private static let many: [@MainActor (Model) -> AnyView] = [
        { model in
            chart {
                ForEach(model.samples) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
            }
        },
        { model in
            chart { ForEach(model.samples) { BarMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
        },
        { model in
            chart { PointPlot(model.samples, x: .value("x", \.x), y: .value("y", \.y)) }
        },
        { model in
            chart {
                ForEach(model.samples) { sample in
                    RuleMark(
                        x: .value("x", sample.x), yStart: .value("y", 0),
                        yEnd: .value("y", sample.y))
                }
            }
        },
    ]

    private static func chart(@ChartContentBuilder _ content: @escaping () -> some ChartContent)
        -> AnyView
    {
        AnyView(Chart { content() }.chartXScale(domain: 0...1_000).chartYScale(domain: 0...100))
    }

    @Test(arguments: 0..<4) func ofAThousandMarksTheOneThatChangesIsDrawnAgain(row: Int) {
        let model = Model()
        let host = ViewHost(width: 300, height: 200) { Self.many[row](model) }
        host.update()
        let before = elements(host)
        holds(before.count >= 1_000, "\(before.count)")
        model.samples[500].y = 95
        let after = elements(host)
        same(after.count, before.count)
        same(zip(before, after).count { $0 != $1 }, 1)
    }

    /// Plots, and what changes how each of them looks.
    private static let changes: [(@MainActor (Model) -> AnyView, @MainActor (Model) -> Void)] = [
        (line { LinePlot($0.samples, x: .value("x", \.x), y: .value("y", \.y)) }, changeOne),
        (line { AreaPlot($0.samples, x: .value("x", \.x), y: .value("y", \.y)) }, changeOne),
        (line { BarPlot($0.samples, x: .value("x", \.x), y: .value("y", \.y)) }, changeOne),
        (
            line {
                LinePlot($0.samples, x: .value("x", \.x), y: .value("y", \.y))
                    .foregroundStyle($0.color)
            }, { $0.color = .blue }
        ),
        (
            line {
                LinePlot($0.samples, x: .value("x", \.x), y: .value("y", \.y)).opacity($0.opacity)
            }, { $0.opacity = 0.5 }
        ),
        (
            line {
                LinePlot($0.samples, x: .value("x", \.x), y: .value("y", \.y))
                    .lineStyle(StrokeStyle(lineWidth: $0.opacity))
            }, { $0.opacity = 4 }
        ),
        (
            line {
                LinePlot($0.samples.prefix(4), x: .value("x", \.x), y: .value("y", \.y))
                    .interpolationMethod($0.method)
            }, { $0.method = .monotone }
        ),
        (
            line { model in
                LinePlot(model.samples, x: .value("x", \.x), y: .value("y", \.y))
                RuleMark(y: .value("y", model.level))
            }, { $0.level = 60 }
        ),
        (
            line { model in
                LinePlot(model.samples, x: .value("x", \.x), y: .value("y", \.y))
                if model.isMarked { RuleMark(y: .value("y", 50)) }
            }, { $0.isMarked = true }
        ),
        // The elements are the same objects, whose values are others.
        (
            line { model in
                let _ = model.turn
                LinePlot(model.things, x: .value("x", \.x), y: .value("y", \.y))
            },
            {
                $0.things[2].y = 90
                $0.turn += 1
            }
        ),
    ]

    private static func line(
        @ChartContentBuilder _ content: @escaping @MainActor (Model) -> some ChartContent
    ) -> @MainActor (Model) -> AnyView {
        { model in
            AnyView(
                Chart { content(model) }.chartXAxis(.hidden).chartYAxis(.hidden)
                    .chartYScale(domain: 0...100))
        }
    }

    private static func changeOne(_ model: Model) { model.samples[500].y = 95 }

    @Test(arguments: 0..<10) func nothingOldIsDrawn(row: Int) {
        let (view, change) = Self.changes[row]
        let model = Model()
        let host = ViewHost(width: 300, height: 200) { view(model) }
        host.update()
        let before = elements(host)
        change(model)
        let after = elements(host)
        holds(after != before)
        // As a chart draws it that never had anything else.
        let fresh = ViewHost(width: 300, height: 200) { view(model) }
        fresh.update()
        same(after, elements(fresh))
    }
}
