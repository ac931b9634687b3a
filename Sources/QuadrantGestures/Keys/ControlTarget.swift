import QuadrantCore
import QuadrantEvents
import QuadrantLayout
import QuadrantViews

/// A control that the tab key has stopped at: space activates it, the arrow keys change its value.
///
/// Controls are found by what they tell assistive technologies, so one that nobody tabs to costs nothing.
@MainActor
final class ControlTarget: NodeFocusTarget {
    nonisolated let node: NodeID
    private weak var tree: ViewTree?
    private let note: AccessibilityNote

    init(_ node: NodeID, _ note: AccessibilityNote, in tree: ViewTree) {
        (self.node, self.note, self.tree) = (node, note, tree)
    }

    func didGainFocus() {}
    func didLoseFocus() {}

    var showsRing: Bool { true }

    func takeFocusByKey() {
        guard let center = tree?.environment.focusCenter else { return }
        center.control = self
        center.focus(self)
    }

    func take(_ key: InputEvent) -> Bool {
        guard let press = KeyPress(key), press.phase != .up, let tree, tree.layout.contains(node),
            press.modifiers.isDisjoint(with: .allKeys)
        else { return false }
        let isMirrored = tree.layout.isRightToLeft(node)
        switch press.key {
        case .space: return press.phase == .down && tree.perform(of: node)
        case .upArrow: return change(by: 1)
        case .downArrow: return change(by: -1)
        case .rightArrow: return change(by: isMirrored ? -1 : 1)
        case .leftArrow: return change(by: isMirrored ? 1 : -1)
        default: return false
        }
    }

    private func change(by step: Int) -> Bool {
        let name = step > 0 ? "increment" : "decrement"
        guard let tree, note.action(named: name) != nil else { return false }
        return tree.perform(name, of: node)
    }
}

extension ViewTree {
    /// The controls at which the tab key stops beside what is edited, where it stops at controls at all.
    @MainActor
    var controlStops: [ControlTarget] {
        guard let center = environment.focusCenter, center.stopsAtControls else { return [] }
        let known = center.control as? ControlTarget
        var result: [ControlTarget] = []
        forEachShownNode { node in
            guard let note = note(AccessibilityNoteKey.self, of: node), note.isDisabled != true,
                note.traits.contains(.isButton) || note.traits.contains(.isLink)
                    || note.traits.contains(.isToggle) || note.action(named: "increment") != nil,
                self.note(FocusTargetNote.self, of: node) == nil
            else { return }
            if let known, known.node == node { return result.append(known) }
            result.append(ControlTarget(node, note, in: self))
        }
        return result
    }
}
