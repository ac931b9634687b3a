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
    @TreeReference private var tree: ViewTree?
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
        case .return: return isInMenu && press.phase == .down && tree.perform(of: node)
        case .upArrow: return change(by: 1) || step(ArrowKeys.Step(y: -1))
        case .downArrow: return change(by: -1) || step(ArrowKeys.Step(y: 1))
        case .rightArrow:
            let way = isMirrored ? -1 : 1
            return change(by: way) || step(ArrowKeys.Step(x: way))
        case .leftArrow:
            let way = isMirrored ? 1 : -1
            return change(by: way) || step(ArrowKeys.Step(x: way))
        default: return false
        }
    }

    /// Whether it is an item of what is open in front of all views.
    private var isInMenu: Bool { tree?.menuStops?.contains { $0.node == node } == true }

    /// Does what the control has the arrow keys do.
    private func step(_ step: ArrowKeys.Step) -> Bool {
        guard let tree, let keys = tree.note(ArrowKeys.self, of: node), keys.move(step) else {
            return false
        }
        if case .each = keys.stops { tree.moveFocus(forward: step.along > 0) }
        return true
    }

    private func change(by step: Int) -> Bool {
        let action: UsualAction = step > 0 ? .increment : .decrement
        guard let tree, note.action(action) != nil else { return false }
        return tree.perform(action.rawValue, of: node)
    }
}

extension ViewTree {
    /// The controls at which the tab key stops beside what is edited, where it stops at controls at all.
    @MainActor
    var controlStops: [ControlTarget] {
        guard let center = environment.focusCenter, center.stopsAtControls else { return [] }
        return controls { _ in true }
    }

    /// The items of what is open in front of all views, from the first to the last; `nil` where nothing is.
    @MainActor
    var menuStops: [ControlTarget]? {
        guard let front = raised.front, layout.contains(front) else { return nil }
        return controls { node in
            sequence(first: node) { self.layout.parent(of: $0) }.contains(front)
        }
    }

    @MainActor
    private func controls(where isMeant: (NodeID) -> Bool) -> [ControlTarget] {
        let known = environment.focusCenter?.control as? ControlTarget
        var result: [ControlTarget] = []
        // What is passed over, as it is in a control that is one stop.
        var passed: Set<NodeID> = []
        forEachShownNode { node in
            if let parent = layout.parent(of: node), passed.contains(parent) { passed.insert(node) }
            let isWhole =
                if case .whole? = self.note(ArrowKeys.self, of: node)?.stops { true } else {
                    false
                }
            let found = note(AccessibilityNoteKey.self, of: node)
            guard !passed.contains(node),
                let note = isWhole ? found ?? AccessibilityNote() : found, note.isDisabled != true
            else { return }
            if isWhole { passed.insert(node) }
            guard
                isWhole || note.traits.contains(.isButton) || note.traits.contains(.isLink)
                    || note.traits.contains(.isToggle) || note.action(.increment) != nil,
                self.note(FocusTargetNote.self, of: node) == nil, isMeant(node)
            else { return }
            if let known, known.node == node { return result.append(known) }
            result.append(ControlTarget(node, note, in: self))
        }
        return result
    }

    /// Goes to the next item of what is open in front of all views, with the arrow keys; whether something is open.
    @MainActor
    func moveInMenu(_ press: KeyPress) -> Bool {
        guard press.key == .upArrow || press.key == .downArrow,
            press.modifiers.isDisjoint(with: .allKeys), let stops = menuStops, !stops.isEmpty
        else { return false }
        let current = environment.focusCenter?.current as? ControlTarget
        let place = stops.firstIndex { $0.node == current?.node }
        let isDown = press.key == .downArrow
        let next = place.map { ($0 + (isDown ? 1 : stops.count - 1)) % stops.count }
        noting("an arrow key", at: rootNode) {
            stops[next ?? (isDown ? 0 : stops.count - 1)].takeFocusByKey()
        }
        return true
    }
}
