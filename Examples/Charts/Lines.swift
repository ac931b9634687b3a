import Charts
import SwiftUI

/// The temperatures of a day: from the lowest to the highest, and the middle.
struct WeatherChart: View {
    var body: some View {
        Chart(Figures.weather) { hour in
            AreaMark(
                x: .value("Hour", hour.hour), yStart: .value("Low", hour.low),
                yEnd: .value("High", hour.high)
            )
            .foregroundStyle(.orange.opacity(0.3))
            .interpolationMethod(.monotone)
            LineMark(x: .value("Hour", hour.hour), y: .value("Middle", hour.middle))
                .foregroundStyle(.orange)
                .interpolationMethod(.monotone)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxis {
            AxisMarks { value in
                AxisGridLine()
                AxisValueLabel {
                    if let degrees = value.as(Double.self) {
                        Text("\(degrees, specifier: "%.0f")°")
                    }
                }
            }
        }
    }
}

/// Where electricity comes from, as shares.
struct EnergyChart: View {
    var body: some View {
        Chart(Figures.energy) { amount in
            AreaMark(
                x: .value("Year", amount.month), y: .value("Energy", amount.value),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Source", amount.kind))
        }
    }
}

/// The same sources as lines, each with its symbol.
struct SourcesChart: View {
    var body: some View {
        Chart(Figures.energy) { amount in
            LineMark(x: .value("Year", amount.month), y: .value("Energy", amount.value))
                .foregroundStyle(by: .value("Source", amount.kind))
                .symbol(by: .value("Source", amount.kind))
                .interpolationMethod(.catmullRom)
        }
        .chartPlotStyle { $0.background(.gray.opacity(0.08)) }
        .chartLegend(position: .trailing, alignment: .center)
    }
}

/// Two functions and what is between them.
struct FunctionChart: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", yStart: "sin x", yEnd: "cos x", domain: -4...4) { x in
                (yStart: sin(x), yEnd: cos(x))
            }
            .foregroundStyle(.purple.opacity(0.2))
            LinePlot(x: "x", y: "sin x", domain: -4...4) { sin($0) }.foregroundStyle(.purple)
            LinePlot(x: "x", y: "cos x", domain: -4...4) { cos($0) }.foregroundStyle(.pink)
        }
        .chartXScale(domain: -4...4)
    }
}
