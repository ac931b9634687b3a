internal import QuadrantGeometry

extension DisplayList {
    /// Whether the drawing has a link that a file must not hold.
    ///
    /// - Complexity: One walk over the groups.
    package var hasRefusedLinks: Bool { hasRefusedLinks(in: root) }

    private func hasRefusedLinks(in fragment: Fragment) -> Bool {
        fragment.items.contains { item in
            guard case .group(let group) = item else { return false }
            if case .link(let link) = group.meaning, case .refused = links.verdict(on: link) {
                return true
            }
            return withLargeStack { hasRefusedLinks(in: group.content) }
        }
    }
}
