import Foundation
import QuadrantGeometry

/// The third axis: laid out after the plane, in trees that have anything on it.
extension LayoutTree {
    /// How often a layout of the plane may follow the depth that it led to.
    private static let coupledRounds = 4

    /// Has the node lay out along z by a rule; `nil` for none.
    package func setDepthRule(_ node: NodeID, _ rule: DepthRule?) {
        check(node)
        guard rule != nil || depths?.rules[node.index] != nil else { return }
        let table = depths ?? DepthTable(in: tables)
        depths = table
        if let old = table.rules[node.index], let rule, old.isSame(as: rule) { return }
        table.setRule(rule, of: node.index, in: self)
    }

    /// How the node lays out along z, if it has a rule of its own.
    package func depthRule(of node: NodeID) -> DepthRule? { depths?.rules[node.index] }

    /// Whether anything in the tree was ever given a depth.
    package var hasDepth: Bool { depths != nil }

    /// Another number whenever a node may have come to stand elsewhere along z.
    package var depthRevision: Int { depths?.changes ?? 0 }

    /// How deep the node is, and where it stands along z in its parent, as it was laid out last.
    package func depthPlace(of node: NodeID) -> DepthPlace {
        check(node)
        return depths?.places[node.index] ?? DepthPlace(depth: 0, z: 0, offer: .nan)
    }

    /// The plane and the depth: the plane again as long as that leads to another depth by which a node was
    /// laid out in the plane, a few times at most.
    func layoutInSpace(
        _ root: NodeID, _ proposal: ProposedViewSize, _ table: DepthTable
    ) -> CGSize {
        if queue.isEmpty, !table.needsPass, isPlaced(root, proposal) {
            return records[Int(root.index)].placedSize
        }
        forgetOffers(table)
        var size = layoutInPlane(root, proposal)
        for round in 1... {
            let offers = placeInDepth(root, size, Proposal(proposal), table)
            let changed = offers.filter { node, offer in
                Proposal(offer, 0) != Proposal(table.usedOffers[node] ?? .nan, 0)
            }
            guard !changed.isEmpty, round < Self.coupledRounds else { break }
            for (node, offer) in changed {
                table.settledOffers[node] = offer
                markMeasure(node)
            }
            size = layoutInPlane(root, proposal)
        }
        return size
    }

    /// Has coupled nodes measured again that the last layout in depth offered another depth than what comes from
    /// further out, and those for which that has changed.
    private func forgetOffers(_ table: DepthTable) {
        let settled = table.settledOffers.all
        table.settledOffers.removeAll()
        for (node, _) in settled { markMeasure(node) }
        guard table.mayOfferOtherwise else { return }
        table.mayOfferOtherwise = false
        for node in table.coupled.nodes where settled[node] == nil {
            guard let used = table.usedOffers[node] else { continue }
            if Proposal(passedDepth(node, table), 0) != Proposal(used, 0) { markMeasure(node) }
        }
    }

    /// The depth by which a node is laid out in the plane: what is offered further out, as far as that does not
    /// follow from what lies beside it. Where it does, the layout in depth says it.
    func offeredDepth(_ node: UInt32) -> CGFloat {
        guard let table = depths else { return hostDepth }
        let offer = table.settledOffers[node] ?? passedDepth(node, table)
        table.usedOffers[node] = offer
        return offer
    }

    private func passedDepth(_ node: UInt32, _ table: DepthTable) -> CGFloat {
        var around: [UInt32] = []
        var current = records[Int(node)].parent
        while current != 0 {
            around.append(current)
            current = records[Int(current)].parent
        }
        var offer = hostDepth
        for node in around.reversed() {
            switch table.rules[node] {
            case .frame(let depth, _): if !depth.isNaN { offer = depth }
            case .flexibleFrame(let length, _): offer = length.childProposal(offer)
            case .padding(let back, let front): offer = padded(offer, back + front)
            default: break
            }
        }
        return offer
    }

    // MARK: Placing

    /// Gives nodes their depth and their place along z, as far as anything changed; what coupled nodes were offered.
    private func placeInDepth(
        _ root: NodeID, _ size: CGSize, _ proposal: Proposal, _ table: DepthTable
    ) -> [UInt32: CGFloat] {
        // What is deep now is found out first, as it may mark nodes.
        _ = table.isDeep(root.index, in: self)
        table.needsPass = false
        let box = DepthBox(
            node: root.index, size: size, proposal: proposal, offer: hostDepth)
        DepthPass(tree: self, table: table).place(box, z: 0)
        table.kept.endPass()
        return table.coupled.nodes.reduce(into: [:]) { $0[$1] = table.places[$1]?.offer }
    }
}

/// A layout of a tree along z: of the nodes in which something changed, or that are asked otherwise than before.
private struct DepthPass {
    let tree: LayoutTree
    let table: DepthTable

    /// - Parameter z: From the back of the parent, in points.
    func place(_ box: DepthBox, z: CGFloat) {
        let node = box.node
        if !z.isFinite { tree.report(.invalidDepthPlace, node) }
        let z = z.isFinite ? z : 0
        if let old = table.places[node], !table.kept.isChanged(node),
            table.kept.placed[node] == box
        {
            setPlace(DepthPlace(depth: old.depth, z: z, offer: old.offer), of: node)
            return
        }
        tree.statistics.depthPlaces &+= 1
        let isDeep = table.isDeep(node, in: tree)
        let depth = tree.measureDepth(box)
        setPlace(
            isDeep || z != 0 ? DepthPlace(depth: depth, z: z, offer: box.offer) : nil, of: node)
        guard isDeep else { return clearContent(of: node) }
        table.kept.placed[node] = box
        var move: CGFloat = 0
        if case .offset(let offset) = table.rules[node] { move = offset }
        var children: [(box: DepthBox, z: CGFloat)] = []
        tree.arrangeDepth(box, depth: depth) { children.append(($0, $1)) }
        clearChildren(of: node, but: children.lazy.map(\.box.node))
        for child in children {
            deepening { place(child.box, z: child.z + move) }
        }
    }

    /// Takes the places from all in a node, which is not deep.
    private func clearContent(of node: UInt32) {
        guard table.kept.placed[node] != nil else { return }
        table.kept.placed[node] = nil
        clearChildren(of: node, but: EmptyCollection())
    }

    /// Takes the places from the children that are not shown, and from all in them.
    private func clearChildren(of node: UInt32, but shown: some Collection<UInt32>) {
        var (count, child) = (0, tree.records[Int(node)].firstChild)
        while child != 0 {
            count += 1
            child = tree.records[Int(child)].nextSibling
        }
        guard count > shown.count else { return }
        let shown = Set(shown)
        for child in tree.siblings(tree.records[Int(node)]) where !shown.contains(child) {
            setPlace(nil, of: child)
            deepening { clearContent(of: child) }
        }
    }

    /// Puts a place into the table, and has drawn again what stands elsewhere.
    private func setPlace(_ new: DepthPlace?, of node: UInt32) {
        let old = table.places[node]
        guard new != old else { return }
        table.places[node] = new
        table.changes &+= 1
        if old?.z ?? 0 != new?.z ?? 0 {
            tree.markMoved(node)
            tree.changes.orders &+= 1
        }
        if old?.depth ?? 0 != new?.depth ?? 0 { tree.markRecord(node) }
    }
}
