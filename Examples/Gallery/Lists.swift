import SwiftUI

/// Rows of every kind in a list: texts, labels, values, controls, headers and footers.
struct ListGallery: View {
    @State private var isOn = true
    @State private var isExpanded = true
    @State private var selected: String? = "Selected"

    var body: some View {
        List(selection: $selected) {
            Section {
                Text("Row")
                Label("Label", systemImage: "star")
                Label("Wider icon", systemImage: "rectangle.3.group")
                LabeledContent("Label", value: "Value")
                Text("Selected").tag("Selected")
            }
            Section {
                Toggle("Toggle", isOn: $isOn)
                Button("Button") {}
                VStack(alignment: .leading) {
                    Text("Two lines")
                    Text("The second one").foregroundStyle(.secondary)
                }
                Button("Delete", systemImage: "trash", role: .destructive) {}
            } header: {
                Text("Header")
            } footer: {
                Text("A footer says more about the section above, and may need two lines for that.")
            }
            Section("Colours") {
                Text("Background").listRowBackground(Color.yellow.opacity(0.4))
                Text("Separator").listRowSeparatorTint(.red)
                DisclosureGroup("Group", isExpanded: $isExpanded) {
                    Text("Inside")
                }
            }
        }
    }
}

#Preview("List") { ListGallery() }

#Preview("List, dark") { ListGallery().preferredColorScheme(.dark) }

#Preview("List, right to left") {
    ListGallery().environment(\.layoutDirection, .rightToLeft)
}

#Preview("List, largest text") { ListGallery().dynamicTypeSize(.accessibility5) }

#Preview("List, plain") { ListGallery().listStyle(.plain) }

#Preview("List, grouped") { ListGallery().listStyle(.grouped) }

#Preview("List, plain, dark") { ListGallery().listStyle(.plain).preferredColorScheme(.dark) }

#Preview("List, sidebar") { ListGallery().listStyle(.sidebar) }

#Preview("List, inset") { ListGallery().listStyle(.inset) }

#Preview("List, plain, right to left") {
    ListGallery().listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
}
