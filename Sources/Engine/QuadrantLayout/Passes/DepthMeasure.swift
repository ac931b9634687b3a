import Foundation

/// Measuring along z: a node answers a depth for the depth that it is offered, in a layout of the plane.
extension LayoutTree {
    /// How deep the node is, in points; 0 or more.
    func measureDepth(_ box: DepthBox) -> CGFloat {
        guard let table = depths, table.isDeep(box.node, in: self) else { return 0 }
        if let known = table.kept.depth(box) { return known }
        statistics.depths &+= 1
        let answer = deepening { computeDepth(box, table.rules[box.node]) }
        let depth = answer >= 0 ? answer : 0
        table.kept.keep(depth, box)
        return depth
    }

    private func computeDepth(_ box: DepthBox, _ rule: DepthRule?) -> CGFloat {
        switch rule {
        case .frame(let depth, _):
            return depth.isNaN ? childDepth(box, box.offer) : depth
        case .flexibleFrame(let length, _):
            return length.answer(
                box.offer, child: childDepth(box, length.childProposal(box.offer)))
        case .padding(let back, let front):
            return childDepth(box, padded(box.offer, back + front)) + back + front
        case .offset, .guide:
            return childDepth(box, box.offer)
        case .aligned(let guide):
            return depthExtent(depthChildren(box), guide.key).depth
        case .shared:
            return depthChildren(box).reduce(0) { max($0, measureDepth($1)) }
        case .layers(let spacing):
            return layersDepth(box, spacing)
        case .fill:
            return box.offer.isNaN ? DepthDefaults.ideal : box.offer
        case .overlay:
            return childDepth(box, box.offer)
        case .turned(let turn):
            return turnedChild(box, turn)?.bounds.z ?? 0
        case .ratio(let ratio):
            return ratioChild(box, ratio).map(measureDepth) ?? 0
        case nil:
            return computeDepth(box)
        }
    }

    /// The depth of a node without a rule, which follows from its layout in the plane.
    private func computeDepth(_ box: DepthBox) -> CGFloat {
        switch records[Int(box.node)].tag {
        case .spacer:
            // A spacer that has a depth grows along z.
            let length = pools.lines[records[Int(box.node)].rule].length
            let least = length.isNaN ? DepthDefaults.spacer : max(0, length)
            return box.offer.isNaN ? least : max(least, box.offer)
        case .layers: return layersDepth(box, nil)
        case .overlay: return childDepth(box, box.offer)
        default: return depthExtent(depthChildren(box), DepthAlignment.back.key).depth
        }
    }

    /// Whether the node is a spacer that no row or column holds to an axis, so that it may be long along z too.
    func isLongSpacer(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        return record.tag == .spacer && record.flags.contains(.alive)
            && pools.lines[record.rule].axis == nil
    }

    func padded(_ offer: CGFloat, _ insets: CGFloat) -> CGFloat {
        offer.isNaN ? .nan : max(0, offer - insets)
    }

    /// The depth of the first child; a modifier of nothing has none.
    private func childDepth(_ box: DepthBox, _ offer: CGFloat) -> CGFloat {
        firstDepthChild(box, offer).map(measureDepth) ?? 0
    }

    // MARK: Children

    /// The children that the node shows, in their order, each offered what the node is.
    func depthChildren(_ box: DepthBox) -> [DepthBox] {
        let record = records[Int(box.node)]
        var boxes: [DepthBox] = []
        guard !isPlaced(box) else {
            for child in siblings(record) {
                let record = records[Int(child)]
                guard record.flags.contains(.placed), !record.flags.contains(.absent),
                    !record[.dormant]
                else { continue }
                boxes.append(
                    DepthBox(
                        node: child, size: record.placedSize, proposal: placedProposals[Int(child)],
                        offer: box.offer))
            }
            return boxes
        }
        arrange(box.node, box.size, box.proposal) { child, _, _, proposal in
            boxes.append(
                DepthBox(
                    node: child, size: measure(child, proposal), proposal: proposal,
                    offer: box.offer))
        }
        return boxes
    }

    func firstDepthChild(_ box: DepthBox, _ offer: CGFloat) -> DepthBox? {
        depthChildren(box).first?.offered(offer)
    }

    /// Whether the layout of the plane that is asked about is the one in which the node was placed.
    private func isPlaced(_ box: DepthBox) -> Bool {
        let record = records[Int(box.node)]
        return record.flags.contains(.placed)
            && record.flags.isDisjoint(with: [.needsPlace, .needsMeasure])
            && record.placedSize == box.size && placedProposals[Int(box.node)] == box.proposal
    }

