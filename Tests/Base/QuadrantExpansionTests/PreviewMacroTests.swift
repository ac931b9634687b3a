import Testing

@Suite struct PreviewMacroTests {
    @Test func becomesAFunctionNamedAfterItsPlace() {
        let expansion = Expansion("import SwiftUI\n  #Preview { Card() }")
        #expect(expansion.messages.isEmpty)
        #expect(expansion.text.contains(#"@_cdecl("quadrant_preview_Card_2e_swift_2_3")"#))
        #expect(expansion.text.contains("SwiftUI.Preview(body: { Card() })"))
        #expect(
            expansion.text.contains(#"#sourceLocation(file: "/anywhere/Card.swift", line: 1) __"#))
    }

    @Test func passesNameAndTraitsOn() {
        let expansion = Expansion(
            #"#Preview("Dark", traits: .fixedLayout(width: 20, height: 10), .extra) { Card() }"#)
        let call =
            #"SwiftUI.Preview("Dark", traits: .fixedLayout(width: 20, height: 10), .extra, body: {"#
        #expect(expansion.text.contains(call))
    }

    @Test func namesNothingThatTheBodyMayMean() {
        let expansion = Expansion("#Preview { Card(target, memory) }")
        #expect(!expansion.text.contains("let target"))
        #expect(!expansion.text.contains("let memory"))
        #expect(!expansion.text.contains("_ memory:"))
    }

    @Test func takesAFunctionForABody() {
        let expansion = Expansion(#"#Preview("Card", body: makeCard)"#)
        #expect(expansion.text.contains(#"SwiftUI.Preview("Card", body: makeCard)"#))
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
        #expect(expansion.messages.isEmpty)
        #expect(expansion.text.contains(": SwiftUI.View {"))
        #expect(expansion.text.contains(" @State var isOn = true "))
        #expect(expansion.text.contains(" @State var count: Int = 3 "))
        #expect(!expansion.text.contains("@Previewable"))
        let body = expansion.text.split(separator: "var body: some SwiftUI.View").last ?? ""
        #expect(body.contains("Card(isOn: $isOn)"))
        #expect(!body.contains("@State"))
    }

    @Test func withoutABodyIsAMistake() {
        let expansion = Expansion(#"#Preview("Dark")"#)
        #expect(
            expansion.messages == ["#Preview needs a closure that makes the view to show"])
    }

    @Test func previewableOnAFunctionIsAMistake() {
        let expansion = Expansion("@Previewable func state() {}")
        #expect(
            expansion.messages
                == ["@Previewable marks a variable declared in the body of a #Preview"])
    }
}
