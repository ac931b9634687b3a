import SwiftUI

/// Ways through letters: values, screens, and a path that is kept.
struct WaysScreen: View {
    @State private var path = NavigationPath()
    @State private var isWriting = false
    @State private var chosen: Letter?
    @SceneStorage("path") private var kept: Data?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Number three", value: 3)
                NavigationLink("A screen") { LetterScreen(letter: Letter.samples[1]) }
                NavigationLink {
                    Text("Stamps")
                } label: {
                    Label("Stamps", systemImage: "seal")
                }
                Button("Write") { isWriting = true }
                Button("Read") { chosen = Letter.samples.first }
                Button("Both") {
                    path.append(1)
                    path.append(Letter.samples[0])
                }
                if !path.isEmpty { Button("Back \(path.count)") { path.removeLast(path.count) } }
            }
            .navigationDestination(for: Int.self) { Text("Letter \($0)") }
            .navigationDestination(for: Letter.self) { LetterScreen(letter: $0) }
            .navigationDestination(isPresented: $isWriting) {
                Text("Writing").navigationBarBackButtonHidden()
            }
            .navigationDestination(item: $chosen) { LetterScreen(letter: $0) }
            .navigationTitle("Ways")
            .navigationBarTitleDisplayMode(.large)
        }
        .onAppear { if let kept { path = WaysScreen.path(from: kept) } }
        .onChange(of: path) { kept = WaysScreen.data(of: path) }
    }

    private static func data(of path: NavigationPath) -> Data? {
        path.codable.flatMap { try? JSONEncoder().encode($0) }
    }

    private static func path(from data: Data) -> NavigationPath {
        let path = try? JSONDecoder().decode(
            NavigationPath.CodableRepresentation.self, from: data)
        return path.map { NavigationPath($0) } ?? NavigationPath([1, 2])
    }
}

/// Columns in every form.
struct ColumnForms: View {
    let form: Int
    @State private var visibility = NavigationSplitViewVisibility.doubleColumn
    @State private var column = NavigationSplitViewColumn.detail
    @Environment(\.sidebarRowSize) private var rowSize

    @ViewBuilder var body: some View {
        switch form {
        case 0:
            NavigationSplitView {
                folders
            } detail: {
                detail
            }
        case 1:
            NavigationSplitView {
                folders
            } content: {
                letters
            } detail: {
                detail
            }
        case 2:
            NavigationSplitView(columnVisibility: $visibility) {
                folders
            } detail: {
                detail
            }
        case 3:
            NavigationSplitView(columnVisibility: $visibility) {
                folders
            } content: {
                letters
            } detail: {
                detail
            }
        case 4:
            NavigationSplitView(preferredCompactColumn: $column) {
                folders
            } detail: {
                detail
            }
        case 5:
            NavigationSplitView(preferredCompactColumn: $column) {
                folders
            } content: {
                letters
            } detail: {
                detail
            }
        default:
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                folders
            } detail: {
                detail
            }
        }
    }

    private var folders: some View { List { Text("Inbox").frame(height: height(of: rowSize)) } }
    private var letters: some View { List { Text("To Ada") } }
    private var detail: some View { Text("The engine weaves patterns.") }

    private func height(of size: SidebarRowSize) -> CGFloat {
        let heights: [(size: SidebarRowSize, height: CGFloat)] = [
            (.small, 20), (.medium, 24), (.large, 30),
        ]
        return heights.first { $0.size == size }?.height ?? 24
    }
}

/// Columns as a Mac divides them.
struct DividedScreen: View {
    var body: some View {
        HSplitView {
            Text("Folders")
            VSplitView {
                Text("Letters")
                Text("The letter")
            }
        }
    }
}

/// Navigation as it was written before iOS 16.
struct OlderWays: View {
    @State private var isOpen = false
    @State private var tag: Int?

    var body: some View {
        NavigationView {
            List {
                NavigationLink("One", destination: Text("One"))
                NavigationLink(destination: Text("Two")) { Text("Two") }
                NavigationLink(destination: Text("Three"), isActive: $isOpen) { Text("Three") }
                NavigationLink(destination: Text("Four"), tag: 4, selection: $tag) { Text("Four") }
                    .isDetailLink(false)
                NavigationLink("Five", destination: Text("Five"), isActive: $isOpen)
                NavigationLink("Six", destination: Text("Six"), tag: 6, selection: $tag)
                NavigationLink("Seven", isActive: $isOpen) { Text("Seven") }
                NavigationLink("Eight", tag: 8, selection: $tag) { Text("Eight") }
                NavigationLink(isActive: $isOpen) {
                    Text("Nine")
                } label: {
                    Text("Nine")
                }
                NavigationLink(tag: 10, selection: $tag) {
                    Text("Ten")
                } label: {
                    Text("Ten")
                }
            }
            .navigationBarTitle("Older", displayMode: .inline)
            .navigationBarItems(leading: Button("Close") {}, trailing: Button("Add") {})
            .navigationBarHidden(false)
        }
        .navigationViewStyle(.stack)
    }
}

/// Titles of that time.
struct OlderTitles: View {
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
        TabView {
            NavigationView { Text("First").navigationBarTitle("First") }
                .tabItem { Label("First", systemImage: "1.circle") }
            NavigationView {
                Text("Second").navigationBarTitle("Second", displayMode: mode)
                    .navigationBarItems(leading: Text("Leading"))
            }
            .tabItem { Label("Second", systemImage: "2.circle") }
            NavigationView {
                Text("Third").navigationBarTitle("Third", displayMode: .automatic)
                    .navigationBarItems(trailing: Text("Trailing"))
            }
            .tabItem { Label("Third", systemImage: "3.circle") }
        }
    }
}

/// Pages of a letter.
struct Pages: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            ForEach(1..<4) { number in Text("Page \(number)").tag(number) }
        }
        .tabViewStyle(.page)
        .navigationDocument(URL(fileURLWithPath: "/Letters/Ada.txt"), preview: SharePreview("Ada"))
    }
}

#Preview("Ways") { WaysScreen() }
#Preview("Columns") { ColumnForms(form: 3) }
#Preview("Divided") { DividedScreen() }
#Preview("Older") { OlderWays() }
#Preview("Titles") { OlderTitles(mode: .large) }
#Preview("Pages") { Pages() }
