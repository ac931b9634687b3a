package import QuadrantLayout

/// The element of a `ForEach` in a lazy container that a view belongs to.
package struct LazyPlace {
    // The element's own views may keep the place.
    private weak var element: LazyElement?

    fileprivate init(_ element: LazyElement) {
        self.element = element
        id = element.id
    }

    /// The identity of the element.
    package let id: AnyHashable

    /// The place of the element in its list by now; `nil` where the element is gone.
    package var index: Int? {
        guard let element, element.isAlive else { return nil }
        return element.index
    }

    /// Whether the other place is one of the same `ForEach`.
    package func isBeside(_ other: LazyPlace) -> Bool {
        guard let element, element.isAlive else { return false }
        return element.list === other.element?.list
    }

    /// The identity of another element of the list, which need not be made; `nil` where there is none.
    package func id(at index: Int) -> AnyHashable? {
        guard let element, element.isAlive, (0..<element.list.source.count).contains(index) else {
            return nil
        }
        return element.list.source.identify(index)
    }

    /// The number of elements of the list by now; 0 where the element is gone.
    package var count: Int {
        guard let element, element.isAlive else { return 0 }
        return element.list.source.count
    }
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
