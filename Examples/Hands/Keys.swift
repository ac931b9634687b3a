import SwiftUI

/// A board that is played with the keys, with the names of all that matter.
struct KeyBoard: View {
    @State private var column = 0
    @State private var line = 0
    @State private var page = 1
    @State private var told = "Press a key"
    @FocusState private var isFocused: Bool

    private static let moves: Set<KeyEquivalent> = [.upArrow, .downArrow, .leftArrow, .rightArrow]
    private static let ends: [KeyEquivalent] = [.home, .end, .pageUp, .pageDown, .clear, .space]

    var body: some View {
        VStack(spacing: 12) {
            Text(told)
            Grid {
                ForEach(0..<3, id: \.self) { y in
                    GridRow {
                        ForEach(0..<3, id: \.self) { x in
                            Rectangle().fill(x == column && y == line ? .blue : .gray)
                                .frame(width: 30, height: 30)
                        }
                    }
                }
            }
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: Self.moves, phases: [.down, .repeat], action: move)
            .onKeyPress(.return) { .handled }
            .onKeyPress(.tab, phases: .up) { _ in .ignored }
            .onKeyPress(characters: .decimalDigits, phases: .down, action: told)
            .onKeyPress(phases: .all, action: told)
            .pageCommand(value: $page, in: 1...9, step: 2)
            .onMoveCommand(perform: go)
            .onDeleteCommand { (column, line) = (0, 0) }
            .onExitCommand { isFocused = false }
            .onPlayPauseCommand { told = "Play" }
            .onCommand(Selector(("selectAll:"))) { told = "All" }
            Text("Page \(page)")
            ShortcutButtons(told: $told)
        }
        .padding()
    }

    private func move(_ press: KeyPress) -> KeyPress.Result {
        switch press.key {
        case .upArrow: line = max(0, line - 1)
        case .downArrow: line = min(2, line + 1)
        case .leftArrow: column = max(0, column - 1)
        case .rightArrow: column = min(2, column + 1)
        default: return .ignored
        }
        return .handled
    }

    private func go(_ direction: MoveCommandDirection) {
        switch direction {
        case .up, .down: told = "Across lines"
        case .left, .right: told = "Along a line"
        @unknown default: break
        }
    }

    private func told(_ press: KeyPress) -> KeyPress.Result {
        let isEnd = Self.ends.contains { $0.character == press.key.character }
        let phases: [KeyPress.Phases] = [.down, .up]
        told =
            "\(press.characters) \(press.modifiers.rawValue) \(isEnd) \(phases.contains(press.phase))"
        return .ignored
    }
}

/// Buttons with keyboard shortcuts.
struct ShortcutButtons: View {
    @Binding var told: String
    @Environment(\.keyboardShortcut) private var shortcut

    private let find = KeyboardShortcut("f", modifiers: [.command, .option])
    private let undo = KeyboardShortcut("z", modifiers: .command, localization: .custom)
    private let back = KeyboardShortcut(
        KeyEquivalent(Character("[")), modifiers: .command, localization: .withoutMirroring)

    var body: some View {
        HStack {
            Button("Find") { told = text(find) }.keyboardShortcut(find)
            Button("Undo") { told = text(undo) }.keyboardShortcut(undo)
            Button("Back") { told = text(back) }.keyboardShortcut(back)
            Button("Save") { told = "Saved" }.keyboardShortcut(.defaultAction)
            Button("Cancel") { told = "Cancelled" }.keyboardShortcut(.cancelAction)
        }
        .font(.caption)
        HStack {
            Button("Delete") { told = "Deleted" }.keyboardShortcut(.delete)
            Button("Forward") { told = "Forward" }.keyboardShortcut(.deleteForward, modifiers: [])
            Button("Stop") { told = "Stopped" }
                .keyboardShortcut(.escape, modifiers: [.control, .shift], localization: .automatic)
            Text(shortcut == nil ? "None around" : "Around")
        }
        .font(.caption)
    }

    private func text(_ shortcut: KeyboardShortcut) -> String {
        let isMirrored = shortcut.localization == KeyboardShortcut.Localization.automatic
        let modifiers: [EventModifiers] = [.capsLock, .numericPad, .all]
        let count = modifiers.filter { $0.contains(shortcut.modifiers) }.count
        let none = EventModifiers(rawValue: 0)
        return "\(shortcut.key.character) \(isMirrored) \(count) \(shortcut.modifiers == none)"
    }
}

