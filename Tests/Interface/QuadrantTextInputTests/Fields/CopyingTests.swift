import Expectations
import QuadrantTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What was copied is the host's: keys in fields, `copyable`, `pasteDestination` and `PasteButton` share it.
@MainActor @Suite struct CopyingTests {
    private struct Fields: View {
        @State private var first = "words"
        @State private var second = ""
        @State private var pasted = ""

        var body: some View {
            VStack {
                TextField("First", text: $first).accessibilityIdentifier("first")
                TextField("Second", text: $second).accessibilityIdentifier("second")
                PasteButton(payloadType: String.self) { pasted += $0.joined() }
                    .accessibilityIdentifier("paste")
                PasteButton(supportedContentTypes: [.image]) { pasted += "\($0.count) images" }
                    .accessibilityIdentifier("images")
                Text(pasted).accessibilityIdentifier("pasted")
            }
        }
    }

    private func host() -> ViewHost { ViewHost(width: 300, height: 400) { Fields() } }

    @Test(arguments: [EventModifiers.command, .control])
    func keysMoveATextToAnotherField(held: EventModifiers) throws {
        let host = host()
        try host["first"].focus()
        host.key("a", modifiers: held)
        host.key("x", modifiers: held)
        try same(host["first"].value, "")
        try host["second"].focus()
        host.key("v", modifiers: held)
        host.key("v", modifiers: held)
        try same(host["second"].value, "wordswords")
        try host["paste"].tap()
        try same(host["pasted"].text, "words")
        try host["images"].tap()
        try same(host["pasted"].text, "words")
    }

    /// Another host has copied nothing: nothing is pasted, and what is selected stays.
    @Test func hostsDoNotShareWhatTheyCopied() throws {
        let (host, other) = (host(), host())
        try host["first"].focus()
        try host.selectAll()
        try host.copy()
        try other["first"].focus()
        other.key("a", modifiers: .command)
        other.key("v", modifiers: .command)
        try same(other["first"].value, "words")
        try other["paste"].tap()
        try same(other["pasted"].text, "")
        empty(other.issues)
    }

    private struct Copied: View {
        @State private var text = ""
        @State private var items: [String] = []
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50)
                    .focusable()
                    .focused($isFocused)
                    .copyable(["item"])
                    .pasteDestination(for: String.self) { items += $0 }
                Button("Focus") { isFocused = true }
                TextField("Text", text: $text).accessibilityIdentifier("text")
                Text(items.joined(separator: ",")).accessibilityIdentifier("items")
            }
        }
    }

    @Test func fieldsAndViewsShareWhatWasCopied() throws {
        let host = ViewHost(width: 300, height: 400) { Copied() }
        try host.find(label: "Focus").tap()
        host.key("c", modifiers: .command)
        try host["text"].focus()
        host.key("v", modifiers: .command)
        try same(host["text"].value, "item")
        try host.type("!")
        try host.selectAll()
        try host.copy()
        try host.find(label: "Focus").tap()
        host.key("v", modifiers: .command)
        try same(host["items"].text, "item!")
    }
}
