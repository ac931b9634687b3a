import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct KeyTests {
    private let log = Log()

    @Test func keysGoToTheFocusedViewAndOutward() throws {
        let host = ViewHost(width: 100, height: 100) {
            VStack {
                Color.white.frame(width: 50, height: 50).focusable()
                    .onKeyPress(.return) {
                        log.add("return")
                        return .handled
                    }
                    .onKeyPress(characters: .letters) { press in
                        log.add("letter \(press.characters)")
                        return .ignored
                    }
                    .accessibilityIdentifier("target")
            }
            .onKeyPress(phases: .all) { press in
                log.add("outer \(press.phase == .up ? "up" : "down")")
                return .handled
            }
        }
        host.key("a")
        same(log.take(), [])
        try host["target"].tap()
        host.key("a")
        same(log.take(), ["letter a", "outer down", "outer up"])
        host.key(.return)
        same(log.take(), ["return", "outer up"])
    }

    @Test func commandsHaveTheirKeys() throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.focusable().accessibilityIdentifier("target")
                .onMoveCommand { log.add("\($0)") }
                .onExitCommand { log.add("exit") }
                .onDeleteCommand { log.add("delete") }
        }
        try host["target"].tap()
        for key: KeyEquivalent in [.upArrow, .leftArrow, .escape, .delete] { host.key(key) }
        same(log.take(), ["up", "left", "exit", "delete"])
    }

    @Test func tabMovesTheFocusInTheOrderOfReadingAndWrapsAround() throws {
        let host = ViewHost(width: 200, height: 200) { Fields(log: log) }
        for _ in 0..<5 { host.key(.tab) }
        same(log.take(), ["nil > 1", "1 > 2", "2 > 3", "3 > 4", "4 > 1"])
        host.key(.tab, modifiers: .shift)
        same(log.take(), ["1 > 4"])
    }

    @Test func aSectionIsVisitedBeforeWhatFollows() throws {
        let host = ViewHost(width: 200, height: 200) { Fields(log: log, hasSections: true) }
        for _ in 0..<4 { host.key(.tab) }
        same(log.take(), ["nil > 1", "1 > 3", "3 > 2", "2 > 4"])
    }

    @Test func shortcutsPressButtons() throws {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                Button("Save") { log.add("save") }.keyboardShortcut("s")
                Button("Second") { log.add("second") }.keyboardShortcut("s")
                Button("Off") { log.add("off") }.keyboardShortcut("o").disabled(true)
                Button("Done") { log.add("done") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
            }
        }
        host.key("s")
        same(log.take(), [])
        host.key("s", modifiers: .command)
        // A keyboard without a command key has its control key.
        host.key("s", modifiers: .control)
        host.key("o", modifiers: .command)
        host.key(.return)
        host.key(.escape)
        same(log.take(), ["save", "save", "done", "cancel"])
    }

    @Test func keysWriteIntoTheFieldWithTheFocus() throws {
        let host = ViewHost(width: 200, height: 200) { Name() }
        host.key(.tab)
        for letter in "Ada" { host.key(KeyEquivalent(letter)) }
        host.key(.delete)
        host.send(.text("é", time: 0))
        has(host.texts, "Hello Adé")
    }

    @Test func focusedValuesAreThoseOfTheFocusedView() throws {
        let host = ViewHost(width: 300, height: 300) { Documents() }
        has(host.texts, "document: none")
        host.key(.tab)
        has(host.texts, "document: A")
        host.key(.tab)
        has(host.texts, "document: B")
        has(host.texts, "scene: all")
    }

    @Test func aPointerIsToldOfByEnteringAndLeaving() throws {
        let host = ViewHost(width: 100, height: 100) {
            VStack(spacing: 20) {
                Color.white.frame(width: 40, height: 30)
                    .onContinuousHover { phase in
                        if case .active(let point) = phase {
                            log.add(text(point))
                        } else {
                            log.add("ended")
                        }
                    }
                Color.white.frame(width: 40, height: 30).pointerStyle(.link)
            }
            .onHover { log.add("stack \($0)") }
        }
        host.hover(at: CGPoint(x: 50, y: 20))
        host.hover(at: CGPoint(x: 51, y: 21))
        same(Set(log.take()), ["(20.0, 10.0)", "stack true", "(21.0, 11.0)"])
        // The gap between both belongs to the stack's frame.
        host.hover(at: CGPoint(x: 50, y: 50))
        same(log.take(), ["ended"])
        host.hover(at: CGPoint(x: 50, y: 70))
        same(host.pointerStyle, .link)
        host.hover(at: nil)
        same(log.take(), ["stack false"])
    }
}

private struct Fields: View {
    let log: Log
    var hasSections = false
    @FocusState private var focus: Int?

    var body: some View {
        let first = VStack {
            cell(1)
            cell(3)
        }
        let second = VStack {
            cell(2)
            cell(4)
        }
        HStack {
            if hasSections { first.focusSection() } else { first }
            if hasSections { second.focusSection() } else { second }
        }
        .onChange(of: focus) { old, new in
            log.add("\(old.map(String.init) ?? "nil") > \(new.map(String.init) ?? "nil")")
        }
    }

    private func cell(_ number: Int) -> some View {
        Color.white.frame(width: 40, height: 40).focusable().focused($focus, equals: number)
    }
}

private struct Name: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text("Hello \(name)")
        }
    }
}

private struct DocumentKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }

    @Entry fileprivate var scene: String?
}

private struct Documents: View {
    var body: some View {
        VStack {
            Color.white.frame(width: 40, height: 40).focusable().focusedValue(\.document, "A")
            Color.white.frame(width: 40, height: 40).focusable().focusedValue(\.document, "B")
            Reader().focusedSceneValue(\.scene, "all")
        }
    }
}

private struct Reader: View {
    @FocusedValue(\.document) private var document
    @FocusedValue(\.scene) private var scene

    var body: some View {
        Text(verbatim: "document: \(document ?? "none")")
        Text(verbatim: "scene: \(scene ?? "none")")
    }
}
