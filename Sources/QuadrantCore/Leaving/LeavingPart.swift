import QuadrantGeometry
import QuadrantLayout

/// Views that were removed and are still seen until their transitions are over.
///
/// They are out of their container: it is laid out as if they were gone. Their nodes are in a holder, which is drawn in
/// the container and in no other respect one of its children. Their states live on; if the same views come back before
/// they are gone, they go on from where they are.
final class LeavingPart: Part {
    /// By what the views are known where they may come back.
    let identity: AnyHashable
    private let holder: NodeID
    private let host: NodeID
    private var isOver = false

    init(identity: AnyHashable, holder: NodeID, host: NodeID) {
        self.identity = identity
        self.holder = holder
        self.host = host
    }

    /// Takes over the content of a part, with its nodes.
    func take(_ content: Part, in tree: ViewTree) {
        slots.entries = content.slots.entries
        content.slots.entries = []
        parentNode = holder
        adoptContent(of: self, from: host, to: holder)
        var last: NodeID?
        for node in tops {
            if !tree.preferences.isEmpty { tree.preferences.willRemove(node) }
            tree.layout.move(node, into: holder, after: last)
            last = node
        }
    }

    private var tops: [NodeID] {
        var nodes: [NodeID] = []
        _ = slots.forEachTopNode {
            nodes.append($0)
            return true
        }
        return nodes
    }

    /// Gives the content back to a part, behind a node.
    func giveBack(to part: Part, after previous: NodeID?, in tree: ViewTree) {
        isOver = true
        var last = previous
        for node in tops {
            tree.layout.move(node, into: host, after: last)
            last = node
        }
        part.slots.entries = slots.entries
        slots.entries = []
        adoptContent(of: part, from: holder, to: host)
        tree.motion.release(holder)
        owner?.leavings?.removeAll { $0 === self }
        retire()
    }

    /// Removes the views for good.
    func end(_ tree: ViewTree) {
        guard !isOver else { return }
        isOver = true
        owner?.leavings?.removeAll { $0 === self }
        tree.layout.orphanHolder(holder)
        super.tearDown(tree, removingNodes: true)
        tree.motion.release(holder)
    }

    /// Has the parts in a part that stand in one node stand in another one.
    private func adoptContent(of part: Part, from old: NodeID, to new: NodeID) {
        for case .part(let inner) in part.slots.entries {
            inner.owner = part
            guard inner.parentNode == old else { continue }
            inner.parentNode = new
            if let scope = inner as? Scope, scope.context.parent == old {
                scope.context.parent = new
            }
            withLargeStack { adoptContent(of: inner, from: old, to: new) }
        }
    }
}
