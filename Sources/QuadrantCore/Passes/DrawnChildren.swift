import QuadrantLayout

extension ViewTree {
    /// Calls `body` for the children of a node that are drawn for what they are, in the order in which
    /// they are: what comes later lies in front.
    func forEachDrawnChild(of node: NodeID, _ role: DrawingRole, _ body: (NodeID) -> Void) {
        var shown = layout.children(of: node).lazy.filter(layout.isShown).makeIterator()
        switch role {
        case .mask, .representation: shown.next().map(body)
        case .background:
            let first = shown.next()
            while let child = shown.next() { body(child) }
            first.map(body)
        case .plain where layout.children(of: node).contains { layout.zIndex(of: $0) != 0 }:
            sorted(IteratorSequence(shown)).forEach(body)
        case .plain, .symbols:
            while let child = shown.next() { body(child) }
        }
    }

    /// Lower `zIndex` first; those with the same keep their order.
    private func sorted(_ children: some Sequence<NodeID>) -> [NodeID] {
        children.enumerated().sorted {
            let (a, b) = (layout.zIndex(of: $0.element), layout.zIndex(of: $1.element))
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }

    /// Those children, the front one first.
    func childrenFromFront(of node: NodeID, _ role: DrawingRole) -> [NodeID] {
        var children: [NodeID] = []
        forEachDrawnChild(of: node, role) { children.append($0) }
        return children.reversed()
    }
}
