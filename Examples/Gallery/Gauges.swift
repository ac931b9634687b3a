import SwiftUI

/// Progress and gauges, in each style.
struct GaugesGallery: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            progress
            gauges
        }
        .padding()
        .frame(width: 390)
    }

    @ViewBuilder private var progress: some View {
        ProgressView("Loading", value: 0.6)
        ProgressView(value: 3, total: 12) {
            Text("Photos")
        } currentValueLabel: {
            Text("3 of 12")
        }
        .tint(.orange)
        ProgressView("No value").progressViewStyle(.linear)
        HStack(spacing: 24) {
            ProgressView()
            ProgressView("Waiting")
            ProgressView().controlSize(.large).tint(.red)
        }
    }

    @ViewBuilder private var gauges: some View {
        Gauge(value: 0.7) {
            Text("Battery")
        } currentValueLabel: {
            Text("70 %")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        HStack(spacing: 20) {
            gauge.gaugeStyle(.accessoryCircular)
            gauge.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
            bounded.gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
        }
        bounded.gaugeStyle(.accessoryLinear).tint(.purple)
        bounded.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red]))
        gauge.gaugeStyle(.accessoryLinearCapacity)
    }

    private var gauge: some View {
        Gauge(value: 0.4) {
            Text("BPM")
        } currentValueLabel: {
            Text("72")
        }
    }

    private var bounded: some View {
        Gauge(value: 62, in: 0...100) {
            Text("Heat")
        } currentValueLabel: {
            Text("62")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
    }
}

#Preview("Gauges") { GaugesGallery() }
#Preview("Gauges, dark") { GaugesGallery().preferredColorScheme(.dark) }
#Preview("Gauges, right to left") {
    GaugesGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Gauges, largest text") { GaugesGallery().dynamicTypeSize(.accessibility5) }
