import QuadrantGeometry
import QuadrantLayout

// Animations of the user's own may read the environment of the view whose value they move, as it is at each moment.

extension TreeMotion {
    /// The environment of a node, where a change has an animation that may read it.
    func environment(of node: NodeID, for transaction: Transaction?) -> EnvironmentValues {
        guard transaction?.animation?.mayReadEnvironment == true else {
            return EnvironmentValues()
        }
        return environment(node)
    }

    /// A node is made again, in this environment.
    func take(_ environment: EnvironmentValues, of node: NodeID) {
        shifts[node.index]?.renew(environment)
        frames[node.index]?.renew(environment)
        layouts[node.index]?.renew(environment)
        fades[node.index]?.renew(environment)
        drawings[node.index]?.renew(environment)
        effects[node.index]?.renew(environment)
    }
}

extension ViewTree {
    /// The environment in which a node was made, looked for among what its body made: linear in the number of that.
    func environment(of node: NodeID) -> EnvironmentValues {
        guard let scope = origin(of: node) else { return EnvironmentValues() }
        var result = scope.environment
        if let inner = environment(of: node, in: scope) { result.first = inner }
        return result
    }

    /// What the innermost modifier made of the environment around a node; `nil` where none did in this part. It counts for
    /// the first node after it, and for all in that.
    private func environment(of node: NodeID, in part: Part) -> EnvironmentLink? {
        var waiting: EnvironmentLink?
        var found: EnvironmentLink?
        func begins(at first: NodeID?) {
            guard let link = waiting, let first else { return }
            if isInside(node, first) { found = link }
            waiting = nil
        }
        for entry in part.slots.entries {
            switch entry {
            case .environment(let link): waiting = link
            case .kept: break
            case .node(let id, _):
                begins(at: id)
                if id == node { return found }
            case .part(let inner):
                begins(at: inner.firstTopNode)
                guard !(inner is Scope) else { break }
                if let own = environment(of: node, in: inner) { found = own }
            }
        }
        return found
    }

    private func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        var current: NodeID? = node
        while let next = current, next != outer { current = layout.parent(of: next) }
        return current != nil
    }
}
