import Foundation
package import QuadrantCore
package import QuadrantEvents
import QuadrantLayout
import QuadrantViews

/// Who is told of a key, in this order:
///
/// 1. `onKeyPress` on the view that has the focus itself: so a field can have its own Return or arrows.
/// 2. What has the focus: a field takes characters, and keys that move its caret or delete.
/// 3. `onKeyPress` of the views around it and commands, the innermost first.
/// 4. The first control in the front window with that keyboard shortcut.
/// 5. Tab and shift-tab move the focus; Escape closes what is open in front: a menu, else a popover or a sheet.
///
/// Apple does not say where fields stand. Closures on a field are called before it in use everywhere; those of a form
/// around it do not take its characters.
extension ViewTree {
    /// Hands a key or a text of an input method to the views; whether somebody took it.
    @MainActor
    @discardableResult
    package func sendKey(_ event: InputEvent) -> Bool {
        let press = KeyPress(event)
        if let press, press.phase != .up, !raised.isEmpty, moveInMenu(press) { return true }
        if let focused = focusedNode, let target = environment.focusCenter?.current {
            let chain = sequence(first: focused) { self.layout.parent(of: $0) }.map { $0 }
            let own = ownNodes(chain)
            if let press, handle(press, chain.prefix(own).map { $0 }, where: { !$0.isCommand }) {
                return true
            }
            var isTaken = false
            noting("a key", at: focused) { isTaken = target.take(event) }
            if isTaken { return true }
            if let press {
                if handle(press, chain.prefix(own).map { $0 }, where: \.isCommand) { return true }
                let around = chain.dropFirst(own).filter { layout.contains($0) }
                if handle(press, around, where: { _ in true }) { return true }
            }
        }
        guard let press, press.phase != .up else { return false }
        if perform(press) { return true }
        if press.key == .escape, press.phase == .down, press.modifiers.isDisjoint(with: .allKeys) {
            return closeFront()
        }
        guard press.key == .tab, press.modifiers.isSubset(of: [.shift, .capsLock]) else {
            return false
        }
        return moveFocus(forward: !press.modifiers.contains(.shift))
    }

    /// Closes what is open in front: what comes last in the order of the layout. Whether there is something.
    @MainActor
    private func closeFront() -> Bool {
        guard !nodes(noting: CloseNote.self).isEmpty else { return false }
        var front: (node: NodeID, note: CloseNote)?
        forEachShownNode { node in
            if let note = note(CloseNote.self, of: node) { front = (node, note) }
        }
        guard let front else { return false }
        noting("the escape key", at: front.node) { front.note.perform() }
        return true
    }

    /// How many of the nodes from the focused one outward are that view with its modifiers: up to the first that arranges
    /// views or scrolls.
    private func ownNodes(_ chain: [NodeID]) -> Int {
        var count = 1
        for node in chain.dropFirst() {
            if isScrollView(node) { break }
            switch layout.rule(of: node) {
            case .stack, .layers: return count
            case .overlay: break
            default: if Array(layout.children(of: node)).count > 1 { return count }
            }
            count += 1
        }
        return count
    }

    /// Tells the closures at some nodes, the innermost first.
    @MainActor
    private func handle(
        _ press: KeyPress, _ nodes: [NodeID], where isMeant: (KeyHandlers.Handler) -> Bool
    ) -> Bool {
        for node in nodes where layout.contains(node) {
            for handler in note(KeyHandlers.self, of: node)?.handlers ?? [] where isMeant(handler) {
                var result = KeyPress.Result.ignored
                noting("a key", at: node) { result = handler.action.last?(press) ?? .ignored }
                if result == .handled { return true }
            }
        }
        return false
    }

    /// Does what the first control with that shortcut does: in what is presented last, or else in the root, in the order
    /// of the layout.
    @MainActor
    private func perform(_ press: KeyPress) -> Bool {
        let known = nodes(noting: ShortcutNote.self)
        guard press.phase == .down, !known.isEmpty else { return false }
        let meant = known.filter { node in
            note(ShortcutNote.self, of: node).map { $0.isEnabled && $0.shortcut.matches(press) }
                == true
        }
        guard !meant.isEmpty else { return false }
        let first = meant.count == 1 ? meant.first : firstShownNode(where: { meant.contains($0) })
        guard let first, let control = note(ShortcutNote.self, of: first) else { return false }
        noting("a keyboard shortcut", at: first) { control.perform() }
        return true
    }

