import SwiftUI

/// What stands in the menu bar of a Mac, in all forms: drawn where the app has nothing else to show.
struct DeskExtras: Scene {
    let desk: Desk
    @AppStorage("shows") private var isInserted = true

    var body: some Scene {
        MenuBarExtra("Desk", systemImage: "envelope") { ExtraMenu(desk: desk) }
            .menuBarExtraStyle(.menu)
        MenuBarExtra("Desk", systemImage: "tray", isInserted: $isInserted) { ExtraMenu(desk: desk) }
            .menuBarExtraStyle(.window)
        MenuBarExtra("Desk", image: "Stamp") { ExtraMenu(desk: desk) }
            .menuBarExtraStyle(.automatic)
        MenuBarExtra("Desk", image: "Stamp", isInserted: $isInserted) { ExtraMenu(desk: desk) }
        MenuBarExtra("Desk") { ExtraMenu(desk: desk) }
        MenuBarExtra("Desk", isInserted: $isInserted) { ExtraMenu(desk: desk) }
        MenuBarExtra {
            ExtraMenu(desk: desk)
        } label: {
            Label("\(desk.letters.count)", systemImage: "envelope")
        }
        MenuBarExtra(isInserted: $isInserted) {
            ExtraMenu(desk: desk)
        } label: {
            Text("Desk")
        }
    }
}

/// The menu of an extra.
struct ExtraMenu: View {
    let desk: Desk

    var body: some View {
        Text("\(desk.letters.count) letters")
        SettingsLink()
        SettingsLink { Label("Settings of the desk", systemImage: "gear") }
    }
}

/// The settings, with the styles of toolbars that windows of a Mac may have.
struct DeskSettings: Scene {
    var body: some Scene {
        Settings { SettingsForm() }
            .windowToolbarStyle(.expanded)
            .commandsRemoved()
        Window("Archive", id: "archive") { Text("Old letters") }
            .windowToolbarStyle(.unified)
            .commandsReplaced { CommandMenu("Archive") { Button("Sweep") {} } }
        Window("Drafts", id: "drafts") { Text("Drafts") }
            .windowToolbarStyle(.unifiedCompact(showsTitle: true))
        Window("Notes", id: "notes") { Text("Notes") }
            .windowToolbarStyle(.unifiedCompact)
        if #available(iOS 17, macOS 14, *) {
            Window("Stamps", id: "stamps") { Text("Stamps") }
                .windowToolbarStyle(.automatic)
        }
    }
}

struct SettingsForm: View {
    @AppStorage("signature") private var signature = "Yours"

    var body: some View {
        Form { TextField("Signature", text: $signature) }
            .scenePadding()
    }
}

#Preview("Settings") { SettingsForm() }
