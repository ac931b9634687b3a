package import QuadrantLayout

/// The element of a `ForEach` in a lazy container that a view belongs to.
package struct LazyPlace {
    private let element: LazyElement

    fileprivate init(_ element: LazyElement) {
        self.element = element
    }

    /// The identity of the element.
    package var id: AnyHashable { element.id }

    /// The place of the element in its list by now; `nil` where the element is gone.
    package var index: Int? { element.isAlive ? element.index : nil }

    /// The number of elements of the list by now.
    package var count: Int { element.list.source.count }
}

extension _ViewCursor {
    /// The element of the innermost `ForEach` in the lazy container whose child is made next; `nil` for a view
    /// that no `ForEach` makes.
    package var lazyPlace: LazyPlace? {
        guard let container = lazyContainer else { return nil }
        var current: Part? = part
        while let part = current {
            if let element = part as? LazyElement {
                guard element.list.container === container else { return nil }
                if !element.list.isWritten { return LazyPlace(element) }
            }
            current = part.owner
        }
        return nil
    }

    /// Notes more of a node that was just made than its modifiers did, with what the views in it say.
    package func note<K: NodeNoteKey>(_ value: K.Value, for key: K.Type, of node: NodeID) {
        var attachments = NodeAttachments()
        attachments.add(value, for: key)
        tree.addNotes(attachments, of: node)
    }
}
