public import QuadrantCore

/// Tells assistive technologies and tests something about a view.
///
/// Apple: "AccessibilityAttachmentModifier". The modifier describes the view's accessibility
/// element; if the view has several, it describes each of them. Of two modifiers that set the same
/// property the outer one wins.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never

    /// `nil` if nothing but the name is said. An object, so that names alone can be compared.
    private let statement: Statement?
    private let identifier: String?

    private final class Statement {
        let change: (inout AccessibilityNote, EnvironmentValues) -> Void

        init(_ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void) {
            self.change = change
        }
    }

    init(_ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void) {
        statement = Statement(change)
        identifier = nil
    }

    /// Gives the view a name; `nil` for none.
    init(identifier: String?) {
        self.identifier = identifier
        statement = nil
    }

    /// Makes the content and notes at its node what assistive technologies are told of it.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: AccessibilityAttachmentModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        let note = modifier.statement.map { statement in
            var note = environment.isEnabled ? AccessibilityNote() : .disabled
            statement.change(&note, environment)
            return note
        }
        cursor.attaching(content) { attachments in
            if let identifier = modifier.identifier {
                attachments.names.insert(identifier, at: 0)
            }
            if let note { attachments.add(note, for: AccessibilityNoteKey.self) }
        }
    }

    /// There are as many nodes as the content adds.
    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Sets what assistive technologies are told of the view; `change` is given the note to fill
    /// in.
    nonisolated func accessibility(
        _ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }

    /// Names the view for tests and tools: frames are reported, and SVG elements named, by the
    /// identifier.
    ///
    /// Apple: "accessibilityIdentifier(_:)".
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(identifier: identifier))
    }

    /// Names the view for tests and tools; has no effect if `isEnabled` is `false`.
    ///
    /// Apple: "accessibilityIdentifier(_:isEnabled:)".
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(identifier: isEnabled ? identifier : nil))
    }
}
