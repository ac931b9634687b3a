import SwiftUI

/// Menus, groups of controls, and the buttons of the system.
struct MenusGallery: View {
    @State private var isBold = true
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            line {
                Menu("More") { items }
                Menu("Options", systemImage: "ellipsis.circle") { items }
                    .menuStyle(.button).buttonStyle(.bordered)
                Menu("Shown") { items }.menuIndicator(.visible)
            }
            line {
                Menu("Send") {
                    items
                } primaryAction: {
                }
                .menuStyle(.button).buttonStyle(.borderedProminent)
                Menu("Disabled") { items }.disabled(true)
                Text("Hold me").contextMenu { items }
            }
            group
            group.controlGroupStyle(.navigation)
            group.controlGroupStyle(.palette)
            group.controlGroupStyle(.compactMenu)
            line {
                ShareLink(item: "words")
                RenameButton().renameAction {}
                PasteButton(payloadType: String.self) { _ in }
            }
            line {
                EditButton().environment(\.editMode, .constant(.active))
                HelpLink {}
                Button(role: .cancel) {}
            }
        }
        .padding()
        .frame(width: 390)
    }

    /// Beside each other, or below each other where text is large.
    private func line(@ViewBuilder _ content: () -> some View) -> some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
            : AnyLayout(HStackLayout(spacing: 20))
        return layout { content() }
    }

    private var group: some View {
        ControlGroup("Edit", systemImage: "pencil") {
            Button("Cut", systemImage: "scissors") {}
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Delete", systemImage: "trash", role: .destructive) {}
        }
    }

    @ViewBuilder private var items: some View {
        Section("Text") {
            Button("Copy", systemImage: "doc.on.doc") {}
            Toggle("Bold", systemImage: "bold", isOn: $isBold)
        }
        Menu("Share") { Button("Message") {} }
        Button("Delete", role: .destructive) {}
    }
}

#Preview("Menus") { MenusGallery() }
#Preview("Menus, dark") { MenusGallery().preferredColorScheme(.dark) }
#Preview("Menus, right to left") {
    MenusGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Menus, largest text") { MenusGallery().dynamicTypeSize(.accessibility5) }
