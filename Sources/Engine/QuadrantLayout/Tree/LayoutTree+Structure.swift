package import Foundation

extension LayoutTree {
    /// Inserts `child`, which has no parent, under `parent`, behind `previous` (as the first child
    /// if `nil`).
    ///
    /// Constant time.
    package func insert(_ child: NodeID, into parent: NodeID, after previous: NodeID?) {
        let (c, p) = (check(child), check(parent))
        assert(records[c].parent == 0, "A node has one parent at a time.")
        let following: UInt32
        if let previous {
            let b = check(previous)
            assert(records[b].parent == parent.index, "The sibling stands under another parent.")
            following = records[b].nextSibling
            records[b].nextSibling = child.index
            records[c].previousSibling = previous.index
        } else {
            following = records[p].firstChild
            records[p].firstChild = child.index
            records[c].previousSibling = 0
        }
        records[c].nextSibling = following
        if following != 0 { records[Int(following)].previousSibling = child.index }
        records[c].parent = parent.index
        childrenChanged(parent.index)
    }

    /// Takes `node` and all below it out of the tree and frees them.
    package func remove(_ node: NodeID) {
        let index = check(node)
        let parent = records[index].parent
        detach(node.index)
        if parent != 0 { childrenChanged(parent) }
        var pending = [node.index]
        while let next = pending.popLast() {
            var child = records[Int(next)].firstChild
            while child != 0 {
                pending.append(child)
                child = records[Int(child)].nextSibling
            }
            releasePlace(next)
        }
    }

    /// Moves `node` within its parent, behind `previous` (to the front if `nil`).
    package func move(_ node: NodeID, after previous: NodeID?) {
        let index = check(node)
        guard records[index].previousSibling != (previous?.index ?? 0) else { return }
        let parent = records[index].parent
        let parentID = NodeID(index: parent, generation: records[Int(parent)].generation)
        detach(node.index)
        insert(node, into: parentID, after: previous)
    }

    /// Moves `node` into another parent, behind `previous`.
    package func move(_ node: NodeID, into parent: NodeID, after previous: NodeID?) {
        let index = check(node)
        let old = records[index].parent
        detach(node.index)
        if old != 0 { childrenChanged(old) }
        insert(node, into: parent, after: previous)
    }

    /// Makes a node that marks `host` where something in it is to be drawn again, and is no child of it: neither
    /// measured nor placed, it stands at the origin of `host`.
    package func makeHolder(in host: NodeID) -> NodeID {
        let node = makeNode(.extended(HolderRule()))
        records[Int(node.index)].parent = host.index
        records[Int(node.index)].flags.insert(.placed)
        return node
    }

    /// Has such a node stand at a point of its host, so that views which leave stay where they were seen.
    package func placeHolder(_ node: NodeID, at point: CGPoint) {
        let index = check(node)
        (records[index].x, records[index].y) = (point.x, point.y)
        markRecord(records[index].parent)
    }

    /// Has such a node mark nothing any more.
    package func orphanHolder(_ node: NodeID) { records[check(node)].parent = 0 }

    /// Removes such a node with all that is in it.
    package func removeHolder(_ node: NodeID) {
        records[check(node)].parent = 0
        remove(node)
    }

    private func detach(_ node: UInt32) {
        let record = records[Int(node)]
        if record.previousSibling != 0 {
            records[Int(record.previousSibling)].nextSibling = record.nextSibling
        } else if record.parent != 0 {
            records[Int(record.parent)].firstChild = record.nextSibling
        }
        if record.nextSibling != 0 {
            records[Int(record.nextSibling)].previousSibling = record.previousSibling
        }
        records[Int(node)].parent = 0
        records[Int(node)].nextSibling = 0
        records[Int(node)].previousSibling = 0
    }

    func childrenChanged(_ parent: UInt32) {
        forgetWide(parent)
        if changes.hasZIndexes { changes.orders &+= 1 }
        depths?.childrenChanged(of: parent, in: self)
        markInterface(parent)
        if watched.parents.contains(parent), let id = id(parent) {
            watched.reordered.append(id)
        }
        markRecord(parent)
        if records[Int(parent)].flags.contains(.needsMeasure) { notePriority(of: parent) }
    }

    /// The priority of a layout changes where the first view comes or the last one goes.
    private func notePriority(of parent: UInt32) {
        let first = records[Int(parent)].firstChild
        guard first == 0 || records[Int(first)].nextSibling == 0, isLayout(records[Int(parent)])
        else { return }
        records[Int(parent)].flags.insert(.priority)
        records[Int(parent)].flags.insert(.interfaceChanged)
        speakAnew(parent)
    }

    /// The node's parent; `nil` for a root.
    package func parent(of node: NodeID) -> NodeID? {
        id(records[check(node)].parent)
    }

    package func firstChild(of node: NodeID) -> NodeID? {
        id(records[check(node)].firstChild)
    }

    package func nextSibling(of node: NodeID) -> NodeID? {
        id(records[check(node)].nextSibling)
    }

    /// The identifier of the node at `index`; `nil` for 0.
    package func id(_ index: UInt32) -> NodeID? {
        index == 0 ? nil : NodeID(index: index, generation: records[Int(index)].generation)
    }

    /// Linear in the number of children; allocates.
    func childIndices(_ node: UInt32) -> [UInt32] {
        var result: [UInt32] = []
        var child = records[Int(node)].firstChild
        while child != 0 {
            result.append(child)
            child = records[Int(child)].nextSibling
        }
        return result
    }

    /// Where the node stands in its parent, in points from the top left corner.
    package func position(of node: NodeID) -> CGPoint {
        let record = records[check(node)]
        return CGPoint(x: record.x, y: record.y)
    }

    /// The node's size as placed, in points.
    package func size(of node: NodeID) -> CGSize {
        records[check(node)].placedSize
    }

    /// The proposal the node was placed with.
    package func placedProposal(of node: NodeID) -> Proposal {
        placedProposals[check(node)]
    }

    /// Whether the node has a place; children that their container does not show have none.
    package func isShown(_ node: NodeID) -> Bool {
        let flags = records[check(node)].flags
        return flags.contains(.placed) && !flags.contains(.absent)
    }

    package func isRightToLeft(_ node: NodeID) -> Bool {
        records[check(node)].flags.contains(.rightToLeft)
    }
}

extension LayoutTree {
    package func previousSibling(of node: NodeID) -> NodeID? {
        id(records[check(node)].previousSibling)
    }

    /// Whether a layout of the user's own places the node's children.
    package func isCustomContainer(_ node: NodeID) -> Bool { isLayout(records[check(node)]) }

    /// Whether the node is a custom layout: without views its priority is below all others. Stacks
    /// of no views take no room, so theirs does not matter.
    func isLayout(_ record: NodeRecord) -> Bool {
        guard record.tag == .extended, case .extended(let rule) = pools.others[record.rule] else {
            return false
        }
        return rule is any CustomLayoutMark
    }
}
