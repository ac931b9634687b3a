import QuadrantCore

extension NodeFacts {
    /// What stands for the drawing of the node itself; `nil` where it draws nothing.
    var look: String? {
        let text = tree.ownLook(of: node)
        guard !text.isEmpty else { return nil }
        var hash = FNVHash()
        hash.combine(text)
        return String(hash.value, radix: 16)
    }
}
