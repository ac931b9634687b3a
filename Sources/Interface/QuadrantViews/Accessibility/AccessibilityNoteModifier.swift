package import QuadrantCore

/// Leaves at a view's nodes what assistive technologies are told of it.
package nonisolated struct AccessibilityNoteModifier: AttachingModifier {
    private let note: AccessibilityNote

    package init(note: AccessibilityNote) {
        self.note = note
    }

    package func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: AccessibilityNoteKey.self)
    }
}

extension AccessibilityNote {
    /// The note of views in a disabled view.
    static var disabled: AccessibilityNote {
        var note = AccessibilityNote()
        note.isDisabled = true
        return note
    }
}
