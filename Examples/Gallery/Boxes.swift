import SwiftUI

/// What belongs together without a list: boxes, groups that open, labelled values.
struct BoxGallery: View {
    struct Folder: Identifiable {
        let name: String
        var children: [Folder]?
        var id: String { name }
    }

    @State private var isExpanded = true
    @State private var isOn = true
    private let folders = [
        Folder(name: "Documents", children: [Folder(name: "Letters"), Folder(name: "Bills")]),
        Folder(name: "Pictures"),
    ]

    var body: some View {
        VStack(spacing: 20) {
            GroupBox("Group box") {
                Text("Content")
                GroupBox { Text("A box in a box") }
            }
            GroupBox {
                Toggle("Notifications", isOn: $isOn)
                LabeledContent("Sound", value: "Chime")
            } label: {
                Label("Settings", systemImage: "gearshape")
            }
            DisclosureGroup("Disclosure", isExpanded: $isExpanded) {
                Text("Shown")
            }
            DisclosureGroup("Disabled") { Text("Hidden") }.disabled(true)
            VStack(alignment: .leading) {
                OutlineGroup(folders, children: \.children) { folder in
                    Label(folder.name, systemImage: "folder")
                }
            }
            LabeledContent("Label", value: "Value")
            LabeledContent {
                Text("Value")
            } label: {
                Text("Title")
                Text("Subtitle")
            }
        }
        .padding()
        .frame(width: 390)
    }
}

/// What is shown where there is nothing to show.
struct EmptyGallery: View {
    var body: some View {
        VStack(spacing: 0) {
            ContentUnavailableView(
                "No Mail", systemImage: "tray.fill",
                description: Text("New mails you receive will appear here."))
            ContentUnavailableView.search(text: "Quadrants")
            ContentUnavailableView {
                Label("No Connection", systemImage: "wifi.slash")
            } description: {
                Text("Check your settings and try again.")
            } actions: {
                Button("Try Again") {}
            }
        }
        .frame(width: 390)
    }
}

#Preview("Boxes") { BoxGallery() }
#Preview("Boxes, dark") { BoxGallery().preferredColorScheme(.dark) }
#Preview("Boxes, right to left") {
    BoxGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Boxes, largest text") { BoxGallery().dynamicTypeSize(.accessibility5) }
#Preview("Empty") { EmptyGallery().frame(height: 852) }
#Preview("Empty, dark") { EmptyGallery().frame(height: 852).preferredColorScheme(.dark) }
#Preview("Empty, largest text") {
    EmptyGallery().frame(height: 1800).dynamicTypeSize(.accessibility5)
}