    // MARK: Containers

    /// The depth of children that are aligned on a guide, and where the guide then lies, from the back.
    func depthExtent(_ children: [DepthBox], _ key: DepthKey) -> (depth: CGFloat, guide: CGFloat) {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        for child in children {
            let depth = measureDepth(child)
            let guide = depthGuide(child, key, depth: depth)
            before = max(before, guide)
            after = max(after, depth.reach(from: guide))
        }
        return before > -.infinity ? (before + after, before) : (0, 0)
    }

    /// How deep a stack along z is: the depths of its children and the distances between them.
    private func layersDepth(_ box: DepthBox, _ spacing: CGFloat?) -> CGFloat {
        let layers = depthLayers(box, spacing)
        return layers.reduce(depthGap(spacing) * CGFloat(max(0, layers.count - 1))) { sum, layer in
            sum + measureDepth(layer)
        }
    }

    func depthGap(_ spacing: CGFloat?) -> CGFloat { spacing ?? DepthDefaults.layerSpacing }

    /// The children of a stack along z, each offered its part of the depth: by the rules by which rows and
    /// columns share their lengths.
    func depthLayers(_ box: DepthBox, _ spacing: CGFloat?) -> [DepthBox] {
        var layers = depthChildren(box)
        guard let table = depths, !box.offer.isNaN else { return layers }
        var available = box.offer - depthGap(spacing) * CGFloat(max(0, layers.count - 1))
        // Who has no depth takes nothing.
        var waiting = layers.indices.filter { table.isDeep(layers[$0].node, in: self) }
            .map { DepthShare(layers[$0], at: $0, in: self) }
        waiting.sort { $0.comes(before: $1) }
        var reserved = waiting.reduce(0) { $0 + $1.least }
        var position = 0
        while position < waiting.count {
            let priority = waiting[position].priority
            let group = waiting[position...].prefix { $0.priority == priority }
            reserved -= group.reduce(0) { $0 + $1.least }
            for (done, share) in group.enumerated() {
                let rest = available - (reserved.isFinite ? reserved : 0)
                let offer = max(0, rest / CGFloat(group.count - done))
                layers[share.index].offer = offer.isNaN ? 0 : offer
                available -= measureDepth(layers[share.index])
            }
            position += group.count
        }
        return layers
    }

    // MARK: Turned and scaled

    /// The child of a `rotation3DLayout` as it is laid out in the node, and the size of the box around it once it is
    /// turned.
    func turnedChild(
        _ box: DepthBox, _ turn: TurnRule
    ) -> (child: DepthBox, depth: CGFloat, bounds: SIMD3<Double>)? {
        guard
            let child = spaceChild(
                of: box.node,
                turn.offer(SIMD3(box.proposal.width, box.proposal.height, box.offer)))
        else { return nil }
        let depth = measureDepth(child)
        let size = SIMD3<Double>(child.size.width, child.size.height, depth)
        return (child, depth, turn.bounds(size))
    }

    /// The child of an `aspectRatio3D` as it is laid out in the node.
    func ratioChild(_ box: DepthBox, _ rule: Ratio3DRule) -> DepthBox? {
        var own = SIMD3<Double>.zero
        if rule.ratio == nil, let ideal = spaceChild(of: box.node, SIMD3(repeating: .nan)) {
            own = SIMD3(ideal.size.width, ideal.size.height, measureDepth(ideal))
        }
        let offer = SIMD3<Double>(box.proposal.width, box.proposal.height, box.offer)
        return spaceChild(of: box.node, rule.offer(offer, childRatio: own))
    }

    /// The first child of a node as it answers an offer of three lengths, NaN for none in particular.
    private func spaceChild(of node: UInt32, _ offer: SIMD3<Double>) -> DepthBox? {
        let child = records[Int(node)].firstChild
        guard child != 0 else { return nil }
        let proposal = Proposal(offer.x, offer.y)
        return DepthBox(
            node: child, size: measure(child, proposal), proposal: proposal, offer: offer.z)
    }
}

/// What a stack along z knows of a child before it offers it a depth.
private struct DepthShare {
    let index: Int
    let priority: Double
    let least: CGFloat
    /// By how much the child can be deeper than that.
    let flexibility: CGFloat

    init(_ box: DepthBox, at index: Int, in tree: LayoutTree) {
        self.index = index
        priority = tree.priority(box.node)
        least = tree.measureDepth(box.offered(0))
        let most = tree.measureDepth(box.offered(.infinity))
        flexibility = most == .infinity ? .infinity : most - least
    }

    func comes(before other: DepthShare) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return index < other.index
    }
}
