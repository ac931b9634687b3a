import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextFieldTests {
    struct Form: View {
        enum Field: Hashable { case name, password, notes }

        @State var name = ""
        @State var password = ""
        @State var notes = ""
        @State var count = 3
        @State var log = ""
        @FocusState var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                    .focused($focus, equals: .name)
                    .accessibilityIdentifier("name")
                SecureField("Password", text: $password)
                    .focused($focus, equals: .password)
                    .accessibilityIdentifier("password")
                TextField("Notes", text: $notes, axis: .vertical)
                    .focused($focus, equals: .notes)
                    .accessibilityIdentifier("notes")
                TextField("Count", value: $count, format: .number)
                    .accessibilityIdentifier("count")
                Text(log).accessibilityIdentifier("log")
                Button("Next") { focus = .notes }.accessibilityIdentifier("next")
                Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
            }
            .onSubmit {
                log += "submitted "
                if focus == .name { focus = .password }
            }
        }
    }

    private func form() -> ViewHost { ViewHost(width: 300, height: 400) { Form() } }

    @Test func typingGoesIntoTheTappedField() throws {
        let host = form()
        fails(host.isEditing)
        try host["name"].tap()
        try same(host["focus"].text, "name")
        #expect(host.isEditing && host.caretOffset == 0)
        try host.type("Ada")
        try same(host["name"].value, "Ada")
        try host.press(.leftArrow)
        try host.press(.delete)
        try host.type("ml")
        try same(host["name"].value, "Amla")
        same(host.caretOffset, 3)
        try host.undo()
        try host.undo()
        try same(host["name"].value, "Ada")
        try host["password"].type("päss")
        try same(host["focus"].text, "password")
        try same(host["password"].value, "••••")
        try same(host["name"].label, "Name")
    }

    @Test func submittingMovesTheFocus() throws {
        let host = form()
        try host["name"].type("Ada\n")
        try same(host["log"].text, "submitted ")
        try same(host["focus"].text, "password")
        holds(host.isEditing)
        try host.submit()
        try same(host["log"].text, "submitted submitted ")
        try same(host["focus"].text, "none")
        fails(host.isEditing)
    }

    @Test func theProgramMovesTheFocus() throws {
        let host = form()
        try host["next"].tap()
        holds(host.isEditing)
        try host.type("one\ntwo")
        try same(host["notes"].value, "one\ntwo")
        host.endEditing()
        try same(host["focus"].text, "none")
        #expect(throws: ActionFailure.self) { try host.type("x") }
    }

    @Test func aFormatIsReadAtTheEndOfEditing() throws {
        let host = form()
        try host["count"].replaceText(by: "12")
        #expect(try host["count"].value == "3" || host["count"].value == "12")
        try host.submit()
        try same(host["count"].value, "12")
        empty(host.issues)
        try host["count"].replaceText(by: "many")
        host.endEditing()
        try same(host["count"].value, "12")
        holds(
            host.issues.map(\.description).contains {
                $0.contains("\"many\", which its format cannot read as Int")
            })
    }

    @Test func aDisabledFieldTakesNothing() throws {
        let host = ViewHost(width: 300, height: 100) {
            TextField("Name", text: .constant("a")).disabled(true)
                .accessibilityIdentifier("name")
        }
        try host["name"].tap()
        fails(host.isEditing)
        try fails(host["name"].isEnabled)
    }

    private struct Locked: View {
        @State var text = "a"
        @State var isLocked = false
        @FocusState var isFocused: Bool

        var body: some View {
            TextField("Name", text: $text).disabled(isLocked).focused($isFocused)
                .accessibilityIdentifier("name")
            Button("Lock") { isLocked.toggle() }
            Button("Focus") { isFocused = true }
            Text(isFocused ? "focused" : "not focused").accessibilityIdentifier("focus")
        }
    }

    /// A field that is disabled while it is edited loses the focus, and nobody can give it back.
    @Test func aDisabledFieldHasNoFocus() throws {
        let host = ViewHost(width: 300, height: 200) { VStack { Locked() } }
        try host["name"].type("bc")
        try same(host["focus"].text, "focused")
        try host.find(label: "Lock").tap()
        fails(host.isEditing)
        try same(host["focus"].text, "not focused")
        try same(host["name"].value, "abc")
        try host.find(label: "Focus").tap()
        fails(host.isEditing)
        try same(host["focus"].text, "not focused")
        try host.find(label: "Lock").tap()
        try host.find(label: "Focus").tap()
        holds(host.isEditing)
    }

    @Test func aTapPutsTheCaretBetweenCharacters() throws {
        let host = ViewHost(width: 300, height: 100) {
            TextField("Name", text: .constant("some words")).accessibilityIdentifier("name")
        }
        try host["name"].tap(at: .leading)
        same(host.caretOffset, 0)
        try host["name"].tap(at: .trailing)
        same(host.caretOffset, 10)
        let caret = try #require(host.caretFrame)
        #expect(caret.maxX < 120 && caret.minX > 70)
        let place = CGPoint(x: caret.maxX - 5, y: caret.midY)
        try host.doubleTap(at: place)
        same(host.selectedText, "words")
        try host.copy()
        try host.paste()
        // The binding does not take it.
        try same(host["name"].value, "some words")
    }

    @Test func aBindingThatAnswersOtherwiseIsShown() throws {
        struct Limited: View {
            @State var text = ""
            var body: some View {
                TextField(
                    "Code",
                    text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(4)) })
                ).accessibilityIdentifier("code")
            }
        }
        let host = ViewHost(width: 300, height: 100) { Limited() }
        try host["code"].type("ab")
        try same(host["code"].value, "AB")
        try host.type("cdef")
        try same(host["code"].value, "ABCD")
        same(host.caretOffset, 4)
    }

    @Test func whatIsComposedIsShownAndNotBound() throws {
        struct Single: View {
            @State var text = "ab"
            var body: some View {
                TextField("Text", text: $text).accessibilityIdentifier("field")
                Text(text).accessibilityIdentifier("bound")
            }
        }
        let host = ViewHost(width: 300, height: 100) { VStack { Single() } }
        try host["field"].focus()
        try host.compose("に")
        try same(host["bound"].text, "ab")
        try host.type("日")
        try same(host["bound"].text, "ab日")
    }

    @Test func selectionIsReadAndSet() throws {
        struct Selecting: View {
            @State var text = "one two"
            @State var selection: TextSelection?
            var body: some View {
                TextField("Text", text: $text, selection: $selection)
                    .accessibilityIdentifier("field")
                Text(chosen).accessibilityIdentifier("chosen")
                Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
                    .accessibilityIdentifier("all")
            }
            var chosen: String {
                guard case .selection(let range) = selection?.indices else { return "nil" }
                return String(text[range])
            }
        }
        let host = ViewHost(width: 300, height: 150) { VStack { Selecting() } }
        try same(host["chosen"].text, "nil")
        try host["field"].focus()
        try host.press(.leftArrow, modifiers: [.option, .shift])
        try same(host["chosen"].text, "two")
        try host["all"].tap()
        same(host.selectedText, "one two")
        try host.type("x")
        try same(host["field"].value, "x")
    }

    private struct Formatted: View {
        @State var small: Int8 = 3
        @State var part = 0.5
        @State var whole = 1

        var body: some View {
            VStack {
                TextField("Small", value: $small, formatter: NumberFormatter())
                    .accessibilityIdentifier("small")
                TextField("Whole", value: $whole, formatter: Self.decimals)
                    .accessibilityIdentifier("whole")
                TextField("Part", value: $part, formatter: Self.decimals)
                    .accessibilityIdentifier("part")
                Text(verbatim: "\(small) \(whole) \(part)").accessibilityIdentifier("values")
            }
        }

        static var decimals: NumberFormatter {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter
        }
    }

    @Test func numbersThatDoNotFitAreNotTaken() throws {
        let host = ViewHost(width: 300, height: 400) { Formatted() }
        func enter(_ text: String, in field: String) throws {
            try host[field].replaceText(by: text)
            try host.press(.return)
        }
        try enter("300", in: "small")
        try enter("3.7", in: "whole")
        try enter("2.25", in: "part")
        // What was typed last that fits: 30, and 3.
        try same(host["values"].text, "30 3 2.25")
        same(host.issues.count, 2)
        try enter("-128", in: "small")
        try enter("12345678", in: "whole")
        try same(host["values"].text, "-128 12345678 2.25")
    }
}
