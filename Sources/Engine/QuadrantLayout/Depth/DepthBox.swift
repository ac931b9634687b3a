import Foundation

/// A node as it stands in a layout of the plane, and the depth that it is offered: a question to it.
struct DepthBox {
    let node: UInt32
    /// The size of the node in the plane.
    let size: CGSize
    /// What it was proposed there.
    let proposal: Proposal
    /// The depth that it is offered, in points; NaN for its ideal depth.
    var offer: CGFloat

    func offered(_ offer: CGFloat) -> DepthBox {
        DepthBox(node: node, size: size, proposal: proposal, offer: offer)
    }
}

extension DepthBox: Hashable {
    static func == (lhs: DepthBox, rhs: DepthBox) -> Bool {
        func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
        return lhs.node == rhs.node && lhs.size == rhs.size && lhs.proposal == rhs.proposal
            && same(lhs.offer, rhs.offer)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(node)
        hasher.combine(size.width)
        hasher.combine(size.height)
        // Of NaN there are many.
        if !offer.isNaN { hasher.combine(offer) }
    }
}
