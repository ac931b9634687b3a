import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Selecting tabs, as somebody would.
@MainActor @Suite struct TabViewTests {
    private final class Log {
        var made: [String] = []
    }

    private struct Page: View {
        let name: String
        let log: Log
        @State private var count = 0

        init(name: String, log: Log) {
            (self.name, self.log) = (name, log)
        }

        var body: some View {
            let _ = count == 0 ? log.made.append(name) : ()
            Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("page")
        }
    }

    private func items(_ log: Log) -> some View {
        TabView {
            Page(name: "A", log: log).tabItem { Label("First", systemImage: "house") }
            Page(name: "B", log: log).tabItem {
                Image(systemName: "gear")
                Text("Second")
            }
        }
    }

    @Test func tabsAreMadeWhenTheyAreSelected() throws {
        let log = Log()
        let host = ViewHost(width: 375, height: 667) { items(log) }
        same(log.made, ["A"])
        try same(host["page"].text, "A 0")
        try host["page"].tap()
        try host.find(label: "Second").tap()
        same(log.made, ["A", "B"])
        try same(host["page"].text, "B 0")
        try host.find(label: "First").tap()
        // A tab keeps its state.
        try same(host["page"].text, "A 1")
        try has(host.find(label: "First").traits, .isSelected)
        try fails(host.find(label: "Second").traits.contains(.isSelected))
        empty(host.issues)
    }

