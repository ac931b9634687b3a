import Foundation

/// Where children stand along z, and the guides by which they are aligned.
extension LayoutTree {
    /// Calls `body` with each shown child of a node of this depth, and how far its back is from the node's:
    /// without what `offset(z:)` adds.
    func arrangeDepth(
        _ box: DepthBox, depth: CGFloat, _ body: (DepthBox, CGFloat) -> Void
    ) {
        switch depths?.rules[box.node] {
        case .frame(let fixed, let guide):
            let offer = fixed.isNaN ? box.offer : fixed
            alignInDepth(firstDepthChild(box, offer), guide.key, depth, body)
        case .flexibleFrame(let length, let guide):
            let offer = length.placedProposal(box.offer, own: depth)
            alignInDepth(firstDepthChild(box, offer), guide.key, depth, body)
        case .padding(let back, let front):
            firstDepthChild(box, padded(box.offer, back + front)).map { body($0, back) }
        case .offset, .guide:
            firstDepthChild(box, box.offer).map { body($0, 0) }
        case .aligned(let guide): arrangeAligned(box, guide.key, body)
        case .shared(let guide):
            for child in depthChildren(box) { alignInDepth(child, guide.key, depth, body) }
        case .layers(let spacing): arrangeDepthLayers(box, spacing, body)
        case .fill: arrangeAligned(box.offered(depth), DepthAlignment.back.key, body)
        case .overlay(let guide):
            arrangeOverlay(box, depth) { child in
                let own = measureDepth(child)
                return depthGuide(box, guide.key, depth: depth)
                    - depthGuide(child, guide.key, depth: own)
            } body: {
                body($0, $1)
            }
        case .turned(let turn):
            if let turned = turnedChild(box, turn) {
                body(turned.child, (depth - turned.depth) / 2)
            }
        case .ratio(let ratio): ratioChild(box, ratio).map { body($0, 0) }
        case nil: arrangePlain(box, depth, body)
        }
    }

    private func arrangePlain(
        _ box: DepthBox, _ depth: CGFloat, _ body: (DepthBox, CGFloat) -> Void
    ) {
        switch records[Int(box.node)].tag {
        case .layers: arrangeDepthLayers(box, nil, body)
        case .overlay:
            let isBehind = caller?.liesBehind(identifier(at: box.node)) == true
            arrangeOverlay(box, depth) {
                isBehind ? -measureDepth($0) : depth
            } body: {
                body($0, $1)
            }
        default: arrangeAligned(box, DepthAlignment.back.key, body)
        }
    }

    private func arrangeDepthLayers(
        _ box: DepthBox, _ spacing: CGFloat?, _ body: (DepthBox, CGFloat) -> Void
    ) {
        var z: CGFloat = 0
        for layer in depthLayers(box, spacing) {
            body(layer, z)
            z += measureDepth(layer) + depthGap(spacing)
        }
    }

    private func arrangeAligned(
        _ box: DepthBox, _ key: DepthKey, _ body: (DepthBox, CGFloat) -> Void
    ) {
        let children = depthChildren(box)
        let line = depthExtent(children, key).guide
        for child in children {
            body(child, line - depthGuide(child, key, depth: measureDepth(child)))
        }
    }

    /// The first child at the back, the others, which are offered the depth of the first, where `place` says.
    private func arrangeOverlay(
        _ box: DepthBox, _ depth: CGFloat, place: (DepthBox) -> CGFloat,
        body: (DepthBox, CGFloat) -> Void
    ) {
        for (index, child) in depthChildren(box).enumerated() {
            if index == 0 {
                body(child, 0)
            } else {
                let secondary = child.offered(depth)
                body(secondary, place(secondary))
            }
        }
    }

    /// Aligns a child in a frame: the guide's default place in the frame meets the child's guide.
    private func alignInDepth(
        _ child: DepthBox?, _ key: DepthKey, _ depth: CGFloat, _ body: (DepthBox, CGFloat) -> Void
    ) {
        guard let child else { return }
        let frame =
            key.defaultValue(depth: depth)
            ?? key.id.defaultValue(in: ViewDimensions3D(size: child.size, depth: depth))
        body(child, frame - depthGuide(child, key, depth: measureDepth(child)))
    }

    // MARK: Guides

    /// The guide of a node of this depth: its explicit value, else its default.
    func depthGuide(_ box: DepthBox, _ key: DepthKey, depth: CGFloat) -> CGFloat {
        if let explicit = explicitDepthGuide(box, key, depth: depth) { return explicit }
        if let standard = key.defaultValue(depth: depth) { return standard }
        let value = key.id.defaultValue(
            in: ViewDimensions3D(tree: self, box: box, depth: depth))
        return value.isFinite ? value : 0
    }

    /// The value that the node or one in it sets, in points from its back; `nil` if none does.
    func explicitDepthGuide(_ box: DepthBox, _ key: DepthKey, depth: CGFloat) -> CGFloat? {
        guard let table = depths, table.isGuided(box.node, in: self) else { return nil }
        let question = DepthGuideQuestion(box: box, guide: ObjectIdentifier(key.id))
        if let known = table.kept.guide(question) { return known }
        let answer = deepening { workedOutDepthGuide(box, key, depth: depth) }
        table.kept.keep(answer, question)
        return answer
    }

    private func workedOutDepthGuide(
        _ box: DepthBox, _ key: DepthKey, depth: CGFloat
    ) -> CGFloat? {
        let rule = depths?.rules[box.node]
        if case .guide(let guide) = rule, guide.key == key {
            let dimensions =
                firstDepthChild(box, box.offer).map {
                    ViewDimensions3D(tree: self, box: $0, depth: depth)
                } ?? ViewDimensions3D(size: box.size, depth: depth)
            let value = callingOut(box.node) { guide.compute(dimensions) }
            if value.isFinite { return value }
            report(.invalidGuide, box.node)
            return nil
        }
        // A turned view has its guides elsewhere.
        if case .turned = rule { return nil }
        let isSingle = handsGuidesOn(records[Int(box.node)])
        guard isSingle || key.passesThroughContainers else { return nil }
        let isOverlay = records[Int(box.node)].tag == .overlay
        var values: [CGFloat] = []
        arrangeDepth(box, depth: depth) { child, z in
            if isOverlay, child.node != records[Int(box.node)].firstChild { return }
            if let value = explicitDepthGuide(child, key, depth: measureDepth(child)) {
                values.append(value + z)
            }
        }
        return isSingle ? values.first : key.combine(values)
    }
}
