import SwiftUI

/// Settings of an app: switches, choices, colours, and what needs an explanation.
struct SettingsPage: View {
    struct Device: Identifiable {
        let id: String
        var isOn: Bool
    }

    @State private var wifi = true
    @State private var devices = [
        Device(id: "Phone", isOn: true), Device(id: "Watch", isOn: false),
    ]
    @State private var accent = Color.purple
    @State private var theme = "Light"
    @State private var mode = EditMode.inactive
    private let icon = ImageResource(name: "dial", bundle: .main)

    var body: some View {
        Form {
            Section("Network") {
                Toggle("Wi-Fi", image: icon, isOn: $wifi).labelStyle(.titleOnly)
                Toggle("All devices", sources: $devices, isOn: \.isOn)
                Toggle("All, with a symbol", systemImage: "wifi", sources: $devices, isOn: \.isOn)
                Toggle("All, with a picture", image: icon, sources: $devices, isOn: \.isOn)
                    .labelStyle(.titleOnly)
                Toggle(sources: $devices, isOn: \.isOn) {
                    Text("Every device")
                    Text("The switch is on where all of them are.")
                }
            }
            Section("Look") {
                ColorPicker(selection: $accent, supportsOpacity: false) {
                    Label("Accent", systemImage: "paintpalette")
                }
                themes.pickerStyle(.inline)
                themes.pickerStyle(.automatic)
            }
            Section("Help") {
                HelpLink {}
                HelpLink(destination: URL(string: "https://example.com") ?? .currentDirectory())
                EditButton()
            }
            PasteButtons()
        }
        .environment(\.editMode, $mode)
    }

    private var themes: some View {
        Picker("Theme", selection: $theme) {
            ForEach(["Light", "Dark", "Sepia"], id: \.self) { Text($0) }
        }
    }
}

/// Buttons that take what was copied, by what they take.
struct PasteButtons: View {
    @State private var pasted = "Nothing pasted"

    var body: some View {
        Section("Pasteboard") {
            PasteButton(payloadType: String.self) { pasted = $0.joined() }
            PasteButton(supportedContentTypes: [.url]) { pasted = "\($0.count) addresses" }
            PasteButton(supportedContentTypes: [.image]) {
                $0.first
            } payloadAction: {
                pasted = $0.suggestedName ?? "a picture"
            }
            PasteButton(supportedTypes: ["public.text"]) { pasted = "\($0.count) texts" }
            PasteButton(supportedTypes: ["public.data"]) {
                $0.isEmpty ? nil : $0.count
            } payloadAction: {
                pasted = "\($0) files"
            }
            Text(pasted)
        }
    }
}

/// Choices that are seen all at once.
struct ChoicesPage: View {
    @State private var color = "Red"
    @State private var size = 2
    private static let colors = ["Red": Color.red, "Green": .green, "Blue": .blue]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Colour", selection: $color) { names }
                .pickerStyle(.radioGroup)
            Picker("Colour", selection: $color) { names }
                .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
            Picker("Colour", selection: $color) { swatches }
                .pickerStyle(.palette).paletteSelectionEffect(.automatic)
            Picker("Colour", selection: $color) { swatches }
                .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.slash))
            Picker("Colour", selection: $color) { swatches }
                .pickerStyle(.palette).paletteSelectionEffect(.custom)
            Picker("Size", selection: $size) {
                ForEach(0..<8) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.wheel).defaultWheelPickerItemHeight(44)
            WheelHeight().defaultWheelPickerItemHeight(44)
        }
        .padding()
        .frame(width: 390)
    }

    private var names: some View {
        ForEach(Self.colors.keys.sorted(), id: \.self) { Text($0) }
    }

    private var swatches: some View {
        ForEach(Self.colors.keys.sorted(), id: \.self) { name in
            Image(systemName: name == color ? "circle.fill" : "circle")
                .foregroundStyle(Self.colors[name] ?? .gray)
        }
    }
}

/// What the controls inside are told by the environment.
struct WheelHeight: View {
    @Environment(\.defaultWheelPickerItemHeight) private var height
    @Environment(\.controlSize) private var size
    @Environment(\.buttonRepeatBehavior) private var repeats

    var body: some View {
        Text("Rows of \(Int(height)) points, \(size == .regular ? "regular" : "other") controls")
            .font(.footnote)
        if repeats == .enabled { Text("Held buttons repeat.") }
    }
}

/// Nothing there yet, and nothing found.
struct NothingThere: View {
    var body: some View {
        VStack(spacing: 0) {
            ContentUnavailableView(
                "No pictures", image: "dial", description: Text("Take one."))
            ContentUnavailableView {
                Label("No connection", systemImage: "wifi.slash")
            } description: {
                Text("Check the cable.")
            } actions: {
                Button("Try again") {}
            }
            ContentUnavailableView.search
            ContentUnavailableView.search(text: "teapot")
        }
    }
}

#Preview("Settings") { SettingsPage() }

#Preview("Settings, dark") { SettingsPage().preferredColorScheme(.dark) }

#Preview("Choices") { ChoicesPage() }

#Preview("Nothing there") { NothingThere() }
