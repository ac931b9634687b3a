import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What lies behind screens, and where screens stand in a window with margins of its own.
@MainActor @Suite struct GroundTests {
    private func firstPixel(_ view: some View) throws -> [UInt8] {
        let picture = ImageRenderer(content: view.frame(width: 300, height: 300)).cgImage
        return try Array(#require(picture?.rgba).prefix(4))
    }

    @Test func aStackAndTabsCoverWhatIsBehind() throws {
        let stack = ZStack {
            Color.red
            NavigationStack { Text("on") }
        }
        try same(firstPixel(stack), [255, 255, 255, 255])
        let tabs = ZStack {
            Color.red
            TabView { Text("on").tabItem { Text("one") } }
        }
        try same(firstPixel(tabs), [255, 255, 255, 255])
        let pages = ZStack {
            Color.red
            TabView { Text("on") }.tabViewStyle(.page)
        }
        try differ(firstPixel(pages), [255, 255, 255, 255])
    }

    /// A list begins right below a large title; below another view it keeps its distance, as under a small title.
    @Test func aListBelowOtherViewsIsNotUnderTheTitle() throws {
        struct Screen: View {
            let mode: NavigationBarItem.TitleDisplayMode
            let isFirst: Bool

            var body: some View {
                NavigationStack {
                    VStack(spacing: 0) {
                        if !isFirst {
                            Color.red.frame(height: 40).accessibilityIdentifier("above")
                        }
                        List { Text("Row").accessibilityIdentifier("row") }
                            .accessibilityIdentifier("list")
                    }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
                }
            }
        }
        /// From the beginning of the list to its first text.
        func distance(_ mode: NavigationBarItem.TitleDisplayMode, isFirst: Bool) throws -> CGFloat {
            let host = ViewHost(width: 390, height: 700) { Screen(mode: mode, isFirst: isFirst) }
            let list = try isFirst ? host["list"].frame.minY : host["above"].frame.maxY
            return try host["row"].frame.minY - list
        }
        let usual = try distance(.inline, isFirst: false)
        try same(distance(.large, isFirst: false), usual)
        try same(distance(.inline, isFirst: true), usual)
        #expect(try distance(.large, isFirst: true) < usual)
    }

    @Test func aScreenSaysItsGround() throws {
        let stack = NavigationStack {
            Text("on").containerBackground(Color(red: 0, green: 0, blue: 1), for: .navigation)
        }
        try same(firstPixel(stack), [0, 0, 255, 255])
    }

    /// Apple's controllers ask the window what is safe, whatever the views around ignore.
    @Test func aStackStaysInTheSafeAreaOfTheWindow() throws {
        func frame(_ content: some View) throws -> CGRect {
            let snapshot = LayoutSnapshot(
                of: content, proposal: ProposedViewSize(width: 300, height: 420),
                safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
            return try #require(snapshot.frames["inner"])
        }
        func stack(_ inner: some View) -> some View { NavigationStack { inner } }
        let inner = Color.clear.accessibilityIdentifier("inner")
        let kept = try frame(stack(inner))
        try same(frame(stack(inner).ignoresSafeArea()), kept)
        same(kept.maxY, 420)
        try same(frame(stack(inner.ignoresSafeArea()).ignoresSafeArea()).maxY, 450)
    }

    @Test func labelsOfTabsAreDrawnInTheLookOfTheBar() throws {
        func frame(_ text: Text) throws -> CGRect {
            let host = ViewHost(width: 375, height: 667) {
                TabView {
                    Text("screen").tabItem {
                        Image(systemName: "gear")
                        text
                    }
                }
            }
            return try host.find(label: "Title").frame
        }
        try same(frame(Text("Title").font(.largeTitle).foregroundColor(.red)), frame(Text("Title")))
    }

    @Test func whatCodeChangesOfTabsIsKept() throws {
        let store = try #require(UserDefaults(suiteName: "GroundTests"))
        store.removePersistentDomain(forName: "GroundTests")
        let storage = AppStorage<TabViewCustomization>("tabs", store: store)
        storage.wrappedValue[tab: "alerts"].sidebarVisibility = .hidden
        let again = AppStorage<TabViewCustomization>("tabs", store: store)
        same(again.wrappedValue[sidebarVisibility: "alerts"], .hidden)
        again.wrappedValue.resetVisibility()
        same(storage.wrappedValue, TabViewCustomization())
    }

    @Test func aTabHasAMenuAndTellsWhatHasNoEffect() throws {
        let host = ViewHost(width: 375, height: 667) {
            TabView {
                Tab("Books", systemImage: "book") { Text("screen") }
                    .contextMenu { Button("Pin") {} }
                    .accessibilityIdentifier("books")
                    .swipeActions { Button("Add") {} }
            }
        }
        same(host.issues.count, 1)
        has(host.issues[0].description, ".swipeActions(edge:allowsFullSwipe:content:)")
        let items = try host["books"].menuItems().compactMap(\.label)
        has(items, "Pin")
    }

    @Test func anItemHidesItself() {
        let host = ViewHost(width: 375, height: 667) {
            NavigationStack {
                Text("screen").toolbar {
                    ToolbarItem { Button("shown") {} }
                    ToolbarItem { Button("hidden") {}.toolbarItemHidden() }
                }
            }
        }
        same(host.labels, ["screen", "shown"])
    }
}
