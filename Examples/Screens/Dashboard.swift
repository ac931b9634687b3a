import SwiftUI

/// Gauges and progress of a machine in each style that comes with the system.
struct Dashboard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Gauge(value: 0.3) { Text("Load") }
            Gauge(value: 62, in: 0...100) {
                Text("Heat")
            } currentValueLabel: {
                Text("62")
            } markedValueLabels: {
                Text("50").tag(50.0)
                Text("90").tag(90.0)
            }
            Gauge(value: 1.2, in: 0...2) {
                Text("Pressure")
            } currentValueLabel: {
                Text("1.2 bar")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("2")
            } markedValueLabels: {
                Text("1").tag(1.0)
            }
            HStack(spacing: 20) {
                fuel.gaugeStyle(.accessoryCircular)
                fuel.gaugeStyle(.accessoryCircularCapacity)
                fuel.gaugeStyle(.circular)
            }
            fuel.gaugeStyle(.automatic)
            fuel.gaugeStyle(.linear)
            fuel.gaugeStyle(.linearCapacity)
            fuel.gaugeStyle(BarsStyle())
            progress
        }
        .padding()
        .frame(width: 390)
    }

    private var fuel: some View {
        Gauge(value: 0.65) {
            Text("Fuel")
        } currentValueLabel: {
            Text("65")
        } minimumValueLabel: {
            Text("E")
        } maximumValueLabel: {
            Text("F")
        }
    }

    @ViewBuilder private var progress: some View {
        ProgressView { Text("Reading the disk") }
        ProgressView(value: 40, total: 100)
        ProgressView(value: 0.8) { Text("Copying") }
            .progressViewStyle(.linear)
        ProgressView(value: 0.8) { Text("Copying") }
            .progressViewStyle(.automatic)
        ProgressView("Around", value: 0.5).progressViewStyle(.circular)
        ProgressView(value: 3, total: 4) {
            Text("Steps")
        } currentValueLabel: {
            Text("3 of 4")
        }
        .progressViewStyle(DotsStyle())
    }
}

/// Ten bars, as many of them filled as the gauge is.
struct BarsStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.minimumValueLabel.foregroundStyle(.secondary)
            HStack(spacing: 3) {
                ForEach(0..<10) { bar in
                    Capsule().frame(width: 8, height: 22)
                        .foregroundStyle(
                            Double(bar) < configuration.value * 10 ? Color.green : Color.gray)
                }
            }
            configuration.maximumValueLabel.foregroundStyle(.secondary)
            Spacer()
            configuration.currentValueLabel.bold()
        }
    }
}

/// The labels of a gauge by their types, for a style that keeps them.
struct GaugeLabels {
    var now: GaugeStyleConfiguration.CurrentValueLabel?
    var low: GaugeStyleConfiguration.MinimumValueLabel?
    var high: GaugeStyleConfiguration.MaximumValueLabel?
    var marked: GaugeStyleConfiguration.MarkedValueLabel?
}

/// Dots instead of a bar.
struct DotsStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let done = configuration.fractionCompleted ?? 0
        let label: ProgressViewStyleConfiguration.CurrentValueLabel? =
            configuration.currentValueLabel
        HStack {
            configuration.label
            ForEach(0..<8) { dot in
                Circle().frame(width: 8).opacity(Double(dot) < done * 8 ? 1 : 0.2)
            }
            label.font(.caption)
        }
    }
}

#Preview("Dashboard") { Dashboard() }

#Preview("Dashboard, dark") {
    Dashboard().background(.background).preferredColorScheme(.dark)
}

#Preview("Dashboard, right to left") {
    Dashboard().environment(\.layoutDirection, .rightToLeft)
}
