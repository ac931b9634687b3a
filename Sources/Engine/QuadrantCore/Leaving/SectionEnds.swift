package import QuadrantLayout

/// Whether a view is the first and the last among its siblings that belong to its section and are neither its header nor its
/// footer.
package struct SectionEnds: Equatable {
    package var isFirst: Bool
    package var isLast: Bool

    package init(isFirst: Bool, isLast: Bool) { (self.isFirst, self.isLast) = (isFirst, isLast) }
}

extension TreeMotion {
    /// Whether a node goes elsewhere, comes or leaves by itself.
    func isApart(_ node: NodeID) -> Bool {
        guard !isStill else { return false }
        return frames[node.index] != nil || fades[node.index] != nil
            || formerEnds[node.index] != nil
    }
}

extension ViewTree {
    /// Where a node stands in its section.
    package func sectionEnds(of node: NodeID) -> SectionEnds {
        SectionEnds(
            isFirst: !isBeside(node, neighbour(of: node, layout.previousSibling)),
            isLast: !isBeside(node, neighbour(of: node, layout.nextSibling)))
    }

    /// Keeps where a node that leaves stands in its section, as long as its siblings are known.
    func keepSectionEnds(of node: NodeID, in host: NodeID) {
        var ends = sectionEnds(of: node)
        // Its neighbour may have left just before.
        if ends.isFirst, let last = motion.holders[host.index]?.last,
            last.after == layout.previousSibling(of: node),
            isBeside(node, layout.firstChild(of: last.node))
        {
            ends.isFirst = false
        }
        motion.formerEnds[node.index] = ends
    }

    private func neighbour(
        of node: NodeID, _ next: (NodeID) -> NodeID?
    ) -> NodeID? {
        var current = next(node)
        // What a finger has lifted out of its place leaves the end of a section to the next one.
        while let other = current, layout.isDormant(other) || raised.haveTaken(other) {
            current = next(other)
        }
        return current
    }

    private func isBeside(_ node: NodeID, _ other: NodeID?) -> Bool {
        guard let other else { return false }
        let place = layout.sectionPlace(of: other)
        guard place?.role ?? .content == .content else { return false }
        return place?.section === layout.sectionPlace(of: node)?.section
    }
}
