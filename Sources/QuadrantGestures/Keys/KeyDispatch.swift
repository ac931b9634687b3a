import Foundation
package import QuadrantCore
package import QuadrantEvents
import QuadrantLayout
import QuadrantViews

/// Who is told of a key, in this order:
///
/// 1. The view that has the focus and the views around it, the innermost first: `onKeyPress` and commands.
/// 2. What has the focus itself: a field takes characters.
/// 3. The first control in the front window with that keyboard shortcut.
/// 4. Tab and shift-tab move the focus.
///
/// Step 1 comes before step 2 so that a field's view can have its own Return or arrows; Apple does not say.
extension ViewTree {
    /// Hands a key or a text of an input method to the views; whether somebody took it.
    @MainActor
    @discardableResult
    package func sendKey(_ event: InputEvent) -> Bool {
        let center = environment.focusCenter
        let focused = focusedNode
        if let press = KeyPress(event), handle(press, from: focused) { return true }
        if let focused, let target = center?.current {
            var isTaken = false
            noting("a key", at: focused) { isTaken = target.take(event) }
            if isTaken { return true }
        }
        guard let press = KeyPress(event), press.phase != .up else { return false }
        if perform(press) { return true }
        guard press.key == .tab, press.modifiers.isSubset(of: [.shift, .capsLock]) else {
            return false
        }
        return moveFocus(forward: !press.modifiers.contains(.shift))
    }

    /// Tells the views from the focused one outward.
    @MainActor
    private func handle(_ press: KeyPress, from node: NodeID?) -> Bool {
        var current = node
        while let next = current {
            current = layout.parent(of: next)
            for handler in note(KeyHandlers.self, of: next)?.handlers ?? [] {
                var result = KeyPress.Result.ignored
                noting("a key", at: next) { result = handler.last?(press) ?? .ignored }
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
        noting("the tab key", at: rootNode) { stops[next].takeFocusByKey() }
        return true
    }

    /// Where the tab key stops, in its order: rows from top to bottom, each from the leading edge; what stands in a
    /// section (`focusSection`) is visited before what follows the section.
    @MainActor
    private var tabStops: [any FocusTarget] {
        struct Stop {
            var keys: [(y: CGFloat, x: CGFloat)]
            var target: any FocusTarget
        }
        let isRightToLeft = layout.isRightToLeft(rootNode)
        func key(_ node: NodeID) -> (y: CGFloat, x: CGFloat) {
            let frame = frame(of: node)
            return (frame.minY, isRightToLeft ? -frame.maxX : frame.minX)
        }
        var stops: [Stop] = []
        for node in nodes(noting: FocusTargetNote.self) {
            guard let target = note(FocusTargetNote.self, of: node), target.stopsTabs else {
                continue
            }
            var keys = [key(node)]
            var current = layout.parent(of: node)
            while let around = current {
                if note(FocusSectionNote.self, of: around) != nil {
                    keys.insert(key(around), at: 0)
                }
                current = layout.parent(of: around)
            }
            stops.append(Stop(keys: keys, target: target))
        }
        return stops.sorted { a, b in
            for (first, second) in zip(a.keys, b.keys) where first != second {
                return first.y == second.y ? first.x < second.x : first.y < second.y
            }
            return a.keys.count < b.keys.count
        }.map(\.target)
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
