extension Explanation {
    /// A view as it is called: the own views that begin with it, and what is written.
    static func title(of node: TreeSnapshot.Node) -> String {
        let own = node.entered.filter(\.isOwn).map(\.name)
        let parts = own + (writtenLabel(of: node).map { [$0] } ?? [])
        return parts.joined(separator: " › ")
            + node.identifiers.map { " #\(TreePrinter.printable($0))" }.joined()
    }

    /// A control as it is written, anything else with the values that it has; `nil` for what a control around it is made of.
    static func writtenLabel(of node: TreeSnapshot.Node) -> String? {
        guard let source = node.source else {
            return node.entered.contains(where: \.isOwn) ? nil : node.label
        }
        let name = source.text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let isNode =
            node.label.hasPrefix(name.prefix { $0 != "." || name.first == "." })
            && !node.label.hasPrefix("Section")
        return isNode ? node.label : source.text
    }
}
