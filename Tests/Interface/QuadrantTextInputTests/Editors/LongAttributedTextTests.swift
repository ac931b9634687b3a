import Expectations
import Foundation
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// A long text with attributes is laid out part by part, as a plain one.
@MainActor @Suite struct LongAttributedTextTests {
    private struct Long: View {
        @State var text: AttributedString
        @State private var selection = AttributedTextSelection()

        var body: some View {
            TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
            Text(runs).accessibilityIdentifier("runs")
            Button("Red") {
                text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
            }
            .accessibilityIdentifier("red")
        }

        /// The lengths of the stretches of one look, and which are bold or red.
        private var runs: String {
            text.runs.map { run in
                "\(text[run.range].utf8.count)" + (run.font == nil ? "" : "*")
                    + (run.foregroundColor == nil ? "" : "#")
            }.joined(separator: "|")
        }
    }

    /// Lines of 10 bytes, of which each thousandth is bold.
    private func lines(_ count: Int) -> AttributedString {
        let plain = AttributedString(String(repeating: "ten bytes\n", count: 999))
        var bold = AttributedString("bold text\n")
        bold.font = .body.bold()
        return (0..<count / 1000).reduce(into: AttributedString()) { text, _ in
            text += plain + bold
        }
    }

    private func host(_ text: AttributedString) -> ViewHost {
        ViewHost(width: 300, height: 400) { VStack { Long(text: text) } }
    }

    @Test func partsInSightAreLaidOut() throws {
        let short = host(lines(10_000))
        let long = host(lines(40_000))
        let parts = short.texts.filter { $0.hasPrefix("ten bytes") }
        has((1...3), parts.count)
        same(long.texts.filter { $0.hasPrefix("ten bytes") }.count, parts.count)
        #expect(parts[0].utf8.count < 10_000)
    }

    @Test func attributesStayWithTheirCharacters() throws {
        let host = host(lines(10_000))
        let before = try host["runs"].text
        holds(before.hasPrefix("9990|10*|9990|10*|"))
        try host["editor"].tap(at: .topLeading)
        try host.type("New ")
        try same(host["runs"].text, before.replacing("9990|", with: "9994|", maxReplacements: 1))
        try host.press(.downArrow, modifiers: .command)
        // Behind the last line, which is bold.
        try host.type("end")
        try holds(host["runs"].text.hasSuffix("|13*"))
        try host.compose("é")
        holds(host.texts.contains { $0.hasSuffix("endé") })
        try holds(host["runs"].text.hasSuffix("|13*"))
        try host.type("e")
        try holds(host["runs"].text.hasSuffix("|14*"))
        try host.select(5..<9)
        try host["red"].tap()
        try holds(host["runs"].text.hasPrefix("5|4#|9985|10*"))
        empty(host.issues)
    }

    @Test func tenMegabytesArePasted() throws {
        let host = host(AttributedString("start "))
        try host["editor"].focus()
        let pasted = String(repeating: "ten bytes\n", count: 1_048_576)
        try host.paste(pasted)
        same(host.caretOffset, pasted.utf8.count + 6)
        try host.type("x")
        try same(host["editor"].value?.utf8.count, pasted.utf8.count + 7)
        #expect(host.texts.filter { $0.hasPrefix("ten bytes") }.count <= 3)
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 400)
        empty(host.issues)
    }
}
