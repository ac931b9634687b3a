import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Columns beside each other, and as screens of a stack.
@MainActor @Suite struct SplitViewTests {
    private struct Split: View {
        @State var selected: String?

        var body: some View {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: $selected) { Text("row \($0)") }
                    .navigationTitle("Rows")
                    .toolbar { Button("choose") { selected = "a" } }
            } detail: {
                Text(selected.map { "detail \($0)" } ?? "nothing").accessibilityIdentifier("detail")
            }
        }
    }

    @Test func aSelectedRowShowsTheNextColumn() throws {
        let host = ViewHost(width: 390, height: 700) { Split() }
        fails(host.contains("detail"))
        try host.find(label: "row b").tap()
        try same(host["detail"].text, "detail b")
        try host.find(label: "Back").tap()
        fails(host.contains("detail"))
        has(host.labels, "row a")
    }

    /// Apple ("NavigationSplitView"): collapsed it "shows the last column that displays useful information"; the way back takes the
    /// selection back.
    @Test func whatIsSelectedBeforehandIsShown() throws {
        let host = ViewHost(width: 390, height: 700) { Split(selected: "b") }
        try same(host["detail"].text, "detail b")
        try host.find(label: "Back").tap()
        fails(host.contains("detail"))
        try host.find(label: "choose").tap()
        try same(host["detail"].text, "detail a")
        let preferring = ViewHost(width: 390, height: 700) {
            NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
                List(["a", "b"], id: \.self, selection: .constant("a")) { Text("row \($0)") }
            } detail: {
                Text("detail").accessibilityIdentifier("detail")
            }
        }
        fails(preferring.contains("detail"))
        has(preferring.labels, "row a")
    }

    @Test func threeColumnsShowTheLastOneThatIsSelected() throws {
        struct Three: View {
            @State var folder: String?
            @State var letter: String?

            var body: some View {
                NavigationSplitView {
                    List(["in", "out"], id: \.self, selection: $folder) { Text($0) }
                } content: {
                    List(["x", "y"], id: \.self, selection: $letter) { Text($0) }
                        .navigationTitle(folder ?? "none")
                } detail: {
                    Text("\(folder ?? "none") \(letter ?? "none")").accessibilityIdentifier(
                        "detail")
                }
            }
        }
        let host = ViewHost(width: 390, height: 700) { Three(folder: "out", letter: "y") }
        try same(host["detail"].text, "out y")
        let middle = ViewHost(width: 390, height: 700) { Three(folder: "out") }
        fails(middle.contains("detail"))
        has(middle.labels, "x")
        try middle.find(label: "x").tap()
        try same(middle["detail"].text, "out x")
    }

    /// Apple ("NavigationSplitView"): lists draw chevrons beside links "while in the collapsed state".
    @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
    func linksHaveChevronsOnlyWhileCollapsed(_ width: UserInterfaceSizeClass) throws {
        func picture(_ indicator: Visibility) throws -> Data {
            try ViewHost(width: 800, height: 300) {
                NavigationSplitView {
                    List(["a", "b"], id: \.self, selection: .constant(String?.none)) {
                        NavigationLink($0, value: $0)
                    }
                    .navigationLinkIndicatorVisibility(indicator)
                } detail: {
                    Text("detail")
                }
                .environment(\.horizontalSizeClass, width)
            }
            .pngData()
        }
        try same((picture(.automatic) == picture(.hidden)), (width == .regular))
    }

    @Test func columnsStandBesideEachOther() throws {
        let host = ViewHost(width: 1000, height: 700) {
            $0.horizontalSizeClass = .regular
        } content: {
            Split()
        }
        try same(host["detail"].text, "nothing")
        try host.find(label: "row a").tap()
        try same(host["detail"].text, "detail a")
        // The sidebar is 320 wide in a margin of 8.
        try same(host["detail"].frame.midX, 668.0)
    }

    @Test func widthsAndVisibility() throws {
        struct Three: View {
            @State private var visibility = NavigationSplitViewVisibility.all

            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("one").navigationSplitViewColumnWidth(200)
                } content: {
                    Text("two").navigationSplitViewColumnWidth(min: 100, ideal: 150)
                } detail: {
                    Button("less") { visibility = .detailOnly }
                }
            }
        }
        let host = ViewHost(width: 1000, height: 700) {
            $0.horizontalSizeClass = .regular
        } content: {
            Three()
        }
        try same(host.find(label: "one").frame.midX, 108.0)
        try same(host.find(label: "two").frame.midX, 291.0)
        try host.find(label: "less").tap()
        same(host.labels, ["less", "Show Sidebar"])
        try same(host.find(label: "less").frame.midX, 500.0)
    }

    @Test func linksInASidebarLeadToTheDetail() throws {
        let host = ViewHost(width: 1000, height: 700) {
            $0.horizontalSizeClass = .regular
        } content: {
            NavigationSplitView {
                VStack {
                    NavigationLink("five", value: 5)
                    NavigationLink("six", value: 6)
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            } detail: {
                Text("nothing")
            }
        }
        try host.find(label: "five").tap()
        has(host.texts, "number 5")
        try host.find(label: "six").tap()
        has(host.texts, "number 6")
        fails(host.texts.contains("nothing"))
        empty(host.issues)
    }

    @Test func aLinkThatLeadsToNoDetailIsTold() {
        func links(_ isInSidebar: Bool) -> ViewHost {
            ViewHost(width: 1000, height: 700) {
                $0.horizontalSizeClass = .regular
            } content: {
                let link = NavigationLink("five", value: 5).isDetailLink(false)
                if isInSidebar {
                    NavigationSplitView {
                        link
                    } detail: {
                        Text("nothing")
                    }
                } else {
                    NavigationStack { link }
                }
            }
        }
        same(
            links(true).issues.map(\.message),
            [
                ".isDetailLink(false) is accepted, without effect here"
            ])
        empty(links(false).issues)
    }
}
