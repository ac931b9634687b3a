package import QuadrantLayout

/// What a view without a body is called in code, for explanations: a `Button` is made of boxes and texts.
enum WrittenWordKey: NodeNoteKey {
    /// One view may stand for another, as a label for a button: the outer one counts.
    static func combine(_ inner: [String], _ outer: [String]) -> [String] { outer + inner }
}

extension _ViewCursor {
    /// Notes at each node that `make` makes what it is called in code, if the tree keeps such words; else nothing is done.
    @MainActor
    package mutating func calling(_ word: StaticString, _ make: (inout _ViewCursor) -> Void) {
        guard tree.hosting.keepsWords else { return make(&self) }
        var said = NodeAttachments()
        said.add(["\(word)"], for: WrittenWordKey.self)
        let outer = pending
        isInSingle = false
        pending = PendingAttachments(said, next: outer, surroundings: surroundings)
        make(&self)
        pending = outer
    }
}

/// A view or modifier with a body, or a control, that begins at a node.
package struct EnteredView: Equatable, Sendable, Codable {
    /// The name of its type without generic arguments.
    package var name: String
    /// Whether the program wrote it, and not this library.
    package var isOwn: Bool

    /// What begins under a name.
    package init(name: String, isOwn: Bool) {
        (self.name, self.isOwn) = (name, isOwn)
    }
}

extension ViewTree {
    /// What begins between `parent` and `node`, the outermost first: views and modifiers with bodies, and controls if the
    /// tree keeps their words. Types of the library that no program can name may be among them.
    ///
    /// Linear in the number of scopes between them.
    package func enteredViews(at node: NodeID, inside parent: NodeID?) -> [EnteredView] {
        let scopes = enteredScopes(at: node, inside: parent).map {
            EnteredView(name: $0.shortName, isOwn: $0.isOwn)
        }
        let words = note(WrittenWordKey.self, of: node) ?? []
        return scopes + words.map { EnteredView(name: $0, isOwn: false) }
    }
}
