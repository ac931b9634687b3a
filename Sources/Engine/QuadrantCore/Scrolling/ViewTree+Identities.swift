package import QuadrantLayout

extension ViewTree {
    /// The outermost nodes of the first view of an identity that is made; none where there is none.
    ///
    /// - Complexity: Linear in the number of views.
    @MainActor
    package func nodes(identifiedBy id: AnyHashable) -> [NodeID] {
        guard let scope = root.scope,
            case .nodes(let nodes)? = ScrollTargets.find(id, in: scope, of: nil)
        else { return [] }
        return nodes
    }

    /// Scrolls to the view of an identity in the next update, by as little as shows all of it; nothing where no
    /// scroll view is around it. A view that there is not is reported.
    @MainActor
    package func scroll(to id: AnyHashable) {
        guard let scope = root.scope else { return }
        add(ScrollRequest(.view(id, nil), scroll: nil, region: scope, with: nil))
    }
}
