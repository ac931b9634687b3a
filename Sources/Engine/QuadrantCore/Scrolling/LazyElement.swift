import QuadrantGeometry
import QuadrantLayout

/// An element of a lazy list that was made: laid out as long as it is in sight, then left out, and
/// gone with its state some updates later.
final class LazyElement: Scope {
    @Unretained private(set) var list: LazyList
    let id: AnyHashable
    /// Its place in the list.
    var index: Int
    /// Whether it is laid out.
    var isActive = true
    /// Whether the list has changed since the element was evaluated.
    var isStale = false
    /// Whether it is new, and comes to be seen.
    var isArriving = false
    /// Scopes in it that wait for it to be in sight.
    var waiting: [Scope] = []
    /// When it went out of sight, by the tree's count.
    var leftAt = 0

    init(list: LazyList, id: AnyHashable, index: Int) {
        self.list = list
        self.id = id
        self.index = index
        super.init(tree: list.tree, depth: list.scope.depth + 1, context: list.context)
        owner = list
        parentNode = list.parentNode
    }

    @MainActor
    override func evaluate(after previous: NodeID?) -> NodeID? {
        isStale = false
        context = list.context
        return evaluating(after: previous, remaking: !needsBody) { cursor in
            withLargeStack { list.source.make(index, &cursor) }
        }
    }

    /// Whether a list in it stands for elements of which nothing is known yet.
    @MainActor var holdsUnknownLengths: Bool {
        guard list.container.lists.count > 1 else { return false }
        return !slots.entries.allSatisfy { entry in
            guard case .part(let part) = entry else { return true }
            return !ScrollTargets.contains(
                part,
                where: { inner in
                    guard let list = inner as? LazyList else { return false }
                    return list.lengths.average == nil && list.made.count < list.source.count
                })
        }
    }

    /// Lays the element out again, or leaves it out.
    func setActive(_ isActive: Bool) {
        self.isActive = isActive
        slots.setDormant(!isActive, in: tree.layout)
        guard isActive else {
            leftAt = tree.scrolling.lazyClock
            return
        }
        let woken = waiting
        waiting = []
        for scope in woken where scope.isAlive && scope.isDirty { tree.enqueue(scope) }
    }
}

extension SlotTable {
    /// Leaves the outermost nodes out of the layout, or takes them in again, without those of
    /// elements that are out of sight.
    fileprivate func setDormant(_ isDormant: Bool, in layout: LayoutTree) {
        for entry in entries {
            switch entry {
            case .node(let node, isTop: true): layout.setDormant(node, isDormant)
            case .part(let part) where part.isTop:
                if !isDormant, let element = part as? LazyElement, !element.isActive { continue }
                withLargeStack { part.slots.setDormant(isDormant, in: layout) }
            default: break
            }
        }
    }
}

extension Part {
    /// The outermost element around, or the part itself if it is one, that is out of sight.
    var sleepingElement: LazyElement? {
        var result: LazyElement?
        var part: Part? = self
        while let current = part {
            if let element = current as? LazyElement, !element.isActive { result = element }
            part = current.owner
        }
        return result
    }

    /// Whether it stands in an element that is out of sight.
    var isAsleep: Bool { sleepingElement != nil }
}
