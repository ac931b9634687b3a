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
        table.setRule(rule, of: node.index)
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
        table.settledOffers.removeAll()
        for node in table.coupled.nodes { markMeasure(node) }
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

    /// Gives all nodes their depth and their place along z; what coupled nodes were offered.
    private func placeInDepth(
        _ root: NodeID, _ size: CGSize, _ proposal: Proposal, _ table: DepthTable
    ) -> [UInt32: CGFloat] {
        table.needsPass = false
        var pass = DepthPass(tree: self, table: table)
        let box = DepthBox(
            node: root.index, size: size, proposal: proposal, offer: hostDepth)
        table.asking { pass.place(box, z: 0) }
        pass.finish()
        return pass.coupled
    }
}

/// One layout of a tree along z.
private struct DepthPass {
    let tree: LayoutTree
    let table: DepthTable
    private var places: [UInt32: DepthPlace] = [:]
    /// What the nodes were offered whose layout in the plane goes by it.
    private(set) var coupled: [UInt32: CGFloat] = [:]

    init(tree: LayoutTree, table: DepthTable) {
        self.tree = tree
        self.table = table
        places.reserveCapacity(table.places.all.count)
    }

    /// - Parameter z: From the back of the parent, in points.
    mutating func place(_ box: DepthBox, z: CGFloat) {
        let isDeep = table.isDeep(box.node, in: tree)
        let depth = tree.measureDepth(box)
        if isDeep || z != 0 {
            places[box.node] = DepthPlace(depth: depth, z: z.isFinite ? z : 0, offer: box.offer)
        }
        guard isDeep else { return }
        if table.coupled.contains(box.node) { coupled[box.node] = box.offer }
        var move: CGFloat = 0
        if case .offset(let offset) = table.rules[box.node] { move = offset }
        var children: [(box: DepthBox, z: CGFloat)] = []
        tree.arrangeDepth(box, depth: depth) { children.append(($0, $1)) }
        for child in children {
            deepening { place(child.box, z: child.z + move) }
        }
    }

    /// Puts the places into the table, and has drawn again what stands elsewhere.
    func finish() {
        for (node, place) in places where table.places[node] != place {
            note(node, table.places.replace(place, of: node), place)
        }
        for (node, place) in table.places.all where places[node] == nil {
            table.places[node] = nil
            note(node, place, nil)
        }
    }

    private func note(_ node: UInt32, _ old: DepthPlace?, _ new: DepthPlace?) {
        table.changes &+= 1
        if old?.z ?? 0 != new?.z ?? 0 {
            tree.markMoved(node)
            tree.changes.orders &+= 1
        }
        if old?.depth ?? 0 != new?.depth ?? 0 { tree.markRecord(node) }
    }
}
