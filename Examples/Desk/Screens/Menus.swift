import SwiftUI

/// Menus of views: opened by a tap, by a long press, in rows and tables.
struct MenusScreen: View {
    @State private var chosen: Set<Int> = []
    @Environment(\.menuOrder) private var order
    @Environment(\.menuIndicatorVisibility) private var indicator

    var body: some View {
        VStack {
            Menu("Letter") { items }
                .menuOrder(.fixed)
            Menu("Letter", systemImage: "envelope") { items }
                .menuOrder(.priority)
            Menu("Stamp", image: ImageResource(name: "Stamp", bundle: .main)) { items }
                .menuIndicator(.hidden)
            Menu {
                items
            } label: {
                Text(order == .automatic ? "Usual" : "Special")
            }
            .menuStyle(.button)
            .menuActionDismissBehavior(.disabled)
            Primary(indicator: indicator)
            letters
        }
        .navigationTitle("Menus")
    }

    @ViewBuilder private var items: some View {
        Button("Open") {}.menuActionDismissBehavior(.enabled)
        Button("Print") {}.menuActionDismissBehavior(.automatic)
    }

    private var letters: some View {
        List(Letter.samples, selection: $chosen) { letter in
            Text(letter.title)
                .contextMenu { items }
                .contextMenu {
                    items
                } preview: {
                    Text(letter.text).padding()
                }
        }
        .contextMenu(forSelectionType: Int.self) { chosen in
            if !chosen.isEmpty { items }
        } primaryAction: { chosen in
            self.chosen = chosen
        }
    }
}

/// Menus that do something themselves when they are tapped.
struct Primary: View {
    let indicator: Visibility
    @State private var count = 0

    var body: some View {
        Menu("Stamp") {
            Button("Twice") { count += 2 }
        } primaryAction: {
            count += 1
        }
        Menu("Stamp", systemImage: "seal") {
            Button("Twice") { count += 2 }
        } primaryAction: {
            count += 1
        }
        Menu("Stamp", image: ImageResource(name: "Stamp", bundle: .main)) {
            Button("Twice") { count += 2 }
        } primaryAction: {
            count += 1
        }
        Menu {
            Button("Twice") { count += 2 }
        } label: {
            Text("\(count)")
        } primaryAction: {
            count += 1
        }
        .menuIndicator(indicator)
        .menuStyle(DoubleMenu())
    }
}

/// A menu in a frame.
struct DoubleMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).border(.secondary)
    }
}

/// Letters as a table whose rows have menus.
struct LetterTable: View {
    @State private var columns = TableColumnCustomization<Letter>()

    var body: some View {
        Table(of: Letter.self, columnCustomization: $columns) {
            TableColumn("Title", value: \.title).customizationID("title")
            TableColumn("Folder", value: \.folder)
                .customizationID("folder")
                .defaultVisibility(.hidden)
        } rows: {
            TableRow(Letter.samples[0]).contextMenu { Button("Open") {} }
            TableRow(Letter.samples[1]).contextMenu {
                Button("Open") {}
            } preview: {
                Text(Letter.samples[1].text)
            }
        }
    }
}

/// Menus as they were written before iOS 14.
struct OlderMenus: View {
    var body: some View {
        VStack {
            MenuButton("Letters") { Button("Open") {} }
            MenuButton(label: Text("Stamps")) { Button("Buy") {} }
            PullDownButton("Envelopes") { Button("Fold") {} }
            Text("Hold").contextMenu(ContextMenu { Button("Open") {} })
        }
    }
}

#Preview("Menus") { NavigationStack { MenusScreen() } }
#Preview("Table") { LetterTable() }
