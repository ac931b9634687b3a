package import Foundation

/// A guide of a view as it was placed.
package struct GuideReading: Equatable, Sendable {
    /// From the view's leading or top edge, in points.
    package let value: CGFloat
    /// Whether the view or one in it sets the guide.
    package let isExplicit: Bool
}

extension LayoutTree {
    /// A guide of `node` for the size and proposal it was placed with. The user's own closures are
    /// called only for what they were not asked yet.
    package func guide(of node: NodeID, _ key: AlignmentKey) -> GuideReading {
        let index = check(node)
        let (size, proposal) = (records[index].placedSize, placedProposals[index])
        let explicit = explicitGuide(node.index, key, size: size, proposal: proposal)
        return GuideReading(
            value: guide(node.index, key, size: size, proposal: proposal),
            isExplicit: explicit != nil)
    }

    /// The answer of a child to a proposal of the engine's own kind.
    package func answer(of node: NodeID, to proposal: Proposal) -> CGSize {
        check(node)
        return measure(node.index, proposal)
    }

    /// The layout priority of `node` as its container sees it.
    package func priority(of node: NodeID) -> Double {
        check(node)
        return priority(node.index)
    }
}
