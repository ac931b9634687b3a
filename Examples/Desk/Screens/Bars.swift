import SwiftUI

/// Every place of a bar.
struct BarsScreen: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            TextField("Words", text: $text)
                .padding()
                .navigationTitle("Bars")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("A", systemImage: "a.circle") {}
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("B", systemImage: "b.circle") {}
                    }
                    ToolbarItem(placement: .principal) { Text("Middle") }
                    ToolbarItem(placement: .bottomBar) { Button("Down") {} }
                    ToolbarItem(placement: .status) { Text("All sent") }
                    ToolbarItem(placement: .keyboard) { Button("Done") {} }
                    ToolbarItemGroup(placement: .automatic) {
                        Button("C", systemImage: "c.circle") {}
                    }
                    EditingItems(isEditing: !text.isEmpty)
                }
                .toolbarBackground(.yellow, for: .navigationBar, .bottomBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.light, for: .navigationBar)
                .toolbar(.hidden, for: .tabBar)
        }
    }
}

/// What a bar has while something is edited.
struct EditingItems: ToolbarContent {
    let isEditing: Bool

    var body: some ToolbarContent {
        if isEditing {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        } else {
            ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
        }
        if !isEditing { ToolbarItem(placement: .navigation) { Button("Back") {} } }
        if #available(iOS 17, macOS 14, *) {
            ToolbarItemGroup(placement: .secondaryAction) {
                Button("Bold") {}
                Button("Italic") {}
            } label: {
                Label("Font", systemImage: "textformat")
            }
        }
    }
}

/// The same places by their older names, and those of other systems.
struct OtherPlaces: View {
    private let places: [ToolbarItemPlacement] = [
        .navigationBarLeading, .navigationBarTrailing, .bottomOrnament, .accessoryBar(id: "format"),
        ToolbarItemPlacement(id: "own"),
    ]

    var body: some View {
        NavigationStack {
            Text("Places")
                .toolbar {
                    ToolbarItem(placement: places[0]) { Button("Left") {} }
                    ToolbarItem(placement: places[1]) { Button("Right") {} }
                    ToolbarItem(placement: places[2]) { Button("Below") {} }
                    ToolbarItem(placement: places[3]) { Button("Format") {} }
                    ToolbarItem(placement: places[4]) { Button("Own") {} }
                }
                .toolbarTitleDisplayMode(.inlineLarge)
                .toolbarRole(.browser)
                .toolbar(
                    .visible, for: .windowToolbar, .bottomOrnament, .accessoryBar(id: "format"),
                    ToolbarPlacement(id: "own"), .automatic
                )
                .ornament(attachmentAnchor: .scene(.bottom)) { Text("Beside the window") }
        }
    }
}

/// The title of a screen as each mode and role has it.
struct TitledScreen: View {
    let mode: ToolbarTitleDisplayMode
    let role: ToolbarRole
    @State private var sorting = 0

    var body: some View {
        NavigationStack {
            List { Text("Sorted by \(sorting)") }
                .navigationTitle("Letters")
                .toolbarTitleDisplayMode(mode)
                .toolbarRole(role)
                .toolbar {
                    ToolbarTitleMenu { Button("By date") { sorting = 1 } }
                }
        }
    }

    static let modes: [ToolbarTitleDisplayMode] = [.automatic, .inline, .large, .inlineLarge]
    static let roles: [ToolbarRole] = [.automatic, .navigationStack, .browser, .editor]
}

/// The title menu that shows what the document offers.
struct DocumentTitle: ToolbarContent {
    var body: some ToolbarContent { ToolbarTitleMenu() }
}

#Preview("Bars") { BarsScreen() }
#Preview("Places") { OtherPlaces() }
#Preview("Title") { TitledScreen(mode: .inline, role: .editor) }
