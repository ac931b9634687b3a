package import QuadrantLayout

/// What modifiers say of the next node without being a node themselves.
package struct NodeAttachments {
    /// Accessibility identifiers, the innermost first.
    package var names: [String] = []
    package var traits: NodeTraits?
    /// Names of the node's coordinate space.
    package var spaces: [AnyHashable] = []

    package init() {}

    /// These and those of a modifier further out, which win where both say something.
    func merged(over outer: NodeAttachments?) -> NodeAttachments {
        guard let outer else { return self }
        var result = self
        result.names += outer.names
        result.spaces += outer.spaces
        if var traits = result.traits, let others = outer.traits {
            traits.priority = others.priority ?? traits.priority
            traits.zIndex = others.zIndex != 0 ? others.zIndex : traits.zIndex
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
