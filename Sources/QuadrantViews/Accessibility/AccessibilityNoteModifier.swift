import QuadrantCore

/// Leaves at a view's nodes what assistive technologies are told of it.
nonisolated struct AccessibilityNoteModifier: AttachingModifier {
    let note: AccessibilityNote

    func attach(_ attachments: inout NodeAttachments) {
        let inner = attachments[AccessibilityNoteKey.self]
        attachments[AccessibilityNoteKey.self] =
            inner.map { AccessibilityNoteKey.combine(note, $0) } ?? note
    }
}
