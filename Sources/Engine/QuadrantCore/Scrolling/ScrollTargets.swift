import QuadrantLayout

/// Finds views by their identities.
@MainActor enum ScrollTargets {
    enum Target {
        case nodes([NodeID])
        /// An element that has to be laid out first.
        case unmade(LazyList, Int)
    }

    /// The first view of that identity in `part`, inside of `scroll` if there is one: what is laid out
    /// first, then what was made and is out of sight, then elements that were not made.
    static func find(_ id: AnyHashable, in part: Part, of scroll: ScrollPart?) -> Target? {
        var found: Target?
        var asleep: Target?
        func take(_ part: Part) {
            if let element = part.sleepingElement {
                let list = element.list
                if asleep == nil, scroll?.contains(list.container.node) != false {
                    asleep = .unmade(list, element.index)
                }
                return
            }
            let nodes = nodes(of: part)
            if let first = nodes.first, scroll?.contains(first) != false { found = .nodes(nodes) }
        }
        visit(part) { inner in
            switch inner {
            case let part as IdentityPart where part.id == id: take(part)
            case let part as NamedPart where part.name == id: take(part)
            case let list as LazyList where scroll?.contains(list.container.node) != false:
                found = made(id, in: list)
            case let list as any EagerList:
                if let element = list.part(of: id), !element.isAsleep { take(element) }
            default: break
            }
            return found == nil
        }
        if found != nil { return found }
        if asleep != nil { return asleep }
        visit(part) { inner in
            if let list = inner as? LazyList, !list.isAsleep,
                scroll?.contains(list.container.node) != false
            {
                found = unmade(id, in: list)
            }
            return found == nil
        }
        return found
    }

    /// The outermost nodes of a part.
    static func nodes(of part: Part) -> [NodeID] {
        var result: [NodeID] = []
        _ = part.slots.forEachTopNode { node in
            result.append(node)
            return true
        }
        return result
    }

    /// Calls `body` with the parts in `part`, outer ones first, in order, until it answers `false`.
    static func visit(_ part: Part, _ body: (Part) -> Bool) {
        var pending = [part]
        while let next = pending.popLast() {
            guard body(next) else { return }
            for case .part(let inner) in next.slots.entries.reversed() { pending.append(inner) }
        }
    }

    /// Whether `part`, or one in it, is what `test` looks for.
    static func contains(_ part: Part, where test: (Part) -> Bool) -> Bool {
        var isFound = false
        visit(part) { inner in
            isFound = test(inner)
            return !isFound
        }
        return isFound
    }

    private static func made(_ id: AnyHashable, in list: LazyList) -> Target? {
        guard !list.isAsleep, let element = list.made.first(where: { $0.id == id }) else {
            return nil
        }
        return element.isActive
            ? .nodes(nodes(of: element)) : .unmade(list, element.index)
    }

    private static func unmade(_ id: AnyHashable, in list: LazyList) -> Target? {
        if let index = list.source.find([id])[id] { return .unmade(list, index) }
        let made = Set(list.made.filter(\.isActive).map(\.index))
        let index = (0..<list.source.count).first {
            !made.contains($0) && list.source.holds($0, id)
        }
        return index.map { .unmade(list, $0) }
    }
}

extension ScrollPart {
    fileprivate func contains(_ inner: NodeID) -> Bool {
        var current: NodeID? = inner
        while let candidate = current {
            if candidate == node { return true }
            current = tree.layout.parent(of: candidate)
        }
        return false
    }
}

/// A list that makes all its elements.
protocol EagerList: Part {
    func part(of id: AnyHashable) -> Part?

    func forEachElement(_ body: (AnyHashable, Part) -> Void)
}

extension ListPart: EagerList {
    func part(of id: AnyHashable) -> Part? {
        guard let typed = id.base as? ID else { return nil }
        return ids.firstIndex(of: typed).map { parts[$0] }
    }

    func forEachElement(_ body: (AnyHashable, Part) -> Void) {
        for (id, part) in zip(ids, parts) { body(AnyHashable(id), part) }
    }
}
