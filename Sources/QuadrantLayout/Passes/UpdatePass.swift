package import Foundation
package import QuadrantGeometry
import QuadrantText

/// Change: a node is marked and queued; the passes visit only what waits, and stop where answers
/// stay the same.
extension LayoutTree {
    /// The node's answers may have changed. Nothing happens where nothing was known of it.
    func markMeasure(_ node: UInt32) {
        forgetStacks(node)
        awaitMeasure(node)
    }

    /// As `markMeasure`, where the node is a container of which nothing but children has changed, which are
    /// noted.
    @inline(__always)
    private func awaitMeasure(_ node: UInt32) {
        guard node != 0, !records[Int(node)].flags.contains(.needsMeasure), isKnown(node) else {
            return
        }
        enqueueMeasure(node)
    }

    private func enqueueMeasure(_ node: UInt32) {
        records[Int(node)].flags.insert(.needsMeasure)
        queue.addMeasure(node, depth: depth(node))
    }

    /// Whether anybody has asked for anything of the node, and may rest on it.
    @inline(__always)
    private func isKnown(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        if record.cache != 0 || record.hasToldAnything { return true }
        if !record.flags.isDisjoint(with: [.placed, .rigid]) { return true }
        switch record.tag {
        case .text:
            return texts[record.rule].ideal != nil || texts[record.rule].toldIdeal != nil
        case .extended: return layoutStates[node] != nil
        default: return false
        }
    }

    /// As `markMeasure`, where also guides, spacing or priority may have changed.
    @inline(__always)
    func markInterface(_ node: UInt32) {
        forgetStacks(node)
        awaitInterface(node)
    }

