public import QuadrantCore

/// Tells assistive technologies and tests something of a view.
///
/// Apple: "AccessibilityAttachmentModifier". On a view that is one element, or makes one, it speaks of
/// that; on a view with several elements of each. Of two modifiers that say the same thing the one
/// further out wins.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    let change: (inout AccessibilityNote, EnvironmentValues) -> Void

    init(_ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void) {
        self.change = change
    }

    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: AccessibilityAttachmentModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        var note = AccessibilityNote()
        modifier.change(&note, cursor.environment)
        cursor.attaching(content) { attachments in
            let outer = attachments[AccessibilityNoteKey.self]
            attachments[AccessibilityNoteKey.self] =
                outer.map { AccessibilityNoteKey.combine(note, $0) } ?? note
        }
    }

    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Says something of the view.
    nonisolated func accessibility(
        _ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }
}
