import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct ToggleTests {
    private struct Setting<Content: View>: View {
        @State private var isOn: Bool
        let content: (Binding<Bool>) -> Content

        init(_ isOn: Bool = false, content: @escaping (Binding<Bool>) -> Content) {
            _isOn = State(initialValue: isOn)
            self.content = content
        }

        var body: some View {
            content($isOn)
            Color.gray.frame(width: isOn ? 20 : 10, height: 10).accessibilityIdentifier("state")
        }
    }

    private func isOn(_ tree: TappedTree) -> Bool { tree.frame("state").width == 20 }

    private func row(_ isOn: Binding<Bool>) -> some View {
        Toggle(isOn: isOn) { Text("Sound").accessibilityIdentifier("label") }
            .accessibilityIdentifier("toggle")
    }

    /// Recorded (iOS 26.0): the row fills the width and is 30 high. Apple's pictures: the switch is 63 by 28 and ends 2 beyond it.
    @Test func theRowFillsTheWidth() {
        let tree = TappedTree(Setting { row($0) })
        let (toggle, label) = (tree.frame("toggle"), tree.frame("label"))
        same(toggle.size, CGSize(width: 300, height: 30))
        #expect(label.minX == 0 && label.midY == toggle.midY)
        holds(tree.tap(300 - 61 + 1, toggle.midY))
        holds(isOn(tree))
        fails(tree.tap(300 - 61 - 1, toggle.midY))
        fails(tree.tap("label"))
        holds(tree.tap(299, toggle.midY))
        fails(isOn(tree))
        // It is a point lower than the row on both sides, and reaches beyond the end.
        holds(tree.tap(290, toggle.maxY - 2))
        fails(tree.tap(290, toggle.maxY - 0.5))
    }

    @Test func aRowMakesRoomForItsLabel() {
        let long = Text("Several words that need more than a line").frame(width: 90)
        let tree = TappedTree(
            VStack(spacing: 0) {
                Toggle(isOn: .constant(true)) { long.accessibilityIdentifier("label") }
                    .accessibilityIdentifier("toggle")
                Toggle(isOn: .constant(true)) { EmptyView() }.accessibilityIdentifier("bare")
            })
        #expect(tree.frame("label").height > 60)
        same(tree.frame("toggle").height, tree.frame("label").height)
        same(tree.frame("bare").size, CGSize(width: 300, height: 30))
        let ideal = TappedTree(row(.constant(true)).fixedSize())
        same(ideal.frame("toggle").width, ideal.frame("label").width + 8 + 61)
        let mirrored = TappedTree(row(.constant(true))) { $0.layoutDirection = .rightToLeft }
        same(mirrored.frame("label").maxX, 300)
        differ(mirrored.tree.nodes(at: CGPoint(x: 5, y: 150)), [])
    }

    @Test func aHiddenLabelLeavesTheSwitch() {
        let tree = TappedTree(Setting { row($0).labelsHidden() })
        same(tree.frame("toggle").size, CGSize(width: 66, height: 30))
        same(tree.accessibility("toggle")?.label, "Sound")
        holds(tree.tap("toggle"))
        holds(isOn(tree))
        let shown = row(.constant(true)).labelsVisibility(.visible).labelsHidden()
        same(TappedTree(shown).frame("toggle").width, 300)
    }

    private func track(_ view: some View) -> [Int] {
        TappedTree(view.labelsHidden()).colors.first?.parts ?? []
    }

    @Test func coloursOfTheSwitch() {
        same(track(row(.constant(true))), [52, 199, 89, 100])
        // On white 197 197 199, as in Apple's pictures (iOS 26).
        same(track(row(.constant(false))), [60, 60, 67, 30])
        same(track(row(.constant(true)).tint(.red)), [255, 56, 60, 100])
        same(
            track(row(.constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))),
            [255, 56, 60, 100])
    }

    @Test func aDisabledToggleStays() {
        let tree = TappedTree(Setting { row($0).labelsHidden().disabled(true) })
        fails(tree.tap("toggle"))
        fails(isOn(tree))
        same(tree.accessibility("toggle")?.isEnabled, false)
    }

    @Test func asAButton() {
        let tree = TappedTree(Setting { row($0).toggleStyle(.button) })
        same(tree.frame("toggle").height, 34.5)
        same(tree.frame("toggle").width, tree.frame("label").width + 24)
        same(tree.colors.first?.parts, [118, 118, 124, 16])
        holds(tree.tap("toggle"))
        holds(isOn(tree))
        same(tree.colors.first?.parts, [0, 136, 255, 100])
        same(tree.accessibility("toggle")?.value, "1")
    }

    @Test func assistiveTechnologiesAreTold() throws {
        let tree = TappedTree(Setting(true) { row($0) })
        let element = try #require(tree.accessibility("toggle"))
        #expect(element.label == "Sound" && element.value == "1")
        same(element.traits, [.isButton, .isToggle])
        holds(tree.perform("toggle"))
        fails(isOn(tree))
        same(tree.accessibility("toggle")?.value, "0")
    }

    private struct Alarm {
        var isOn: Bool
    }

    private struct Alarms: View {
        @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false), Alarm(isOn: true)]

        var body: some View {
            Toggle("All", sources: $alarms, isOn: \.isOn)
                .toggleStyle(Boxed()).accessibilityIdentifier("all")
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Color.red.frame(width: alarms[index].isOn ? 20 : 10, height: 10)
                        .onTapGesture { alarms[index].isOn.toggle() }
                        .accessibilityIdentifier("\(index)")
                }
            }
        }
    }

    /// A square: wide where it is on, high where it is mixed.
    private struct Boxed: ToggleStyle {
        @Environment(\.displayScale) private var scale

        func makeBody(configuration: Configuration) -> some View {
            Color.blue
                .frame(
                    width: configuration.isOn ? 20 * scale : 10,
                    height: configuration.isMixed ? 20 : 10
                )
                .onTapGesture { configuration.isOn.toggle() }
        }
    }

    @Test func severalSources() {
        let tree = TappedTree(Alarms())
        same(tree.frame("all").size, CGSize(width: 10, height: 20))
        same(tree.accessibility("all")?.value, "mixed")
        tree.tap("all")
        same(tree.frame("all").size, CGSize(width: 40, height: 10))
        same([0, 1, 2].map { tree.frame("\($0)").width }, [20, 20, 20])
        tree.tap("1")
        same(tree.frame("all").size, CGSize(width: 10, height: 20))
        tree.tap("all")
        tree.tap("all")
        same(tree.frame("all").size, CGSize(width: 10, height: 10))
        same([0, 1, 2].map { tree.frame("\($0)").width }, [10, 10, 10])
    }

    private struct Bordered: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(4)
        }
    }

    @Test func aStyleAddsToTheOneFurtherOut() {
        let view = row(.constant(true)).labelsHidden().toggleStyle(Bordered())
        same(TappedTree(view).frame("toggle").size, CGSize(width: 74, height: 38))
    }

    @Test func everyFormHasALabel() {
        let on = Binding.constant(true)
        let tree = TappedTree(
            VStack(spacing: 0) {
                Toggle("a", isOn: on).accessibilityIdentifier("0")
                Toggle("b".prefix(1), isOn: on).accessibilityIdentifier("1")
                Toggle("c", systemImage: "star", isOn: on).accessibilityIdentifier("2")
                Toggle("d", systemImage: "star", sources: [on], isOn: \.self)
                    .accessibilityIdentifier("3")
                Toggle(sources: [Binding<Bool>](), isOn: \.self) { Text("e") }
                    .accessibilityIdentifier("4")
            })
        for name in 0...4 { same(tree.frame("\(name)").width, 300, "\(name)") }
        same(
            (0...4).map { tree.accessibility("\($0)")?.label },
            [
                "a", "b", "star, c", "star, d", "e",
            ])
        same(tree.accessibility("3")?.value, "1")
        same(tree.accessibility("4")?.value, "0")
    }

    @Test func ofTwoTextsTheSecondIsASubtitle() {
        let view = Toggle(isOn: .constant(true)) {
            Text("Sound")
            Text("When the phone rings")
        }
        .accessibilityIdentifier("toggle")
        let tree = TappedTree(view)
        let lines = tree.glyphs
        same(lines.map(\.run.text), ["Sound", "When the phone rings"])
        same(lines[0].run.origin.x, lines[1].run.origin.x)
        same(lines.map(\.run.size), [17, 15])
        #expect(tree.frame("toggle").height > 30)
        same(tree.colors.prefix(2).map(\.parts), [[0, 0, 0, 100], [60, 60, 67, 60]])
        same(tree.accessibility("toggle")?.label, "Sound, When the phone rings")
        // Only texts are: other views stand in a row.
        let row = TappedTree(
            Toggle(isOn: .constant(true)) {
                Color.red.frame(width: 10, height: 50)
                Text("Sound")
            }.accessibilityIdentifier("toggle"))
        same(row.frame("toggle").height, 50)
    }

    // MARK: As a button

    @Test func asAButtonInTheStyleAround() {
        func tree(_ style: some PrimitiveButtonStyle, _ isOn: Bool = false) -> TappedTree {
            TappedTree(
                Setting(isOn) { row($0).toggleStyle(.button).buttonStyle(style) })
        }
        let (grey, blue) = ([118, 118, 124, 16], [0, 136, 255, 100])
        same(tree(.bordered).colors.map(\.parts).prefix(2), [grey, blue])
        same(tree(.bordered, true).colors.first?.parts, blue)
        same(tree(.borderedProminent).colors.first?.parts, grey)
        same(tree(.borderedProminent, true).colors.first?.parts, blue)
        same(tree(.automatic, true).frame("toggle").height, 34.5)
        let plain = tree(.plain)
        same(plain.frame("toggle"), plain.frame("label"))
        holds(plain.tap("toggle"))
        holds(isOn(plain))
        same(plain.accessibility("toggle")?.traits, [.isButton, .isToggle])
        same(plain.accessibility("toggle")?.value, "1")
        same(plain.accessibility("toggle")?.label, "Sound")
        same(plain.accessibility("toggle")?.actions, ["activate"])
    }

    private struct Padded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(20)
        }
    }

    @Test func asAButtonInAStyleOfOnesOwn() {
        let tree = TappedTree(
            Setting { row($0).toggleStyle(.button).buttonStyle(Padded()) })
        same(tree.frame("toggle").height, 60.5)
        holds(tree.tap("label"))
        holds(isOn(tree))
        let small = row(.constant(true)).toggleStyle(.button).controlSize(.small)
        same(TappedTree(small).frame("toggle").height, 28)
    }

    /// The button does not hand its state on to other controls in its label.
    @Test func aButtonInTheLabelIsNotOn() {
        let view = Toggle(isOn: .constant(true)) { Button("Inner") {} }.toggleStyle(.button)
        let blue = [0, 136, 255, 100]
        same(TappedTree(view).colors.map(\.parts), [blue, blue], "one ground and a label")
    }

    private struct Checking: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Check", isOn: $isOn).toggleStyle(.checkbox).accessibilityIdentifier("box")
        }
    }

    @Test func aCheckbox() throws {
        let host = ViewHost(width: 300) { Checking() }
        try same(host["box"].value, "0")
        try host["box"].tap()
        try same(host["box"].value, "1")
        // 14, 6 and the label: the box does not fill the width.
        #expect(try host["box"].frame.width < 100)
    }
}
