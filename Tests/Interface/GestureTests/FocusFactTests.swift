import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What Apple documents of the focus, keys and shortcuts, by the numbers in `Tests/Facts/Gestures.md`.
@MainActor
@Suite struct FocusFactTests {
    private let log = Log()

    private func box(_ name: String) -> some View {
        Color.white.frame(width: 40, height: 40).accessibilityIdentifier(name)
    }

    /// F7.1: a view that is edited gets the focus by a click or tap; one that is only activated does not.
    @Test func aTapFocusesWhatIsEdited() throws {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                box("edit").focusable(true, interactions: .edit).onKeyPress("a") {
                    log.add("edit")
                    return .handled
                }
                box("activate").focusable(true, interactions: .activate).onKeyPress("a") {
                    log.add("activate")
                    return .handled
                }
            }
        }
        try host["activate"].tap()
        host.key("a")
        same(log.take(), [])
        try host["edit"].tap()
        host.key("a")
        same(log.take(), ["edit"])
    }

    /// F7.4: space activates a focused button, Return the default one.
    @Test func spaceActivatesAndReturnIsTheDefault() {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Button("One") { log.add("one") }
                Button("Two") { log.add("two") }.keyboardShortcut(.defaultAction)
                Button("Three") { log.add("three") }.keyboardShortcut(.cancelAction)
            }
        }
        host.usesKeyboardNavigation = true
        host.key(.tab)
        host.key(.space)
        host.key(.return)
        host.key(.escape)
        same(log.take(), ["one", "two", "three"])
    }

    /// F7.6: the state is set as the focus comes, and `nil` as it leaves; writing moves the focus, `nil` takes it.
    @Test func aFocusStateFollowsAndMovesTheFocus() throws {
        let host = ViewHost(width: 200, height: 300) { States() }
        try host["a"].tap()
        has(host.texts, "focus a")
        host.key(.tab)
        has(host.texts, "focus b")
        host.key("1", modifiers: .command)
        has(host.texts, "focus a")
        holds(host.isEditing)
        host.key("0", modifiers: .command)
        has(host.texts, "focus -")
        fails(host.isEditing)
    }

    /// F7.7: the default focus is that of the first appearance.
    @Test func theDefaultFocusIsThereAtFirst() {
        let host = ViewHost(width: 200, height: 300) { Defaults() }
        has(host.texts, "focus b")
    }

    /// F7.8: a closure for keys needs the focus on the view or in it, hears downs and repeats unless said otherwise, and
    /// what it ignores goes outward.
    @Test func keysGoFromTheFocusOutward() throws {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                box("a").focusable()
                    .onKeyPress { press in
                        log.add("own \(press.characters) \(press.phase.rawValue)")
                        return press.key == "h" ? .handled : .ignored
                    }
                box("b")
            }
            .onKeyPress { press in
                log.add("around \(press.characters)")
                return .handled
            }
        }
        host.key("x")
        same(log.take(), [])
        try host["a"].tap()
        host.key("h")
        same(log.take(), ["own h 1"])
        host.key("i")
        same(log.take(), ["own i 1", "around i"])
        var event = InputEvent.key("h", time: host.time)
        event.phase = .moved
        host.send(event)
        same(log.take(), ["own h 2"])
        event.phase = .ended
        host.send(event)
        same(log.take(), [])
    }

    /// F7.11, F7.12: a shortcut has the command key unless said otherwise; of several the first one is done, and none of a
    /// control that is disabled.
    @Test func theFirstControlWithAShortcutIsMeant() {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Button("Off") { log.add("off") }.keyboardShortcut("s").disabled(true)
                Button("First") { log.add("first") }.keyboardShortcut("s")
                Button("Second") { log.add("second") }.keyboardShortcut("s")
                Button("Plain") { log.add("plain") }.keyboardShortcut("p", modifiers: [])
            }
        }
        host.key("s")
        same(log.take(), [])
        host.key("s", modifiers: .command)
        host.key("p")
        same(log.take(), ["first", "plain"])
    }

    /// F7.12: also of a control that is scrolled out of sight.
    @Test func shortcutsWorkOutOfSight() {
        let host = ViewHost(width: 200, height: 100) {
            ScrollView {
                Color.white.frame(height: 1000)
                Button("Far") { log.add("far") }.keyboardShortcut("f")
            }
        }
        host.key("f", modifiers: .command)
        same(log.take(), ["far"])
    }

    /// F7.13: Return in a field submits, to all around it.
    @Test func returnSubmits() throws {
        let host = ViewHost(width: 200, height: 200) { Submitting(log: log) }
        try host["field"].tap()
        host.key(.return)
        same(log.take(), ["inner", "outer"])
    }
}

private struct States: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focus: String?

    var body: some View {
        VStack {
            TextField("A", text: $first).focused($focus, equals: "a").accessibilityIdentifier("a")
            TextField("B", text: $second).focused($focus, equals: "b")
            Text(verbatim: "focus \(focus ?? "-")")
            Button("First") { focus = "a" }.keyboardShortcut("1")
            Button("None") { focus = nil }.keyboardShortcut("0")
        }
    }
}

private struct Defaults: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focus: String?

    var body: some View {
        VStack {
            TextField("A", text: $first).focused($focus, equals: "a")
            TextField("B", text: $second).focused($focus, equals: "b")
            Text(verbatim: "focus \(focus ?? "-")")
        }
        .defaultFocus($focus, "b")
    }
}

private struct Submitting: View {
    let log: Log
    @State private var text = ""

    var body: some View {
        TextField("Field", text: $text).accessibilityIdentifier("field")
            .onSubmit { log.add("inner") }
            .onSubmit(of: .search) { log.add("search") }
            .onSubmit(of: .text) { log.add("outer") }
    }
}
