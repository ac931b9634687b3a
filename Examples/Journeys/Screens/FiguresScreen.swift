import SwiftUI

/// How far it was by each means of travel.
struct FiguresScreen: View {
    @Environment(Journal.self) private var journal
    @State private var isOnlyDone = false

    var body: some View {
        NavigationStack {
            Form {
                Picker("Journeys", selection: $isOnlyDone) {
                    Text("All").tag(false)
                    Text("Done").tag(true)
                }
                .pickerStyle(.segmented)
                Section("By vehicle") {
                    ForEach(Vehicle.allCases) { vehicle in
                        VStack(alignment: .leading, spacing: 6) {
                            LabeledContent {
                                Text(length(of: vehicle).asDistance).monospacedDigit()
                            } label: {
                                Label(vehicle.title, systemImage: vehicle.symbol)
                            }
                            GeometryReader { proxy in
                                Capsule().fill(vehicle.color.gradient)
                                    .frame(width: proxy.size.width * share(of: vehicle))
                            }
                            .frame(height: 8)
                        }
                    }
                }
                Section("In all") {
                    Gauge(value: share(of: .foot) + share(of: .bicycle)) {
                        Text("By one's own strength")
                    } currentValueLabel: {
                        Text(
                            share(of: .foot) + share(of: .bicycle),
                            format: .percent.precision(.fractionLength(0)))
                    }
                    .tint(.green)
                    LabeledContent("Way", value: total.asDistance)
                }
            }
            .navigationTitle("Figures")
        }
    }

    private var journeys: [Journey] { journal.journeys.filter { $0.isDone || !isOnlyDone } }

    private var total: Double { journeys.reduce(0) { $0 + $1.length } }

    private func length(of vehicle: Vehicle) -> Double {
        journeys.filter { $0.vehicle == vehicle }.reduce(0) { $0 + $1.length }
    }

    private func share(of vehicle: Vehicle) -> Double {
        total > 0 ? length(of: vehicle) / total : 0
    }
}

#Preview("Figures") {
    FiguresScreen().environment(Journal())
}
