import SwiftUI

/// A tree of files, open and closed.
struct FileBrowser: View {
    struct Item: Identifiable, Hashable {
        let name: String
        var children: [Item]?
        var id: String { name }

        static let all = [
            Item(
                name: "Documents",
                children: [
                    Item(name: "Letter.txt"),
                    Item(name: "Taxes", children: [Item(name: "2025.pdf")]),
                ]),
            Item(name: "Music", children: [Item(name: "Satie.m4a")]),
            Item(name: "Readme.md"),
        ]
    }

    @State private var chosen: String? = "Readme.md"
    @State private var isOpen = true

    var body: some View {
        List {
            Section("All by one call") {
                OutlineGroup(Item.all, children: \.children) { item in FileRow(item: item) }
                OutlineGroup(Item.all, id: \.name, children: \.children) { item in
                    FileRow(item: item)
                }
            }
            Section("One by one") {
                DisclosureGroup("Closed") { Text("Not seen") }
                DisclosureGroup(isExpanded: $isOpen) {
                    FileRow(item: Item(name: "Inside.txt"))
                } label: {
                    Label("Open", systemImage: "folder")
                }
                DisclosureGroup {
                    Text("Not seen either")
                } label: {
                    Label("Closed, with a view", systemImage: "folder")
                }
                .disclosureGroupStyle(.automatic)
                DisclosureGroup("In a style of its own", isExpanded: $isOpen) { Text("Shown") }
                    .disclosureGroupStyle(PlusMinusStyle())
            }
        }
        .listStyle(.sidebar)
    }
}

/// A file's or folder's name with its symbol.
struct FileRow: View {
    let item: FileBrowser.Item

    var body: some View {
        Label(item.name, systemImage: item.children == nil ? "doc" : "folder")
    }
}

/// A plus or a minus before the label.
struct PlusMinusStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isExpanded ? "minus.circle" : "plus.circle")
                    configuration.label
                }
            }
            if configuration.isExpanded { configuration.content.padding(.leading, 28) }
        }
    }
}

/// The same tree as lists that make their rows from data, with and without a selection.
struct FileLists: View {
    @State private var chosen: String? = "Readme.md"
    @State private var several: Set<String> = ["Music"]

    var body: some View {
        VStack(spacing: 0) {
            List(FileBrowser.Item.all, children: \.children) { FileRow(item: $0) }
            List(FileBrowser.Item.all, children: \.children, selection: $chosen) {
                FileRow(item: $0)
            }
            List(FileBrowser.Item.all, id: \.name, children: \.children) { FileRow(item: $0) }
            List(FileBrowser.Item.all, id: \.name, children: \.children, selection: $several) {
                FileRow(item: $0)
            }
        }
        .listStyle(.insetGrouped)
    }
}

/// Names in rows, by whole items and by a key.
struct NameLists: View {
    @State private var chosen: String?
    private let names = ["Ada", "Grace", "Alan"]

    var body: some View {
        VStack(spacing: 0) {
            List(FileBrowser.Item.all) { FileRow(item: $0) }.listStyle(.plain)
            List(FileBrowser.Item.all, selection: $chosen) { FileRow(item: $0) }.listStyle(.inset)
            List(names, id: \.self) { Text($0) }
                .listStyle(.inset(alternatesRowBackgrounds: true))
            List(names, id: \.self, selection: $chosen) { Text($0) }
                .listStyle(.bordered(alternatesRowBackgrounds: true))
            List {
                ForEach(names, id: \.self) { Text($0) }.alternatingRowBackgrounds(.disabled)
            }
            .listStyle(.bordered)
            .alternatingRowBackgrounds(.enabled)
        }
        .alternatingRowBackgrounds(.automatic)
    }
}

/// Lists as watches show them, and as each platform wants them.
struct OtherListStyles: View {
    var body: some View {
        VStack(spacing: 0) {
            rows.listStyle(.automatic)
            rows.listStyle(.carousel)
            rows.listStyle(.elliptical)
            rows.listStyle(.grouped).listSectionSpacing(.custom(40))
        }
    }

    private var rows: some View {
        List {
            Section("First") { Text("Row") }
            Section("Second") { Text("Row") }
        }
    }
}

#Preview("Files") { FileBrowser() }

#Preview("Files, right to left") {
    FileBrowser().environment(\.layoutDirection, .rightToLeft)
}

#Preview("Lists of files") { FileLists() }

#Preview("Lists of names") { NameLists() }

#Preview("Other styles") { OtherListStyles() }
