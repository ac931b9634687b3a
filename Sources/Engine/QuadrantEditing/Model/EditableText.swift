internal import Foundation

/// The replacement of a part of a text by other characters.
package struct TextChange: Hashable, Sendable {
    /// In the text before, in UTF-8 bytes.
    package let range: Range<Int>
    package let characters: String
}

/// A text that is edited: its characters, what is selected, what an input method has not committed yet, and
/// what can be undone.
///
/// A caret stands between characters as people see them (Unicode's grapheme clusters): never inside an emoji,
/// nor between a letter and its accent. Whatever it is asked for, the text stays valid: places that lie outside of
/// it or inside of a character are moved to the nearest place where a caret can stand.
package struct EditableText: Sendable {
    /// What an input method composes, at the caret. It is shown and is no part of the text yet.
    package struct Marked: Hashable, Sendable {
        package var text: String
        /// What of it is selected, in UTF-8 bytes from its start.
        package var selected: Range<Int>
    }

    /// The text without what is being composed.
    package private(set) var text: String
    /// In the text without what is being composed.
    package private(set) var selection: EditSelection
    /// What is being composed; `nil` for nothing.
    package private(set) var marked: Marked?
    private var history = EditHistory()
    private var changes: [TextChange] = []

    /// A text with the caret at its end.
    package init(_ text: String) {
        self.text = text
        self.text.makeContiguousUTF8()
        selection = EditSelection(at: self.text.utf8.count)
    }

    /// The selected characters.
    package var selected: String {
        selection.stretches.map { String(text.part($0)) }.joined()
    }
    package var canUndo: Bool { !history.undoable.isEmpty }
    package var canRedo: Bool { !history.redoable.isEmpty }

    /// Selects a stretch of the text, or moves the caret. A step of what can be undone ends.
    package mutating func select(_ new: EditSelection) {
        commit()
        history.close()
        var new = new
        new.anchor = text.boundary(atOrBefore: new.anchor)
        new.head = text.boundary(atOrBefore: new.head)
        let range = new.range
        new.gaps = new.gaps.compactMap { gap in
            let lower = text.boundary(atOrAfter: gap.lowerBound)
            let upper = text.boundary(atOrBefore: gap.upperBound)
            return lower < upper && lower > range.lowerBound && upper < range.upperBound
                ? lower..<upper : nil
        }
        selection = new
    }

    /// Replaces what is selected, or what is being composed, by typed characters.
    package mutating func insert(_ characters: String) {
        marked = nil
        guard !characters.isEmpty || !selection.isCaret else { return }
        replaceSelected(by: characters, as: .typing)
    }

    /// Replaces what is selected by characters, as a step of its own.
    package mutating func paste(_ characters: String) {
        commit()
        guard !characters.isEmpty || !selection.isCaret else { return }
        history.close()
        replaceSelected(by: characters, as: .single)
    }

    /// Deletes what is selected.
    package mutating func deleteSelected(backward: Bool) {
        commit()
        guard !selection.isCaret else { return }
        replaceSelected(by: "", as: backward ? .deletingBackward : .deletingForward)
    }

    /// Replaces a part of the text; the caret is behind it then.
    package mutating func replace(_ range: Range<Int>, by characters: String) {
        commit()
        replace(range, by: characters, as: .single)
    }

    /// Deletes a part of the text, as one of several deletions in a row.
    package mutating func delete(_ range: Range<Int>, backward: Bool) {
        commit()
        guard !range.isEmpty else { return }
        replace(range, by: "", as: backward ? .deletingBackward : .deletingForward)
    }

    /// Replaces what is selected; of several stretches, the first. The others are deleted.
    private mutating func replaceSelected(by characters: String, as kind: EditHistory.Kind) {
        guard !selection.gaps.isEmpty else {
            return replace(selection.range, by: characters, as: kind)
        }
        let stretches = selection.stretches
        let kept = selection.gaps.map { String(text.part($0)) }.joined()
        replace(selection.range, by: characters + kept, as: .single, caretBehind: characters)
        changes.removeLast()
        // From the end, so that places stay true.
        changes += stretches.dropFirst().reversed().map { TextChange(range: $0, characters: "") }
        changes.append(TextChange(range: stretches[0], characters: characters))
    }

    /// - Parameter first: The part of the characters behind which the caret is then; `nil` for all.
    private mutating func replace(
        _ range: Range<Int>, by characters: String, as kind: EditHistory.Kind,
        caretBehind first: String? = nil
    ) {
        let start = text.boundary(atOrBefore: range.lowerBound)
        let end = max(start, text.boundary(atOrAfter: range.upperBound))
        let before = selection
        let removed = String(text.part(start..<end))
        put(characters, in: start..<end)
        // What was inserted may have become one character with what follows.
        let typed = first ?? characters
        let caret = text.boundary(atOrAfter: start + typed.utf8.count)
        selection = EditSelection(at: caret, leansBack: !typed.isEmpty)
        history.note(
            EditHistory.Edit(
                offset: start, removed: removed, inserted: characters, before: before,
                after: selection, kind: kind))
    }

    private mutating func put(_ characters: String, in range: Range<Int>) {
        changes.append(TextChange(range: range, characters: characters))
        text.replaceSubrange(
            text.place(range.lowerBound)..<text.place(range.upperBound), with: characters)
        text.makeContiguousUTF8()
    }

    /// What was done to the characters since it was asked for last, in order.
    package mutating func takeChanges() -> [TextChange] {
        defer { changes = [] }
        return changes
    }

    /// Takes back the last step; whether there was one.
    @discardableResult
    package mutating func undo() -> Bool {
        marked = nil
        guard let edit = history.takeUndo() else { return false }
        put(edit.removed, in: edit.offset..<edit.offset + edit.inserted.utf8.count)
        selection = edit.before
        return true
    }

    /// Does again what was undone last; whether there was something.
    @discardableResult
    package mutating func redo() -> Bool {
        marked = nil
        guard let edit = history.takeRedo() else { return false }
        put(edit.inserted, in: edit.offset..<edit.offset + edit.removed.utf8.count)
        selection = edit.after
        return true
    }

    /// Takes a text that somebody else set. The caret stays before the same characters if these are still
    /// there; nothing of before can be undone.
    package mutating func adopt(_ new: String) {
        guard !new.hasSameBytes(as: text) else { return }
        let rest = text.part(selection.range.upperBound..<text.length)
        // By bytes: the rest may be spelled otherwise, and be longer or shorter then.
        let end = String(decoding: new.utf8.suffix(rest.utf8.count), as: UTF8.self)
        let keepsRest = !rest.isEmpty && String(rest).hasSameBytes(as: end)
        let caret =
            keepsRest
            ? new.utf8.count - rest.utf8.count
            : selection.head == text.length ? new.utf8.count : selection.head
        text = new
        text.makeContiguousUTF8()
        marked = nil
        history.clear()
        changes = []
        selection = EditSelection(at: text.boundary(atOrBefore: caret))
    }
}

