public import Foundation
internal import QuadrantCore
internal import QuadrantInspection
public import Testing

extension HostedView {
    /// Triggers an accessibility action of the view by its name: `activate` for the action of a
    /// tap, the names of `accessibilityAction(named:)`, `increment`, `delete` and so on. A view
    /// that is disabled does nothing; with `failsOnDisabledViews`, that is a failure.
    ///
    /// If the view has several elements, the action is that of the element that has it and is not
    /// disabled.
    ///
    /// - Throws: `ActionFailure` if the view is gone or has no such action, or if several elements
    ///   in it have one. The failure names the actions that there are.
    public func perform(
        _ action: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in try perform(action) }
    }

    private func perform(_ action: String) throws(ActionFailure) {
        try requirePresence("perform \"\(action)\" on")
        let element = host.element(of: node)
        var able =
            element?.flattened.filter { $0.note.actions.contains { $0.name == action } } ?? []
        // An action of the view itself comes before the actions of those in it.
        if let first = able.first,
            element?.note.actions.contains(where: { $0.name == action }) == true
        {
            able = [first]
        }
        guard !able.isEmpty else { return try performWithoutElement(action, element) }
        able.removeAll { !$0.isEnabled }
        guard able.count <= 1 else {
            throw ActionFailure(
                description: "\(query) has several views with the action \"\(action)\": "
                    + "\(names(able)). Perform it on one of them.")
        }
        guard let one = able.first else { return try failIfDisabled() }
        let named = one.note.actions.first { $0.name == action }
        host.tree.noting("an action named \"\(action)\"", at: one.node) { named?.perform() }
        host.update()
    }

    /// Performs what no element offers: taps that assistive technologies do not know of, and actions of
    /// hidden views.
    private func performWithoutElement(
        _ action: String, _ element: AccessibilityElement?
    ) throws(ActionFailure) {
        if action == AccessibilityNoteAction.activate {
            switch host.tap(node) {
            case .performed: return
            case .disabled: return try failIfDisabled()
            case .onOthers: throw onOthers
            case .nothing: break
            }
        } else if host.tree.perform(action, of: node) {
            host.update()
            return
        }
        let names = element?.flattened.flatMap(\.note.actions).map { "\"\($0.name)\"" } ?? []
        throw ActionFailure(
            description: "\(query) has no action \"\(action)\"; "
                + (names.isEmpty ? "it has none." : "it has \(names.joined(separator: ", "))."))
    }

    var onOthers: ActionFailure {
        let others = host.actingElements(in: node)
        let isOne = host.element(of: node)?.children.isEmpty != false
        var text = "\(query) takes no tap itself. "
        if !isOne, !others.isEmpty {
            let (verb, pronoun) = others.count == 1 ? ("is", "that") : ("are", "one of them")
            text += "In it there \(verb) \(names(others)): tap \(pronoun)."
        } else {
            text += "Several views in it do: give one of them an identifier and tap that"
            let actions = others.flatMap(\.note.actions).map { "\"\($0.name)\"" }
            text += actions.isEmpty ? "." : ", or perform \(actions.joined(separator: " or "))."
        }
        return ActionFailure(description: text)
    }

    /// The names of the elements, without the identifiers of this view.
    private func names(_ elements: [AccessibilityElement]) -> String {
        let own = Set(host.tree.names(of: node))
        return elements.map { element in
            var plain = element.plain
            plain.identifiers.removeAll { own.contains($0) }
            return plain.name
        }.joined(separator: ", ")
    }

    /// Switches a toggle to its other state.
    ///
    /// - Throws: `ActionFailure` if the view is gone or is not a toggle: its value is neither `1`
    ///   nor `0`.
    public func toggle(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("switch")
            try setOn(!isOn())
        }
    }

    /// Switches a toggle on or off. Nothing is done if it already is in that state. The view may be
    /// gone afterwards.
    ///
    /// - Throws: `ActionFailure` if the view is gone or is not a toggle, or if the toggle keeps its
    ///   state.
    public func setOn(
        _ isOn: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in try setOn(isOn) }
    }

    private func setOn(_ isOn: Bool) throws(ActionFailure) {
        try requirePresence("switch")
        guard try self.isOn() != isOn else { return }
        guard isEnabled else { return try failIfDisabled() }
        try perform(AccessibilityNoteAction.activate)
        guard isPresent, try self.isOn() != isOn else { return }
        throw ActionFailure(
            description: "\(query) was switched \(isOn ? "on" : "off") and is still "
                + "\(isOn ? "off" : "on"): does its binding take the value?")
    }

    /// Raises the value of the view by a step.
    public func increment(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try perform("increment", sourceLocation: sourceLocation)
    }

    /// Lowers the value of the view by a step.
    public func decrement(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try perform("decrement", sourceLocation: sourceLocation)
    }

    /// Scrolls a scroll view so that `offset` of its content lies at its top left corner, or as
    /// near as the ends of the content allow. It is the scroll view that the view is, that it is
    /// in, or that is in it.
    ///
    /// - Parameter offset: A point of the content, in points from its top left corner.
    /// - Throws: `ActionFailure` if there is no scroll view that can be scrolled.
    public func scroll(
        to offset: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in try scroll(to: offset) }
    }

    private func scroll(to offset: CGPoint) throws(ActionFailure) {
        try requirePresence("scroll")
        guard let part = host.scrollPart(at: node), host.tree.scroll(part.node, to: offset) else {
            throw ActionFailure(description: "\(query) is in no scroll view that can be scrolled.")
        }
        host.update()
    }

    /// Scrolls as `scroll(to:)` does, by a distance in points from the present offset.
    public func scroll(
        by distance: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let offset = try scrollOffset()
        try scroll(
            to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height),
            sourceLocation: sourceLocation)
    }

    /// The point of the content that lies at the top left corner of the scroll view, in points.
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

    func requirePresence(_ act: String) throws(ActionFailure) {
        guard isPresent else {
            let (count, made) = host.tree.lazyElements
            throw ActionFailure(
                description: "Cannot \(act) \(query): the view that was found is gone"
                    + (made < count
                        ? ", or scrolled so far away that its lazy container has not made it. "
                        : ". ")
                    + "Look for it again.")
        }
    }

    /// Throws if the host counts an act on a disabled view as a failure.
    func failIfDisabled() throws(ActionFailure) {
        guard host.failsOnDisabledViews else { return }
        throw ActionFailure(description: "\(query) is disabled: nothing happens.")
    }
}
