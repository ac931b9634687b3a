import Foundation
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import TappedViews
import Testing

@MainActor @Suite struct TextEditorTests {
    private struct Editing: View {
        @State var text = "one\ntwo"

        var body: some View {
            TextEditor(text: $text).accessibilityIdentifier("editor")
        }
    }

    @Test func anEditorFillsItsRoom() throws {
        let host = ViewHost(width: 200, height: 120) { Editing() }
        #expect(try host["editor"].frame == CGRect(x: 0, y: 0, width: 200, height: 120))
        // The text stands 5 in and 8 down (iOS, recorded).
        try host["editor"].tap(at: .topLeading)
        let caret = try #require(host.caretFrame)
        #expect(caret.origin == CGPoint(x: 5, y: 8))
        #expect(host.caretOffset == 0)
    }

    @Test func theReturnKeyBeginsALine() throws {
        let host = ViewHost(width: 200, height: 120) { Editing() }
        try host["editor"].type("\nthree")
        #expect(try host["editor"].value == "one\ntwo\nthree")
        try host.press(.upArrow)
        try host.press(.end)
        try host.type("!")
        #expect(try host["editor"].value == "one\ntwo!\nthree")
        try host.press(.delete, modifiers: .command)
        #expect(try host["editor"].value == "one\n\nthree")
    }

    @Test func theCaretIsScrolledIntoSight() throws {
        let host = ViewHost(width: 200, height: 120) { Editing() }
        try host["editor"].focus()
        for line in 0..<20 { try host.type("\nline \(line)") }
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 120)
        try host.press(.upArrow, modifiers: .command)
        #expect(host.caretOffset == 0)
        let first = try #require(host.caretFrame)
        #expect(first.minY >= 0 && first.maxY <= 120)
    }

    @Test func attributesStayWhereTheyAre() throws {
        struct Styled: View {
            @State var text: AttributedString = {
                var text = AttributedString("plain ")
                var bold = AttributedString("bold")
                bold.font = .body.bold()
                return text + bold
            }()
            @State var selection = AttributedTextSelection()

            var body: some View {
                TextEditor(text: $text, selection: $selection)
                    .accessibilityIdentifier("editor")
                Text(runs).accessibilityIdentifier("runs")
                Button("Red") {
                    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
                }
                .accessibilityIdentifier("red")
            }

            var runs: String {
                text.runs.map { run in
                    String(text[run.range].characters) + (run.font == nil ? "" : "*")
                        + (run.foregroundColor == nil ? "" : "#")
                }.joined(separator: "|")
            }
        }
        let host = ViewHost(width: 200, height: 200) { VStack { Styled() } }
        try host["editor"].type("er")
        #expect(try host["runs"].text == "plain |bolder*")
        try host.press(.home)
        try host.type("x")
        #expect(try host["runs"].text == "xplain |bolder*")
        try host.select(0..<3)
        try host["red"].tap()
        #expect(try host["runs"].text == "xpl#|ain |bolder*")
    }

    @Test func anEditorTakesAStyleOfOnesOwn() throws {
        struct Framed: TextEditorStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.yellow.frame(width: 50, height: 40)
            }
        }
        let host = ViewHost(width: 200, height: 120) {
            Editing().textEditorStyle(Framed())
        }
        #expect(try host["editor"].frame.size == CGSize(width: 50, height: 40))
    }

    @Test func theGroundOfAnEditorCanBeHidden() {
        func colors(_ view: some View) -> [[Int]] { TappedTree(view).colors.map(\.parts) }
        let editor = TextEditor(text: .constant("text"))
        #expect(colors(editor) == [[255, 255, 255, 100], [0, 0, 0, 100]])
        #expect(colors(editor.scrollContentBackground(.hidden)) == [[0, 0, 0, 100]])
    }

    @Test func millionsOfCharactersArePasted() throws {
        let host = ViewHost(width: 200, height: 120) {
            VStack {
                TextFieldHolder()
            }
        }
        try host["field"].focus()
        let large = String(repeating: "many words ", count: 20_000)
        try host.paste(large)
        #expect(try host["field"].value?.count == large.count)
        try host.press(.leftArrow, modifiers: .option)
        try host.type("x")
        let caret = try #require(host.caretFrame)
        #expect(caret.minX >= 0 && caret.maxX <= 200)
    }

    private struct TextFieldHolder: View {
        @State var text = ""

        var body: some View { TextField("Text", text: $text).accessibilityIdentifier("field") }
    }
}