    // MARK: Moving the focus

    /// Gives the focus to what follows the one that has it, in the order of reading; after the last comes the first.
    @MainActor
    @discardableResult
    package func moveFocus(forward: Bool) -> Bool {
        let stops = tabStops
        guard !stops.isEmpty else { return false }
        let current = environment.focusCenter?.current
        let place = stops.firstIndex { $0 === current }
        let next: Int
        if let place {
            next = (place + (forward ? 1 : stops.count - 1)) % stops.count
        } else {
            next = forward ? 0 : stops.count - 1
        }
        noting("the tab key", at: rootNode) { enter(stops[next]) }
        return true
    }

    /// Gives the focus to a target, or to the one that is preferred in a view that people enter by that.
    @MainActor
    private func enter(_ target: any FocusTarget) {
        let old = focusedNode.map { Set(sequence(first: $0) { self.layout.parent(of: $0) }) } ?? []
        let node = nodes(noting: FocusTargetNote.self).first {
            note(FocusTargetNote.self, of: $0) === target
        }
        var current = node
        var entered: DefaultFocus?
        while let next = current, !old.contains(next) {
            if let focus = note(DefaultFocusNote.self, of: next), focus.isForUsers {
                entered = focus
            }
            current = layout.parent(of: next)
        }
        if let entered { entered.apply() } else { target.takeFocusByKey() }
    }

    /// Where the tab key stops, in its order: rows from top to bottom, each from the leading edge; what stands in a
    /// section (`focusSection`) is visited before what follows the section.
    @MainActor
    private var tabStops: [any FocusTarget] {
        struct Stop {
            var keys: [(y: CGFloat, x: CGFloat)]
            var target: any FocusTarget
        }
        var stops: [Stop] = []
        for node in nodes(noting: FocusTargetNote.self) {
            guard let target = note(FocusTargetNote.self, of: node), target.stopsTabs else {
                continue
            }
            stops.append(Stop(keys: stopKeys(node), target: target))
        }
        for control in controlStops {
            stops.append(Stop(keys: stopKeys(control.node), target: control))
        }
        return stops.sorted { a, b in
            for (first, second) in zip(a.keys, b.keys) where first != second {
                return first.y == second.y ? first.x < second.x : first.y < second.y
            }
            return a.keys.count < b.keys.count
        }.map(\.target)
    }

    /// Where a view stands in the order of the tab key: its place, after those of the sections around it.
    private func stopKeys(_ node: NodeID) -> [(y: CGFloat, x: CGFloat)] {
        let isRightToLeft = layout.isRightToLeft(rootNode)
        func key(_ node: NodeID) -> (y: CGFloat, x: CGFloat) {
            let frame = frame(of: node)
            return (frame.minY, isRightToLeft ? -frame.maxX : frame.minX)
        }
        var keys = [key(node)]
        var current = layout.parent(of: node)
        while let around = current {
            if note(FocusSectionNote.self, of: around) != nil { keys.insert(key(around), at: 0) }
            current = layout.parent(of: around)
        }
        return keys
    }
}

/// What a control does at a keyboard shortcut.
package struct ShortcutNote: NodeNoteKey {
    package typealias Value = ShortcutNote

    let shortcut: KeyboardShortcut
    let isEnabled: Bool
    let perform: @MainActor () -> Void

    package init(
        _ shortcut: KeyboardShortcut, isEnabled: Bool, perform: @escaping @MainActor () -> Void
    ) {
        self.shortcut = shortcut
        self.isEnabled = isEnabled
        self.perform = perform
    }

    package static var isListed: Bool { true }

    package static func combine(_ inner: ShortcutNote, _ outer: ShortcutNote) -> ShortcutNote {
        inner
    }
}

extension KeyboardShortcut {
    /// Whether a key is meant. Command is the control key where a keyboard has no other.
    func matches(_ press: KeyPress) -> Bool {
        let relevant: EventModifiers = [.shift, .control, .option, .command]
        var wanted = modifiers.intersection(relevant)
        let held = press.modifiers.intersection(relevant)
        // A capital letter is written with shift.
        let letter = String(key.character)
        if letter != letter.lowercased() { wanted.insert(.shift) }
        guard letter.lowercased() == String(press.key.character).lowercased() else { return false }
        if wanted == held { return true }
        guard wanted.contains(.command), !wanted.contains(.control) else { return false }
        return wanted.subtracting(.command).union(.control) == held
    }
}
