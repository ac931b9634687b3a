import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The transition of a loop, a group or a condition is that of each view in it.
@MainActor @Suite struct SpreadTransitionTests {
    /// Two boxes below each other, of which a tap on "go" brings the second.
    private struct Boxes<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    .frame(height: 20)
                content(isOn)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    nonisolated private static func box(_ name: String) -> some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier(name)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let content: @MainActor @Sendable (Bool) -> AnyView
    }

    nonisolated static let rows = [
        Row(testDescription: "ForEach") { isOn in
            AnyView(
                ForEach(isOn ? ["a", "b"] : ["a"], id: \.self) { box($0) }
                    .transition(.offset(x: 100)))
        },
        Row(testDescription: "Group") { isOn in
            AnyView(
                Group {
                    box("a")
                    if isOn { box("b") }
                }
                .transition(.offset(x: 100)))
        },
        Row(testDescription: "ForEach in a Group") { isOn in
            AnyView(
                Group {
                    if isOn {
                        ForEach(["a", "b"], id: \.self) { box($0) }
                    } else {
                        box("a")
                    }
                }
                .transition(.offset(x: 100)))
        },
    ]

    @Test(arguments: rows) func eachViewComesAndGoesByItself(row: Row) throws {
        let host = ViewHost(width: 200, height: 100) { Boxes(content: row.content) }
        try same(host["a"].frame, CGRect(x: 0, y: 20, width: 40, height: 20))
        try host.find(label: "go").tap()
        host.advance(by: 0.25)
        try same(host.presented["b"].frame.minX, 75)
        host.advanceToEnd()
        try same(host["b"].frame, CGRect(x: 0, y: 40, width: 40, height: 20))
        try host.find(label: "go").tap()
        host.advance(by: 0.25)
        try same(host.presented["b"].frame.minX, 25)
        host.advanceToEnd()
        same(host.labels, ["go"])
    }
}
