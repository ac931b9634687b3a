import QuadrantLayout

/// An element of a list.
final class ElementPart: Part {
    /// The view's node, if it always is one; may be gone.
    var node: NodeID?

    /// Where the view's last value is.
    var value: ValuePlace? { owner?.value(ofElementAt: position) }

    /// Has the objects that modifiers keep read in the view's last value; returns `false` if one of
    /// them is missing, or if it cannot be said which of them is which.
    func isRead(by readers: [_ViewComparison.Reader]) -> Bool {
        guard !readers.isEmpty else { return true }
        guard matches(readers) else { return false }
        var rest = readers[...]
        for case .kept(let object as KeptReader) in slots.entries {
            guard let reader = rest.popFirst() else { break }
            object.read(in: self, at: reader.offset)
        }
        return true
    }

    /// Whether the objects in the slot table are those of `readers`, one by one. One more belongs to a view that is
    /// compared as a whole: any of them may be that one.
    private func matches(_ readers: [_ViewComparison.Reader]) -> Bool {
        var found = 0
        for entry in slots.entries {
            switch entry {
            case .kept(let object as KeptReader):
                guard found < readers.count, type(of: object) == readers[found].type else {
                    return false
                }
                found += 1
            case .part(let part) where !part.mayHoldReaders: break
            // What modifiers in a part keep is in a slot table of its own; what comes behind is of other views.
            case .kept, .part: guard found == readers.count else { return false }
            case .node, .environment: break
            }
        }
        return found == readers.count
    }

    /// Has the objects that modifiers keep no longer read in the view's value, which goes away.
    func detachReaders() {
        for case .kept(let object as KeptReader) in slots.entries { object.detach() }
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        detachReaders()
        super.tearDown(tree, removingNodes: removingNodes)
    }
}
