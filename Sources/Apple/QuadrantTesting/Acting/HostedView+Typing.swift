internal import QuadrantCore
internal import QuadrantEditing
internal import QuadrantLayout
internal import QuadrantTextInput
public import Testing

extension HostedView {
    /// Types characters into a field or editor of text, as with a keyboard. If it has not the focus, it is given
    /// the focus first, with the caret at the end of its text.
    ///
    /// - Throws: `ActionFailure` if the view is gone, is no field or is disabled.
    public func type(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try focus(sourceLocation: sourceLocation)
        guard host.isEditing else { return }
        try host.type(text, sourceLocation: sourceLocation)
    }

    /// Replaces the whole text of a field or editor by what is typed.
    ///
    /// - Throws: `ActionFailure` if the view is gone, is no field or is disabled.
    public func replaceText(
        by text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try focus(sourceLocation: sourceLocation)
        guard host.isEditing else { return }
        try host.selectAll(sourceLocation: sourceLocation)
        if text.isEmpty {
            try host.press(.delete, sourceLocation: sourceLocation)
        } else {
            try host.type(text, sourceLocation: sourceLocation)
        }
    }

    /// Gives a field or editor of text the focus, with the caret at the end of its text; nothing if it has it.
    ///
    /// - Throws: `ActionFailure` if the view is gone, is no field or is disabled.
    public func focus(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        if hasFocus { return }
        let before = host.session
        try perform(AccessibilityNoteAction.activate, sourceLocation: sourceLocation)
        guard isEnabled, host.session == nil || host.session === before else { return }
        throw ActionFailure(description: "\(query) is no field or editor of text.")
    }

    /// Whether the field that has the focus is the view, or in it.
    public var hasFocus: Bool {
        host.update()
        guard let node = host.session?.shownNode else { return false }
        return sequence(first: node, next: { host.tree.layout.parent(of: $0) })
            .contains(self.node)
    }
}
