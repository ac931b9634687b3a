package import QuadrantLayout

/// A view that is tied to a state of the accessibility focus. An object, so that it is known again.
@MainActor
package final class AccessibilityFocusTarget {
    /// Whether the state has the value of the view.
    package var isWanted: () -> Bool = { false }
    /// Gives the state the value of the view, or takes that value from it.
    package var set: (Bool) -> Void = { _ in }
    /// Whether the state follows the technologies that are on.
    package var follows: Bool = true

    package nonisolated init() {}
}

/// Which view of a host has the focus of assistive technologies: none or one. Each host has a centre.
@MainActor
package final class AccessibilityFocusCenter {
    /// The node of the element that has the focus; `nil` if nobody knows it: a state has asked for it.
    package private(set) var node: NodeID?
    /// The states that are tied to the element.
    package private(set) var targets: [AccessibilityFocusTarget] = []

    package nonisolated init() {}

    /// Whether any element has the focus.
    package var hasFocus: Bool { node != nil || !targets.isEmpty }

    /// Moves the focus to an element, as people do: the states of the one that had it forget it.
    package func move(to node: NodeID, _ new: [AccessibilityFocusTarget]) {
        self.node = node
        take(new.filter(\.follows))
        for target in targets where !target.isWanted() { target.set(true) }
    }

    /// Takes the focus from the element that has it.
    package func clear() {
        node = nil
        take([])
    }

    /// A state has the value of a view, or not any more: the focus follows.
    package func follow(_ target: AccessibilityFocusTarget, isWanted: Bool) {
        guard target.follows else { return }
        let has = targets.contains { $0 === target }
        if isWanted, !has {
            node = nil
            take([target])
        } else if !isWanted, has {
            targets.removeAll { $0 === target }
            if targets.isEmpty { node = nil }
        }
    }

    /// The view is gone: it has the focus no longer.
    package func leave(_ target: AccessibilityFocusTarget) {
        if targets.contains(where: { $0 === target }) { clear() }
    }

    private func take(_ new: [AccessibilityFocusTarget]) {
        let lost = targets.filter { old in !new.contains { $0 === old } }
        targets = new
        for target in lost where target.isWanted() { target.set(false) }
    }
}
