import QuadrantLayout

/// A modifier that acts on what happens to its view: waits in the tree's registry until its turn.
class ActionPart: Part, RoundClient {
    /// The modifier as it is written, for messages.
    let label: String
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    /// The view's node.
    let node: NodeID?
    /// Whether the part stands in the registry's queue.
    var isWaiting = false
    var rounds = 0
    /// The object that hands it the values of later evaluations if its view is left alone.
    final weak var keeper: PendingModifier?

    init(label: String, tree: ViewTree, node: NodeID?) {
        self.label = label
        self.tree = tree
        self.node = node
    }

    final var part: Part { self }

    override var hasContent: Bool { false }

    /// Whether it waits until its view is shown.
    var waitsForPlace: Bool { false }

    /// Called when it is the part's turn. Returns whether the part called an action.
    @MainActor
    func perform() -> Bool { false }

    /// Calls what may begin tasks: the tree knows of them until they are done.
    @MainActor
    final func notingTasks<T>(_ action: () -> T) -> T {
        tree.notingTasks(of: self, origin: taskOrigin, action)
    }

    /// What the tasks that it begins come from.
    var taskOrigin: UnfinishedTask.Origin { .action }

    /// Called when the part had too many turns: what it waited for is dropped.
    func giveUp() {}

    /// Whether its view was shown when that was looked at last.
    final var isTakenAsShown = false

    /// The container shows the view, or no longer.
    func setShown(_ isShown: Bool) {
        isTakenAsShown = isShown
        if isShown, waitsForPlace { tree.actions.await(self) }
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.actions.forget(self)
    }
}

/// An `onAppear`, an `onDisappear`, a `task` or an `onReceive`.
final class LifePart: ActionPart {
    let client: any LifeClient
    private(set) var hasAppeared = false
    /// What the part does when the update is over.
    private var lateTurn: LateTurn?

    /// What a part does when the update is over.
    private enum LateTurn {
        case appear
        case change
    }

    init(client: any LifeClient, label: String, tree: ViewTree, node: NodeID?) {
        self.client = client
        super.init(label: label, tree: tree, node: node)
    }

    /// Hands the values of a new evaluation to the client.
    func hand<Client: LifeClient>(over update: (Client) -> Bool) {
        if let client = client as? Client, update(client), hasAppeared { tree.actions.await(self) }
    }

    override var waitsForPlace: Bool { !hasAppeared }

    override var taskOrigin: UnfinishedTask.Origin {
        client.actsAfterUpdate ? .modifier : .action
    }

    override func perform() -> Bool {
        let isNew = !hasAppeared
        hasAppeared = true
        if client.actsAfterUpdate {
            if lateTurn == nil { tree.actions.actLater(self) }
            lateTurn = isNew ? .appear : lateTurn ?? .change
            return false
        }
        if isNew { client.appear() } else { client.change() }
        return true
    }

    /// Called when the update is over.
    @MainActor
    func takeLateTurn() {
        defer { lateTurn = nil }
        // A task that was begun before is cancelled: whether it ends is nobody's business any more.
        if lateTurn != nil { tree.hosting.begunTasks.forget(by: self) }
        switch lateTurn {
        case .appear: client.appear()
        case .change: client.change()
        case nil: break
        }
    }

    override func setShown(_ isShown: Bool) {
        super.setShown(isShown)
        if !isShown, hasAppeared { end() }
    }

    private func end() {
        hasAppeared = false
        lateTurn = nil
        // The task is cancelled. What an `onAppear` began goes on.
        if client.actsAfterUpdate { tree.hosting.begunTasks.forget(by: self) }
        tree.actions.noteDisappearance(of: client, label)
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        if isAlive, hasAppeared { end() }
        super.tearDown(tree, removingNodes: removingNodes)
    }
}

/// An `onChange`.
final class ChangePart<Value: Equatable>: ActionPart {
    private var value: Value
    /// The value before the first change that was not acted upon yet.
    private var before: Value?
    private var isInitial: Bool
    private let usesFormerAction: Bool
    private var action: (Value, Value) -> Void = { _, _ in }
    /// The action of the evaluation before the first change that was not acted upon yet.
    private var formerAction: ((Value, Value) -> Void)?

    init(
        _ value: Value, isInitial: Bool, usesFormerAction: Bool, label: String, tree: ViewTree,
        node: NodeID?
    ) {
        self.value = value
        (self.isInitial, self.usesFormerAction) = (isInitial, usesFormerAction)
        super.init(label: label, tree: tree, node: node)
    }

    override var waitsForPlace: Bool { isInitial }

    /// Takes the value and the action of a new evaluation.
    func take(_ new: Value, action: @escaping (Value, Value) -> Void) {
        let former = self.action
        self.action = action
        guard new != value else { return }
        if usesFormerAction, before == nil { formerAction = former }
        before = before ?? value
        value = new
        tree.actions.await(self)
    }

    override func perform() -> Bool {
        let (old, wasInitial, action) = (before ?? value, isInitial, formerAction ?? action)
        (before, formerAction) = (nil, nil)
        isInitial = false
        guard wasInitial || old != value else { return false }
        action(wasInitial ? value : old, value)
        return true
    }

    override func giveUp() {
        (before, formerAction) = (nil, nil)
    }
}
