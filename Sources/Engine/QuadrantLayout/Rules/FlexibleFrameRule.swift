package import Foundation
import QuadrantGeometry

/// `frame(minWidth:idealWidth:maxWidth:…)`: each axis on its own, by `FlexibleLength`.
package struct FlexibleFrameRule: Equatable, BitwiseCopyable {
    package var horizontal: FlexibleLength
    package var vertical: FlexibleLength
    package var alignment: Alignment

    package init(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            horizontal.childProposal(proposal.width), vertical.childProposal(proposal.height))
    }

    func answer(_ proposal: Proposal, child: CGSize) -> CGSize {
        CGSize(
            width: horizontal.answer(proposal.width, child: child.width),
            height: vertical.answer(proposal.height, child: child.height))
    }

    /// What the child is proposed when the frame of `size` is placed.
    func placedProposal(_ proposal: Proposal, size: CGSize) -> Proposal {
        Proposal(
            horizontal.placedProposal(proposal.width, own: size.width),
            vertical.placedProposal(proposal.height, own: size.height))
    }
}

/// One axis of a flexible frame; NaN stands for a bound that is not given.
package struct FlexibleLength: BitwiseCopyable {
    /// The shortest length that the frame takes, in points.
    package let minimum: CGFloat
    /// The length that the frame takes where none is proposed, in points.
    package let ideal: CGFloat
    /// The longest length that the frame takes, in points; infinity for all that is proposed.
    package let maximum: CGFloat

    /// Bounds out of order are put in order: a minimum below 0 becomes 0, an ideal below the
    /// minimum the minimum, a maximum below the ideal the ideal; NaN counts as not given.
    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        func given(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return value
        }
        let least = given(minimum).map { max(0, $0) }.flatMap { $0.isFinite ? $0 : nil }
        let middle = given(ideal).map { max($0, least ?? 0) }
        let most = given(maximum).map { max($0, middle ?? least ?? 0) }
        self.minimum = least ?? .nan
        self.ideal = middle.flatMap { $0.isFinite ? $0 : nil } ?? .nan
        self.maximum = most ?? .nan
    }

    func clamped(_ value: CGFloat) -> CGFloat {
        var result = value
        if !minimum.isNaN { result = max(result, minimum) }
        if !maximum.isNaN { result = min(result, maximum) }
        return result
    }

    func childProposal(_ proposal: CGFloat) -> CGFloat {
        let wanted = proposal.isNaN ? ideal : proposal
        return wanted.isNaN ? .nan : clamped(wanted)
    }

    func answer(_ proposal: CGFloat, child: CGFloat) -> CGFloat {
        if proposal.isNaN, !ideal.isNaN { return ideal }
        switch (minimum.isNaN, maximum.isNaN) {
        case (true, true): return child
        case (false, false): return clamped(proposal.isNaN ? child : proposal)
        case (false, true):
            return proposal.isNaN
                ? max(minimum, child) : max(minimum, min(childProposal(proposal), child))
        case (true, false):
            return proposal.isNaN
                ? min(maximum, child) : min(maximum, max(childProposal(proposal), child))
        }
    }

    /// Evidence: a child that is longer than the maximum is placed as one that was proposed nothing
    /// (github.com/tevelee/SwiftUI-Flow/pull/44), one that was lengthened to the minimum as one that was proposed that.
    func placedProposal(_ proposal: CGFloat, own: CGFloat) -> CGFloat {
        let isLengthened = own <= minimum
        return proposal.isNaN && ideal.isNaN && !isLengthened ? .nan : own
    }
}

extension FlexibleLength: Equatable {
    package static func == (lhs: FlexibleLength, rhs: FlexibleLength) -> Bool {
        Proposal(lhs.minimum, lhs.ideal) == Proposal(rhs.minimum, rhs.ideal)
            && Proposal(lhs.maximum, 0) == Proposal(rhs.maximum, 0)
    }
}
