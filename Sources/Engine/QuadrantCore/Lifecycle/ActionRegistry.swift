import QuadrantLayout

/// The actions of modifiers (`onAppear`, `onChange`, tasks and so on) that wait for their turn in
/// an update.
final class ActionRegistry {
    private var waiting: [ActionPart] = []
    /// The clients whose views have disappeared and that were not told yet.
    private var disappearances: [(client: any LifeClient, label: String)] = []
    /// Those of them that are told before others appear.
    private var firstDisappearances: [(client: any LifeClient, label: String)] = []
    /// Whether views that disappear now are told of before others appear.
    var tellsFirst = false
    /// The parts that act when the update is over.
    private var later: [LifePart] = []
    /// Modifiers of views that are not shown, or stand in containers that show some of their children
    /// only.
    private var hideable: [ObjectIdentifier: ActionPart] = [:]
    /// `LayoutTree.choiceCount` at the last look at `hideable`.
    private var lastChoices = 0

    /// Whether there may be something to do in this round.
    var hasWork: Bool {
        !waiting.isEmpty || !disappearances.isEmpty || !firstDisappearances.isEmpty
    }

    func await(_ part: ActionPart) {
        guard !part.isWaiting else { return }
        part.isWaiting = true
        waiting.append(part)
    }

    /// Forgets a part whose view is gone.
    func forget(_ part: ActionPart) {
        if !hideable.isEmpty { hideable[ObjectIdentifier(part)] = nil }
    }

    /// The client's view has disappeared; messages call the modifier `label`.
    func noteDisappearance(of client: any LifeClient, _ label: String) {
        if tellsFirst {
            firstDisappearances.append((client, label))
        } else {
            disappearances.append((client, label))
        }
    }

    /// The part acts when the update is over: once, whatever else it is asked for until then.
    func actLater(_ part: LifePart) {
        later.append(part)
    }

    /// Finds out which views their containers show now.
    func collect(_ layout: LayoutTree) {
        guard !hideable.isEmpty, layout.choiceCount != lastChoices else { return }
        lastChoices = layout.choiceCount
        let turned = hideable.values.filter { $0.place(in: layout).isShown != $0.isTakenAsShown }
        for part in TreeOrder.sorted(turned, { $0 }) { part.setShown(!part.isTakenAsShown) }
    }

    /// Takes the parts whose turn it is, in the order of the tree. Parts whose view is not shown go
    /// on waiting.
    func takeReady(in layout: LayoutTree) -> [ActionPart] {
        let ready = waiting.filter { part in
            part.isWaiting = false
            guard part.isAlive, part.waitsForPlace else { return part.isAlive }
            let place = part.place(in: layout)
            if place.isChosen || !place.isShown { hideable[ObjectIdentifier(part)] = part }
            part.isTakenAsShown = place.isShown
            return place.isShown
        }
        waiting.removeAll()
        return TreeOrder.sorted(ready) { $0 }
    }

    /// Takes the clients whose views have disappeared, in the order in which these went.
    ///
    /// - Parameter first: Whether those are meant that are told before others appear.
    func takeDisappearances(first: Bool) -> [(client: any LifeClient, label: String)] {
        var taken: [(client: any LifeClient, label: String)] = []
        if first {
            swap(&taken, &firstDisappearances)
        } else {
            swap(&taken, &disappearances)
        }
        return taken
    }

    /// Called when the update is over: begins what was to wait for that, such as tasks.
    @MainActor
    func finishUpdate() {
        guard !later.isEmpty else { return }
        let parts = later
        later.removeAll()
        for part in parts { part.notingTasks(part.takeLateTurn) }
    }
}

extension ActionPart {
    /// Whether the view has a place, and whether a container around chooses among its children.
    ///
    /// Linear in the node's depth.
    fileprivate func place(in layout: LayoutTree) -> (isShown: Bool, isChosen: Bool) {
        guard let node, layout.contains(node) else { return (true, false) }
        var (isShown, isChosen) = (layout.isShown(node), false)
        var current = node
        while let around = layout.parent(of: current) {
            if layout.choosesChildren(around) {
                isChosen = true
                isShown = isShown && layout.isShown(current)
            }
            current = around
        }
        return (isShown, isChosen)
    }
}
