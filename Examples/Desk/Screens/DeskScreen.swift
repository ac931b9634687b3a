import SwiftUI

/// Folders, letters and the letter that is read, beside each other where there is room.
struct DeskScreen: View {
    @Environment(Desk.self) private var desk
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var folder: String? = "Inbox"
    @State private var letter: Letter?

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(selection: $folder) {
                NavigationLink("Inbox", value: "Inbox")
                NavigationLink("Sent", value: "Sent")
            }
            .navigationTitle("Desk")
            .navigationSplitViewColumnWidth(240)
            .toolbar(removing: .sidebarToggle)
        } content: {
            List(desk.letters.filter { $0.folder == folder }, selection: $letter) { letter in
                NavigationLink(value: letter) { Text(letter.title) }
            }
            .navigationTitle(folder ?? "")
            .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 320)
        } detail: {
            LetterScreen(letter: letter ?? desk.letters.first)
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: letter) { column = letter == nil ? .content : .detail }
        .onChange(of: desk.isPaused) {
            visibility = desk.isPaused ? .detailOnly : .automatic
        }
    }
}

/// A letter, with everything that can be done with it in the bars.
struct LetterScreen: View {
    let letter: Letter?
    @State private var isInspected = false

    var body: some View {
        ScrollView {
            Text(letter?.text ?? "No letter").padding()
        }
        .navigationTitle(letter?.title ?? "")
        .navigationSubtitle(letter?.folder ?? "")
        .toolbar(id: "letter") { LetterTools(isInspected: $isInspected) }
        .inspector(isPresented: $isInspected) {
            InspectorPane(letter: letter).inspectorColumnWidth(min: 180, ideal: 220, max: 300)
        }
    }
}

struct InspectorPane: View {
    let letter: Letter?

    var body: some View {
        Form { LabeledContent("Folder", value: letter?.folder ?? "None") }
            .inspectorColumnWidth(220)
    }
}

/// The tools of a letter, which people may arrange.
struct LetterTools: CustomizableToolbarContent {
    @Binding var isInspected: Bool

    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "flag", placement: .secondaryAction) { Button("Flag") {} }
            .customizationBehavior(.reorderable)
            .defaultCustomization()
        ToolbarItem(id: "mute", placement: .secondaryAction, showsByDefault: false) {
            Button("Mute") {}
        }
        .customizationBehavior(.default)
        .defaultCustomization(.hidden, options: .alwaysAvailable)
        ToolbarItem(id: "inspect", placement: .primaryAction) {
            Button("Inspect", systemImage: "info.circle") { isInspected.toggle() }
        }
        .customizationBehavior(.disabled)
    }
}

#Preview("Letter") {
    NavigationStack { LetterScreen(letter: Letter.samples.first) }
}
