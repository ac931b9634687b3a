package import QuadrantLayout

/// What modifiers say of the next node without being a node themselves.
package struct NodeAttachments {
    /// Accessibility identifiers, the innermost first.
    package var names: [String] = []
    package var traits: NodeTraits?
    /// Names of the node's coordinate space.
    package var spaces: [AnyHashable] = []

    /// Values by their keys' types, each a `Note`.
    private(set) var notes: [ObjectIdentifier: any AnyNote] = [:]

    package init() {}

    /// What is said under a key; `nil` for nothing. The modifier further in speaks first.
    package subscript<K: NodeNoteKey>(key: K.Type) -> K.Value? {
        get { (notes[ObjectIdentifier(key)] as? Note<K>)?.value }
        set { notes[ObjectIdentifier(key)] = newValue.map { Note<K>(value: $0) } }
    }

    /// Adds what a modifier says. What is there already was said by modifiers further out.
    package mutating func add<K: NodeNoteKey>(_ value: K.Value, for key: K.Type) {
        self[key] = self[key].map { K.combine(value, $0) } ?? value
    }

    /// These and those of a modifier further out, which win where both say something.
    func merged(over outer: NodeAttachments?) -> NodeAttachments {
        guard let outer else { return self }
        var result = self
        result.names += outer.names
        result.spaces += outer.spaces
        result.notes.merge(outer.notes) { $0.combined(with: $1) }
        if var traits = result.traits, let others = outer.traits {
            traits.priority = others.priority ?? traits.priority
            traits.zIndex = others.zIndex ?? traits.zIndex
            traits.values.merge(others.values) { _, new in new }
            result.traits = traits
        } else {
            result.traits = result.traits ?? outer.traits
        }
        return result
    }
}

extension _ViewCursor {
    /// Attaches something to the node that `content` makes: to each if it makes several.
    @MainActor
    package mutating func attaching<Content: View>(
        _ content: Content, _ change: @escaping (inout NodeAttachments) -> Void
    ) {
        wrap(content) { cursor, inner in
            var attachments = cursor.attachments ?? NodeAttachments()
            change(&attachments)
            cursor.attachments = attachments
            inner(&cursor)
            cursor.attachments = nil
        }
    }
}

/// A kind of thing that modifiers say of a view beside its layout: what is done when it is tapped, what
/// assistive technologies are told.
package protocol NodeNoteKey {
    associatedtype Value

    /// One value from that of a modifier and that of a modifier further out on the same node.
    static func combine(_ inner: Value, _ outer: Value) -> Value
}

/// A value of any key.
protocol AnyNote {
    func combined(with outer: any AnyNote) -> any AnyNote
}

struct Note<K: NodeNoteKey>: AnyNote {
    let value: K.Value

    func combined(with outer: any AnyNote) -> any AnyNote {
        guard let outer = outer as? Note<K> else { return self }
        return Note(value: K.combine(value, outer.value))
    }
}
