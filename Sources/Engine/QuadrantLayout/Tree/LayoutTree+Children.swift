extension LayoutTree {
    /// The children of one node in layout order. The current child may be removed during the
    /// iteration.
    package struct Children: Sequence, IteratorProtocol {
        private let tree: LayoutTree
        private var upcoming: NodeID?

        fileprivate init(of node: NodeID, in tree: LayoutTree) {
            self.tree = tree
            upcoming = tree.firstChild(of: node)
        }

        package mutating func next() -> NodeID? {
            guard let node = upcoming else { return nil }
            upcoming = tree.nextSibling(of: node)
            return node
        }
    }

    /// The node's children; allocates nothing.
    package func children(of node: NodeID) -> Children { Children(of: node, in: self) }
}
