import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Keeps the rows of a list away from its sides.
struct ListMarginsRule: Equatable, ExtendedRule {
    let margin: CGFloat
    /// Whether there is a margin at the leading side.
    let isLeading: Bool
    let isTrailing: Bool

    /// Evidence: margins are 16 in lists of 375 and 390 points, 20 in lists of 440 and 450: the margins of
    /// UIKit, which are 20 from 414 points on.
    private static let wideWidth: CGFloat = 414
    private static let wideStep: CGFloat = 4

    var name: String { "List margins" }

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? ListMarginsRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let child = context.children.first else { return .zero }
        let (leading, trailing) = sides(proposal.width)
        let size = context.measure(child, inner(proposal))
        return CGSize(width: size.width + leading + trailing, height: size.height)
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.prefix(1).map {
            ChildPlacement(
                child: $0, x: sides(proposal.width).leading, y: 0, proposal: inner(proposal))
        }
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        let (leading, trailing) = sides(proposal.width)
        let width =
            proposal.width.isNaN ? .nan : max(0, proposal.width - leading - trailing)
        return Proposal(width, proposal.height)
    }

    private func sides(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let isWide = margin > 0 && width.isFinite && width >= Self.wideWidth
        let length = isWide ? margin + Self.wideStep : margin
        return (isLeading ? length : 0, isTrailing ? length : 0)
    }
}
