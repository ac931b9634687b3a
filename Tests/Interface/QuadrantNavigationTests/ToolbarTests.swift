import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import Testing

/// Items of toolbars: where they stand, and that they are alive there.
@MainActor @Suite struct ToolbarTests {
    private struct Items: View {
        @State private var count = 0
        @State private var hasMore = false

        var body: some View {
            NavigationStack {
                Text("\(count)").accessibilityIdentifier("count")
                    .navigationTitle("Bar").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Add", systemImage: "plus") { count += 1 }
                        }
                        if hasMore {
                            ToolbarItem(placement: .topBarTrailing) {
                                Counter()
                            }
                        }
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Clear") { count = 0 }
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("One") { hasMore.toggle() }
                            Button("Two") {}
                        }
                        Extra()
                    }
            }
        }
    }

    private struct Counter: View {
        @State private var own = 0

        var body: some View {
            Button("own \(own)") { own += 1 }.accessibilityIdentifier("own")
        }
    }

    private struct Extra: ToolbarContent {
        @Environment(\.colorScheme) private var scheme

        var body: some ToolbarContent {
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) {
                Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
            }
        }
    }

    @Test func itemsAct() throws {
        let host = ViewHost(width: 390, height: 700) { Items() }
        try host.find(label: "Add").tap()
        try host.find(label: "Add").tap()
        try same(host["count"].text, "2")
        try host.find(label: "Clear").tap()
        try same(host["count"].text, "0")
        fails(host.contains("own"))
        try host.find(label: "One").tap()
        try host["own"].tap()
        // A new value of the item leaves its state alone.
        try host.find(label: "Add").tap()
        try same(host["own"].text, "own 1")
        try same(host["scheme"].text, "light")
        host.changeEnvironment { $0.colorScheme = .dark }
        try same(host["scheme"].text, "dark")
        empty(host.issues)
    }

    /// Recorded on iOS 26.0: buttons 44 high, 16 from the sides, 10 below the safe area; at the bottom 48 high, 28 from the
    /// sides and from the edge of the window.
    @Test func itemsStandInTheirPlaces() throws {
        let host = ViewHost(width: 390, height: 700) { Items() }
        let add = try host.find(label: "Add").frame
        same(add.midX, 352.0)
        same(add.midY, 32)
        let clear = try host.find(label: "Clear").frame
        same(clear.minX, 28.0)
        same(clear.midY, 32)
        let one = try host.find(label: "One").frame
        same(one.minX, 40.0)
        same(one.midY, 648.0)
        try same(host["scheme"].frame.maxX, 350.0)
        // The content has what is left.
        try same(host["count"].frame.midY, 344.0)
    }

    @Test func viewsAndGroupsOfItems() throws {
        let host = ViewHost(width: 390, height: 700) {
            NavigationStack {
                Text("content").toolbar {
                    Button("A") {}
                    Button("B") {}
                }
                .toolbar { ToolbarItem(placement: .principal) { Text("middle") } }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        same(Set(host.texts), ["content", "A", "B", "middle"])
        let (a, b) = (try host.find(label: "A").frame, try host.find(label: "B").frame)
        #expect(a.maxX < b.minX)
        try same(host.find(label: "middle").frame.midX, 195)
        // Without a stack, nobody shows a toolbar.
        let alone = ViewHost(width: 390, height: 700) {
            Text("content").toolbar { Button("A") {} }
        }
        same(alone.texts, ["content"])
    }

    private struct Edited: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Name", text: $name).focused($isFocused)
                    Spacer()
                    Text("end").accessibilityIdentifier("end")
                }
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                }
            }
        }
    }

    @Test func itemsOfTheKeyboardStandThereWhileAFieldIsEdited() throws {
        let host = ViewHost(width: 390, height: 700) { Edited() }
        fails(host.labels.contains("Done"))
        try host.find(label: "Name").tap()
        try host.type("Ada")
        let done = try host.find(label: "Done").frame
        near(done.maxX, 362, within: 0.01)
        #expect(done.midY > 650)
        #expect(try host["end"].frame.maxY < done.minY)
        // They have the place of the bar at the bottom.
        fails(host.labels.contains("Low"))
        try host.find(label: "Done").tap()
        fails(host.labels.contains("Done"))
        has(host.labels, "Low")
        empty(host.issues)
    }

    private struct Titled: View {
        @State private var log = "nothing"

        var body: some View {
            NavigationStack {
                Text(log).accessibilityIdentifier("log")
                    .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu {
                        Button("Rename") { log = "renamed" }
                        Button("Move") { log = "moved" }
                    }
            }
        }
    }

    @Test func theMenuOfATitleOpensWithItsItems() throws {
        let host = ViewHost(width: 390, height: 700) { Titled() }
        let title = try host.find(label: "Notes")
        try same(title.menuItems().compactMap(\.label), ["Rename", "Move"])
        try title.select("Move")
        try same(host["log"].text, "moved")
        empty(host.issues)
    }

    @Test func itemsAreHidden() throws {
        struct Hiding: View {
            @State private var isHidden = true

            var body: some View {
                NavigationStack {
                    Button("show") { isHidden = false }
                        .toolbar { ToolbarItem { Button("Load") {} }.hidden(isHidden) }
                }
            }
        }
        let host = ViewHost(width: 390, height: 700) { Hiding() }
        fails(host.labels.contains("Load"))
        try host.find(label: "show").tap()
        has(host.labels, "Load")
    }

    private struct Secondary: View {
        var role = ToolbarRole.automatic
        @State private var done = ""

        var body: some View {
            NavigationStack {
                Text("done \(done)").accessibilityIdentifier("done")
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            Button("Edit") {}.accessibilityIdentifier("edit")
                        }
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("Flag") { done = "flag" }
                            Button("Mute") { done = "mute" }
                        }
                    }
                    .toolbarRole(role)
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func secondaryActionsAreInAMenu() throws {
        let host = ViewHost(width: 390, height: 700) { Secondary() }
        fails(host.texts.contains("Flag"))
        let more = try host.find(label: "More")
        #expect(try more.frame.minX >= host["edit"].frame.maxX)
        let items = try more.menuItems()
        same(items.compactMap(\.label), ["Flag", "Mute"])
        try more.select("Mute")
        try same(host["done"].text, "done mute")
    }

    @Test func secondaryActionsOfAWideEditorAreInTheMiddle() throws {
        let host = ViewHost(width: 1000, height: 700) {
            Secondary(role: .editor).environment(\.horizontalSizeClass, .regular)
        }
        let (flag, mute) = (try host.find(label: "Flag").frame, try host.find(label: "Mute").frame)
        #expect(flag.maxX <= mute.minX && flag.minX > 300 && mute.maxX < 700)
        fails(host.texts.contains("More"))
    }

    @Test func itemsOfNavigationMakeRoomForTheBackButton() throws {
        func host(_ path: [Int]) -> ViewHost {
            ViewHost(width: 390, height: 700) {
                NavigationStack(path: .constant(path)) {
                    Text("root").toolbar {
                        ToolbarItem(placement: .navigation) {
                            Button("Go") {}.accessibilityIdentifier("go")
                        }
                    }
                    .navigationDestination(for: Int.self) { _ in
                        Text("next").toolbar {
                            ToolbarItem(placement: .navigation) {
                                Button("Go") {}.accessibilityIdentifier("on")
                            }
                        }
                    }
                }
            }
        }
        #expect(try host([])["go"].frame.maxX < 195)
        #expect(try host([1])["on"].frame.minX > 195)
    }

    private struct Zooming: View {
        @State private var isShown = false
        @Namespace private var space

        var body: some View {
            NavigationStack {
                Color.green
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Open") {
                                withAnimation(.linear(duration: 1)) { isShown = true }
                            }
                            .accessibilityIdentifier("open")
                        }
                        .matchedTransitionSource(id: 1, in: space)
                    }
                    .navigationDestination(isPresented: $isShown) {
                        Color.red.accessibilityIdentifier("screen")
                            .navigationTransition(.zoom(sourceID: 1, in: space))
                    }
            }
        }
    }

    @Test func aScreenGrowsOutOfAnItem() throws {
        let host = ViewHost(width: 400, height: 600) { Zooming() }
        let source = try host["open"].frame
        try host["open"].tap()
        host.advance(by: 0.5)
        // Half way from the item to the screen.
        let image = try host.picture()
        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let start = (Int(y * 2) * image.width + Int(x * 2)) * 4
            let color = image.pixels.pixels[start..<start + 2]
            return color.first.map { $0 > 200 } == true && color.last.map { $0 < 150 } == true
        }
        let (left, bottom) = (source.minX / 2, (source.maxY + 600) / 2)
        #expect(!isRed(left - 20, 200) && isRed(left + 30, 200))
        #expect(isRed(300, bottom - 30) && !isRed(300, bottom + 30))
    }
}
