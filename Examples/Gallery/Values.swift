import SwiftUI

/// Controls that set values: sliders and steppers.
struct ValuesGallery: View {
    @State private var volume = 0.4
    @State private var speed = 30.0
    @State private var count = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
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
            Stepper("Disabled", value: $count).disabled(true)
        }
        .padding()
        .frame(width: 390)
    }
}

#Preview("Values") { ValuesGallery() }
#Preview("Values, dark") { ValuesGallery().preferredColorScheme(.dark) }
#Preview("Values, right to left") {
    ValuesGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Values, largest text") { ValuesGallery().dynamicTypeSize(.accessibility5) }
