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
        #expect(button.label == "Show Sidebar")
        #expect(try button.frame.maxX <= host.find(label: "Home").frame.minX)
        try button.tap()
        let inOrder = ["Header", "Home", "Lists", "Jazz", "Cellar", "Footer", "Bottom"]
        let places = try inOrder.map { try host.find(label: $0).frame.minY }
        #expect(places == places.sorted())
        #expect(try host["home"].frame.minX == 336)
        #expect(try host.find(label: "Home").traits.contains(.isSelected))
        try host.find(label: "Cellar").tap()
        #expect(host.texts.contains("cellar"))
        try host["ToggleSidebar"].tap()
        #expect(!host.texts.contains("Header"))
        #expect(host.texts.contains("cellar"))
        #expect(host.issues.isEmpty)
    }

    @Test func sectionsHaveActions() throws {
        let host = onTablet(Music().defaultAdaptableTabBarPlacement(.sidebar))
        let jazz = try host.find(label: "Jazz").frame
        let add = try host.find(label: "Add")
        #expect(add.frame.minY >= jazz.maxY - 0.01)
        try add.tap()
        #expect(host.issues.isEmpty)
    }

    @Test func phonesHaveNoSidebarOfTabs() {
        let host = ViewHost(width: 375, height: 667) {
            Music().defaultAdaptableTabBarPlacement(.sidebar)
        }
        #expect(!host.contains("ToggleSidebar"))
        #expect(!host.texts.contains("Header"))
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
        #expect(try host["ToggleSidebar"].label == "Hide Sidebar")
        #expect(try host["detail"].frame.minX == 336)
        try host["ToggleSidebar"].tap()
        #expect(!host.texts.contains("Drafts"))
        #expect(try host["detail"].frame.minX == 0)
        #expect(try host["ToggleSidebar"].label == "Show Sidebar")
        try host["ToggleSidebar"].tap()
        #expect(host.texts.contains("Drafts"))
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
        #expect(inner.minY == 64)
        #expect(inner.maxY == 600)
        #expect(inner.minX == 8 && inner.width == 320)
    }

    @Test func theButtonIsRemoved() {
        #expect(!onTablet(Mail(removesButton: true)).contains("ToggleSidebar"))
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
        #expect(host.contains("sheet"))
        #expect(host.all("ToggleSidebar").count == 1)
    }
}
