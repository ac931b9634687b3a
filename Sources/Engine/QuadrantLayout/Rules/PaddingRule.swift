import Foundation
import QuadrantGeometry

/// `padding(_:)`: offers the child what is left between the edges and answers the child's size with them.
struct PaddingRule: Equatable, BitwiseCopyable {
    /// In points; negative ones make the view smaller than its content.
    var edges: EdgeInsets

    /// The edges that have a padding: their distances to neighbours are the usual ones.
    var touched: Edge.Set {
        var result: Edge.Set = []
        if edges.top != 0 { result.insert(.top) }
        if edges.leading != 0 { result.insert(.leading) }
        if edges.bottom != 0 { result.insert(.bottom) }
        if edges.trailing != 0 { result.insert(.trailing) }
        return result
    }

    @inline(__always)
    func childProposal(_ proposal: Proposal) -> Proposal {
        // NaN stays NaN: Swift's max would drop it.
        Proposal(
            proposal.width.isNaN ? .nan : max(0, proposal.width - edges.horizontal),
            proposal.height.isNaN ? .nan : max(0, proposal.height - edges.vertical))
    }

    @inline(__always)
    func answer(child: CGSize) -> CGSize {
        CGSize(
            width: max(0, child.width + edges.horizontal),
            height: max(0, child.height + edges.vertical))
    }
}
