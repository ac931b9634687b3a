import Expectations
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
        try same(host["editor"].frame, CGRect(x: 0, y: 0, width: 200, height: 120))
        // The text stands 5 in and 8 down (iOS, recorded).
        try host["editor"].tap(at: .topLeading)
        let caret = try #require(host.caretFrame)
        same(caret.origin, CGPoint(x: 5, y: 8))
        same(host.caretOffset, 0)
    }

    @Test func theReturnKeyBeginsALine() throws {
        let host = ViewHost(width: 200, height: 120) { Editing() }
        try host["editor"].type("\nthree")
        try same(host["editor"].value, "one\ntwo\nthree")
        try host.press(.upArrow)
        try host.press(.end)
        try host.type("!")
        try same(host["editor"].value, "one\ntwo!\nthree")
        try host.press(.delete, modifiers: .command)
        try same(host["editor"].value, "one\n\nthree")
    }

    @Test func theCaretIsScrolledIntoSight() throws {
        let host = ViewHost(width: 200, height: 120) { Editing() }
        try host["editor"].focus()
        for line in 0..<20 { try host.type("\nline \(line)") }
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 120)
        try host.press(.upArrow, modifiers: .command)
        same(host.caretOffset, 0)
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
        try same(host["runs"].text, "plain |bolder*")
        try host.press(.home)
        try host.type("x")
        try same(host["runs"].text, "xplain |bolder*")
        try host.select(0..<3)
        try host["red"].tap()
        try same(host["runs"].text, "xpl#|ain |bolder*")
    }

    private struct Parts: View {
        @State var text: AttributedString = {
            var middle = AttributedString(" two ")
            middle.font = .body.bold()
            return AttributedString("one") + middle + AttributedString("three")
        }()
        @State var selection = AttributedTextSelection()

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .accessibilityIdentifier("editor")
            Text(runs).accessibilityIdentifier("runs")
            Button("Ends") {
                let (start, end) = (text.startIndex, text.endIndex)
                let first = start..<text.index(start, offsetByCharacters: 3)
                let last = text.index(end, offsetByCharacters: -5)..<end
                selection = AttributedTextSelection(ranges: RangeSet([first, last]))
            }
            Button("Red") {
                text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
            }
            Button("Put") { text.replaceSelection(&selection, with: AttributedString("X")) }
            Button("Front") {
                text.transform(updating: &selection) {
                    $0.insert(AttributedString("(("), at: $0.startIndex)
                }
            }
        }

        var runs: String {
            text.runs.map { run in
                String(text[run.range].characters) + (run.font == nil ? "" : "*")
                    + (run.foregroundColor == nil ? "" : "#")
            }.joined(separator: "|")
        }
    }

    /// What lies between selected stretches stays as it is.
    @Test func severalStretchesAreSelected() throws {
        let host = ViewHost(width: 300, height: 300) { VStack { Parts() } }
        try host.find(label: "Ends").tap()
        try host.find(label: "Red").tap()
        try same(host["runs"].text, "one#| two *|three#")
        try host["editor"].focus()
        same(host.selectedText, "onethree")
        try host.type("1")
        try same(host["runs"].text, "1#| two *")
        let other = ViewHost(width: 300, height: 300) { VStack { Parts() } }
        try other.find(label: "Ends").tap()
        try other.find(label: "Put").tap()
        try same(other["runs"].text, "X| two *")
        // The same characters are selected behind what was put before them.
        let third = ViewHost(width: 300, height: 300) { VStack { Parts() } }
        try third.find(label: "Ends").tap()
        try third.find(label: "Front").tap()
        try third.find(label: "Red").tap()
        try same(third["runs"].text, "((|one#| two *|three#")
    }

    private struct Broken: View {
        var affinity: TextSelectionAffinity
        @State var text = "aaaa bbbb"
        @State var selection: TextSelection?

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .accessibilityIdentifier("editor")
                .textSelectionAffinity(affinity)
            Button("Middle") {
                selection = TextSelection(
                    insertionPoint: text.index(text.startIndex, offsetBy: 5))
            }
        }
    }

    /// Between two lines of one paragraph, a caret stands at the end of the first or the start of the second.
    @Test func theAffinityOfACaret() throws {
        func caret(_ affinity: TextSelectionAffinity) throws -> CGRect {
            let host = ViewHost(width: 60, height: 200) { VStack { Broken(affinity: affinity) } }
            try host["editor"].focus()
            try host.find(label: "Middle").perform("activate")
            return try #require(host.caretFrame)
        }
        let (up, down) = (try caret(.upstream), try caret(.downstream))
        #expect(up.minY < down.minY && up.minX > down.minX)
        try same(caret(.automatic), down)
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
        try same(host["editor"].frame.size, CGSize(width: 50, height: 40))
    }

    @Test func theGroundOfAnEditorCanBeHidden() {
        func colors(_ view: some View) -> [[Int]] { TappedTree(view).colors.map(\.parts) }
        let editor = TextEditor(text: .constant("text"))
        same(colors(editor), [[255, 255, 255, 100], [0, 0, 0, 100]])
        same(colors(editor.scrollContentBackground(.hidden)), [[0, 0, 0, 100]])
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
        try same(host["field"].value?.count, large.count)
        try host.press(.leftArrow, modifiers: .option)
        try host.type("x")
        let caret = try #require(host.caretFrame)
        #expect(caret.minX >= 0 && caret.maxX <= 200)
    }

    private struct TextFieldHolder: View {
        @State var text = ""

        var body: some View { TextField("Text", text: $text).accessibilityIdentifier("field") }
    }

    private struct Long: View {
        @State var text: String

        var body: some View {
            TextEditor(text: $text).accessibilityIdentifier("editor")
        }
    }

    private func lines(_ count: Int) -> String {
        (0..<count).map { "line \($0) of a long text" }.joined(separator: "\n")
    }

    /// Of a long text, the parts in sight are laid out and no others, however long it is.
    @Test func aLongTextIsLaidOutWhereItIsSeen() throws {
        let short = ViewHost(width: 300, height: 400) { Long(text: lines(4_000)) }
        let long = ViewHost(width: 300, height: 400) { Long(text: lines(400_000)) }
        same(short.texts.count, long.texts.count)
        #expect(long.texts.count <= 3)
        holds(long.texts[0].hasPrefix("line 0 of a long text\nline 1"))
        // A text of usual length is one part.
        same(ViewHost(width: 300, height: 400) { Long(text: lines(1_000)) }.texts.count, 1)
    }

    @Test func aLongTextIsEditedAtBothEnds() throws {
        let count = 400_000
        let host = ViewHost(width: 300, height: 400) { Long(text: lines(count)) }
        try host["editor"].tap(at: .topLeading)
        same(host.caretOffset, 0)
        try host.type("First ")
        holds(host.texts[0].hasPrefix("First line 0"))
        try host.press(.downArrow, modifiers: .command)
        let length = try #require(try host["editor"].value).utf8.count
        same(host.caretOffset, length)
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 400)
        try host.type("!")
        same(host.texts.last?.hasSuffix("line \(count - 1) of a long text!"), true)
        try same(host["editor"].value?.hasPrefix("First line 0 of"), true)
        empty(host.issues)
    }

    /// The caret goes from line to line past the ends of parts, as in a short text.
    @Test func theCaretMovesBetweenParts() throws {
        let host = ViewHost(width: 300, height: 400) { Long(text: lines(10_000)) }
        try host["editor"].tap(at: .topLeading)
        try host.press(.downArrow, count: 400)
        let start = lines(400).utf8.count + 1
        same(host.caretOffset, start)
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 400)
        try host.press(.upArrow, count: 399)
        same(host.caretOffset, lines(1).utf8.count + 1)
    }

    @Test func tenMegabytesArePasted() throws {
        let host = ViewHost(width: 300, height: 400) { Long(text: "") }
        try host["editor"].focus()
        let clock = ContinuousClock()
        let pasted = String(repeating: "ten bytes\n", count: 1_048_576)
        let paste = try clock.measure { try host.paste(pasted) }
        same(host.caretOffset, pasted.utf8.count)
        let typing = try clock.measure { try host.type("x") }
        print("TIME paste \(paste), typing a character \(typing)")
        try same(host["editor"].value?.utf8.count, pasted.utf8.count + 1)
        let caret = try #require(host.caretFrame)
        #expect(caret.minY >= 0 && caret.maxY <= 400)
        #expect(host.texts.count <= 3)
        empty(host.issues)
    }

    /// Texts that are equal as characters may have other bytes, in which carets and parts of long texts are counted.
    @Test func anotherSpellingIsAnotherText() throws {
        struct Spelled: View {
            @State var text: String
            var body: some View {
                TextEditor(text: $text).accessibilityIdentifier("editor")
                Button("Spell") { text = text.replacing("\u{E9}", with: "e\u{301}") }
                    .accessibilityIdentifier("spell")
            }
        }
        func host(_ part: String) throws -> ViewHost {
            let text = String(repeating: part, count: 20_000)
            let host = ViewHost(width: 300, height: 400) { VStack { Spelled(text: text) } }
            try host["editor"].focus()
            return host
        }
        let (host, other) = (try host("\u{E9}t\u{E9} "), try host("e\u{301}te\u{301} "))
        // Its parts are cut.
        differ(host.caretFrame, nil)
        try host["spell"].tap()
        for host in [host, other] {
            try host.press(.upArrow, modifiers: .command)
            for _ in 0..<9 { try host.press(.rightArrow) }
        }
        same(host.caretOffset, other.caretOffset)
        same(host.caretFrame?.minX, other.caretFrame?.minX)
        try host.press(.downArrow, modifiers: .command)
        try host.type("x")
        let bytes = try Array(#require(host["editor"].value).utf8)
        #expect(bytes.count == 20_000 * 8 + 1 && bytes.last == UInt8(ascii: "x"))
    }
}
