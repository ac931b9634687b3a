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
        #expect(toggle.size == CGSize(width: 300, height: 30))
        #expect(label.minX == 0 && label.midY == toggle.midY)
        #expect(tree.tap(300 - 61 + 1, toggle.midY))
        #expect(isOn(tree))
        #expect(!tree.tap(300 - 61 - 1, toggle.midY))
        #expect(!tree.tap("label"))
        #expect(tree.tap(299, toggle.midY))
        #expect(!isOn(tree))
        // It is a point lower than the row on both sides, and reaches beyond the end.
        #expect(tree.tap(290, toggle.maxY - 2))
        #expect(!tree.tap(290, toggle.maxY - 0.5))
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
        #expect(tree.frame("toggle").height == tree.frame("label").height)
        #expect(tree.frame("bare").size == CGSize(width: 300, height: 30))
        let ideal = TappedTree(row(.constant(true)).fixedSize())
        #expect(ideal.frame("toggle").width == ideal.frame("label").width + 8 + 61)
        let mirrored = TappedTree(row(.constant(true))) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.frame("label").maxX == 300)
        #expect(mirrored.tree.nodes(at: CGPoint(x: 5, y: 150)) != [])
    }

    @Test func aHiddenLabelLeavesTheSwitch() {
        let tree = TappedTree(Setting { row($0).labelsHidden() })
        #expect(tree.frame("toggle").size == CGSize(width: 66, height: 30))
        #expect(tree.accessibility("toggle")?.label == "Sound")
        #expect(tree.tap("toggle"))
        #expect(isOn(tree))
        let shown = row(.constant(true)).labelsVisibility(.visible).labelsHidden()
        #expect(TappedTree(shown).frame("toggle").width == 300)
    }

    private func track(_ view: some View) -> [Int] {
        TappedTree(view.labelsHidden()).colors.first?.parts ?? []
    }

    @Test func coloursOfTheSwitch() {
        #expect(track(row(.constant(true))) == [52, 199, 89, 100])
        // On white 197 197 199, as in Apple's pictures (iOS 26).
        #expect(track(row(.constant(false))) == [60, 60, 67, 30])
        #expect(track(row(.constant(true)).tint(.red)) == [255, 56, 60, 100])
        #expect(
            track(row(.constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))
                == [255, 56, 60, 100])
    }

    @Test func aDisabledToggleStays() {
        let tree = TappedTree(Setting { row($0).labelsHidden().disabled(true) })
        #expect(!tree.tap("toggle"))
        #expect(!isOn(tree))
        #expect(tree.accessibility("toggle")?.isEnabled == false)
    }

    @Test func asAButton() {
        let tree = TappedTree(Setting { row($0).toggleStyle(.button) })
        #expect(tree.frame("toggle").height == 34.5)
        #expect(tree.frame("toggle").width == tree.frame("label").width + 24)
        #expect(tree.colors.first?.parts == [118, 118, 124, 16])
        #expect(tree.tap("toggle"))
        #expect(isOn(tree))
        #expect(tree.colors.first?.parts == [0, 136, 255, 100])
        #expect(tree.accessibility("toggle")?.value == "1")
    }

    @Test func assistiveTechnologiesAreTold() throws {
        let tree = TappedTree(Setting(true) { row($0) })
        let element = try #require(tree.accessibility("toggle"))
        #expect(element.label == "Sound" && element.value == "1")
        #expect(element.traits == [.isButton, .isToggle])
        #expect(tree.perform("toggle"))
        #expect(!isOn(tree))
        #expect(tree.accessibility("toggle")?.value == "0")
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
        #expect(tree.frame("all").size == CGSize(width: 10, height: 20))
        #expect(tree.accessibility("all")?.value == "mixed")
        tree.tap("all")
        #expect(tree.frame("all").size == CGSize(width: 40, height: 10))
        #expect([0, 1, 2].map { tree.frame("\($0)").width } == [20, 20, 20])
        tree.tap("1")
        #expect(tree.frame("all").size == CGSize(width: 10, height: 20))
        tree.tap("all")
        tree.tap("all")
        #expect(tree.frame("all").size == CGSize(width: 10, height: 10))
        #expect([0, 1, 2].map { tree.frame("\($0)").width } == [10, 10, 10])
    }

    private struct Bordered: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(4)
        }
    }

    @Test func aStyleAddsToTheOneFurtherOut() {
        let view = row(.constant(true)).labelsHidden().toggleStyle(Bordered())
        #expect(TappedTree(view).frame("toggle").size == CGSize(width: 74, height: 38))
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
        for name in 0...4 { #expect(tree.frame("\(name)").width == 300, "\(name)") }
        #expect(
            (0...4).map { tree.accessibility("\($0)")?.label } == [
                "a", "b", "star, c", "star, d", "e",
            ])
        #expect(tree.accessibility("3")?.value == "1")
        #expect(tree.accessibility("4")?.value == "0")
    }

    @Test func ofTwoTextsTheSecondIsASubtitle() {
        let view = Toggle(isOn: .constant(true)) {
            Text("Sound")
            Text("When the phone rings")
        }
        .accessibilityIdentifier("toggle")
        let tree = TappedTree(view)
        let lines = tree.glyphs
        #expect(lines.map(\.run.text) == ["Sound", "When the phone rings"])
        #expect(lines[0].run.origin.x == lines[1].run.origin.x)
        #expect(lines.map(\.run.size) == [17, 15])
        #expect(tree.frame("toggle").height > 30)
        #expect(tree.colors.prefix(2).map(\.parts) == [[0, 0, 0, 100], [60, 60, 67, 60]])
        #expect(tree.accessibility("toggle")?.label == "Sound, When the phone rings")
        // Only texts are: other views stand in a row.
        let row = TappedTree(
            Toggle(isOn: .constant(true)) {
                Color.red.frame(width: 10, height: 50)
                Text("Sound")
            }.accessibilityIdentifier("toggle"))
        #expect(row.frame("toggle").height == 50)
    }

    // MARK: As a button

    @Test func asAButtonInTheStyleAround() {
        func tree(_ style: some PrimitiveButtonStyle, _ isOn: Bool = false) -> TappedTree {
            TappedTree(
                Setting(isOn) { row($0).toggleStyle(.button).buttonStyle(style) })
        }
        let (grey, blue) = ([118, 118, 124, 16], [0, 136, 255, 100])
        #expect(tree(.bordered).colors.map(\.parts).prefix(2) == [grey, blue])
        #expect(tree(.bordered, true).colors.first?.parts == blue)
        #expect(tree(.borderedProminent).colors.first?.parts == grey)
        #expect(tree(.borderedProminent, true).colors.first?.parts == blue)
        #expect(tree(.automatic, true).frame("toggle").height == 34.5)
        let plain = tree(.plain)
        #expect(plain.frame("toggle") == plain.frame("label"))
        #expect(plain.tap("toggle"))
        #expect(isOn(plain))
        #expect(plain.accessibility("toggle")?.traits == [.isButton, .isToggle])
        #expect(plain.accessibility("toggle")?.value == "1")
        #expect(plain.accessibility("toggle")?.label == "Sound")
        #expect(plain.accessibility("toggle")?.actions == ["activate"])
    }

    private struct Padded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(20)
        }
    }

    @Test func asAButtonInAStyleOfOnesOwn() {
        let tree = TappedTree(
            Setting { row($0).toggleStyle(.button).buttonStyle(Padded()) })
        #expect(tree.frame("toggle").height == 60.5)
        #expect(tree.tap("label"))
        #expect(isOn(tree))
        let small = row(.constant(true)).toggleStyle(.button).controlSize(.small)
        #expect(TappedTree(small).frame("toggle").height == 28)
    }

    /// The button does not hand its state on to other controls in its label.
    @Test func aButtonInTheLabelIsNotOn() {
        let view = Toggle(isOn: .constant(true)) { Button("Inner") {} }.toggleStyle(.button)
        let blue = [0, 136, 255, 100]
        #expect(TappedTree(view).colors.map(\.parts) == [blue, blue], "one ground and a label")
    }

    private struct Checking: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Check", isOn: $isOn).toggleStyle(.checkbox).accessibilityIdentifier("box")
        }
    }

    @Test func aCheckbox() throws {
        let host = ViewHost(width: 300) { Checking() }
        #expect(try host["box"].value == "0")
        try host["box"].tap()
        #expect(try host["box"].value == "1")
        // 14, 6 and the label: the box does not fill the width.
        #expect(try host["box"].frame.width < 100)
    }
}
