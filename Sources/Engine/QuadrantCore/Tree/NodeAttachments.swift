package import QuadrantLayout

/// What modifiers that are no nodes leave at the next node: names, traits, notes.
package struct NodeAttachments {
    /// Accessibility identifiers, the innermost first.
    package var names: [String] = []
    package var traits: NodeTraits?
    /// Names of the node's coordinate space.
    package var spaces: [AnyHashable] = []

    /// The notes of modifiers, by their keys, the innermost first.
    private(set) var notes: [NodeNote] = []

    package init() {}

    /// Adds the note of a modifier. The notes that are there already are those of modifiers further
    /// out.
    package mutating func add<K: NodeNoteKey>(_ value: K.Value, for key: K.Type) {
        notes.insert(Note<K>(value), at: 0)
    }

    /// Leaves a value for the container. Of several modifiers on one view the innermost counts, which is
    /// the one that says something last.
    package mutating func setTrait<Key>(_ value: Any, for key: Key.Type) {
        var all = traits ?? NodeTraits()
        all.set(value, for: ObjectIdentifier(key))
        traits = all
    }

    /// These attachments joined with those of a modifier further out. Of traits that both say something
    /// about, these count.
    func merged(over outer: NodeAttachments?) -> NodeAttachments {
        guard let outer else { return self }
        var result = self
        result.names += outer.names
        result.spaces += outer.spaces
        result.notes += outer.notes
        if let traits, let others = outer.traits {
            result.traits = traits.over(others)
        } else {
            result.traits = traits ?? outer.traits
        }
        return result
    }

    /// Whether both are the same but for the values of notes, which can be handed over.
    func isAlike(_ other: NodeAttachments) -> Bool {
        notes.count == other.notes.count && names == other.names && spaces == other.spaces
            && zip(notes, other.notes).allSatisfy { type(of: $0) == type(of: $1) }
            && NodeTraits.areSame(traits, other.traits)
    }

    /// Takes over the notes of attachments that are alike, so that everybody who holds these
    /// attachments has the new values.
    func takeNotes(of new: NodeAttachments) {
        for (note, new) in zip(notes, new.notes) { note.take(new) }
    }
}

extension _ViewCursor {
    /// Attaches something to the node that `content` makes: to each if it makes several.
    @MainActor
    package mutating func attaching<Content: View>(
        _ content: Content, _ change: (inout NodeAttachments) -> Void
    ) {
        guard isSingle(Content.self) else {
            var said = NodeAttachments()
            change(&said)
            return waiting(content) {
                PendingAttachments(said, next: $0, surroundings: $1)
            }
        }
        var all = attachments ?? NodeAttachments()
        change(&all)
        attachments = all
        makeSingle(content)
        attachments = nil
    }
}

/// A kind of thing that modifiers say of a view beside its layout: what is done when it is tapped, what
/// assistive technologies are told.
package protocol NodeNoteKey {
    associatedtype Value

    /// Whether it decides where taps reach a view.
    static var decidesReach: Bool { get }

    /// Whether the nodes with such notes can be listed (`ViewTree.nodes(noting:)`).
    static var isListed: Bool { get }

    /// One value from that of a modifier and that of a modifier further out on the same node.
    static func combine(_ inner: Value, _ outer: Value) -> Value
}

extension NodeNoteKey {
    package static var decidesReach: Bool { false }

    package static var isListed: Bool { false }
}

/// A value of any key. An object: a view that is left alone as it is has the values of the modifiers
/// on it handed over, wherever they are kept.
package class NodeNote {
    /// Whether its key decides where taps reach a view.
    var decidesReach: Bool { false }
    /// The key, if the nodes with its notes can be listed; `nil` for most.
    var listedKey: ObjectIdentifier? { nil }

    /// Takes over the value of a note of the same key.
    func take(_ new: NodeNote) {}
}

final class Note<K: NodeNoteKey>: NodeNote {
    private(set) var value: K.Value

    init(_ value: K.Value) {
        self.value = value
    }

    override var decidesReach: Bool { K.decidesReach }

    override var listedKey: ObjectIdentifier? { K.isListed ? ObjectIdentifier(K.self) : nil }

    override func take(_ new: NodeNote) {
        if let new = new as? Note<K> { value = new.value }
    }
}

extension [NodeNote] {
    /// The note under a key; `nil` for none.
    func value<K: NodeNoteKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for case let note as Note<K> in reversed() {
            result = result.map { K.combine(note.value, $0) } ?? note.value
        }
        return result
    }
}
