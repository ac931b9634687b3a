import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Sidebars of tablets: of tabs, and of split views.
@MainActor @Suite struct SidebarTests {
    private func onTablet(_ view: some View) -> ViewHost {
        ViewHost(width: 1000, height: 800) {
            view.environment(\.horizontalSizeClass, .regular)
                .environment(\.verticalSizeClass, .regular)
        }
    }

    private struct Music: View {
        @State private var tab = "home"
        @State private var added = 0
        @Environment(\.isTabBarShowingSections) private var outer

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: "home") {
                    Color.red.accessibilityIdentifier("home")
                }
                TabSection("Lists") {
                    Tab("Rock", systemImage: "guitars", value: "rock") {
                        Text("rock \(added)").accessibilityIdentifier("rock")
                    }
                    .defaultVisibility(.hidden, for: .tabBar)
                    Tab("Jazz", systemImage: "music.note", value: "jazz") { Text("jazz") }
                }
                .sectionActions { Button("Add") { added += 1 } }
                Tab("Cellar", systemImage: "tray", value: "cellar") { Text("cellar") }
                    .tabPlacement(.sidebarOnly)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("Header") }
            .tabViewSidebarFooter { Text("Footer") }
            .tabViewSidebarBottomBar { Text("Bottom") }
        }
    }

    @Test func tabsBecomeASidebarAndABarAgain() throws {
        let host = onTablet(Music())
        #expect(!host.texts.contains("Header") && !host.texts.contains("Cellar"))
        // The button stands at the start of the capsule.
        let button = try host["ToggleSidebar"]
        same(button.label, "Show Sidebar")
        #expect(try button.frame.maxX <= host.find(label: "Home").frame.minX)
        try button.tap()
        let inOrder = ["Header", "Home", "Lists", "Jazz", "Cellar", "Footer", "Bottom"]
        let places = try inOrder.map { try host.find(label: $0).frame.minY }
        same(places, places.sorted())
        try same(host["home"].frame.minX, 336)
        try has(host.find(label: "Home").traits, .isSelected)
        try host.find(label: "Cellar").tap()
        has(host.texts, "cellar")
        try host["ToggleSidebar"].tap()
        fails(host.texts.contains("Header"))
        has(host.texts, "cellar")
        empty(host.issues)
    }

    @Test func sectionsHaveActions() throws {
        let host = onTablet(Music().defaultAdaptableTabBarPlacement(.sidebar))
        let jazz = try host.find(label: "Jazz").frame
        let add = try host.find(label: "Add")
        #expect(add.frame.minY >= jazz.maxY - 0.01)
        try add.tap()
        empty(host.issues)
    }

    @Test func phonesHaveNoSidebarOfTabs() {
        let host = ViewHost(width: 375, height: 667) {
            Music().defaultAdaptableTabBarPlacement(.sidebar)
        }
        fails(host.contains("ToggleSidebar"))
        fails(host.texts.contains("Header"))
    }

    private struct Mail: View {
        var removesButton = false
        @State private var selected: String? = "Inbox"

        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Drafts"], id: \.self, selection: $selected) { Text($0) }
                    .toolbar(removing: removesButton ? .sidebarToggle : nil)
            } detail: {
                Color.red.accessibilityIdentifier("detail").navigationTitle("Title")
            }
        }
    }

    @Test func aButtonHidesTheSidebarAndShowsIt() throws {
        let host = onTablet(Mail())
        try same(host["ToggleSidebar"].label, "Hide Sidebar")
        try same(host["detail"].frame.minX, 336)
        try host["ToggleSidebar"].tap()
        fails(host.texts.contains("Drafts"))
        try same(host["detail"].frame.minX, 0)
        try same(host["ToggleSidebar"].label, "Show Sidebar")
        try host["ToggleSidebar"].tap()
        has(host.texts, "Drafts")
    }

    /// The panel goes on behind the bar of the system's status; what is in it does not.
    @Test func thePanelBeginsNearTheTopOfTheWindow() throws {
        let view = NavigationSplitView {
            Color.clear.accessibilityIdentifier("inner")
        } detail: {
            Color.red.ignoresSafeArea()
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
        let snapshot = LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: 1000, height: 600),
            safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        let inner = try #require(snapshot.frames["inner"])
        // The bar of the sidebar is in the safe area, 64 high.
        same(inner.minY, 64)
        same(inner.maxY, 600)
        #expect(inner.minX == 8 && inner.width == 320)
    }

    @Test func theButtonIsRemoved() {
        fails(onTablet(Mail(removesButton: true)).contains("ToggleSidebar"))
    }

    @Test func sheetsHaveNoButtonOfTheSidebar() throws {
        struct Sheet: View {
            @State private var isShown = true
            var body: some View {
                NavigationSplitView {
                    Text("side").sheet(isPresented: $isShown) {
                        NavigationStack { Text("sheet").accessibilityIdentifier("sheet") }
                    }
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = onTablet(Sheet())
        holds(host.contains("sheet"))
        same(host.all("ToggleSidebar").count, 1)
    }
}
