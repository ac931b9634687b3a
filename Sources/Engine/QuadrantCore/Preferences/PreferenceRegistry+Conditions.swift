import QuadrantGeometry
import QuadrantLayout

// Apple combines a condition with the views beside it whatever it shows: with the default where nothing in it sets the key. So it
// was seen of `if`s and optionals in a stack (DevAndArtist, gist 8267a7db) and in an overlay (shadowfacts, "SwiftUI Preferences"). What
// stands further inside a container of its own is left out: nobody has told what counts there.
extension PreferenceRegistry {
    /// What is combined in a record: the records inside that set a key, and `nil` for each condition of the program's between
    /// them in which nothing sets it.
    ///
    /// - Complexity: Linear in the slot table that the node stands in, and in the node's children.
    func combined(
        _ setting: [PreferenceRecord], in record: PreferenceRecord, _ tree: ViewTree
    ) -> [PreferenceRecord?] {
        guard !record.choosesChildren, let maker = maker(of: record) else { return setting }
        var walk = ConditionWalk(setting: Set(setting.map(\.node)), node: record.node, tree: tree)
        walk.go(through: maker, isOwn: Self.isOwn(maker))
        guard !walk.idle.isEmpty else { return setting }
        var places: [NodeID: Int] = [:]
        for (place, child) in tree.layout.children(of: record.node).enumerated() {
            places[child] = place
        }
        var result: [(place: Int, record: PreferenceRecord?)] = setting.map {
            (places[$0.node] ?? 0, $0)
        }
        for before in walk.idle {
            let place = before.flatMap { places[$0] } ?? -1
            let index = result.firstIndex { $0.place > place } ?? result.count
            result.insert((place, nil), at: index)
        }
        return result.map(\.record)
    }

    /// Whether what stands in a part is written in a view of the program's.
    private static func isOwn(_ part: Part) -> Bool {
        var current: Part? = part
        while let part = current {
            if let scope = part as? Scope { return scope.isOwn }
            current = part.owner
        }
        return false
    }

    /// The part in whose slot table a record's node stands.
    private func maker(of record: PreferenceRecord) -> Part? {
        var way = [record]
        while let last = way.last, last.maker == nil {
            if let owner = last.writer?.owner ?? last.watch?.part.owner {
                last.maker = owner
            } else if let inner = last.children?.first {
                way.append(inner.wrappedValue)
            } else {
                return nil
            }
        }
        for (inner, outer) in zip(way.dropFirst().reversed(), way.dropLast().reversed()) {
            var part = inner.maker
            while let current = part, current.parentNode == outer.node { part = current.owner }
            outer.maker = part
        }
        return record.maker
    }
}

/// A walk over the parts that stand directly in a node.
private struct ConditionWalk {
    /// The nodes directly inside that set the key.
    let setting: Set<NodeID>
    let node: NodeID
    let tree: ViewTree
    /// The conditions in which nothing sets it, each with the last node up to its end; `nil` where there is none.
    var idle: [NodeID?] = []
    /// The node with the views of an overlay or a background that was counted last.
    private var layers: NodeID?

    init(setting: Set<NodeID>, node: NodeID, tree: ViewTree) {
        (self.setting, self.node, self.tree) = (setting, node, tree)
    }

    mutating func go(through part: Part, isOwn: Bool) {
        for case .part(let inner) in part.slots.entries where !inner.isList {
            let condition = (inner as? Branch).flatMap { $0.isCondition && isOwn ? $0 : nil }
            if inner.parentNode == node {
                if let condition {
                    take(condition)
                } else if !(inner is Branch) {
                    let isOwn = (inner as? Scope)?.isOwn ?? isOwn
                    withLargeStack { go(through: inner, isOwn: isOwn) }
                }
            } else if condition != nil, let layers = inner.parentNode, layers != self.layers,
                isSecondary(layers), !setting.contains(layers)
            {
                self.layers = layers
                idle.append(layers)
            }
        }
    }

    private mutating func take(_ condition: Branch) {
        let isIdle = condition.slots.forEachTopNode { !setting.contains($0) }
        guard isIdle else { return }
        idle.append(condition.lastTopNode ?? condition.predecessor(in: tree.layout))
    }

    /// Whether a node holds the views that stand over or behind the one whose node is looked at.
    private func isSecondary(_ layers: NodeID) -> Bool {
        guard tree.layout.parent(of: layers) == node, case .overlay = tree.layout.rule(of: node)
        else { return false }
        return true
    }
}
