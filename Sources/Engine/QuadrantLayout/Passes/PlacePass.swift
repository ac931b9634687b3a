package import Foundation
package import QuadrantGeometry

extension LayoutTree {
    /// Places `root` at `origin` with `proposal`; descends only where something changed.
    package func place(_ root: NodeID, at origin: CGPoint, _ proposal: ProposedViewSize) {
        check(root)
        let proposal = Proposal(proposal)
        place(
            root.index, origin.x, origin.y, proposal, size: measure(root.index, proposal))
    }

    /// `x` and `y` are the node's top left corner in its parent, `size` its answer to `proposal`.
    func place(
        _ node: UInt32, _ x: CGFloat, _ y: CGFloat, _ proposal: Proposal, size: CGSize
    ) {
        let record = records + Int(node)
        statistics.places &+= 1
        let wasShown =
            record.pointee.flags.contains(.placed) && !record.pointee.flags.contains(.absent)
        if !wasShown || record.pointee.x != x || record.pointee.y != y {
            if placementLog.isOn { notePlacement(node) }
            markMoved(node)
        }
        record.pointee.x = x
        record.pointee.y = y
        let isSettled =
            record.pointee.flags.contains(.placed)
            && record.pointee.flags.isDisjoint(with: [.needsPlace, .surroundings])
            && placedProposals[Int(node)] == proposal
            && record.pointee.placedSize == size
        if record.pointee.flags.contains(.observed) { noteObserved(node, size) }
        record.pointee.flags.remove(.absent)
        if isSettled { return }
        depths?.mark(node, asks: false, in: self)
        record.pointee.flags.remove(.needsPlace)
        record.pointee.flags.insert(.placed)
        if record.pointee.placedSize != size {
            if placementLog.isOn, wasShown { notePlacement(node) }
            markRecord(node)
        }
        record.pointee.placedSize = size
        placedProposals[Int(node)] = proposal
        if record.pointee.firstChild != 0 {
            deepening { placeChildren(node, size, proposal) }
        }
    }

    private func noteObserved(_ node: UInt32, _ size: CGSize) {
        let record = records[Int(node)]
        let wasShown = record.flags.contains(.placed) && !record.flags.contains(.absent)
        if !wasShown || record.placedSize != size { watched.resized.append(identifier(at: node)) }
    }

    /// Has the node noted whenever it is placed with another size, or is shown again.
    package func observe(_ node: NodeID) {
        records[check(node)].flags.insert(.observed)
    }

    /// The observed nodes that were placed with another size or shown again since the last call.
    package func takeResized() -> [NodeID] {
        let result = watched.resized
        watched.resized.removeAll()
        return result
    }

    private func placeChildren(_ node: UInt32, _ size: CGSize, _ proposal: Proposal) {
        statistics.arrangements &+= 1
        let record = records[Int(node)]
        if record.tag == .extended { return placeExtended(record, node, size, proposal) }
        if placeKept(node, size, proposal) { return }
        let mirror = MirrorMap(record.flags.contains(.rightToLeft))
        let width = size.width
        arrange(node, size, proposal) { child, x, y, proposal in
            place(child, x, y, proposal, in: width, mirror)
        }
    }

    /// Places a child that stands `x` points from the leading edge of a parent of `width` points.
    @inline(__always)
    private func place(
        _ child: UInt32, _ x: CGFloat, _ y: CGFloat, _ proposal: Proposal, in width: CGFloat,
        _ mirror: MirrorMap
    ) {
        let size = measure(child, proposal)
        let left = mirror.x(x, length: size.width, in: width)
        place(child, left.isFinite ? left : 0, y.isFinite ? y : 0, proposal, size: size)
    }

    private func placeExtended(
        _ record: NodeRecord, _ node: UInt32, _ size: CGSize, _ proposal: Proposal
    ) {
        guard case .extended(let rule) = pools.others[record.rule] else { return }
        hideChildren(record)
        markRecord(node)
        markAllRuns(node)
        if let count = scrolling.arrangementCounts[node] {
            scrolling.arrangementCounts[node] = count &+ 1
        }
        let mirror = MirrorMap(record.flags.contains(.rightToLeft))
        let context = RuleContext(tree: self, node: node)
        let places = callingOut(node, if: rule.callsOut) {
            rule.arrangeInPlace(size, proposal, context)
        }
        for child in places {
            place(child.child, child.x, child.y, child.proposal, in: size.width, mirror)
        }
    }

    /// Children that an extended rule does not place are absent; the rule places the others.
    private func hideChildren(_ record: NodeRecord) {
        var child = record.firstChild
        while child != 0 {
            if placementLog.isOn { notePlacement(child) }
            records[Int(child)].flags.insert(.absent)
            child = records[Int(child)].nextSibling
        }
    }

    /// Places the children of a node again whose own place and size stay.
    func placeAgain(_ node: UInt32) {
        guard records[Int(node)].flags.contains(.needsPlace) else { return }
        records[Int(node)].flags.remove(.needsPlace)
        depths?.mark(node, asks: false, in: self)
        if records[Int(node)].firstChild != 0 {
            placeChildren(node, records[Int(node)].placedSize, placedProposals[Int(node)])
        }
    }
}
