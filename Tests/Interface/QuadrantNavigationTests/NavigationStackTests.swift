import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Going from screen to screen, as somebody would.
@MainActor @Suite struct NavigationStackTests {
    private struct Fruits: View {
        @State private var path: [String] = []
        var log: (String) -> Void = { _ in }

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("Apple", value: "apple")
                    NavigationLink("Pear", value: "pear")
                }
                .navigationTitle("Fruits")
                .navigationDestination(for: String.self) { name in
                    Screen(name: name, log: log)
                }
                .onAppear { log("root appears") }
                .onDisappear { log("root disappears") }
                .toolbar { Text("\(path.count)").accessibilityIdentifier("depth") }
            }
        }
    }

    private struct Screen: View {
        let name: String
        let log: (String) -> Void
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text("\(name) \(count) \(isPresented)").accessibilityIdentifier("screen")
                Button("More") { count += 1 }
                Button("Go back") { dismiss() }
                NavigationLink("Deeper", value: name + "!")
            }
            .navigationTitle(name)
            .onAppear { log("\(name) appears") }
            .onDisappear { log("\(name) disappears") }
        }
    }

    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A picker that is a link leads to a screen with its options and its label; who chooses one is back again.
    @Test func aPickerThatIsALinkHasAScreenOfItsOwn() throws {
        struct Flavors: View {
            @State private var flavor = "Vanilla"
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Flavor", selection: $flavor) {
                            ForEach(["Vanilla", "Chocolate"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.navigationLink)
                        Text("so \(flavor)")
                    }
                    .navigationTitle("Ice")
                }
            }
        }
        let host = ViewHost(width: 390, height: 700) { Flavors() }
        has(host.labels, "so Vanilla")
        fails(host.labels.contains("Chocolate"))
        try host.find(label: "Flavor").tap()
        fails(host.labels.contains("so Vanilla"), "the screen below is not seen")
        #expect(host.labels.contains("Flavor") && host.labels.contains("Vanilla"))
        try host.find(label: "Chocolate").tap()
        has(host.labels, "so Chocolate")
        fails(host.labels.contains("Vanilla"))
        empty(host.issues)
    }

    @Test func linksLeadOnAndTheButtonLeadsBack() throws {
        let log = Log()
        let host = ViewHost(width: 390, height: 700) { Fruits { log.lines.append($0) } }
        same(log.take(), ["root appears"])
        try host.find(label: "Apple").tap()
        same(log.take(), ["apple appears", "root disappears"])
        try same(host["screen"].text, "apple 0 true")
        fails(host.contains("depth"))
        try host.find(label: "More").tap()
        try host.find(label: "Deeper").tap()
        same(log.take(), ["apple! appears", "apple disappears"])
        try same(host["screen"].text, "apple! 0 true")
        try host.find(label: "Back").tap()
        same(log.take(), ["apple appears", "apple! disappears"])
        // The covered screen kept its state.
        try same(host["screen"].text, "apple 1 true")
        try host.find(label: "Go back").tap()
        same(log.take(), ["root appears", "apple disappears"])
        try same(host["depth"].text, "0")
        // A screen that was left begins anew.
        try host.find(label: "Apple").tap()
        try same(host["screen"].text, "apple 0 true")
    }

    /// Rows with links take taps everywhere, and have a chevron at their end.
    @Test func rowsAreLinks() throws {
        let host = ViewHost(width: 390, height: 700) { Fruits() }
        let row = try host.find(label: "Pear").frame
        try host.tap(at: CGPoint(x: 300, y: row.midY))
        try same(host["screen"].text, "pear 0 true")
    }

    private struct Mixed: View {
        @State private var path = NavigationPath()
        @State private var isShown = false
        @State private var item: Int?

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("number") { path.append(7) }
                    Button("unknown") { path.append(2.5) }
                    Button("present") { isShown = true }
                    Button("item") { item = 1 }
                    NavigationLink("view") { Text("a view").accessibilityIdentifier("top") }
                }
                .navigationDestination(for: Int.self) {
                    Text("number \($0)").accessibilityIdentifier("top")
                }
                .navigationDestination(isPresented: $isShown) {
                    Text("shown").accessibilityIdentifier("top")
                }
                .navigationDestination(item: $item) { item in
                    Text("item \(item)").accessibilityIdentifier("top")
                }
            }
            Text("\(path.count) \(isShown) \(item ?? 0)").accessibilityIdentifier("state")
        }
    }

    @Test func allWaysToShowAScreen() throws {
        let host = ViewHost(width: 390, height: 700) { Mixed() }
        for (button, text, state) in [
            ("number", "number 7", "1 false 0"), ("present", "shown", "0 true 0"),
            ("item", "item 1", "0 false 1"), ("view", "a view", "0 false 0"),
        ] {
            try host.find(label: button).tap()
            try same(host["top"].text, text)
            try same(host["state"].text, state)
            try host.find(label: "Back").tap()
            fails(host.contains("top"))
            try same(host["state"].text, "0 false 0")
        }
        empty(host.issues)
        try host.find(label: "unknown").tap()
        same(host.issues.count, 1)
        has(host.issues[0].description, "no destination for the value 2.5 of type Double")
        try host.find(label: "Back").tap()
        try same(host["state"].text, "0 false 0")
    }

    @Test func aLinkWithoutAStackIsDisabled() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationLink("go", value: 1)
            NavigationLink("view") { Text("never") }
        }
        try fails(host.find(label: "go").isEnabled)
        try fails(host.find(label: "view").isEnabled)
    }

    @Test func olderLinks() throws {
        struct Older: View {
            @State private var isActive = false
            @State private var tag: String?

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("one", destination: Text("first"), isActive: $isActive)
                        NavigationLink(
                            "two", destination: Text("second"), tag: "b", selection: $tag)
                        Text("\(isActive) \(tag ?? "-")").accessibilityIdentifier("state")
                        Button("by state") { tag = "b" }
                    }
                    .navigationBarTitle("Older", displayMode: .inline)
                }
                .navigationViewStyle(.stack)
            }
        }
        let host = ViewHost(width: 390, height: 700) { Older() }
        has(host.texts, "Older")
        try host.find(label: "one").tap()
        same(host.texts, ["first"])
        try host.find(label: "Back").tap()
        try host.find(label: "by state").tap()
        same(host.texts, ["second"])
        try host.find(label: "Back").tap()
        try same(host["state"].text, "false -")
    }

    @Test func aPathThatIsThereAtFirst() throws {
        struct Deep: View {
            @State private var path = [1, 2]

            var body: some View {
                NavigationStack(path: $path) {
                    Button("root") { path = [3] }.accessibilityIdentifier("root")
                        .navigationDestination(for: Int.self) { number in
                            Button("screen \(number)") { path = [] }.accessibilityIdentifier("top")
                        }
                }
            }
        }
        let host = ViewHost(width: 390, height: 700) { Deep() }
        try same(host["top"].text, "screen 2")
        try host.find(label: "Back").tap()
        try same(host["top"].text, "screen 1")
        try host["top"].tap()
        try host["root"].tap()
        try same(host["top"].text, "screen 3")
        empty(host.issues)
    }

    /// Apple's runtime: "Only the destination declared closest to the root view of the stack will be used."
    @Test func theDestinationNearestToTheRootCounts() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                NavigationLink("go", value: "x").accessibilityIdentifier("go")
                    .navigationDestination(for: String.self) { _ in
                        NavigationLink("more", value: 3).accessibilityIdentifier("more")
                            .navigationDestination(for: Int.self) { _ in Text("inner") }
                    }
                    .navigationDestination(for: Int.self) { _ in Text("root") }
            }
        }
        empty(host.notes)
        try host["go"].tap()
        try host["more"].tap()
        same(host.texts, ["root"])
        same(
            host.notes.map(\.message),
            [
                "A .navigationDestination(for: Int.self) is without effect, as at Apple's: a screen nearer to the root of the "
                    + "NavigationStack says where values of the type lead"
            ])
    }

    // MARK: Frames

    private func frames(
        _ mode: NavigationBarItem.TitleDisplayMode, title: String = "Title"
    ) throws -> (content: CGRect, title: CGRect?) {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red.accessibilityIdentifier("content").accessibilityLabel("content")
                    .navigationTitle(title)
                    .navigationBarTitleDisplayMode(mode)
            }
        }
        return (try host["content"].frame, try? host.find(label: title).frame)
    }

    /// Recorded on iOS 26.0: 64 points without a large title; with one 116, its baseline 100 below the top, 16 above the
    /// end (Apple's pictures), 16 in.
    @Test func barsTakeRoom() throws {
        let inline = try frames(.inline)
        same(inline.content, CGRect(x: 0, y: 64, width: 390, height: 636))
        same(inline.title?.midX, 195)
        same(inline.title?.midY, 32)
        let large = try frames(.large)
        same(large.content, CGRect(x: 0, y: 116, width: 390, height: 584))
        same(large.title?.minX, 16)
        // The baseline lies 32.6 in a line of 34 points; frames are rounded to pixels.
        same(large.title?.minY, 67.5)
        try same(frames(.automatic).content.minY, 116)
        let hidden = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Color.red.accessibilityIdentifier("content")
                    .navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
            }
        }
        try same(hidden["content"].frame, CGRect(x: 0, y: 0, width: 390, height: 700))
    }

    @Test func titlesFollowTheScreenBelow() throws {
        struct Levels: View {
            let mode: NavigationBarItem.TitleDisplayMode

            var body: some View {
                NavigationStack {
                    NavigationLink("go") {
                        Color.red.accessibilityIdentifier("top").navigationTitle("Second")
                    }
                    .navigationTitle("First").navigationBarTitleDisplayMode(mode)
                }
            }
        }
        for (mode, top) in [(NavigationBarItem.TitleDisplayMode.automatic, 116), (.inline, 64)] {
            let host = ViewHost(width: 390, height: 700) { Levels(mode: mode) }
            try host.find(label: "go").tap()
            try same(host["top"].frame.minY, CGFloat(top))
        }
    }

    @Test func paths() throws {
        var path = NavigationPath()
        path.append("a")
        path.append(3)
        same(path.count, 2)
        let codable = try #require(path.codable)
        let data = try JSONEncoder().encode(codable)
        let read = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        same(read, path)
        struct Plain: Hashable {}
        path.append(Plain())
        same(path.codable, nil)
        differ(path, read)
        path.removeLast(2)
        same(path, NavigationPath(["a"]))
        path.removeLast(9)
        holds(path.isEmpty)
    }
}
