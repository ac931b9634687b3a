/// What was done to a text, to be undone and done again. What is typed without a break is one step.
struct EditHistory: Sendable {
    /// What kind of edit it was; edits of the same kind in a row may be one step.
    enum Kind: Sendable {
        case typing
        case deletingBackward
        case deletingForward
        /// A step of its own.
        case single
    }

    /// The replacement of a part of the text by another.
    struct Edit: Sendable {
        var offset: Int
        var removed: String
        var inserted: String
        var before: EditSelection
        var after: EditSelection
        var kind: Kind
    }

    private(set) var undoable: [Edit] = []
    private(set) var redoable: [Edit] = []
    /// Whether the next edit may become part of the last step.
    private var isOpen = false

    mutating func note(_ edit: Edit) {
        redoable = []
        if isOpen, let last = undoable.last, let joined = Self.joined(last, edit) {
            undoable[undoable.count - 1] = joined
        } else {
            undoable.append(edit)
        }
        // A line is undone by itself.
        isOpen = edit.kind != .single && edit.inserted.unicodeScalars.last?.endsParagraph != true
    }

    /// Ends the step, as the caret was moved.
    mutating func close() { isOpen = false }

    mutating func clear() { self = EditHistory() }

    /// The last step, which is to be undone.
    mutating func takeUndo() -> Edit? {
        isOpen = false
        guard let edit = undoable.popLast() else { return nil }
        redoable.append(edit)
        return edit
    }

    /// The step that was undone last, which is to be done again.
    mutating func takeRedo() -> Edit? {
        isOpen = false
        guard let edit = redoable.popLast() else { return nil }
        undoable.append(edit)
        return edit
    }

    private static func joined(_ last: Edit, _ edit: Edit) -> Edit? {
        guard last.kind == edit.kind else { return nil }
        var result = last
        result.after = edit.after
        switch edit.kind {
        case .single: return nil
        case .typing:
            guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.length else {
                return nil
            }
            result.inserted += edit.inserted
        case .deletingBackward:
            guard edit.offset + edit.removed.length == last.offset, last.inserted.isEmpty else {
                return nil
            }
            result.offset = edit.offset
            result.removed = edit.removed + last.removed
        case .deletingForward:
            guard edit.offset == last.offset, last.inserted.isEmpty else { return nil }
            result.removed += edit.removed
        }
        return result
    }
}
