import SwiftUI

/// Controls that show and set values: progress, sliders, steppers, gauges.
struct ValuesGallery: View {
    @State private var volume = 0.4
    @State private var speed = 30.0
    @State private var count = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ProgressView("Loading", value: 0.6)
            ProgressView(value: 3, total: 12) {
                Text("Photos")
            } currentValueLabel: {
                Text("3 of 12")
            }
            .tint(.orange)
            HStack(spacing: 24) {
                ProgressView()
                ProgressView("Waiting")
                ProgressView().controlSize(.large).tint(.red)
            }
            Slider(value: $volume) { Text("Volume") }
            Slider(value: $speed, in: 0...100, step: 10) {
                Text("Speed")
            } minimumValueLabel: {
                Image(systemName: "tortoise")
            } maximumValueLabel: {
                Image(systemName: "hare")
            }
            Slider(value: $volume, neutralValue: 0.5) { Text("Balance") }.tint(.green)
            Slider(value: $volume).disabled(true)
            Stepper("Count: \(count)", value: $count, in: 0...10)
            Stepper("At the end", value: $count, in: 0...3).tint(.red)
            GaugesGallery()
        }
        .padding()
        .frame(width: 390)
    }
}

/// Gauges in each style.
struct GaugesGallery: View {
    var body: some View {
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

#Preview("Values") { ValuesGallery() }
#Preview("Values, dark") { ValuesGallery().preferredColorScheme(.dark) }
#Preview("Values, right to left") {
    ValuesGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Values, largest text") { ValuesGallery().dynamicTypeSize(.accessibility5) }
