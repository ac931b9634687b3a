import QuadrantLayout

/// An element of a list.
final class ElementPart: Part {
    /// The view's node, if it always is one; may be gone.
    var node: NodeID?

    /// Where the view's last value is.
    var value: UnsafeRawPointer? { owner?.value(ofElementAt: position) }

    /// Has the objects that modifiers keep read in the view's last value; `false` if one of them is
    /// missing.
    func isRead(by readers: [_ViewComparison.Reader]) -> Bool {
        var found = 0
        for entry in tape.entries where found < readers.count {
            switch entry {
            case .kept(let object):
                guard let reader = object as? KeptReader, type(of: reader) == readers[found].type
                else { return false }
                reader.read(in: self, at: readers[found].offset)
                found += 1
            // What modifiers in it keep is in a tape of its own; what comes behind is of other views.
            case .part: return false
            case .node, .environment: break
            }
        }
        return found == readers.count
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        for case .kept(let object as KeptReader) in tape.entries { object.readNothing() }
        super.tearDown(tree, removingNodes: removingNodes)
    }
}
