public import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantViews
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
        try act { () throws(Refusal) in
            try Assistant(on: host.tree) { host.elements }.perform(
                action, on: node, called: query, strictly: host.failsOnDisabledViews)
        }
    }

    /// Does something with the view, and brings it up to date. That it is disabled is a failure only where the host counts
    /// that as one.
    func act(_ body: () throws(Refusal) -> Void) throws(ActionFailure) {
        do throws(Refusal) {
            try body()
        } catch {
            if error.reason == .disabled { return try failIfDisabled() }
            throw ActionFailure(description: error.text)
        }
        host.update()
    }

    /// Switches a toggle to its other state; one that is mixed becomes on, as by a tap.
    ///
    /// - Throws: `ActionFailure` if the view is gone or is not a toggle: its value is none of `1`, `0` and `mixed`.
    public func toggle(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("switch")
            try setOn(!(isOn() ?? false))
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
        let before = try self.isOn()
        guard before != isOn else { return }
        guard isEnabled else { return try failIfDisabled() }
        try perform(AccessibilityNoteAction.activate)
        // What was mixed is on first.
        if before == nil, !isOn, isPresent, try self.isOn() == true {
            try perform(AccessibilityNoteAction.activate)
        }
        guard isPresent, try self.isOn() != isOn else { return }
        throw ActionFailure(
            description: "\(query) was switched \(isOn ? "on" : "off") and is still "
                + "\(isOn ? "off" : "on"): does its binding take the value?")
    }

    /// Raises the value of the view by a step.
    public func increment(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try perform(UsualAction.increment.rawValue, sourceLocation: sourceLocation)
    }

    /// Lowers the value of the view by a step.
    public func decrement(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try perform(UsualAction.decrement.rawValue, sourceLocation: sourceLocation)
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

    /// Whether it is on; `nil` where it is mixed.
    private func isOn() throws(ActionFailure) -> Bool? {
        switch value {
        case "mixed": return nil
        case "1": return true
        case "0": return false
        default:
            throw ActionFailure(
                description: "\(query) is no toggle: its value is "
                    + "\(value.map { "\"\($0)\"" } ?? "nil"), not \"1\", \"0\" or \"mixed\".")
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
        throw ActionFailure(description: Refusal.disabled(query).text)
    }
}
