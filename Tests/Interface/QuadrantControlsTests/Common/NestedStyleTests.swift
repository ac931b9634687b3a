import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Styles of controls that stand in a control of the same family, and of controls that styles make.
@MainActor @Suite struct NestedStyleTests {
    private func texts<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
        ViewHost(width: 400, height: 800) { content() }.texts
    }

    private struct Named: GroupBoxStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(name)
            configuration.content
        }
    }

    /// The box that the next style makes, and something before it.
    private struct Around: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("around")
            GroupBox(configuration)
        }
    }

    /// A box of the style's own around the content.
    private struct Own: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("own")
            GroupBox("new") { configuration.content }
        }
    }

    /// What is in the box has another style.
    private struct Other: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("other")
            configuration.content.groupBoxStyle(Named(name: "inner"))
        }
    }

    private var boxes: some View {
        GroupBox { GroupBox { GroupBox { Text("content") } } }
    }

    @Test func boxesInBoxesKeepTheStyle() {
        same(texts { boxes.groupBoxStyle(Named(name: "a")) }, ["a", "a", "a", "content"])
        same(
            texts { boxes.groupBoxStyle(Named(name: "a")).groupBoxStyle(Named(name: "b")) },
            ["a", "a", "a", "content"])
    }

    @Test func theNextStyleMakesTheBoxOfAConfiguration() {
        same(texts { boxes.groupBoxStyle(Around()) }, ["around", "around", "around", "content"])
        same(
            texts { boxes.groupBoxStyle(Around()).groupBoxStyle(Named(name: "b")) },
            ["around", "b", "around", "b", "around", "b", "content"])
        same(
            texts { boxes.groupBoxStyle(Around()).groupBoxStyle(Around()) },
            ["around", "around", "around", "around", "around", "around", "content"])
    }

    @Test func aBoxOfAStyleIsInTheNextStyle() {
        same(
            texts { boxes.groupBoxStyle(Own()) },
            ["own", "new", "own", "new", "own", "new", "content"])
        same(
            texts { boxes.groupBoxStyle(Own()).groupBoxStyle(Named(name: "b")) },
            ["own", "b", "own", "b", "own", "b", "content"])
    }

    @Test func aStyleThatABodySetsWins() {
        same(texts { boxes.groupBoxStyle(Other()) }, ["other", "inner", "inner", "content"])
    }

    private struct Starred: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("*")
            Label {
                configuration.title
            } icon: {
                configuration.icon
            }
        }
    }

    @Test func labelsInLabels() {
        let label = Label {
            Label("inner", systemImage: "star").labelStyle(.titleOnly)
            Label("second", systemImage: "star")
        } icon: {
            Text("icon")
        }
        same(texts { label.labelStyle(Starred()) }, ["*", "icon", "inner", "*", "second"])
    }

    private struct Colon: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(":")
            configuration.content
        }
    }

    @Test func labeledContentInLabeledContent() {
        same(
            texts {
                LabeledContent("a") { LabeledContent("b", value: "c") }
                    .labeledContentStyle(Colon())
            }, ["a", ":", "b", ":", "c"])
    }

    private struct Framed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("group")
            ControlGroup { configuration.content }
        }
    }

    @Test func groupsInGroups() {
        same(
            texts {
                ControlGroup { ControlGroup { Button("b") {} } }
                    .controlGroupStyle(.navigation).controlGroupStyle(Framed())
            }, ["b"])
        same(
            texts { ControlGroup { ControlGroup { Button("b") {} } }.controlGroupStyle(Framed()) },
            ["group", "group", "b"])
    }

    private struct Marked: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).accessibilityHint("marked")
        }
    }

    @Test func menusInMenus() throws {
        let host = ViewHost(width: 300, height: 300) {
            Menu("outer") { Menu("inner") { Button("b") {} } }.menuStyle(Marked())
        }
        try host.find(label: "outer").tap()
        try same(host.find(label: "inner").accessibility?.hint, "marked")
    }

    private struct Checked: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isOn ? "on" : "off")
            configuration.label
        }
    }

    private struct Twice: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("twice")
            Toggle(configuration)
        }
    }

    @Test func togglesInTheLabelOfAToggle() {
        let toggle = Toggle(isOn: .constant(true)) {
            Toggle("inner", isOn: .constant(false))
        }
        same(texts { toggle.toggleStyle(Checked()) }, ["on", "off", "inner"])
        same(
            texts { toggle.toggleStyle(Twice()).toggleStyle(Checked()) },
            ["twice", "on", "twice", "off", "inner"])
    }

    private struct Bracketed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("[")
            configuration.label
        }
    }

    private struct Passed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("passed")
            Button(configuration)
        }
    }

    @Test func buttonsOfAConfiguration() {
        same(
            texts { Button("b") {}.buttonStyle(Passed()).buttonStyle(Bracketed()) },
            ["passed", "[", "b"])
    }
}
