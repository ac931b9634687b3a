import Foundation
import QuadrantGeometry

/// `ZStack`: children one over the other, with their guides on two common lines.
extension LayoutTree {
    func measureLayers(_ record: NodeRecord, _ proposal: Proposal) -> CGSize {
        layersExtent(siblings(record), pools.alignments[record.rule], proposal).size
    }

    /// The union of a ZStack's children when their guides meet, and where the guides then lie.
    ///
    /// Only the children of the highest priority count.
    func layersExtent(
        _ children: some Sequence<UInt32>, _ alignment: Alignment, _ proposal: Proposal
    ) -> (size: CGSize, guide: CGPoint) {
        let highest = children.reduce(-Double.infinity) { max($0, priority($1)) }
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var after = before
        for child in children where priority(child) == highest {
            let size = measure(child, proposal)
            let x = guide(child, alignment.horizontal.key, size: size, proposal: proposal)
            let y = guide(child, alignment.vertical.key, size: size, proposal: proposal)
            before = CGPoint(x: max(before.x, x), y: max(before.y, y))
            after = CGPoint(
                x: max(after.x, size.width.reach(from: x)),
                y: max(after.y, size.height.reach(from: y)))
        }
        guard before.x > -.infinity else { return (.zero, .zero) }
        return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
    }

    /// Calls `body` with each child's place in a ZStack of `size` placed with `proposal`.
    func arrangeLayers(
        _ children: some Sequence<UInt32>, _ alignment: Alignment, _ size: CGSize,
        _ proposal: Proposal, _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        if let only = LayoutTree.only(children) {
            body(only, 0, 0, proposal)
            return
        }
        let settled = Proposal(size)
        let line = layersExtent(children, alignment, settled).guide
        for child in children {
            let inner = measure(child, settled)
            let x = guide(child, alignment.horizontal.key, size: inner, proposal: settled)
            let y = guide(child, alignment.vertical.key, size: inner, proposal: settled)
            body(child, line.x - x, line.y - y, settled)
        }
    }
}
