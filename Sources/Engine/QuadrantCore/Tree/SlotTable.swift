import QuadrantGeometry
import QuadrantLayout

/// A slot table: the nodes and parts that a body made at its last evaluation, in order. The cursor
/// walks the slot table again at the next evaluation, entry by entry.
///
/// The static type of a body fixes which entries come in which order; only parts (scopes, branches,
/// lists) vary, and each part has a slot table of its own.
struct SlotTable {
    /// Something that a body made.
    enum Entry {
        /// A node; `isTop` if it is not inside another node of the same slot table.
        case node(NodeID, isTop: Bool)
        case part(Part)
        /// The environment that a modifier made.
        case environment(EnvironmentLink?)
        /// What a modifier keeps for its view.
        case kept(AnyObject)
    }

    var entries: [Entry] = []

    /// Whether scopes, branches or lists stand in it.
    var hasParts: Bool {
        entries.contains { if case .part(let part) = $0 { part.hasContent } else { false } }
    }

    /// Takes the outermost nodes, and with them all others, out of the layout tree.
    mutating func removeNodes(from tree: ViewTree) {
        for entry in entries {
            switch entry {
            case .node(let node, let isTop):
                if isTop { tree.removeNode(node) }
            case .part(let part):
                withLargeStack { part.tearDown(tree, removingNodes: part.isTop) }
            case .environment, .kept: break
            }
        }
        entries.removeAll()
    }

    /// Tells the parts that they are going; their nodes go with a node further out.
    func tearDownParts(_ tree: ViewTree) {
        for case .part(let part) in entries {
            withLargeStack { part.tearDown(tree, removingNodes: false) }
        }
    }

    /// Forgets parts that were taken apart.
    mutating func removeRetiredParts() {
        entries.removeAll { if case .part(let part) = $0 { !part.isAlive } else { false } }
        for (position, entry) in entries.enumerated() {
            if case .part(let part) = entry { part.position = position }
        }
    }

    /// The last of the outermost nodes, in layout order.
    var lastTopNode: NodeID? {
        for entry in entries.reversed() {
            switch entry {
            case .node(let node, isTop: true): return node
            case .part(let part) where part.isTop:
                if let node = withLargeStack({ part.lastTopNode }) { return node }
            default: break
            }
        }
        return nil
    }
}

extension SlotTable {
    /// Calls `body` with all scopes that stand in the slot table from the `start`th entry on, at any depth.
    func forEachScope(from start: Int = 0, _ body: (Scope) -> Void) {
        var index = start
        while index < entries.count {
            if case .part(let part) = entries[index] {
                if let scope = part as? Scope { body(scope) }
                if !part.slots.entries.isEmpty { withLargeStack { part.slots.forEachScope(body) } }
            }
            index += 1
        }
    }

    /// Calls `body` with the outermost nodes, in layout order, until it answers `false`. Returns
    /// whether it never did.
    func forEachTopNode(_ body: (NodeID) -> Bool) -> Bool {
        entries.allSatisfy { entry in
            switch entry {
            case .node(let node, isTop: true): body(node)
            case .part(let part) where part.isTop:
                withLargeStack { part.slots.forEachTopNode(body) }
            default: true
            }
        }
    }
}

/// A piece of a slot table that has a slot table of its own: a scope, a branch, a list.
package class Part: Observer {
    var slots = SlotTable()
    /// Whether its outermost nodes are outermost nodes of the slot table it stands in.
    var isTop = true
    /// The number of the last walk over its list that reached this element.
    final var walk = 0
    /// Its place among the entries of its owner's slot table.
    var position = 0
    /// What was removed from it and is still seen.
    final var leavings: LeavingParts?
    /// The part whose slot table this one stands in; `nil` for the root.
    @UnretainedOptional var owner: Part?
    /// The node its outermost nodes are children of.
    var parentNode: NodeID?

    func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        retire()
        if removingNodes {
            slots.removeNodes(from: tree)
        } else {
            slots.tearDownParts(tree)
        }
        for leaving in leavings?.inOrder ?? [] { leaving.end(tree) }
    }

    var lastTopNode: NodeID? { slots.lastTopNode }

    /// The first of the outermost nodes, in layout order.
    var firstTopNode: NodeID? {
        var first: NodeID?
        _ = slots.forEachTopNode {
            first = $0
            return false
        }
        return first
    }

    /// Whether its entries are made by its elements, not by a walk.
    var isList: Bool { false }

    /// Whether modifiers that stand around it in a view's value may keep objects in it: those that have their content
    /// made in a part. A custom view is compared as a whole, and what is in it belongs to it.
    var mayHoldReaders: Bool { true }

    /// Whether views are made in it, which inherit the environment.
    var hasContent: Bool { true }

    /// Where a list has the last value of the view of one of its elements.
    func value(ofElementAt position: Int) -> ValuePlace? { nil }

    /// Brings the outermost nodes behind `previous` (first of all if `nil`) without a walk over the
    /// views; returns the last of them, `previous` if there are none.
    ///
    /// They are neighbours: if the first is in its place, all are.
    func moveNodes(behind previous: NodeID?, in tree: LayoutTree) -> NodeID? {
        var last = previous
        let isMoved = slots.forEachTopNode { node in
            guard tree.previousSibling(of: node) != last else { return false }
            tree.move(node, after: last)
            last = node
            return true
        }
        return isMoved ? last : lastTopNode
    }

    /// Moves the parts of its slot table to `all`; the part cannot be used afterwards.
    func moveInnerParts(to all: inout [Part]) {
        for case .part(let part) in slots.entries { all.append(part) }
        slots.entries = []
        for leaving in leavings?.inOrder ?? [] { all.append(leaving) }
        leavings = nil
    }

    /// The node behind which this part's first node stands; `nil` for the first of its parent.
    func predecessor(in tree: LayoutTree) -> NodeID? {
        guard let owner else { return nil }
        return owner.nodeBefore(self, in: tree)
    }

    /// The last node before `part` that has the same parent.
    func nodeBefore(_ part: Part, in tree: LayoutTree) -> NodeID? {
        guard let parent = part.parentNode else { return nil }
        let entries = slots.entries
        var index = part.position - 1
        while index >= 0 {
            switch entries[index] {
            case .node(let node, _):
                if node == parent { return nil }
                if tree.parent(of: node) == parent { return node }
            case .part(let other):
                if other.parentNode == parent, let node = other.lastTopNode { return node }
            case .environment, .kept: break
            }
            index -= 1
        }
        return parentNode == parent ? predecessor(in: tree) : nil
    }
}

/// An `if`, a `switch` or an `AnyView`: one of several contents, each with an identity.
final class Branch: Part {
    /// The number of the content that was chosen, such as a branch of a `switch`.
    var identity: Int
    /// Whether it is an `if`, a `switch` or an optional view.
    let isCondition: Bool

    init(identity: Int, isCondition: Bool) {
        (self.identity, self.isCondition) = (identity, isCondition)
    }
}

/// A view with an `id(_:)`.
final class IdentityPart: Part {
    var id: AnyHashable

    init(id: AnyHashable) {
        self.id = id
    }
}
