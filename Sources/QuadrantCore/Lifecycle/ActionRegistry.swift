import QuadrantLayout

/// What modifiers wait to do.
final class ActionRegistry {
    private var waiting: [ActionPart] = []
    private var disappearances: [(client: any LifeClient, label: String)] = []
    private var later: [LifePart] = []
    /// Modifiers of views that are not shown, or stand in containers that show some of their children
    /// only.
    private var hideable: [ObjectIdentifier: ActionPart] = [:]
    /// The layout's count of choices when these were looked at last.
    private var lastChoices = 0

    /// Whether there may be something to do in this round.
    var hasWork: Bool { !waiting.isEmpty || !disappearances.isEmpty }

    func await(_ part: ActionPart) {
        guard !part.isWaiting else { return }
        part.isWaiting = true
        waiting.append(part)
    }

    /// The part is taken apart.
    func forget(_ part: ActionPart) {
        if !hideable.isEmpty { hideable[ObjectIdentifier(part)] = nil }
    }

    /// The client's view has disappeared; messages call the modifier `label`.
    func noteDisappearance(of client: any LifeClient, _ label: String) {
        disappearances.append((client, label))
    }

    /// The part acts when the update is over: once, whatever else it is asked for until then.
    func actLater(_ part: LifePart) {
        later.append(part)
    }

    /// Looks which views their containers show now.
    func collect(_ layout: LayoutTree) {
        guard !hideable.isEmpty, layout.choiceCount != lastChoices else { return }
        lastChoices = layout.choiceCount
        let turned = hideable.values.filter { $0.place(in: layout).isShown != $0.isTakenAsShown }
        for part in TreeOrder.sorted(turned, { $0 }) { part.setShown(!part.isTakenAsShown) }
    }

    /// Those whose turn it is, in the order of the tree; others come when their view is shown.
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

    /// Who is to be told of views that have gone, in the order in which they went.
    func takeDisappearances() -> [(client: any LifeClient, label: String)] {
        defer { disappearances.removeAll() }
        return disappearances
    }

    /// The update is over: what was to wait for that begins.
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
