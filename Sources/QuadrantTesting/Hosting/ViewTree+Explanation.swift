internal import QuadrantCore
internal import QuadrantInspection

extension ViewTree {
    /// The part of the explanation from the root to the first view of an identifier, or which
    /// identifiers there are.
    func explanation(of identifier: String) -> String {
        let chain = TreeSnapshot(of: self).chain(to: identifier)
        guard chain.nodes.isEmpty else { return chain.text() }
        var all: Set<String> = []
        forEachShownNode { all.formUnion(names(of: $0)) }
        let list = all.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "No view has the identifier \"\(identifier)\"; "
            + (list.isEmpty ? "no view has any.\n" : "there are: \(list).\n")
    }
}
