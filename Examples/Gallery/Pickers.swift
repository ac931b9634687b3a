import SwiftUI

/// Pickers in each style.
struct PickersGallery: View {
    @State private var flavor = "Vanilla"
    @State private var symbol = "sun.max"
    private static let flavors = ["Chocolate", "Vanilla", "Strawberry"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            picker.pickerStyle(.menu)
            picker.pickerStyle(.navigationLink)
            picker.pickerStyle(.segmented)
            picker.pickerStyle(.segmented).disabled(true)
            picker.pickerStyle(.radioGroup)
            Picker("Weather", selection: $symbol) {
                ForEach(["sun.max", "cloud", "bolt", "snowflake"], id: \.self) {
                    Image(systemName: $0)
                }
            }
            .pickerStyle(.palette)
            picker.pickerStyle(.wheel)
        }
        .padding()
        .frame(width: 390)
    }

    private var picker: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Self.flavors, id: \.self) { Text($0) }
        }
    }
}

#Preview("Pickers") { PickersGallery() }
#Preview("Pickers, dark") { PickersGallery().preferredColorScheme(.dark) }
#Preview("Pickers, right to left") {
    PickersGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Pickers, largest text") { PickersGallery().dynamicTypeSize(.accessibility5) }
