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

/// Controls in a form.
struct FormGallery: View {
    @State private var isOn = true

    var body: some View {
        Form {
            Section("Account") {
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
                Button("Sign Out", role: .destructive) {}
            }
        }
    }
}

/// What belongs together without a list.
struct BoxGallery: View {
    @State private var isExpanded = true

    var body: some View {
        VStack(spacing: 20) {
            GroupBox("Group box") {
                Text("Content")
                GroupBox { Text("A box in a box") }
            }
            DisclosureGroup("Disclosure", isExpanded: $isExpanded) {
                Text("Shown")
            }
            ContentUnavailableView(
                "No Mail", systemImage: "tray.fill",
                description: Text("New mails you receive will appear here."))
        }
        .padding()
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

#Preview("Form") { FormGallery() }

#Preview("Form, dark") { FormGallery().preferredColorScheme(.dark) }

#Preview("Form, columns") { FormGallery().formStyle(.columns) }

#Preview("Boxes") { BoxGallery() }

#Preview("Boxes, dark") { BoxGallery().preferredColorScheme(.dark) }

/// A table as it is where there is room for all of its columns.
struct TableGallery: View {
    struct Person: Identifiable {
        let given: String
        let family: String
        let mail: String
        var id: String { mail }
    }

    @State private var order = [KeyPathComparator(\Person.given)]
    private let people = [
        Person(given: "Juan", family: "Chavez", mail: "juan@example.com"),
        Person(given: "Mei", family: "Chen", mail: "mei@example.com"),
        Person(given: "Tom", family: "Clark", mail: "tom@example.com"),
    ]

    var body: some View {
        Table(people, sortOrder: $order) {
            TableColumn("Given Name", value: \.given)
            TableColumn("Family Name", value: \.family)
            TableColumn("E-Mail Address", value: \.mail)
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

#Preview("Table") { TableGallery() }
