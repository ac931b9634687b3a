import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Several views where one is expected: they stand below one another, as in a vertical stack.
@MainActor @Suite struct ScreenColumnTests {
    private struct Pair: View {
        var body: some View {
            Color.red.frame(width: 100, height: 30).accessibilityIdentifier("first")
            Color.blue.frame(width: 60, height: 50).accessibilityIdentifier("second")
        }
    }

    private func expectColumn(
        _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let host = ViewHost(width: 390, height: 700) { view }
        let (first, second) = (try host["first"].frame, try host["second"].frame)
        #expect(first.midX == second.midX, sourceLocation: sourceLocation)
        // The usual distance of views in stacks.
        #expect(second.minY == first.maxY + 8, sourceLocation: sourceLocation)
    }

    @Test func screensOfStacksAndColumns() throws {
        try expectColumn(NavigationStack { Pair() })
        try expectColumn(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in Pair() }
            })
        try expectColumn(
            NavigationStack {
                Text("root").navigationDestination(isPresented: .constant(true)) { Pair() }
            })
        try expectColumn(
            NavigationStack {
                NavigationLink("go", isActive: .constant(true)) { Pair() }
            })
        try expectColumn(
            NavigationSplitView {
                Pair()
            } detail: {
                Text("detail")
            })
    }

    @Test func tabsAndSheets() throws {
        try expectColumn(TabView { Tab("One", systemImage: "star") { Pair() } })
        try expectColumn(Color.white.sheet(isPresented: .constant(true)) { Pair() })
        try expectColumn(Color.white.fullScreenCover(isPresented: .constant(true)) { Pair() })
    }

    /// What is said of bars by any of the views counts.
    @Test func titlesAndItemsOfAllViewsCount() {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Text("one").navigationTitle("Title")
                Text("two").toolbar { Button("Edit") {} }
            }
        }
        same(Set(host.texts), ["one", "two", "Title", "Edit"])
        same(host.texts.count, 4)
    }

    /// The controllers that Apple makes of screens centre what is larger than they are.
    @Test func whatIsLargerThanTheScreenIsInTheMiddle() throws {
        func middle(_ view: some View) throws -> CGFloat {
            try ViewHost(width: 390, height: 700) { view }["wide"].frame.midX
        }
        let wide = Color.red.frame(width: 852, height: 300).accessibilityIdentifier("wide")
        try same(middle(NavigationStack { wide }), 195)
        try same(middle(NavigationView { wide }), 195)
        try same(middle(TabView { Tab("One", systemImage: "star") { wide } }), 195)
        try same(
            middle(
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { _ in wide }
                }), 195)
    }

    /// A link that is a screen of a `NavigationView` by itself leads on.
    @Test func aLinkAloneInANavigationViewLeadsOn() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationView { NavigationLink("go", destination: Text("there")) }
        }
        try holds(host.find(label: "go").isEnabled)
        try host.find(label: "go").tap()
        has(host.texts, "there")
    }

    /// Several views of a link's label stand beside each other at the start of a row, 8 apart.
    @Test func viewsOfALinksLabelStandBesideEachOther() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                List(0..<1) { _ in
                    NavigationLink(destination: Text("x")) {
                        Color.red.frame(width: 44, height: 44).accessibilityIdentifier("first")
                        Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("second")
                    }
                }
            }
        }
        let (first, second) = (try host["first"].frame, try host["second"].frame)
        same(first.minX, 32)
        same(second.minX, first.maxX + 8)
    }
}
