import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The tab for searching: its field takes the place of the bar of tabs.
@MainActor @Suite struct SearchTabTests {
    private struct Searched: View {
        var placement = SearchFieldPlacement.automatic
        var hasStack = true
        @State private var tab = "search"
        @State private var text = ""

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: "home") { Text("home") }
                Tab("Books", systemImage: "book", value: "books") { Text("books") }
                Tab(value: "search", role: .search) {
                    if hasStack {
                        NavigationStack { screen }
                    } else {
                        screen
                    }
                }
            }
        }

        private var screen: some View {
            Text("results \(text)").navigationTitle("Title")
                .searchable(text: $text, placement: placement)
        }
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost(width: 390, height: 844) { view }
    }

    @Test(arguments: [true, false])
    func theFieldIsInPlaceOfTheTabs(_ hasStack: Bool) throws {
        let host = host(Searched(hasStack: hasStack))
        let fields = host.all(label: "Search")
        same(fields.count, 1)
        let field = try #require(fields.first).frame
        // The middle of a bar that is 58 high and 23 above the edge.
        near(field.midY, (844 - 23 - 29), within: 0.01)
        // A button leads to the tab that was selected before, here the first one.
        #expect(host.labels.contains("Home") && !host.labels.contains("Books"))
        #expect(try host.find(label: "Home").frame.maxX < field.minX)
        try host.find(label: "Home").tap()
        has(host.texts, "home")
        has(host.labels, "Books")
    }

    @Test func theButtonLeadsBackToTheTabBefore() throws {
        let host = host(Searched())
        try host.find(label: "Home").tap()
        try host.find(label: "Books").tap()
        try host.find(label: "Search").tap()
        #expect(host.labels.contains("Books") && !host.labels.contains("Home"))
        try host.find(label: "Books").tap()
        has(host.texts, "books")
    }

    @Test func whoSearchesHasTheWholeRow() throws {
        let host = host(Searched())
        try host.find(label: "Search").tap()
        fails(host.labels.contains("Home"))
        has(host.labels, "Cancel")
        try host.find(label: "Search").type("ab")
        has(host.texts, "results ab")
        try host.find(label: "Cancel").tap()
        has(host.labels, "Home")
    }

    /// What says where the field stands is followed.
    @Test func aDrawerStaysBelowTheTitle() throws {
        let host = host(Searched(placement: .navigationBarDrawer(displayMode: .always)))
        has(host.labels, "Books")
        holds(host.all(label: "Search").contains { $0.frame.midY == 64 + 52 + 22 })
    }
}
