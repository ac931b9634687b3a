import Charts
import SwiftUI

/// Plants by width and height: kinds as colours and symbols, age as size.
struct PlantsChart: View {
    var body: some View {
        Chart(Figures.plants) { plant in
            PointMark(x: .value("Width", plant.width), y: .value("Height", plant.height))
                .foregroundStyle(by: .value("Species", plant.species))
                .symbol(by: .value("Species", plant.species))
                .symbolSize(20 + plant.age * 12)
                .opacity(0.8)
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Width in cm")
        .chartYAxisLabel("Height in cm")
    }
}

/// What a month costs, as a ring.
struct SpendingChart: View {
    var body: some View {
        Chart(Figures.spending, id: \.0) { kind, amount in
            SectorMark(
                angle: .value("Spending", amount), innerRadius: .ratio(0.62), angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Kind", kind))
        }
        .chartBackground { proxy in
            GeometryReader { reader in
                if let frame = proxy.plotFrame {
                    let plot = reader[frame]
                    VStack {
                        Text("March").font(.caption).foregroundStyle(.secondary)
                        Text(1840, format: .currency(code: "EUR").precision(.fractionLength(0)))
                            .font(.headline)
                    }
                    .position(x: plot.midX, y: plot.midY)
                }
            }
        }
    }
}

/// How busy the hours of the days are.
struct BusyChart: View {
    private struct Cell: Identifiable {
        var id: String { day + hour }
        let day: String
        let hour: String
        let visits: Int
    }

    private let cells: [Cell] = {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
        let hours = ["8", "10", "12", "14", "16", "18"]
        return days.enumerated().flatMap { day, name in
            hours.enumerated().map { place, hour in
                Cell(day: name, hour: hour, visits: 5 + (day * 13 + place * place * 7) % 41)
            }
        }
    }()

    var body: some View {
        Chart(cells) { cell in
            RectangleMark(
                x: .value("Hour", cell.hour), y: .value("Day", cell.day), width: .ratio(1),
                height: .ratio(1)
            )
            .foregroundStyle(by: .value("Visits", cell.visits))
        }
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .chartXAxis { AxisMarks { AxisValueLabel() } }
    }
}
