import QuadrantGeometry
import QuadrantLayout

/// Views that were removed and are still seen until their transitions are over.
///
/// They are out of their container: it is laid out as if they were gone. Their nodes are in holders, which are drawn in
/// the container and in no other respect are its children. Their states live on; if the same views come back before
/// they are gone, they go on from where they are.
final class LeavingPart: Part {
    /// Views that leave side by side.
    struct Run {
        let holder: NodeID
        let nodes: [NodeID]
    }

    /// By what the views are known where they may come back.
    let identity: AnyHashable
    /// Which of what was removed from the same part it is.
    fileprivate(set) var number = 0
    private let runs: [Run]
    private let host: NodeID
    /// Ends it when its transitions are over.
    var completion: AnimationCompletion?
    private var isOver = false

    /// - Parameter runs: At least one.
    init(identity: AnyHashable, runs: [Run], host: NodeID) {
        self.identity = identity
        self.runs = runs
        self.host = host
    }

    /// Takes over the content of a part, with its nodes.
    func take(_ content: Part, in tree: ViewTree) {
        slots.entries = content.slots.entries
        content.slots.entries = []
        var holders: [NodeID: NodeID] = [:]
        for run in runs {
            var last: NodeID?
            for node in run.nodes {
                holders[node] = run.holder
                if !tree.preferences.isEmpty { tree.preferences.willRemove(node) }
                tree.layout.move(node, into: run.holder, after: last)
                tree.layout.markRecord(node)
                last = node
            }
        }
        let first = runs.first?.holder
        parentNode = first
        adoptContent(of: self, from: [host]) { part in
            part.firstTopNode.flatMap { holders[$0] } ?? first
        }
    }

    /// Gives the content back to a part, behind a node.
    func giveBack(to part: Part, after previous: NodeID?, in tree: ViewTree) {
        isOver = true
        var last = previous
        for node in runs.flatMap(\.nodes) where tree.layout.contains(node) {
            tree.layout.move(node, into: host, after: last)
            tree.motion.formerEnds[node.index] = nil
            tree.layout.markRecord(node)
            last = node
        }
        part.slots.entries = slots.entries
        slots.entries = []
        adoptContent(of: part, from: Set(runs.map(\.holder))) { [host] _ in host }
        release(in: tree)
        retire()
    }

    /// Removes the views for good.
    func end(_ tree: ViewTree) {
        guard !isOver else { return }
        isOver = true
        for run in runs { tree.layout.orphanHolder(run.holder) }
        super.tearDown(tree, removingNodes: true)
        release(in: tree)
    }

    private func release(in tree: ViewTree) {
        // A view that comes and goes again and again while it moves would have one more wait each time.
        completion?.cancel()
        completion = nil
        owner?.leavings?.remove(self)
        for run in runs { tree.motion.release(run.holder) }
    }

    /// Has the parts in a part that stand in one of some nodes stand in another one.
    private func adoptContent(
        of part: Part, from old: Set<NodeID>, to new: (Part) -> NodeID?
    ) {
        for case .part(let inner) in part.slots.entries {
            inner.owner = part
            guard let parent = inner.parentNode, old.contains(parent), let home = new(inner) else {
                continue
            }
            inner.parentNode = home
            if let scope = inner as? Scope, old.contains(scope.context.parent) {
                scope.context.parent = home
            }
            withLargeStack { adoptContent(of: inner, from: old, to: new) }
        }
    }
}

/// What was removed from a part and is still seen.
struct LeavingParts {
    private var parts: [AnyHashable: LeavingPart] = [:]
    private var lastNumber = 0

    /// In the order in which they were removed.
    var inOrder: [LeavingPart] { parts.values.sorted { $0.number < $1.number } }

    /// What may come back under an identity.
    subscript(identity: AnyHashable) -> LeavingPart? { parts[identity] }

    /// Adds a part. Another one that left under the same identity has to be ended before.
    mutating func add(_ part: LeavingPart) {
        lastNumber += 1
        part.number = lastNumber
        parts[part.identity] = part
    }

    /// Forgets a part.
    mutating func remove(_ part: LeavingPart) {
        if parts[part.identity] === part { parts[part.identity] = nil }
    }
}
