import QuadrantGeometry
import QuadrantLayout

extension _ViewCursor {
    /// Makes content over the whole root, in the environment here; removes it unless `isPresented`.
    ///
    /// The content fills the root. What it says in preferences does not reach the views around, and the modifiers
    /// around it do not concern it.
    ///
    /// - Parameters:
    ///   - label: The modifier as it is written, for messages.
    ///   - slides: Whether it slides in, and not only fades.
    ///   - coversOthers: Whether views behind it are out of reach of assistive technologies.
    @MainActor
    package mutating func presenting(
        _ label: String, isPresented: Bool, slides: Bool = false,
        coversOthers: @escaping () -> Bool = { true },
        _ content: (inout _ViewCursor) -> Void
    ) {
        let (tree, scope) = (tree, scope)
        var isUpdated = true
        let part = takePart(PresentedPart.self) {
            isUpdated = false
            return PresentedPart(label: label)
        }
        // Its nodes are not among those of the slot table around.
        part.isTop = false
        part.coversOthers = coversOthers
        let transaction = transaction?.transaction
        guard isPresented else { return part.end(in: tree, with: transaction) }
        part.slides = slides
        guard tree.presented.present(part) else { return }
        let isNew = part.layer == nil && isUpdated
        let outer = self
        (parent, previous) = (tree.rootNode, tree.nodeBeforeLayer(part.layer))
        (pending, attachments, lazyContainer, section, sink) = (nil, nil, nil, nil, nil)
        stackAxis = nil
        tree.nested(in: scope) {
            withLargeStack {
                enter(part) { cursor in
                    part.layer = cursor.node(.extended(PresentedLayerRule()), children: content)
                }
            }
        }
        self = outer
        if isNew, let layer = part.layer, tree.motion.hasBegun {
            let transaction = tree.presenting(layer, transaction)
            if transaction?.animation != nil {
                tree.motion.fade(layer, to: 1, with: transaction)
            }
        }
    }
}

extension ViewTree {
    /// The node behind which a layer stands: the last of the root for a new one.
    fileprivate func nodeBeforeLayer(_ layer: NodeID?) -> NodeID? {
        if let layer { return layout.previousSibling(of: layer) }
        var last: NodeID?
        for child in layout.children(of: rootNode) { last = child }
        return last
    }
}
