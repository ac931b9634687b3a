import SwiftUI

/// Buttons in each style, size and outline, toggles, a link, and what is redacted.
struct Controls: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 16) {
                Button("Automatic") {}
                Button("Plain") {}.buttonStyle(.plain)
                Button("Delete", role: .destructive) {}
                Button("Disabled") {}.disabled(true)
            }
            ForEach([false, true], id: \.self) { isDisabled in
                HStack {
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                }
                .disabled(isDisabled)
            }
            HStack {
                Button("Tinted") {}.buttonStyle(.bordered)
                Button("Tinted") {}.buttonStyle(.borderedProminent)
                Button("Empty", systemImage: "trash") {}.buttonStyle(.bordered)
            }
            .tint(.green)
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            HStack {
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
                Button("Radius 2") {}.buttonBorderShape(.roundedRectangle(radius: 2))
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
                    .buttonBorderShape(.circle)
            }
            .buttonStyle(.borderedProminent)
            HStack {
                Button("Glass") {}.buttonStyle(.glass)
                Button("Glass") {}.buttonStyle(.glassProminent)
            }
            .padding(8)
            .background(
                LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
            Button {
            } label: {
                Text("Continue")
            }
            .buttonStyle(.borderedProminent).buttonSizing(.flexible).controlSize(.large)
            Toggle("Airplane Mode", isOn: .constant(false))
            Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
            Toggle("Tinted", isOn: .constant(true)).tint(.orange)
            Toggle("Disabled", isOn: .constant(true)).disabled(true)
            HStack {
                Toggle("Off", isOn: .constant(false))
                Toggle("On", systemImage: "flag.fill", isOn: .constant(true))
                Toggle(isOn: .constant(true)) { Text("Hidden") }.labelsHidden().toggleStyle(.switch)
            }
            .toggleStyle(.button)
            Link(
                "A link to Swift",
                destination: URL(string: "https://swift.org") ?? .currentDirectory())
            HStack {
                Image(systemName: "person.crop.circle").font(.largeTitle)
                VStack(alignment: .leading) {
                    Text("Somebody's name").font(.headline)
                    Text("What is not known yet takes its room all the same").font(.subheadline)
                }
                Button("Follow") {}.buttonStyle(.bordered)
            }
            .redacted(reason: .placeholder)
        }
        .padding()
        .frame(width: 393)
        .background(Color(uiColor: .systemBackground))
    }
}