extension EditableText {
    /// Shows characters that an input method composes at the caret, in place of those before; an empty text
    /// ends it. The first time, what is selected is deleted.
    ///
    /// - Parameter selected: What of it the method has selected, in UTF-8 bytes; a caret where it is empty.
    package mutating func mark(_ characters: String, selected: Range<Int>) {
        if marked == nil, !selection.isCaret, !characters.isEmpty { insert("") }
        guard !characters.isEmpty else {
            marked = nil
            return
        }
        history.close()
        let lower = characters.boundary(atOrBefore: selected.lowerBound)
        let upper = max(lower, characters.boundary(atOrBefore: selected.upperBound))
        marked = Marked(text: characters, selected: lower..<upper)
    }

    /// Makes what is being composed a part of the text.
    package mutating func commit() {
        guard let marked else { return }
        insert(marked.text)
    }

    /// The text with what is being composed at the caret.
    package var shownText: String {
        guard let marked else { return text }
        var shown = text
        shown.insert(contentsOf: marked.text, at: shown.place(selection.head))
        return shown
    }

    /// What is selected in the shown text.
    package var shownSelection: EditSelection {
        guard let marked else { return selection }
        let start = selection.head
        return EditSelection(
            anchor: start + marked.selected.lowerBound, head: start + marked.selected.upperBound,
            leansBack: true)
    }

    /// Where what is being composed stands in the shown text; `nil` for nothing.
    package var shownMark: Range<Int>? {
        marked.map { selection.head..<selection.head + $0.text.utf8.count }
    }
}
