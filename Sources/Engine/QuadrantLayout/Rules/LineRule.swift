import Foundation
import QuadrantGeometry

/// `Spacer` and `Divider`: long along one axis, of a fixed extent across it.
///
/// Small, and in pools of their own: a row of a list mostly has one.
struct LineRule: BitwiseCopyable {
    /// The axis of the stack around; `nil` outside of stacks.
    var axis: Axis?
    /// A spacer's least length, NaN for the default; a divider's thickness.
    var length: CGFloat

    /// A spacer takes what it is offered along its axis, at least its minimum, and nothing across;
    /// outside of stacks it is long on both axes.
    func spacer(_ proposal: Proposal) -> CGSize {
        let least = length.isNaN ? EdgeSpacing.defaultDistance : length
        func long(_ offered: CGFloat) -> CGFloat { offered.isNaN ? least : max(offered, least) }
        switch axis {
        case .horizontal: return CGSize(width: long(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: long(proposal.height))
        case nil: return CGSize(width: long(proposal.width), height: long(proposal.height))
        }
    }

    /// A divider stretches across the stack around it, horizontally outside of stacks.
    func divider(_ proposal: Proposal) -> CGSize {
        func long(_ offered: CGFloat) -> CGFloat { offered.isNaN ? 10 : offered }
        return axis == .horizontal
            ? CGSize(width: length, height: long(proposal.height))
            : CGSize(width: long(proposal.width), height: length)
    }
}
