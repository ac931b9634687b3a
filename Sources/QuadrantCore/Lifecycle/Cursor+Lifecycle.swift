import QuadrantLayout

extension _ViewCursor {
    /// Keeps `client` for the view whose node was made last, and calls it at the turns of the view's
    /// life.
    ///
    /// - Parameters:
    ///   - label: The modifier as it is written, for messages.
    ///   - make: Makes the client of a new view.
    ///   - update: Hands a new evaluation's values to the client of a view that was there before;
    ///     whether it wants a turn to act on them.
    @MainActor
    package mutating func keepAlive<Client: LifeClient>(
        _ label: String, make: () -> Client, update: (Client) -> Bool
    ) {
        let (tree, node) = (tree, previous)
        var isNew = false
        let part = takePart(LifePart.self) {
            isNew = true
            return LifePart(client: make(), label: label, tree: tree, node: node)
        }
        guard let client = part.client as? Client else {
            preconditionFailure("A view changed its structure without a change of its type.")
        }
        if isNew || (update(client) && part.hasAppeared) { tree.actions.await(part) }
    }

    /// Calls `action` with the old and the new value when an evaluation brings another value; with the
    /// same twice when the view appears, if it `isInitial`.
    @MainActor
    package mutating func observeChange<Value: Equatable>(
        of value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void
    ) {
        let (tree, node) = (tree, previous)
        let part = takePart(ChangePart<Value>.self) {
            let part = ChangePart(
                value, isInitial: isInitial, label: "onChange(of: \(Value.self))", tree: tree,
                node: node)
            if isInitial { tree.actions.await(part) }
            return part
        }
        part.take(value, action: action)
    }
}
