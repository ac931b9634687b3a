/// Where nodes' accessibility notes are found: `tree.note(AccessibilityNoteKey.self, of: node)`.
package enum AccessibilityNoteKey: NodeNoteKey {
    package static func combine(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        AccessibilityNote.combine(inner, outer)
    }
}