/// Fields, each with a name of its own on the return key.
struct ReturnKeys: View {
    @State private var texts = [String](repeating: "", count: 9)
    @State private var sent = 0

    var body: some View {
        VStack {
            field(0, .done)
            field(1, .go)
            field(2, .send)
            field(3, .join)
            field(4, .route)
            field(5, .search)
            field(6, .return)
            field(7, .next)
            field(8, .continue).submitScope(true)
            Text("Sent \(sent) times")
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit(of: .text) { sent += 1 }
        .padding()
    }

    private func field(_ index: Int, _ label: SubmitLabel) -> some View {
        TextField("Field \(index)", text: $texts[index]).submitLabel(label)
    }
}

/// What happens under a pointer, and on the devices that have a crown or a bar of touch.
struct Pointers: View {
    struct Row: Identifiable { let id: Int }

    @State private var place: CGPoint?
    @State private var isOver = false
    @State private var order = [KeyPathComparator(\Row.id)]
    @State private var turned = 0.0
    @State private var step = 1
    @State private var event: DigitalCrownEvent?
    @Environment(\.isHoverEffectEnabled) private var isOn

    var body: some View {
        VStack(spacing: 12) {
            Text(place.map { "\($0.x), \($0.y)" } ?? "Not here")
                .onContinuousHover(coordinateSpace: .local) { phase in
                    switch phase {
                    case .active(let point): place = point
                    case .ended: place = nil
                    }
                }
            Text(isOver ? "Over" : "Beside").onHover { isOver = $0 }
                .hoverEffect(.highlight)
                .hoverEffect(.lift, isEnabled: isOn)
                .hoverEffect(.automatic, in: nil, isEnabled: isOn)
                .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
            shapes
            crown
            bar
            Table([Row(id: 1)], sortOrder: $order) {
                TableColumn("Row", value: \.id) { Text("Row \($0.id)") }
            }
            .frame(height: 60)
        }
        .defaultHoverEffect(.automatic)
        .hoverEffectDisabled(false)
        .padding()
    }

    private var shapes: some View {
        HStack {
            Color.green.frame(width: 30, height: 30)
                .contentShape(Circle())
                .contentShape([.interaction, .accessibility], Rectangle(), eoFill: true)
                .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 4)).focusable()
            Color.red.frame(width: 30, height: 30).allowsHitTesting(false)
            Text("\(Self.kinds.count) kinds")
        }
    }

    static let phases: [HoverPhase] = [.active(.zero), .ended]
    static let directions: [MoveCommandDirection] = [.up, .down, .left, .right]

    private static let kinds: [ContentShapeKinds] = [
        .dragPreview, .contextMenuPreview, .hoverEffect, ContentShapeKinds(rawValue: 0),
    ]

    private var crown: some View {
        VStack {
            Text("Turned \(turned)").digitalCrownRotation($turned)
            Text("Within")
                .digitalCrownRotation(
                    $turned, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true,
                    isHapticFeedbackEnabled: false)
            Text("Told")
                .digitalCrownRotation(
                    $turned, from: 0, through: 10, sensitivity: .medium,
                    onChange: { event = $0 }, onIdle: { event = nil })
            Text("Told at once")
                .digitalCrownRotation($turned, onChange: { event = $0 }, onIdle: {})
            Text("By steps")
                .digitalCrownRotation(
                    detent: $step, from: 0, through: 9, by: 1, sensitivity: .high,
                    onChange: { event = $0 }, onIdle: {})
            Text("\(event?.offset ?? 0) at \(event?.velocity ?? 0)")
                .digitalCrownAccessory(.hidden)
                .digitalCrownAccessory { Text("Crown") }
        }
        .font(.caption2)
    }

    private var bar: some View {
        Text("A bar of touch").touchBar {
            Button("One") {}
                .touchBarItemPresence(.required("one"))
                .touchBarItemPrincipal(true)
            Button("Two") {}
                .touchBarItemPresence(.optional("two")).touchBarCustomizationLabel(Text("Second"))
            Button("Three") {}.touchBarItemPresence(.default("three"))
        }
        .touchBar(TouchBar { Button("Four") {} })
        .touchBar(TouchBar(id: "bar") { Button("Five") {} })
    }
}

/// A second window that a key opens.
struct KeyScenes: Scene {
    var body: some Scene {
        Window("Board", id: "board") { KeyBoard() }
            .keyboardShortcut("1", modifiers: .command, localization: .automatic)
        Window("Returns", id: "returns") { ReturnKeys() }
            .keyboardShortcut(KeyboardShortcut("2"))
    }
}
