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
        #expect(log.made == ["A"])
        #expect(try host["page"].text == "A 0")
        try host["page"].tap()
        try host.find(label: "Second").tap()
        #expect(log.made == ["A", "B"])
        #expect(try host["page"].text == "B 0")
        try host.find(label: "First").tap()
        // A tab keeps its state.
        #expect(try host["page"].text == "A 1")
        #expect(try host.find(label: "First").traits.contains(.isSelected))
        #expect(try !host.find(label: "Second").traits.contains(.isSelected))
        #expect(host.issues.isEmpty)
    }

    /// Recorded on iOS 26.0 in a window of 375 by 667: the bar is 270 wide and 58 high, 23 above the edge, and its content
    /// ends 83 above it.
    @Test func theBarFloats() throws {
        let host = ViewHost(width: 375, height: 667) { items(Log()) }
        // Half of 270 less 4 at each side.
        #expect(
            try host.find(label: "First").frame
                == CGRect(x: 56.5, y: 586, width: 131, height: 58))
        #expect(try host["page"].frame.midY == 292.0)
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
        #expect(try host["selection"].text == "b")
        #expect(host.texts.contains("3"))
        #expect(!host.labels.contains("Hidden"))
        try host.find(label: "go").tap()
        #expect(host.texts.contains("page c"))
        try host.find(label: "Alpha").tap()
        #expect(try host["selection"].text == "a")
        try host.find(label: "Search").tap()
        #expect(host.texts.contains("page s"))
        #expect(host.issues.isEmpty)
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
        #expect(host.texts.contains("two"))
        try host.find(label: "First").tap()
        #expect(try host["selection"].text == "1")
        #expect(host.texts.contains("one"))
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
        #expect(host.labels.contains("First"))
        try host.find(label: "go").tap()
        #expect(!host.labels.contains("First"))
        #expect(try host["top"].frame.maxY == 700)
        try host.find(label: "Back").tap()
        #expect(host.labels.contains("First"))
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
        #expect(host.texts == ["page 0"])
        try host.find(label: "Page").increment()
        #expect(host.texts == ["page 1"])
        #expect(try host.find(label: "Page").value == "2 of 3")
    }
}
