import SwiftUI

/// Controls of every kind in the rows of a form.
struct FormGallery: View {
    @State private var isOn = true
    @State private var name = "Ann Example"
    @State private var password = ""
    @State private var flavor = "Vanilla"
    @State private var date = Date(timeIntervalSince1970: 1_789_137_000)
    @State private var volume = 0.4
    @State private var count = 3
    @State private var color = Color.orange

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                LabeledContent("Name", value: "Ann Example")
                LabeledContent("A label that leaves little room", value: "for a long value")
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Title")
                    Text("Subtitle")
                }
            }
            Section {
                Toggle("Notifications", isOn: $isOn)
                picker
                picker.pickerStyle(.segmented)
                DatePicker("Meeting", selection: $date)
                Stepper("Count: \(count)", value: $count)
                Slider(value: $volume) { Text("Volume") }
                ColorPicker("Paint", selection: $color)
                ProgressView("Loading", value: 0.6)
            } header: {
                Text("Controls")
            } footer: {
                Text("A footer says more about the section above, and may need two lines for that.")
            }
            Section("Inline") {
                picker.pickerStyle(.inline).labelsHidden()
            }
            Section {
                Menu("Menu") { Button("Copy") {} }
                Button("Sign Out", role: .destructive) {}
            }
        }
    }

    private var picker: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(["Chocolate", "Vanilla"], id: \.self) { Text($0) }
        }
    }
}

#Preview("Form") { FormGallery().frame(height: 1320) }
#Preview("Form, dark") { FormGallery().frame(height: 1320).preferredColorScheme(.dark) }
#Preview("Form, right to left") {
    FormGallery().frame(height: 1320).environment(\.layoutDirection, .rightToLeft)
}
#Preview("Form, largest text") {
    FormGallery().frame(height: 3000).dynamicTypeSize(.accessibility5)
}
#Preview("Form, columns") { FormGallery().formStyle(.columns).frame(width: 600) }
#Preview("Form, columns, largest text") {
    FormGallery().formStyle(.columns).dynamicTypeSize(.accessibility5)
}
