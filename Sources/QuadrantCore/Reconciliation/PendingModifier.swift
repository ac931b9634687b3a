import QuadrantLayout

/// A modifier on a view that may be several nodes (or none): it waits in the cursor and is put
/// around each node as that node is made.
package final class PendingModifier {
    /// The modifier further out.
    let next: PendingModifier?
    /// Those of the modifier: what is set in the view that it modifies is nothing to it.
    private let surroundings: Surroundings
    private let body: @MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void

    init(
        next: PendingModifier?, surroundings: Surroundings,
        body: @escaping @MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void
    ) {
        self.next = next
        self.surroundings = surroundings
        self.body = body
    }

    @MainActor
    func apply(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        let inner = cursor.surroundings
        cursor.surroundings = surroundings
        body(&cursor) { cursor in
            let outer = cursor.surroundings
            cursor.surroundings = inner
            content(&cursor)
            cursor.surroundings = outer
        }
        cursor.surroundings = inner
    }
}

extension _ViewCursor {
    /// Whether views of this type are always exactly one node. Asking a type asks all types in it: the
    /// answer for a view goes for the view that it modifies.
    @MainActor
    package mutating func isSingle<Content: View>(_ type: Content.Type) -> Bool {
        if isInSingle {
            isInSingle = false
            return true
        }
        if case .one = Content._arity { return true }
        return false
    }

    /// Makes a view that is one node.
    @MainActor
    package mutating func makeSingle<Content: View>(_ content: Content) {
        isInSingle = true
        Content._makeNodes(content, &self)
        isInSingle = false
    }

    /// Puts the node that `body` makes around the content: at once if the content is always one
    /// node, else around each of its nodes.
    ///
    /// `body` has to call its second argument exactly once.
    @MainActor
    package mutating func wrap<Content: View>(
        _ content: Content,
        _ body: @escaping @MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void
    ) {
        if isSingle(Content.self) {
            body(&self) { $0.makeSingle(content) }
            return
        }
        let outer = pending
        pending = PendingModifier(next: outer, surroundings: surroundings, body: body)
        Content._makeNodes(content, &self)
        pending = outer
    }
}
