/// Something a node was given that cannot be laid out; the engine went on without it.
package struct LayoutProblem: Hashable, Sendable {
    /// What is wrong.
    package enum Kind: Hashable, Sendable {
        /// A layout answered a size that is NaN, negative or infinite.
        case invalidSize
        /// A guide's value is NaN or infinite.
        case invalidGuide
        /// A subview was placed at a point that is NaN or infinite.
        case invalidPlace
        /// The node would stand at a z that is NaN or infinite.
        case invalidDepthPlace
    }

    package let node: NodeID
    package let kind: Kind
    /// What the node's rule is called.
    package let name: String
}

extension LayoutTree {
    /// The problems met since the last call.
    package func takeProblems() -> [LayoutProblem] {
        userLayouts.takeProblems()
    }

    func report(_ kind: LayoutProblem.Kind, _ node: UInt32) {
        report(kind, identifier(at: node))
    }

    /// A kind is reported once for a node between two calls of `takeProblems`.
    func report(_ kind: LayoutProblem.Kind, _ node: NodeID) {
        guard contains(node) else { return }
        var name = "\(records[Int(node.index)].tag)"
        if case .extended(let rule) = rule(of: node) { name = rule.name }
        if case .guide = rule(of: node) { name = "alignmentGuide" }
        userLayouts.note(LayoutProblem(node: node, kind: kind, name: name))
    }

    /// Whether the node is still in the tree.
    package func contains(_ node: NodeID) -> Bool {
        node.index > 0 && node.index < arena.count
            && records[Int(node.index)].generation == node.generation
            && records[Int(node.index)].flags.contains(.alive)
    }

    func identifier(at index: UInt32) -> NodeID {
        NodeID(index: index, generation: records[Int(index)].generation)
    }
}
