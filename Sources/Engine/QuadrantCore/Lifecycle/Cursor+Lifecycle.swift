import QuadrantLayout

extension _ViewCursor {
    /// Makes content with a client for each of its nodes, which is called when the view appears, changes
    /// or disappears.
    ///
    /// - Parameters:
    ///   - label: The modifier as it is written, for messages.
    ///   - make: Makes the client of a new view.
    ///   - update: Hands a new evaluation's values to the client of a view that was there before;
    ///     whether it wants a turn to act on them.
    @MainActor
    package mutating func keepingAlive<Content: View, Client: LifeClient>(
        _ content: Content, _ label: String, make: @escaping () -> Client,
        update: @escaping (Client) -> Bool
    ) {
        if isSingle(Content.self) {
            makeSingle(content)
            keepAlive(label, make: make, update: update)
        } else {
            let before = previous
            waiting(content) {
                PendingLife(label, make: make, update: update, next: $0, surroundings: $1)
            }
            if parent == tree.rootNode, sink == nil {
                keepRootAlive(label, showsNothing: previous == before, make: make, update: update)
            }
        }
    }

    /// Keeps a client for a root that shows nothing: it appears nevertheless, as at Apple's. Elsewhere, content without
    /// views does not.
    @MainActor
    private mutating func keepRootAlive<Client: LifeClient>(
        _ label: String, showsNothing: Bool, make: () -> Client, update: (Client) -> Bool
    ) {
        let tree = tree
        var isNew = false
        let part = takePart(LifePart.self) {
            isNew = true
            return LifePart(client: make(), label: label, tree: tree, node: nil)
        }
        if !isNew {
            part.hand(over: update)
        } else if showsNothing {
            tree.actions.await(part)
        }
    }

    /// Makes content and, for each of its nodes, calls `action` with the old and the new value when an
    /// evaluation brings another value; with the same twice when the view appears, if it `isInitial`. The action is that of the
    /// evaluation, or of the one before.
    @MainActor
    package mutating func observingChange<Content: View, Value: Equatable>(
        _ content: Content, of value: Value, isInitial: Bool, usesFormerAction: Bool,
        action: @escaping (Value, Value) -> Void
    ) {
        if isSingle(Content.self) {
            makeSingle(content)
            observeChange(
                of: value, isInitial: isInitial, usesFormerAction: usesFormerAction, action: action)
        } else {
            waiting(content) {
                PendingChange(
                    value, isInitial: isInitial, usesFormerAction: usesFormerAction, action: action,
                    next: $0, surroundings: $1)
            }
        }
    }

    /// Keeps a client for the view whose node was made last.
    @MainActor
    @discardableResult
    mutating func keepAlive<Client: LifeClient>(
        _ label: String, make: () -> Client, update: (Client) -> Bool
    ) -> LifePart {
        let (tree, node) = (tree, previous)
        var isNew = false
        let part = takePart(LifePart.self) {
            isNew = true
            return LifePart(client: make(), label: label, tree: tree, node: node)
        }
        assert(
            part.client is Client, "A view changed its structure without a change of its type.")
        if isNew { tree.actions.await(part) } else { part.hand(over: update) }
        return part
    }

    @MainActor
    @discardableResult
    mutating func observeChange<Value: Equatable>(
        of value: Value, isInitial: Bool, usesFormerAction: Bool,
        action: @escaping (Value, Value) -> Void
    ) -> ChangePart<Value> {
        let (tree, node) = (tree, previous)
        let part = takePart(ChangePart<Value>.self) {
            let part = ChangePart(
                value, isInitial: isInitial, usesFormerAction: usesFormerAction,
                label: "onChange(of: \(Value.self))", tree: tree, node: node)
            if isInitial { tree.actions.await(part) }
            return part
        }
        part.take(value, action: action)
        return part
    }
}
