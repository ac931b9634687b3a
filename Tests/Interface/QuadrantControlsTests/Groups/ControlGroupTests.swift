import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct ControlGroupTests {
    private struct Edits: View {
        @State private var log = ""

        var body: some View {
            ControlGroup("Edit", systemImage: "pencil") {
                Button("Cut", systemImage: "scissors") { log += "cut" }
                Button("Copy", systemImage: "doc.on.doc") { log += "copy" }
            }
            .accessibilityIdentifier("group")
            Text(log).accessibilityIdentifier("log")
        }
    }

    private func host(_ view: some View) -> ViewHost { ViewHost(width: 300) { VStack { view } } }

    @Test func buttonsShareAGround() throws {
        let host = host(Edits())
        // Both on one ground, with a line between them.
        let (cut, copy) = try (
            host.find(label: "scissors, Cut").frame, host.find(label: "doc on doc, Copy").frame
        )
        same(copy.minX, cut.maxX + 1)
        try host.find(label: "doc on doc, Copy").tap()
        try same(host["log"].text, "copy")
        has(host.texts, "Cut")
        let palette = self.host(Edits().controlGroupStyle(.palette))
        fails(palette.texts.contains("Cut"))
    }

    /// Large text leaves no room beside each other: each control keeps its words whole.
    @Test func largeTextStandsInAColumn() throws {
        let host = host(Edits().dynamicTypeSize(.accessibility5))
        let (cut, copy) = try (
            host.find(label: "scissors, Cut").frame, host.find(label: "doc on doc, Copy").frame
        )
        #expect(copy.minX == cut.minX && copy.minY == cut.maxY + 1)
        #expect(copy.maxX <= 300)
        // One line of 63.5 and 7 above and below.
        #expect(cut.height < 90 && copy.height < 90)
        try host.find(label: "doc on doc, Copy").tap()
        try same(host["log"].text, "copy")
    }

    /// A line stands between two controls, as between the buttons of a stepper.
    @Test func linesStandBetweenTheControls() throws {
        let tree = TappedTree(
            ControlGroup {
                Button("A") {}
                Button("B") {}
                Button("C") {}
            })
        same(tree.colors.map(\.parts).count { $0 == [59, 59, 67, 36] }, 2)
    }

    /// Controls share what is proposed as the views of a stack do.
    @Test(arguments: [0.0, 1, -1]) func prioritiesCountAsInAStack(priority: Double) throws {
        func controls() -> some View {
            Group {
                Color.red.accessibilityIdentifier("a").layoutPriority(priority)
                Color.blue.frame(minWidth: 30).accessibilityIdentifier("b")
                Color.green.accessibilityIdentifier("c")
            }
        }
        let group = ViewHost(width: 300, height: 100) { ControlGroup { controls() } }
        let gap = try group["b"].frame.minX - group["a"].frame.maxX
        let stack = ViewHost(width: 300, height: 100) { HStack(spacing: gap) { controls() } }
        for name in ["a", "b", "c"] {
            let (frame, expected) = (try group[name].frame, try stack[name].frame)
            near(frame.minX, expected.minX, within: 0.01, "\(name)")
            near(frame.width, expected.width, within: 0.01, "\(name)")
        }
    }

    /// Each control is made once, in groups of groups too: twice a level, 20 levels would be a million.
    @Test func groupsInGroupsCostAsTheirNumber() {
        func bodies(_ levels: Int) -> Int {
            var view = AnyView(Button("innermost") {})
            for _ in 0..<levels {
                let inner = view
                view = AnyView(
                    ControlGroup {
                        inner
                        Button("b") {}
                    })
            }
            let shown = view
            return ViewHost(width: 390) { shown }.counters.bodies
        }
        let counts = [5, 10, 15, 20].map(bodies)
        let steps = zip(counts.dropFirst(), counts).map { $0 - $1 }
        holds(steps.allSatisfy { $0 <= steps[0] * 11 / 10 }, "\(counts)")
    }

    @Test func asAMenu() throws {
        for host in [
            host(Edits().controlGroupStyle(.menu)), host(Edits().controlGroupStyle(.compactMenu)),
        ] {
            #expect(host.texts.contains("Edit") && !host.texts.contains("Cut"))
            try host["group"].select("Cut")
            try same(host["log"].text, "cut")
        }
    }

    @Test func inAMenuTheControlsAreItems() throws {
        let host = host(Menu("More") { Edits() }.accessibilityIdentifier("menu"))
        let items = try host["menu"].menuItems().compactMap(\.label)
        same(items.prefix(2), ["scissors, Cut", "doc on doc, Copy"])
    }

    private struct Stacked: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func aStyleOfOnesOwn() throws {
        let host = host(Edits().controlGroupStyle(Stacked()))
        same(host.texts.prefix(3), ["Edit", "Cut", "Copy"])
    }
}
