import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// Makes a new node of `scope`. It is a single call, as each call for a node counts when there are
    /// thousands.
    func addNode(
        _ rule: consuming LayoutRule, _ direction: LayoutDirection, to parent: NodeID,
        after previous: NodeID?,
        of scope: Scope, isAllThere: Bool
    ) -> NodeID {
        let node = layout.addNode(consume rule, direction: direction, to: parent, after: previous)
        noteOrigin(of: node, scope: scope)
        if isAllThere { layout.finish(node) }
        return node
    }
}

/// The views and modifiers of the user's around the nodes of a tree, as long as nothing of it changes.
package final class CustomViews {
    private let tree: ViewTree
    /// The nearest scope with a view of the user's own, of each scope that was passed.
    private var nearest: [ObjectIdentifier: Scope?] = [:]

    package init(of tree: ViewTree) { self.tree = tree }

    /// Those whose bodies are entered between `parent` and `node`, the outermost first; the one around `node` where
    /// its parent stands inside of another.
    ///
    /// Empty if both come from the same body. Each scope is passed once, however many nodes are asked for.
    package func names(at node: NodeID, inside parent: NodeID?) -> [String] {
        let outer = parent.flatMap { nearestCustomScope(to: tree.origin(of: $0)) }
        guard let inner = nearestCustomScope(to: tree.origin(of: node)), inner !== outer
        else { return [] }
        var names: [String] = []
        var current: Scope? = inner
        while let scope = current, scope !== outer, scope.depth > (outer?.depth ?? -1) {
            names.append(scope.customName ?? "")
            current = nearestCustomScope(to: scope.outerScope)
        }
        if current === outer { return names.reversed() }
        return [inner.customName ?? ""]
    }

    /// The scope or the nearest around it that is a view or modifier of the user's own.
    private func nearestCustomScope(to scope: Scope?) -> Scope? {
        var passed: [ObjectIdentifier] = []
        var current = scope
        while let scope = current {
            if let known = nearest[ObjectIdentifier(scope)] {
                current = known
                break
            }
            passed.append(ObjectIdentifier(scope))
            if scope.customName != nil { break }
            current = scope.outerScope
        }
        for scope in passed { nearest[scope] = current }
        return current
    }
}

extension ViewTree {
    /// All scopes that are entered between `parent` and `node`, the outermost first. Linear in their number.
    func enteredScopes(at node: NodeID, inside parent: NodeID?) -> [Scope] {
        let outer = parent.flatMap { origin(of: $0) }
        var result: [Scope] = []
        var current = origin(of: node)
        while let scope = current, scope !== outer, scope.depth > (outer?.depth ?? -1) {
            result.append(scope)
            current = scope.outerScope
        }
        return result.reversed()
    }
}

extension Scope {
    fileprivate var outerScope: Scope? {
        var part = owner
        while let current = part {
            if let scope = current as? Scope { return scope }
            part = current.owner
        }
        return nil
    }
}
