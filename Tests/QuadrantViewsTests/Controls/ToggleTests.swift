import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews
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

    /// Measured on iOS 26.0: the row fills the width, the switch is 66 by 30 at its end.
    @Test func theRowFillsTheWidth() {
        let tree = TappedTree(Setting { row($0) })
        let (toggle, label) = (tree.frame("toggle"), tree.frame("label"))
        #expect(toggle.size == CGSize(width: 300, height: 30))
        #expect(label.minX == 0 && label.midY == toggle.midY)
        #expect(tree.tap(300 - 66 + 1, toggle.midY))
        #expect(isOn(tree))
        #expect(!tree.tap(300 - 66 - 1, toggle.midY))
        #expect(!tree.tap("label"))
        #expect(tree.tap(299, toggle.midY))
        #expect(!isOn(tree))
    }

    @Test func aHiddenLabelLeavesTheSwitch() {
        let tree = TappedTree(Setting { row($0).labelsHidden() })
        #expect(tree.frame("toggle").size == CGSize(width: 66, height: 30))
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
        #expect(track(row(.constant(false))) == [118, 118, 124, 16])
        #expect(track(row(.constant(true)).tint(.red)) == [255, 56, 60, 100])
        #expect(
            track(row(.constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))
                == [255, 56, 60, 100])
    }

    @Test func aDisabledToggleStays() {
        let tree = TappedTree(Setting { row($0).labelsHidden().disabled(true) })
        #expect(!tree.tap("toggle"))
        #expect(!isOn(tree))
        #expect(tree.accessibility("toggle")?.isDisabled == true)
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
        let note = try #require(tree.accessibility("toggle"))
        #expect(note.traits.contains(.isToggle) && note.value == "1")
        let node = try #require(tree.node("toggle"))
        #expect(tree.tree.perform(of: node))
        tree.tree.update(ProposedViewSize(width: 300, height: 300))
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
        #expect(tree.accessibility("3")?.value == "1")
        #expect(tree.accessibility("4")?.value == "0")
    }
}
