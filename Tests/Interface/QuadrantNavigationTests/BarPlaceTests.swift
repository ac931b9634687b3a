import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Where things stand in bars, as people looked for them.
@MainActor @Suite struct BarPlaceTests {
    private func onTablet(
        width: CGFloat = 1000, height: CGFloat = 800, _ view: some View
    ) -> ViewHost {
        ViewHost(width: width, height: height) {
            view.environment(\.horizontalSizeClass, .regular)
                .environment(\.verticalSizeClass, .regular)
        }
    }

    @Test func buttonsOfRolesShowSymbolsInBarsOfGlass() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Button(role: .close) {}
                    .accessibilityIdentifier("outside")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(role: .close) {}.accessibilityIdentifier("close")
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button(role: .confirm) {}.accessibilityIdentifier("confirm")
                        }
                    }
            }
        }
        same(host.texts, ["Close"])
        try same(host["close"].label, "Close")
        try same(host["confirm"].label, "Done")
    }

    @Test func badgesOfItemsAreAtTheirCorners() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Text("screen").toolbar {
                    Button("Inbox", systemImage: "tray") {}.badge(3)
                        .accessibilityIdentifier("inbox")
                }
            }
        }
        let (badge, item) = (try host.find(label: "3").frame, try host["inbox"].frame)
        near(badge.midX, (item.maxX - 4), within: 0.01)
        near(badge.midY, (item.minY + 4), within: 0.01)
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test func theSchemeOfABarReachesItsItems() {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red.toolbar { Scheme() }.toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        same(host.texts, ["dark"])
    }

    @Test func aStatusIsInTheMiddle() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Left") {} }
                    ToolbarItem(placement: .status) { Text("Updated") }
                    ToolbarItem(placement: .bottomBar) { Button("Right") {} }
                }
            }
        }
        near(try host.find(label: "Updated").frame.midX, 195, within: 0.01)
        #expect(try host.find(label: "Left").frame.maxX < 100)
        #expect(try host.find(label: "Right").frame.minX > 290)
    }

    @Test func theFieldToSearchInStandsWhereItsItemDoes() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red
                    .searchable(text: .constant(""), prompt: "Find")
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
                        ToolbarSpacer(.flexible, placement: .bottomBar)
                        DefaultToolbarItem(kind: .search, placement: .bottomBar)
                        ToolbarSpacer(.flexible, placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) { Button("New") {} }
                    }
            }
        }
        let field = try host.find(label: "Find").frame
        #expect(try host.find(label: "Filter").frame.maxX < field.minX)
        #expect(try host.find(label: "New").frame.minX > field.maxX)
        #expect(field.minY > 600)
    }

    private struct Found: View {
        @State private var text = ""

        var body: some View {
            Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .searchable(text: $text, prompt: "Find")
        }
    }

    @Test func aWideBarHasTheFieldAtItsEnd() throws {
        let host = onTablet(NavigationStack { Found() })
        let (field, title) = (
            try host.find(label: "Find").frame, try host.find(label: "Title").frame
        )
        #expect(field.maxX > 900 && field.minX > 700)
        near(field.midY, title.midY, within: 1)
    }

    @Test func aSidebarHasItsFieldUnderTheTitle() throws {
        let host = onTablet(
            NavigationSplitView {
                Found()
            } detail: {
                Text("detail")
            })
        let (field, title) = (
            try host.find(label: "Find").frame, try host.find(label: "Title").frame
        )
        #expect(field.maxX < 330 && field.minY > title.maxY && field.maxY < 150)
    }

    @Test func aFieldWrittenAroundAStackIsInIt() throws {
        struct Around: View {
            @State private var text = ""
            @State private var path = [1]
            var startsDeep = false

            var body: some View {
                NavigationStack(path: startsDeep ? $path : .constant([])) {
                    List { Text("row") }.navigationTitle("Title")
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                }
                .searchable(text: $text, prompt: "Find")
                Text(text).accessibilityIdentifier("text")
            }
        }
        let host = ViewHost(width: 390, height: 700) { Around() }
        try host.find(label: "Find").tap()
        try host.type("pl")
        try same(host["text"].text, "pl")
        // It belongs to the first screen.
        let deep = ViewHost(width: 390, height: 700) { Around(startsDeep: true) }
        has(deep.texts, "number 1")
        empty(deep.all(label: "Find"))
    }

    @Test func aFieldWrittenAroundColumnsIsInTheFirst() throws {
        let view = NavigationSplitView {
            List { Text("row") }
        } detail: {
            NavigationStack { Text("detail") }
        }
        .searchable(text: .constant(""), prompt: "Find")
        let host = onTablet(view)
        same(host.all(label: "Find").count, 1)
        #expect(try host.find(label: "Find").frame.maxX < 330)
    }

    @Test func aSheetHasNoFieldOfTheScreenBelow() throws {
        struct Screen: View {
            var isSearched: Bool

            var body: some View {
                NavigationStack {
                    if isSearched {
                        list.searchable(text: .constant(""), prompt: "Find")
                    } else {
                        list
                    }
                }
            }

            private var list: some View {
                List { Text("row") }
                    .sheet(isPresented: .constant(true)) {
                        NavigationStack { Color.red.accessibilityIdentifier("sheet") }
                    }
            }
        }
        // A field would take room at the bottom of the sheet.
        let plain = ViewHost(width: 390, height: 700) { Screen(isSearched: false) }
        let searched = ViewHost(width: 390, height: 700) { Screen(isSearched: true) }
        try same(searched["sheet"].frame, plain["sheet"].frame)
    }

    @Test func aTapOnTheSelectedTabLeadsBackToItsFirstScreen() throws {
        let host = ViewHost(width: 390, height: 700) {
            TabView {
                Tab("One", systemImage: "house") {
                    NavigationStack {
                        NavigationLink("Go", value: 1)
                            .navigationDestination(for: Int.self) { Text("number \($0)") }
                    }
                }
                Tab("Two", systemImage: "gear") { Text("two") }
            }
        }
        try host.find(label: "Go").tap()
        has(host.texts, "number 1")
        try host.find(label: "Two").tap()
        try host.find(label: "One").tap()
        // Coming back to a tab changes nothing in it.
        has(host.texts, "number 1")
        try host.find(label: "One").tap()
        fails(host.texts.contains("number 1"))
        has(host.texts, "Go")
    }

    @Test func whatAccompaniesTheTabsOfATabletIsAtTheBottom() throws {
        let host = onTablet(
            TabView { Tab("One", systemImage: "house") { Text("one") } }
                .tabViewBottomAccessory { Text("Playing") })
        #expect(try host.find(label: "Playing").frame.minY > 720)
        #expect(try host.find(label: "One").frame.maxY < 70)
    }

    @Test func anUprightTabletBeginsWithoutTheSidebar() throws {
        let view = NavigationSplitView {
            Text("side")
        } detail: {
            Color.red.accessibilityIdentifier("detail")
        }
        let host = onTablet(width: 800, height: 1000, view)
        fails(host.texts.contains("side"))
        try same(host["detail"].frame.width, 800)
        try host["ToggleSidebar"].tap()
        has(host.texts, "side")
        try host["ToggleSidebar"].tap()
        fails(host.texts.contains("side"))
    }

    @Test func aRowKeepsItsTagUnderABadge() throws {
        struct Rows: View {
            @State private var selected: String? = "b"

            var body: some View {
                List([1, 2], id: \.self, selection: $selected) { number in
                    let name = number == 1 ? "a" : "b"
                    Text(name).tag(name).badge(number)
                }
                Text("selected \(selected ?? "none")").accessibilityIdentifier("selected")
            }
        }
        let host = ViewHost(width: 390, height: 700) { Rows() }
        empty(host.issues)
        try host.find(label: "a").tap()
        try same(host["selected"].text, "selected a")
    }
}
