/// The order of parts in the tree of views.
enum TreeOrder {
    /// Sorted so that what a modifier leaves behind comes after what is in the view that it modifies,
    /// and earlier views come before later ones.
    ///
    /// Linear in the depth for each; nothing is worked out for fewer than two.
    static func sorted<Element>(_ elements: [Element], _ part: (Element) -> Part) -> [Element] {
        guard elements.count > 1 else { return elements }
        return elements.map { (path(to: part($0)), $0) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }
            .map(\.1)
    }

    /// The places in the slot tables around, the outermost first. What stands in a part comes after it.
    private static func path(to part: Part) -> [Int] {
        var result: [Int] = []
        var current: Part? = part
        while let part = current {
            result.append(part.position)
            current = part.owner
        }
        result.reverse()
        return result
    }
}
