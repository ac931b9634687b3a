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
    /// The innermost first.
    private let identifiers: [String]

    private final class Statement {
        let change: (inout AccessibilityNote, EnvironmentValues) -> Void

        init(_ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void) {
            self.change = change
        }
    }

    init(_ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void) {
        statement = Statement(change)
        identifiers = []
    }

    /// Gives the view a name; `nil` for none.
    init(identifier: String?) {
        identifiers = identifier.map { [$0] } ?? []
        statement = nil
    }

    /// What an inner and an outer modifier say.
    private init(_ inner: Self, _ outer: Self) {
        identifiers = inner.identifiers + outer.identifiers
        if let first = inner.statement, let second = outer.statement {
            statement = Statement { note, environment in
                first.change(&note, environment)
                var own = environment.isEnabled ? AccessibilityNote() : .disabled
                second.change(&own, environment)
                note = AccessibilityNoteKey.combine(note, own)
            }
        } else {
            statement = outer.statement ?? inner.statement
        }
    }

    /// This modifier and one around it as one.
    func merged(with outer: Self) -> Self { Self(self, outer) }

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
            attachments.names.insert(contentsOf: modifier.identifiers, at: 0)
            if let note { attachments.add(note, for: AccessibilityNoteKey.self) }
        }
    }

    /// There are as many nodes as the content adds.
    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// The same view with what another view's modifier says as well.
    nonisolated func saying(
        _ other: ModifiedContent<EmptyView, AccessibilityAttachmentModifier>
    ) -> Self {
        Self(content: content, modifier: modifier.merged(with: other.modifier))
    }
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
