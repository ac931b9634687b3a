package import Foundation
package import QuadrantGeometry
import QuadrantText

/// After a change: the passes visit only the nodes that wait (`LayoutTree+Marks.swift`), and stop where
/// answers stay the same.
extension LayoutTree {
    /// Lays `root` out for `proposal` at the origin after any number of changes; returns its answer.
    ///
    /// Where nothing has changed since the last layout, nothing is touched.
    @discardableResult
    package func layout(_ root: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        if let depths { return layoutInSpace(root, proposal, depths) }
        return layoutInPlane(root, proposal)
    }

    /// The same without the third axis.
    func layoutInPlane(_ root: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        if queue.isEmpty, isPlaced(root, proposal) { return records[Int(root.index)].placedSize }
        settleMeasures()
        let size = measure(root, proposal)
        surroundings.safeRoom = LayoutTree.finite(Proposal(proposal), else: size)
        let record = records[Int(root.index)]
        // Only what lies by its surroundings is placed again without a mark.
        if !isPlaced(root, proposal) || record.placedSize != size
            || record.flags.contains(.surroundings)
        {
            place(root, at: .zero, proposal)
        }
        settlePlaces()
        return size
    }

    /// Whether the root was placed last at the origin with `proposal`.
    func isPlaced(_ root: NodeID, _ proposal: ProposedViewSize) -> Bool {
        let record = records[check(root)]
        return record.flags.contains(.placed) && !record.flags.contains(.absent)
            && record.x == 0 && record.y == 0
            && placedProposals[Int(root.index)] == Proposal(proposal)
    }

    /// Measures the nodes in the queue, the deepest first.
    package func settleMeasures() {
        while let node = queue.nextMeasure() {
            let flags = records[Int(node)].flags
            guard flags.contains(.alive), flags.contains(.needsMeasure) else { continue }
            settle(node)
        }
    }

    /// Places the nodes in the queue, the outermost first.
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
        depths?.mark(node, asks: true, in: self)
        let saysMore = records[index].flags.contains(.interfaceChanged)
        records[index].flags.subtract([.needsMeasure, .interfaceChanged])
        let isLeafOfNewSize = records[index].tag == .fixed
        let wasRigid = records[index].flags.contains(.rigid) && !isLeafOfNewSize
        let oldAnswer = wasRigid ? records[index].answer : .zero
        let sizes = cachedAnswers(node)
        let guides = records[index][.toldGuides] ? answers.told.takeGuides(of: node) : []
        dropCache(node)
        if records[index][.callsOut] {
            records[index][.callsOut] = false
            caller?.forgetCalls(for: identifier(at: node))
        }
        if records[index].tag == .extended { userLayouts.states[node]?.isStale = true }
        if records[index].tag != .fixed { records[index].flags.remove(.rigid) }
        inheritFlags(node)
        let hasForgotten = answers.overflowed.remove(node)
        var isSame =
            !isLeafOfNewSize && !hasForgotten && !records[index].flags.contains(.surroundings)
        if wasRigid {
            isSame =
                isSame && measure(node, .unspecified) == oldAnswer
                && records[index].flags.contains(.rigid)
        }
        for (proposal, size) in sizes where measure(node, proposal) != size { isSame = false }
        if records[index].tag == .text, let ideal = takeToldIdeal(records[index]) {
            isSame = isSame && measureText(records[index], .unspecified) == ideal
        } else if !wasRigid, sizes.isEmpty {
            isSame = false
        }
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

    /// Takes the ideal size on which the nodes around a text rely; it is compared once, then
    /// forgotten. If the text itself has not changed, that is its present ideal size.
    private func takeToldIdeal(_ record: NodeRecord) -> TextMeasurement? {
        let ideal = pools.texts[record.rule].toldIdeal ?? pools.texts[record.rule].ideal
        pools.texts[record.rule].toldIdeal = nil
        return ideal
    }

    /// Whether the node answers otherwise than before where it was asked for guides, spacing or
    /// priority. Whoever asks again anyway, as the node has another size, asks for guides too.
    private func saysOtherwise(
        _ node: UInt32, _ guides: [ToldGuide], sizesDiffer: Bool, saysMore: Bool
    ) -> Bool {
        let record = records[Int(node)]
        let speaksAnew = answers.speakers.remove(node)
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
            let old = answers.told.takePriority(of: node)
            if !isOther, record.tag != .spacer { isOther = priority(node) != old }
        }
        // The distances of a custom layout may follow from anything.
        if record[.toldSpacing] {
            records[Int(node)][.toldSpacing] = false
            let old = answers.told.takeSpacing(of: node)
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
        // A stack without views keeps no distance.
        if records[Int(node)].tag == .stack, records[Int(node)].firstChild == 0 {
            records[Int(node)].flags.insert(.spacing)
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

    /// Called when a new node has all its children: takes over what they say of guides, spacing
    /// and priority.
    package func finish(_ node: NodeID) {
        inheritFlags(UInt32(check(node)))
    }
}
