public import Foundation
internal import QuadrantCore
internal import QuadrantInspection

extension HostedView {
    /// Taps the view, as somebody would who sees it: in its middle, or, where another view or nothing is
    /// there, at a place where it can be reached. A view that is disabled does nothing.
    ///
    /// - Throws: `ActionFailure` if the view is gone, covered, or takes no taps.
    public func tap() throws(ActionFailure) {
        try requirePresence("tap")
        let element = host.element(of: node)
        guard host.tap(node) || element?.isEnabled == false else {
            throw ActionFailure(
                description: "\(query) takes no tap, or is covered: \(describe(element)).")
        }
    }

    /// Does what assistive technologies can do with the view, by the action's name: `activate` for what
    /// a tap does, the names of `accessibilityAction(named:)`, `increment`, `delete` and so on. A view
    /// that is disabled does nothing.
    ///
    /// - Throws: `ActionFailure` if the view is gone or has no such action, naming those it has.
    public func perform(_ action: String) throws(ActionFailure) {
        try requirePresence("perform \"\(action)\" on")
        let element = host.element(of: node)
        let actions = element.map { $0.flattened.flatMap(\.note.actions) } ?? []
        guard let found = actions.first(where: { $0.name == action }) else {
            if host.tree.perform(action, of: node) {
                host.update()
                return
            }
            let names = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw ActionFailure(
                description: "\(query) has no action \"\(action)\"; "
                    + (names.isEmpty ? "it has none." : "it has \(names)."))
        }
        guard element?.isEnabled != false else { return }
        found.perform()
        host.update()
    }

    /// Switches a toggle to the other side.
    ///
    /// - Throws: `ActionFailure` if the view is no toggle: its value is neither `1` nor `0`.
    public func toggle() throws(ActionFailure) {
        try setOn(!isOn())
    }

    /// Switches a toggle on or off; one that is so already stays.
    ///
    /// - Throws: `ActionFailure` if the view is no toggle, or will not be switched.
    public func setOn(_ isOn: Bool) throws(ActionFailure) {
        guard try self.isOn() != isOn else { return }
        guard isEnabled else { return }
        try perform(AccessibilityNoteAction.activate)
        guard try self.isOn() == isOn else {
            throw ActionFailure(
                description: "\(query) was switched \(isOn ? "on" : "off") and is still "
                    + "\(isOn ? "off" : "on"): does its binding take the value?")
        }
    }

    /// Raises what the view is set to by a step.
    public func increment() throws(ActionFailure) { try perform("increment") }

    /// Lowers what the view is set to by a step.
    public func decrement() throws(ActionFailure) { try perform("decrement") }

    /// Scrolls the scroll view that the view is, is in, or has in it, so that `offset` of its content
    /// stands at its top left corner; beyond the ends it stops there.
    ///
    /// - Parameter offset: In points from the content's top left corner.
    /// - Throws: `ActionFailure` if there is no scroll view that can be scrolled.
    public func scroll(to offset: CGPoint) throws(ActionFailure) {
        try requirePresence("scroll")
        guard let part = host.scrollPart(at: node), host.tree.scroll(part.node, to: offset) else {
            throw ActionFailure(description: "\(query) is in no scroll view that can be scrolled.")
        }
        host.update()
    }

    /// Scrolls as `scroll(to:)`, from where it is.
    public func scroll(by distance: CGSize) throws(ActionFailure) {
        let offset = try scrollOffset()
        try scroll(
            to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
    }

    /// What of the content stands at the top left corner of the scroll view, in points.
    public func scrollOffset() throws(ActionFailure) -> CGPoint {
        try requirePresence("scroll")
        guard let part = host.scrollPart(at: node) else {
            throw ActionFailure(description: "\(query) is in no scroll view.")
        }
        return part.contentOffset
    }

    private func isOn() throws(ActionFailure) -> Bool {
        switch value {
        case "1": return true
        case "0": return false
        default:
            throw ActionFailure(
                description: "\(query) is no toggle: its value is "
                    + "\(value.map { "\"\($0)\"" } ?? "nil"), not \"1\" or \"0\".")
        }
    }

    private func requirePresence(_ act: String) throws(ActionFailure) {
        guard isPresent else {
            throw ActionFailure(
                description: "Cannot \(act) \(query): the view that was found is gone. "
                    + "Look for it again.")
        }
    }

    private func describe(_ element: AccessibilityElement?) -> String {
        element.map { $0.plain.line } ?? "assistive technologies are told nothing of it"
    }
}
