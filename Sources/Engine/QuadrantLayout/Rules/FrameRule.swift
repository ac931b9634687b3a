package import Foundation
import QuadrantGeometry

/// `frame(width:height:alignment:)`: offers the child the fixed lengths (what it is offered itself
/// where there is none) and answers them, the child's answer where there is none.
package struct FrameRule: Equatable, BitwiseCopyable {
    /// The width in points; NaN for none.
    package var width: CGFloat
    /// The height in points; NaN for none.
    package var height: CGFloat
    /// How the child stands in the frame where it is not as large.
    package var alignment: Alignment

    /// Negative, NaN or infinite lengths count as not given.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = FrameRule.valid(width)
        self.height = FrameRule.valid(height)
        self.alignment = alignment
    }

    private static func valid(_ length: CGFloat?) -> CGFloat {
        guard let length, length.isFinite, length >= 0 else { return .nan }
        return length
    }

    /// Whether the frame answers the same whatever its child does.
    var isRigid: Bool { !width.isNaN && !height.isNaN }

    @inline(__always)
    func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
    }

    @inline(__always)
    func answer(child: CGSize) -> CGSize {
        CGSize(
            width: width.isNaN ? child.width : width, height: height.isNaN ? child.height : height)
    }

    package static func == (lhs: FrameRule, rhs: FrameRule) -> Bool {
        Proposal(lhs.width, lhs.height) == Proposal(rhs.width, rhs.height)
            && lhs.alignment == rhs.alignment
    }
}