    @inline(__always)
    private func awaitInterface(_ node: UInt32) {
        guard node != 0 else { return }
        awaitMeasure(node)
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
    ///
    /// Where nothing has changed since the last layout, nothing is touched.
    @discardableResult
    package func layout(_ root: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        if queue.isEmpty, isPlaced(root, proposal) { return records[Int(root.index)].size }
        settleMeasures()
        let size = measure(root, proposal)
        safeRoom = LayoutTree.finite(Proposal(proposal), else: size)
        let record = records[Int(root.index)]
        // Only what lies by its surroundings is placed again without a mark.
        if !isPlaced(root, proposal) || record.size != size || record.flags.contains(.surroundings)
        {
            place(root, at: .zero, proposal)
        }
        settlePlaces()
        return size
    }

    /// Whether the root was placed last at the origin with `proposal`.
    private func isPlaced(_ root: NodeID, _ proposal: ProposedViewSize) -> Bool {
        let record = records[check(root)]
        return record.flags.contains(.placed) && !record.flags.contains(.absent)
            && record.x == 0 && record.y == 0
            && placedProposals[Int(root.index)] == Proposal(proposal)
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
        let guides = records[index][.toldGuides] ? told.takeGuides(of: node) : []
        dropCache(node)
        if records[index][.callsOut] {
            records[index][.callsOut] = false
            caller?.forgetCalls(for: identifier(at: node))
        }
        if records[index].tag == .extended { layoutStates[node]?.isStale = true }
        if records[index].tag != .fixed { records[index].flags.remove(.rigid) }
        inheritFlags(node)
        let hasForgotten = !overflowed.isEmpty && overflowed.remove(node) != nil
        var isSame =
            !isLeafOfNewSize && !hasForgotten && !records[index].flags.contains(.surroundings)
        if wasRigid {
            isSame =
                isSame && measure(node, .unspecified) == oldSize
                && records[index].flags.contains(.rigid)
        }
        for (proposal, size) in answers where measure(node, proposal) != size { isSame = false }
        if records[index].tag == .text, let ideal = takeToldIdeal(records[index]) {
            isSame = isSame && measureText(records[index], .unspecified) == ideal
        } else if !wasRigid, answers.isEmpty {
            isSame = false
        }
        // A place that is not rigid any more keeps the size it was placed with for comparison.
        if !records[index].flags.contains(.rigid) { records[index].size = oldSize }
        markPlace(node)
        let parent = records[index].parent
        if saysOtherwise(node, guides, sizesDiffer: !isSame, saysMore: saysMore) {
            noteChange(of: node, in: parent)
            awaitInterface(parent)
        } else if !isSame {
            noteChange(of: node, in: parent)
            awaitMeasure(parent)
        }
    }

    /// The ideal size that those around a text rest on; forgotten, as it is compared once. Where the
    /// text itself stayed, nothing has changed.
    private func takeToldIdeal(_ record: NodeRecord) -> TextMeasurement? {
        let ideal = texts[record.rule].toldIdeal ?? texts[record.rule].ideal
        texts[record.rule].toldIdeal = nil
        return ideal
    }

    /// Whether the node answers otherwise than before where it was asked for guides, spacing or
    /// priority. Whoever asks again anyway, as the node has another size, asks for guides too.
    private func saysOtherwise(
        _ node: UInt32, _ guides: [ToldGuide], sizesDiffer: Bool, saysMore: Bool
    ) -> Bool {
        let record = records[Int(node)]
        let speaksAnew = !speakers.isEmpty && speakers.remove(node) != nil
        records[Int(node)][.toldGuides] = false
        var isOther = speaksAnew || saysMore && record[.toldTraits]
        // Answers that depend on what is around are not remembered.
        if record[.toldGuides], record.flags.contains(.surroundings) { isOther = true }
        if !isOther, !sizesDiffer {
            isOther = guides.contains {
                !$0.isSame(
                    as: explicitGuide(node, $0.key, size: $0.size, proposal: $0.proposal))
            }
        }
        guard saysMore || speaksAnew || record.tag == .extended else { return isOther }
        if record[.toldPriority] {
            records[Int(node)][.toldPriority] = false
            let old = told.takePriority(of: node)
            if !isOther, record.tag != .spacer { isOther = priority(node) != old }
        }
        // The distances of a custom layout may follow from anything.
        if record[.toldSpacing] {
            records[Int(node)][.toldSpacing] = false
            let old = told.takeSpacing(of: node)
            if !isOther { isOther = old?.isSame(as: spacing(node)) != true }
        }
        return isOther
    }

    /// Takes over what children say of guides and spacing, and hands it on to the nodes around;
    /// flags are never taken back.
    private func inheritFlags(_ node: UInt32) {
        let oldFlags = records[Int(node)].flags
        if let changed = newlyChanged(node) {
            for child in changed {
                records[Int(node)].flags.formUnion(
                    records[Int(child)].flags.intersection(.inherited))
            }
        } else {
            for child in siblings(records[Int(node)]) {
                records[Int(node)].flags.formUnion(
                    records[Int(child)].flags.intersection(.inherited))
            }
        }
        noteGain(node, oldFlags)
        // Nodes around that were never measured are not marked, and would not ask.
        let flags = records[Int(node)].flags.intersection(.inherited)
        var parent = records[Int(node)].parent
        while parent != 0, !records[Int(parent)].flags.isSuperset(of: flags) {
            let oldFlags = records[Int(parent)].flags
            records[Int(parent)].flags.formUnion(flags)
            noteGain(parent, oldFlags)
            parent = records[Int(parent)].parent
        }
    }

    /// A node that may say more than it could before was not asked for that, or nothing remembers it:
    /// its container asks anew.
    func noteGain(_ node: UInt32, _ oldFlags: NodeFlags) {
        let gained = records[Int(node)].flags.subtracting(oldFlags)
        guard !gained.isDisjoint(with: .inherited), isKnown(node) else { return }
        speakers.insert(node)
    }

    /// Called when a new node has all its children: takes over what they say of guides, spacing
    /// and priority.
    package func finish(_ node: NodeID) {
        inheritFlags(UInt32(check(node)))
    }
}
