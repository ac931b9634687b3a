import QuadrantLayout

/// The actions that a modifier keeps for the nodes of its content. If the content is left alone, no
/// evaluation reaches them, so the modifier hands them the values of later evaluations itself.
private struct KeptActions<Kept: ActionPart> {
    private var parts: [Kept] = []

    /// - Parameter keeper: The modifier whose this is.
    mutating func note(_ part: Kept, of keeper: PendingModifier) {
        guard part.keeper !== keeper else { return }
        part.keeper = keeper
        parts.append(part)
    }

    /// Calls `body` with the actions whose views are still there.
    @MainActor
    mutating func handEach(_ body: (Kept) -> Void) {
        parts.removeAll { !$0.isAlive }
        for part in parts { body(part) }
    }
}

/// An `onAppear`, an `onDisappear`, a `task` or an `onReceive` of each node.
final class PendingLife<Client: LifeClient>: PendingModifier {
    private let label: String
    private var make: () -> Client
    private var update: (Client) -> Bool
    /// The parts that were made for the nodes of the content.
    private var kept = KeptActions<LifePart>()

    init(
        _ label: String, make: @escaping () -> Client, update: @escaping (Client) -> Bool,
        next: PendingModifier?, surroundings: Surroundings
    ) {
        (self.label, self.make, self.update) = (label, make, update)
        super.init(next: next, surroundings: surroundings)
    }

    override func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        content(&cursor)
        kept.note(cursor.keepAlive(label, make: make, update: update), of: self)
    }

    override func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool {
        (other as? PendingLife<Client>)?.label == label
    }

    override func take(_ new: PendingModifier) {
        guard let new = new as? PendingLife<Client> else { return }
        (make, update) = (new.make, new.update)
    }

    override func handOver() { kept.handEach { $0.hand(over: update) } }
}

/// An `onChange` of each node.
final class PendingChange<Value: Equatable>: PendingModifier {
    private var value: Value
    private let isInitial: Bool
    private let usesFormerAction: Bool
    private var action: (Value, Value) -> Void
    private var kept = KeptActions<ChangePart<Value>>()

    init(
        _ value: Value, isInitial: Bool, usesFormerAction: Bool,
        action: @escaping (Value, Value) -> Void, next: PendingModifier?, surroundings: Surroundings
    ) {
        (self.value, self.isInitial, self.action) = (value, isInitial, action)
        self.usesFormerAction = usesFormerAction
        super.init(next: next, surroundings: surroundings)
    }

    override func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        content(&cursor)
        kept.note(
            cursor.observeChange(
                of: value, isInitial: isInitial, usesFormerAction: usesFormerAction, action: action),
            of: self)
    }

    override func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool {
        guard let other = other as? PendingChange<Value> else { return false }
        return other.isInitial == isInitial && other.usesFormerAction == usesFormerAction
    }

    override func take(_ new: PendingModifier) {
        guard let new = new as? PendingChange<Value> else { return }
        (value, action) = (new.value, new.action)
    }

    override func handOver() { kept.handEach { $0.take(value, action: action) } }
}
