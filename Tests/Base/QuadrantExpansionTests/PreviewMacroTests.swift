import Expectations
import Testing

@Suite struct PreviewMacroTests {
    @Test func becomesAFunctionNamedAfterItsPlace() {
        let expansion = Expansion("import SwiftUI\n  #Preview { Card() }")
        empty(expansion.messages)
        has(expansion.text, #"@_cdecl("quadrant_preview_Card_2e_swift_2_3")"#)
        has(expansion.text, "SwiftUI.Preview(body: { Card() })")
        has(expansion.text, #"#sourceLocation(file: "/anywhere/Card.swift", line: 1) __"#)
    }

    @Test func passesNameAndTraitsOn() {
        let expansion = Expansion(
            #"#Preview("Dark", traits: .fixedLayout(width: 20, height: 10), .extra) { Card() }"#)
        let call =
            #"SwiftUI.Preview("Dark", traits: .fixedLayout(width: 20, height: 10), .extra, body: {"#
        has(expansion.text, call)
    }

    @Test func namesNothingThatTheBodyMayMean() {
        let expansion = Expansion("#Preview { Card(target, memory) }")
        fails(expansion.text.contains("let target"))
        fails(expansion.text.contains("let memory"))
        fails(expansion.text.contains("_ memory:"))
    }

    @Test func takesAFunctionForABody() {
        let expansion = Expansion(#"#Preview("Card", body: makeCard)"#)
        has(expansion.text, #"SwiftUI.Preview("Card", body: makeCard)"#)
    }

    @Test func movesPreviewableStateIntoAView() {
        let expansion = Expansion(
            """
            #Preview {
                @Previewable @State var isOn = true
                @Previewable @State var count: Int = 3
                Card(isOn: $isOn)
                Text("\\(count)")
            }
            """)
        empty(expansion.messages)
        has(expansion.text, ": SwiftUI.View {")
        has(expansion.text, " @State var isOn = true ")
        has(expansion.text, " @State var count: Int = 3 ")
        fails(expansion.text.contains("@Previewable"))
        let body = expansion.text.split(separator: "var body: some SwiftUI.View").last ?? ""
        holds(body.contains("Card(isOn: $isOn)"))
        fails(body.contains("@State"))
    }

    @Test func withoutABodyIsAMistake() {
        let expansion = Expansion(#"#Preview("Dark")"#)
        same(expansion.messages, ["#Preview needs a closure that makes the view to show"])
    }

    @Test func previewableOnAFunctionIsAMistake() {
        let expansion = Expansion("@Previewable func state() {}")
        same(
            expansion.messages, ["@Previewable marks a variable declared in the body of a #Preview"]
        )
    }
}