    private func onTablet(hidesTabs: Bool = false) -> some View {
        TabView {
            NavigationStack {
                Color.red.accessibilityIdentifier("screen")
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Add") {}.accessibilityIdentifier("add") }
                    .toolbar(hidesTabs ? .hidden : .automatic, for: .tabBar)
            }
            .tabItem { Label("First", systemImage: "house") }
            Color.blue.accessibilityIdentifier("plain").tabItem { Text("Second") }
            ForEach(3..<8) { number in Text("\(number)").tabItem { Text("Tab \(number)") } }
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
    }

    /// On a tablet the tabs are at the top, in the row of the screen's own bar: the row is 64 high, its buttons 44.
    @Test func tabsOfATabletAreAtTheTop() throws {
        let host = ViewHost(width: 1000, height: 800) { onTablet() }
        let (first, add) = (try host.find(label: "First").frame, try host["add"].frame)
        #expect(first.minY == 10 && first.height == 44)
        near(add.midY, first.midY, within: 0.01)
        try same(host["screen"].frame, CGRect(x: 0, y: 64, width: 1000, height: 736))
        // All have room; titles only.
        #expect(host.texts.contains("Tab 7") && !host.texts.contains("More"))
        // The capsule stands in the middle, the title of the screen at the start of the bar.
        let last = try host.find(label: "Tab 7").frame
        near((first.minX + last.maxX) / 2, 500, within: 0.01)
        #expect(try host.find(label: "Title").frame.maxX < first.minX)
        try host.find(label: "Second").tap()
        try same(host["plain"].frame, CGRect(x: 0, y: 64, width: 1000, height: 736))
    }

    @Test func aScreenOfATabletWithoutTabsHasItsOwnBar() throws {
        let host = ViewHost(width: 1000, height: 800) { onTablet(hidesTabs: true) }
        fails(host.texts.contains("First"))
        try same(host["screen"].frame, CGRect(x: 0, y: 64, width: 1000, height: 736))
        near(try host["add"].frame.midY, 32, within: 0.01)
    }

    /// Recorded on iOS 26.0 in a window of 375 by 667: the bar is 270 wide and 58 high, 23 above the edge, and its content
    /// ends 83 above it.
    @Test func theBarFloats() throws {
        let host = ViewHost(width: 375, height: 667) { items(Log()) }
        // Half of 270 less 4 at each side.
        try same(host.find(label: "First").frame, CGRect(x: 56.5, y: 586, width: 131, height: 58))
        try same(host["page"].frame.midY, 292.0)
    }

    private struct Values: View {
        @State private var selection = "b"
        @State private var badge = 3

        var body: some View {
            TabView(selection: $selection) {
                Tab("Alpha", systemImage: "a.circle", value: "a") { Text("page a") }
                Tab("Beta", systemImage: "b.circle", value: "b") {
                    Button("go") { selection = "c" }
                }
                .badge(badge)
                TabSection("More") {
                    Tab("Gamma", systemImage: "c.circle", value: "c") { Text("page c") }
                    Tab("Hidden", systemImage: "eye", value: "d") { Text("page d") }.hidden()
                }
                Tab(value: "s", role: .search) { Text("page s") }
            }
            Text(selection).accessibilityIdentifier("selection")
        }
    }

    @Test func tabsWithValues() throws {
        let host = ViewHost(width: 390, height: 700) { Values() }
        try same(host["selection"].text, "b")
        has(host.texts, "3")
        fails(host.labels.contains("Hidden"))
        try host.find(label: "go").tap()
        has(host.texts, "page c")
        try host.find(label: "Alpha").tap()
        try same(host["selection"].text, "a")
        try host.find(label: "Search").tap()
        has(host.texts, "page s")
        empty(host.issues)
    }

    @Test func tagsSelect() throws {
        struct Tagged: View {
            @State private var selection = 2

            var body: some View {
                TabView(selection: $selection) {
                    Text("one").tabItem { Text("First") }.tag(1)
                    Text("two").tabItem { Text("Second") }.tag(2)
                }
                Text("\(selection)").accessibilityIdentifier("selection")
            }
        }
        let host = ViewHost(width: 390, height: 700) { Tagged() }
        has(host.texts, "two")
        try host.find(label: "First").tap()
        try same(host["selection"].text, "1")
        has(host.texts, "one")
    }

    @Test func aScreenHidesTheBar() throws {
        let host = ViewHost(width: 390, height: 700) {
            TabView {
                NavigationStack {
                    NavigationLink("go") {
                        Color.red.accessibilityIdentifier("top").toolbar(.hidden, for: .tabBar)
                    }
                }
                .tabItem { Label("First", systemImage: "house") }
            }
        }
        has(host.labels, "First")
        try host.find(label: "go").tap()
        fails(host.labels.contains("First"))
        try same(host["top"].frame.maxY, 700)
        try host.find(label: "Back").tap()
        has(host.labels, "First")
    }

    @Test func pages() throws {
        struct Pages: View {
            @State private var page = 0

            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3) { Text("page \($0)") }
                }
                .tabViewStyle(.page)
            }
        }
        let host = ViewHost(width: 390, height: 700) { Pages() }
        same(host.texts, ["page 0"])
        try host.find(label: "Page").increment()
        same(host.texts, ["page 1"])
        try same(host.find(label: "Page").value, "2 of 3")
    }

    /// Apple's picture (iOS 26): the title of every tab stands below its symbol, however the tab is written.
    @Test func titlesStandBelowSymbols() throws {
        struct Both: View {
            var body: some View {
                VStack(spacing: 0) {
                    TabView {
                        Tab {
                            Text("new")
                        } label: {
                            label("new")
                        }
                        Tab("Second", systemImage: "gear") { Text("second") }
                    }
                    TabView {
                        Text("old").tabItem { label("old") }
                        Text("second").tabItem { Label("Other", systemImage: "gear") }
                    }
                }
            }

            private func label(_ name: String) -> some View {
                Label {
                    Text("Home").accessibilityIdentifier("\(name) title")
                } icon: {
                    Image(systemName: "house").accessibilityIdentifier("\(name) symbol")
                }
            }
        }
        let host = ViewHost(width: 375, height: 1334) { Both() }
        for name in ["new", "old"] {
            let title = try host["\(name) title"].frame
            let symbol = try host["\(name) symbol"].frame
            same(title.midX, symbol.midX)
            same(title.midY, symbol.midY + 21)
        }
        try same(host["new title"].frame.size, host["old title"].frame.size)
    }

    /// A choice after iOS 26: in a tab view, a field to search in stands below the title.
    @Test func aFieldToSearchInIsClearOfTheBar() throws {
        struct Searched: View {
            @State private var text = ""
            var placement = SearchFieldPlacement.automatic
            var isModern = true

            var body: some View {
                if isModern {
                    TabView { Tab("Home", systemImage: "house") { screen } }
                } else {
                    TabView { screen.tabItem { Label("Home", systemImage: "house") } }
                }
            }

            private var screen: some View {
                NavigationStack {
                    Text("content").navigationTitle("Title")
                        .searchable(text: $text, placement: placement)
                        .toolbar {
                            ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                        }
                }
            }
        }
        for isModern in [true, false] {
            let host = ViewHost(width: 390, height: 844) { Searched(isModern: isModern) }
            try same(host.find(label: "Search").frame.midY, 64 + 52 + 22)
            let tab = try host.find(label: "Home").frame
            // A bar at the bottom lies above the tabs.
            #expect(try host.find(label: "Low").frame.maxY < tab.minY)
            #expect(try host.find(label: "Low").frame.minY > tab.minY - 70)
        }
    }

    private struct Many: View {
        @State private var selection = 1

        var body: some View {
            TabView(selection: $selection) {
                ForEach(1..<8) { number in
                    Tab("Tab \(number)", systemImage: "\(number).circle", value: number) {
                        if number == 6 {
                            NavigationStack { Count(name: "six").navigationTitle("Six") }
                        } else if number == 1 {
                            Button("to 7") { selection = 7 }
                        } else {
                            Count(name: "screen \(number)")
                        }
                    }
                    .badge(number == 6 ? 12 : 0)
                }
            }
            Text("\(selection)").accessibilityIdentifier("selection")
        }
    }

    private struct Count: View {
        let name: String
        @State private var count = 0

        init(name: String) { self.name = name }

        var body: some View {
            Button("\(name): \(count)") { count += 1 }.accessibilityIdentifier("count")
        }
    }

    @Test func tabsBeyondFiveAreBehindMore() throws {
        let host = ViewHost(width: 390, height: 844) { Many() }
        fails(host.labels.contains("Tab 5"))
        try host.find(label: "More").tap()
        has(host.texts, "12")
        try same(host["selection"].text, "1")
        try host.find(label: "Tab 6, 12").tap()
        try same(host["selection"].text, "6")
        try host["count"].tap()
        has(host.texts, "six: 1")
        try has(host.find(label: "More").traits, .isSelected)
        // One way back, in the bar of the stack in the tab.
        same(host.labels.filter { $0 == "Back" }.count, 1)
        try host.find(label: "Back").tap()
        try host.find(label: "Tab 5").tap()
        try same(host["count"].text, "screen 5: 0")
        same(host.labels.filter { $0 == "Back" }.count, 1)
        // The other tab has kept its state.
        try host.find(label: "More").tap()
        try host.find(label: "Tab 6, 12").tap()
        has(host.texts, "six: 1")
        // The program goes there too.
        try host.find(label: "Tab 1").tap()
        try host.find(label: "to 7").tap()
        try same(host["count"].text, "screen 7: 0")
        empty(host.issues)
    }

    @Test func aCustomizationIsTold() {
        struct Customized: View {
            @State private var customization = TabViewCustomization()

            var body: some View {
                TabView { Tab("One", systemImage: "1.circle") { Text("one") } }
                    .tabViewCustomization($customization)
            }
        }
        let host = ViewHost(width: 390, height: 700) { Customized() }
        same(
            host.issues.map(\.message),
            [
                ".tabViewCustomization(_:) is accepted, without effect here"
            ])
    }

    @Test func tabsAreDescribed() throws {
        let host = ViewHost(width: 390, height: 700) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("one") }
                    .accessibilityLabel("The first").accessibilityHint("Shows what is new.")
                Tab("Two", systemImage: "2.circle") { Text("two") }
                    .accessibilityInputLabels(["Second"]).accessibilityLabel("x", isEnabled: false)
            }
        }
        has(host.accessibility.description, "Shows what is new.")
        try host.find(label: "Second").tap()
        has(host.texts, "two")
        try host.find(label: "The first").tap()
        has(host.texts, "one")
        fails(host.labels.contains("x"))
    }

    @Test func theInnerItemOfAHiddenTypeCounts() {
        let host = ViewHost(width: 300, height: 300) {
            TabView {
                AnyView(Text("page").tabItem { Text("inner") }).tabItem { Text("outer") }
                Text("other").tabItem { Text("second") }
            }
        }
        has(host.texts, "inner")
        fails(host.texts.contains("outer"))
    }
}
