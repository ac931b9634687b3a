import Foundation
import QuadrantGeometry

/// `overlay` and `background`: the first child is laid out as if it were alone; the others are proposed its size, and
/// their guides meet its guides.
extension LayoutTree {
    func arrangeOverlay(
        _ record: NodeRecord, _ size: CGSize, _ proposal: Proposal,
        _ body: (UInt32, CGFloat, CGFloat, Proposal) -> Void
    ) {
        let alignment = pools.alignments[record.rule]
        let primary = record.firstChild
        body(primary, 0, 0, proposal)
        var child = records[Int(primary)].nextSibling
        while child != 0 {
            let next = records[Int(child)].nextSibling
            let inner = measure(child, Proposal(size))
            let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
            let x =
                guide(primary, horizontal, size: size, proposal: proposal)
                - guide(child, horizontal, size: inner, proposal: Proposal(size))
            let y =
                guide(primary, vertical, size: size, proposal: proposal)
                - guide(child, vertical, size: inner, proposal: Proposal(size))
            body(child, x, y, Proposal(size))
            child = next
        }
    }
}
