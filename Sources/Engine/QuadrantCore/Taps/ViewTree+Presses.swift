package import QuadrantLayout

extension ViewTree {
    /// Whether a finger holds a view down that shows so.
    package func isPressed(_ node: NodeID) -> Bool {
        !shown.pressed.isEmpty && shown.pressed[node.index] != nil
    }

    /// A finger holds a view down, or does no longer.
    @MainActor
    func press(_ node: NodeID, _ look: PressedLook?) {
        guard layout.contains(node), shown.pressed[node.index] != look else { return }
        shown.pressed[node.index] = look
        layout.markRecord(node)
        hosting.stateDidChange?()
    }
}
