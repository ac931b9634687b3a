import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Where the focus is, and who is asked first about keys.
@MainActor
@Suite struct FocusTests {
    private let log = Log()

    @Test func ofTwoViewsWithOneValueTheFirstHasTheFocus() {
        let host = ViewHost(width: 200, height: 200) { Twins() }
        host.key("f", modifiers: .command)
        has(host.texts, "focus 1")
        host.key("a")
        has(host.texts, "first a, second ")
        same(host.issues.map(\.message), ["Two views are focused by the same value, 1"])
    }

    @Test func aStateOfAContainerGivesItsFirstFieldTheFocus() {
        let host = ViewHost(width: 200, height: 200) { Form1() }
        host.key("f", modifiers: .command)
        host.key("a")
        has(host.texts, "first a, second , true")
        host.key(.tab)
        host.key("b")
        has(host.texts, "first a, second b, true")
        empty(host.issues)
    }

    @Test func aFieldHasItsCharactersBeforeTheFormAroundIt() {
        let host = ViewHost(width: 200, height: 200) { Guarded(log: log) }
        host.key(.tab)
        for key: KeyEquivalent in ["a", "b", .delete, .leftArrow] { host.key(key) }
        has(host.texts, "text a")
        same(log.take(), [])
        // What the field has no use for goes on.
        host.key(.escape)
        same(log.take(), ["form \u{1B}"])
        // Closures on the field itself come before it.
        host.key(.return)
        same(log.take(), ["own return"])
        has(host.texts, "text a")
    }

    @Test func commandsLeaveTheFieldItsOwn() throws {
        let host = ViewHost(width: 200, height: 200) { Pasting(log: log) }
        host.key(.tab)
        for key: KeyEquivalent in ["h", "i"] { host.key(key) }
        host.key("a", modifiers: .command)
        host.key("c", modifiers: .command)
        host.key(.rightArrow)
        host.key("v", modifiers: .command)
        has(host.texts, "text hihi")
        same(log.take(), [])
        // What was copied in the field is pasted by the view beside it, and the reverse.
        host.key(.tab)
        host.key("v", modifiers: .control)
        same(log.take(), ["pasted [\"hi\"]"])
        host.key("c", modifiers: .command)
        host.key(.tab)
        host.key("v", modifiers: .command)
        has(host.texts, "text hihicard")
        // Another host has a clipboard of its own.
        let other = ViewHost(width: 200, height: 200) { Pasting(log: log) }
        other.key(.tab)
        other.key("v", modifiers: .command)
        has(other.texts, "text ")
    }

    @Test func pasteCommandsGetWhatFitsAndLeaveTheRest() {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Color.white.frame(width: 50, height: 50).focusable()
                    .onCopyCommand { [NSItemProvider(object: "note" as NSString)] }
                    .onPasteCommand(of: [.image]) { _ in log.add("image") }
            }
            .onPasteCommand(of: [.text]) { log.add("text \($0.count)") }
        }
        host.key(.tab)
        host.key("v", modifiers: .command)
        same(log.take(), [])
        host.key("c", modifiers: .command)
        host.key("v", modifiers: .command)
        same(log.take(), ["text 1"])
    }

    @Test func theDefaultFocusDoesNotTakeItFromAnother() {
        let host = ViewHost(width: 200, height: 200) { Defaults() }
        has(host.texts, "focus 2")
        host.key(.tab)
        has(host.texts, "focus 3")
        // A part with a default of its own appears while another view has the focus.
        host.key("m", modifiers: .command)
        has(host.texts, "focus 3")
        host.key("r", modifiers: .command)
        has(host.texts, "focus 2")
    }

    @Test func peopleEnterASectionAtItsDefault() {
        let host = ViewHost(width: 200, height: 200) { Entering() }
        host.key(.tab)
        has(host.texts, "focus 1")
        host.key(.tab)
        has(host.texts, "focus 12")
        // Within the section it goes on as usual.
        host.key(.tab, modifiers: .shift)
        has(host.texts, "focus 11")
    }

    @Test func pagesAreTurnedInTheWholeRangeOfNumbers() {
        let host = ViewHost(width: 100, height: 100) { Pages() }
        host.key(.tab)
        host.key(.pageDown)
        same(host.texts, ["\(Int.max)"])
        host.key(.pageUp)
        same(host.texts, ["0"])
        host.key(.pageUp)
        same(host.texts, ["\(-Int.max)"])
        host.key(.pageUp)
        same(host.texts, ["\(Int.min)"])
        host.key(.pageUp)
        same(host.texts, ["\(Int.min)"])
    }
}

private struct Twins: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focus: Int?

    var body: some View {
        VStack {
            TextField("A", text: $first).focused($focus, equals: 1)
            TextField("B", text: $second).focused($focus, equals: 1)
            Text(verbatim: "first \(first), second \(second)")
            Text(verbatim: "focus \(focus ?? 0)")
            Button("Focus") { focus = 1 }.keyboardShortcut("f")
        }
    }
}

private struct Form1: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            VStack {
                TextField("A", text: $first)
                TextField("B", text: $second)
            }
            .focused($isFocused)
            Text(verbatim: "first \(first), second \(second), \(isFocused)")
            Button("Focus") { isFocused = true }.keyboardShortcut("f")
        }
    }
}

private struct Guarded: View {
    let log: Log
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("A", text: $text)
                .onKeyPress(.return) {
                    log.add("own return")
                    return .handled
                }
            Text(verbatim: "text \(text)")
        }
        .onKeyPress { press in
            log.add("form \(press.characters)")
            return .handled
        }
        .onDeleteCommand { log.add("delete") }
        .onMoveCommand { log.add("move \($0)") }
    }
}

private struct Pasting: View {
    let log: Log
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("A", text: $text)
            Color.white.frame(width: 40, height: 40).focusable()
                .copyable(["card"])
                .pasteDestination(for: String.self) { log.add("pasted \($0)") }
            Text(verbatim: "text \(text)")
        }
        .pasteDestination(for: String.self) { log.add("outside \($0)") }
        .pasteDestination(for: Data.self) { _ in log.add("data") }
    }
}

private struct Defaults: View {
    @State private var hasMore = false
    @FocusState private var focus: Int?
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
        VStack {
            VStack {
                ForEach(1..<4) { number in
                    Color.white.frame(width: 20, height: 20).focusable()
                        .focused($focus, equals: number)
                }
            }
            .defaultFocus($focus, 2)
            .focusScope(scope)
            if hasMore {
                Color.white.frame(width: 20, height: 20).focusable().focused($focus, equals: 4)
                    .defaultFocus($focus, 4)
            }
            Text(verbatim: "focus \(focus ?? 0)")
            Button("More") { hasMore = true }.keyboardShortcut("m")
            Button("Reset") { resetFocus(in: scope) }.keyboardShortcut("r")
        }
    }
}

private struct Entering: View {
    @FocusState private var focus: Int?

    var body: some View {
        VStack {
            cell(1)
            VStack {
                cell(11)
                cell(12)
                cell(13)
            }
            .focusSection()
            .defaultFocus($focus, 12, priority: .userInitiated)
            Text(verbatim: "focus \(focus ?? 0)")
        }
        .onAppear { focus = nil }
    }

    private func cell(_ number: Int) -> some View {
        Color.white.frame(width: 20, height: 20).focusable().focused($focus, equals: number)
    }
}

private struct Pages: View {
    @State private var page = 0

    var body: some View {
        Text(verbatim: "\(page)").focusable()
            .pageCommand(value: $page, in: Int.min...Int.max, step: Int.max)
    }
}
