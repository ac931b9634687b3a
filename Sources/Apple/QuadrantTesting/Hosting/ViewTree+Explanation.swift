internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantInspection

extension ViewTree {
    /// The part of the explanation from the root to the first view of an identifier, or which
    /// identifiers there are; below it a line for each element of that identifier that assistive technologies are
    /// told of.
    func explanation(of identifier: String) -> String {
        let chain = TreeSnapshot(of: self).chain(to: identifier)
        guard chain.nodes.isEmpty else { return chain.text() + told(of: identifier) }
        var all: Set<String> = []
        forEachShownNode { all.formUnion(names(of: $0)) }
        let list = all.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "No view has the identifier \"\(identifier)\"; "
            + (list.isEmpty ? "no view has any.\n" : "there are: \(list).\n")
    }

    private func told(of identifier: String) -> String {
        accessibility().flattened.filter { $0.identifiers.contains(identifier) }
            .map { "told: \($0.plain.line)\n" }.joined()
    }
}
