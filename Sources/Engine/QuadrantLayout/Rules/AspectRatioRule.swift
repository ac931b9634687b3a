package import Foundation

/// Whether content of a fixed ratio fits into a room or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    /// The largest size of the ratio that fits.
    case fit
    /// The smallest size of the ratio that covers the room.
    case fill
}

/// `aspectRatio(_:contentMode:)`: offers the child the largest or the smallest covering size of the
/// ratio and answers what the child answers.
package struct AspectRatioRule: Equatable, BitwiseCopyable {
    /// Width by height; `nil` for that of the child's ideal size.
    var ratio: CGFloat?
    var contentMode: ContentMode

    /// A ratio that is NaN, infinite or not above 0 counts as not given.
    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.contentMode = contentMode
    }

    /// What the child is offered. `childRatio` is used if the rule has no ratio; without either,
    /// the proposal is passed on.
    func childProposal(_ proposal: Proposal, childRatio: CGFloat) -> Proposal {
        let ratio = ratio ?? childRatio
        guard ratio.isFinite, ratio > 0 else { return proposal }
        let fits = contentMode == .fit
        switch (proposal.width.isNaN, proposal.height.isNaN) {
        case (true, true): return proposal
        case (false, true): return Proposal(proposal.width, proposal.width / ratio)
        case (true, false): return Proposal(proposal.height * ratio, proposal.height)
        case (false, false):
            let widthDecides = (proposal.width < proposal.height * ratio) == fits
            return widthDecides
                ? Proposal(proposal.width, proposal.width / ratio)
                : Proposal(proposal.height * ratio, proposal.height)
        }
    }
}
