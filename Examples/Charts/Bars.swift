import Charts
import SwiftUI

/// Steps of a week, with a goal.
struct StepsChart: View {
    var body: some View {
        Chart {
            ForEach(Figures.steps) { day in
                BarMark(
                    x: .value("Day", day.day, unit: .day, calendar: Figures.calendar),
                    y: .value("Steps", day.count)
                )
                .foregroundStyle(day.count >= 8_000 ? Color.green : Color.gray)
                .annotation {
                    Text(day.count, format: .number.notation(.compactName)).font(.caption2)
                }
            }
            RuleMark(y: .value("Goal", 8_000))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                .foregroundStyle(.red)
                .annotation(position: .top, alignment: .trailing, spacing: 2) {
                    Text("Goal").font(.caption2).foregroundStyle(.red)
                }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) {
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
    }
}

/// Income by month, one kind upon the other.
struct IncomeChart: View {
    var body: some View {
        Chart(Figures.income) { amount in
            BarMark(
                x: .value("Month", amount.month, unit: .month, calendar: Figures.calendar),
                y: .value("Income", amount.value)
            )
            .foregroundStyle(by: .value("Kind", amount.kind))
        }
        .chartYAxis { AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0))) }
    }
}

/// The same months, one kind beside the other.
struct GroupedChart: View {
    var body: some View {
        Chart(Figures.income.filter { $0.id < 9 }) { amount in
            BarMark(
                x: .value("Month", amount.month.formatted(.dateTime.month(.wide))),
                y: .value("Income", amount.value)
            )
            .foregroundStyle(by: .value("Kind", amount.kind))
            .position(by: .value("Kind", amount.kind))
            .cornerRadius(4)
        }
        .chartForegroundStyleScale(["Shop": .indigo, "Online": .teal, "Service": .mint])
    }
}

/// How long people wait.
struct HistogramChart: View {
    private struct Bin: Identifiable {
        let id: Int
        let range: ChartBinRange<Double>
        let count: Int
    }

    private var bins: [Bin] {
        let bins = NumberBins(data: Figures.waits, desiredCount: 12)
        let places = Dictionary(grouping: Figures.waits) { bins.index(for: $0) }
        return bins.indices.map { Bin(id: $0, range: bins[$0], count: places[$0]?.count ?? 0) }
    }

    var body: some View {
        Chart(bins) { bin in
            BarMark(x: .value("Minutes", bin.range), y: .value("People", bin.count))
        }
        .chartXAxisLabel("Minutes")
        .chartYAxisLabel("People")
    }
}

/// Who works when.
struct ScheduleChart: View {
    var body: some View {
        Chart(Figures.tasks) { task in
            BarMark(
                xStart: .value("Start", task.start), xEnd: .value("End", task.end),
                y: .value("Task", task.name), height: .ratio(0.6)
            )
            .foregroundStyle(by: .value("Team", task.team))
            .cornerRadius(5)
        }
        .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel() } }
        .chartLegend(position: .top)
    }
}
