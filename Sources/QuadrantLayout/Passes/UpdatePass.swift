package import Foundation
package import QuadrantGeometry

/// Change: a node is marked and queued; the passes visit only what waits, and stop where answers
/// stay the same.
extension LayoutTree {
    /// The node's answers may have changed. Nothing happens where nothing was known of it.
    func markMeasure(_ node: UInt32) {
        if !guideAnswers.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
        guard node != 0 else { return }
        let record = records[Int(node)]
        guard !record.flags.contains(.needsMeasure) else { return }
        let isKnown =
            record.cache != 0 || record.flags.contains(.placed) || record.flags.contains(.rigid)
            || (record.tag == .extended && layoutStates[node] != nil)
        guard isKnown else { return }
        records[Int(node)].flags.insert(.needsMeasure)
        queue.addMeasure(node, depth: depth(node))
    }

    /// As `markMeasure`, where also guides, spacing or priority may have changed.
    func markInterface(_ node: UInt32) {
        guard node != 0 else { return }
        markMeasure(node)
        if records[Int(node)].flags.contains(.needsMeasure) {
            records[Int(node)].flags.insert(.interfaceChanged)
        }
    }

    func markPlace(_ node: UInt32) {
        guard node != 0 else { return }
        let flags = records[Int(node)].flags
        guard flags.contains(.placed), !flags.contains(.needsPlace) else { return }
        records[Int(node)].flags.insert(.needsPlace)
        queue.addPlace(node, depth: depth(node))
    }

    private func depth(_ node: UInt32) -> Int {
        var (depth, current) = (0, records[Int(node)].parent)
        while current != 0 {
            depth += 1
            current = records[Int(current)].parent
        }
        return depth
    }

    /// Lays `root` out for `proposal` at the origin after any number of changes; returns its answer.
    @discardableResult
    package func layout(_ root: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        settleMeasures()
        let size = measure(root, proposal)
        safeRoom = LayoutTree.finite(Proposal(proposal), else: size)
        place(root, at: .zero, proposal)
        settlePlaces()
        return size
    }

    /// Works the queue of measuring off, deepest first.
    package func settleMeasures() {
        while let node = queue.nextMeasure() {
            let flags = records[Int(node)].flags
            guard flags.contains(.alive), flags.contains(.needsMeasure) else { continue }
            settle(node)
        }
    }

    /// Works the queue of placing off, highest first.
    package func settlePlaces() {
        while let node = queue.nextPlace() {
            let flags = records[Int(node)].flags
            guard flags.contains(.alive), flags.contains(.needsPlace) else { continue }
            placeAgain(node)
        }
    }

    /// Asks a dirty node again what it was asked before; its parent is dirty if an answer differs.
    private func settle(_ node: UInt32) {
        let index = Int(node)
        let saysMore = records[index].flags.contains(.interfaceChanged)
        records[index].flags.subtract([.needsMeasure, .interfaceChanged])
        let wasRigid = records[index].flags.contains(.rigid) && records[index].tag != .fixed
        let isLeafOfNewSize = records[index].tag == .fixed
        let oldSize = records[index].size
        let answers = cachedAnswers(node)
        dropCache(node)
        if records[index].tag == .extended { layoutStates[node]?.isStale = true }
        if records[index].tag != .fixed { records[index].flags.remove(.rigid) }
        inheritFlags(node)
        var isSame =
            !isLeafOfNewSize
            && records[index].flags.isDisjoint(with: [.overflowed, .surroundings])
        records[index].flags.remove(.overflowed)
        if wasRigid {
            isSame =
                isSame && measure(node, .unspecified) == oldSize
                && records[index].flags.contains(.rigid)
        }
        for (proposal, size) in answers where measure(node, proposal) != size { isSame = false }
        if !wasRigid, answers.isEmpty { isSame = false }
        // A place that is not rigid any more keeps the size it was placed with for comparison.
        if !records[index].flags.contains(.rigid) { records[index].size = oldSize }
        markPlace(node)
        if saysMoreToItsParent(node, saysMore) {
            markInterface(records[index].parent)
        } else if !isSame {
            markMeasure(records[index].parent)
        }
    }

    /// Whether guides, spacing or priority of the node may have changed. They are not remembered, so
    /// in doubt they have: guides with any change inside, spacing and priority where those of a
    /// child may have. A text says itself when they have.
    private func saysMoreToItsParent(_ node: UInt32, _ saysMore: Bool) -> Bool {
        let record = records[Int(node)]
        if record.tag == .text { return saysMore }
        if record.flags.contains(.guides) { return true }
        return saysMore && !record.flags.isDisjoint(with: [.spacing, .priority])
    }

    /// Takes over what children say of guides and spacing, and hands it on to the nodes around;
    /// flags are never taken back.
    private func inheritFlags(_ node: UInt32) {
        var child = records[Int(node)].firstChild
        while child != 0 {
            records[Int(node)].flags.formUnion(
                records[Int(child)].flags.intersection(.inherited))
            child = records[Int(child)].nextSibling
        }
        // Nodes around that were never measured are not marked, and would not ask.
        let flags = records[Int(node)].flags.intersection(.inherited)
        var parent = records[Int(node)].parent
        while parent != 0, !records[Int(parent)].flags.isSuperset(of: flags) {
            records[Int(parent)].flags.formUnion(flags)
            parent = records[Int(parent)].parent
        }
    }

    /// Called when a new node has all its children: takes over what they say of guides, spacing
    /// and priority.
    package func finish(_ node: NodeID) {
        inheritFlags(UInt32(check(node)))
    }
}
