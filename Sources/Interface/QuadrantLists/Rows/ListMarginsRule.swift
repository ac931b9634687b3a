import Foundation
import QuadrantControls
import QuadrantGeometry
import QuadrantLayout

/// Keeps the rows of a list away from its sides.
struct ListMarginsRule: Equatable, ExtendedRule {
    let margin: CGFloat
    /// Whether there is a margin at the leading side.
    let isLeading: Bool
    let isTrailing: Bool
    /// Whether lists without a window have the usual margins, however wide they are.
    let needsWindow: Bool
    /// Whether the margins of wide lists are wider.
    var grows = true

    /// How much further in the content of a row stands in a wide list than in others: as much as the row itself.
    ///
    /// Evidence: 20 in lists of 440 and 450 points, whose margins are 20, where others have 16 (Apple's pictures of iOS 18
    /// and 26). Lists without margins are not measured: they keep 16.
    func contentStep(ofRow width: CGFloat) -> CGFloat {
        guard margin > 0, grows, width.isFinite else { return 0 }
        return SideMargin.step(inListOf: widthOfList(ofRow: width), needsWindow: needsWindow)
    }

    /// The width of the list around a row, if it is a wide one.
    private func widthOfList(ofRow width: CGFloat) -> CGFloat {
        let sides = (isLeading ? 1 : 0) + (isTrailing ? 1 : 0)
        return width + CGFloat(sides) * (margin + (grows ? SideMargin.wideStep : 0))
    }

    /// Points at both sides.
    struct Sides {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    /// How much further in than those of other sections the margins of a section lie; negative further out.
    ///
    /// A row knows its own width only. Of lists from 406 to 414 points, and of iOS 18 from 499 to 507, which no device has, it
    /// takes the margins for wide ones.
    func shift(_ margins: RowInsets?, ofRow width: CGFloat) -> Sides {
        guard let margins, width.isFinite else { return Sides() }
        let usual = sides(widthOfList(ofRow: width))
        return Sides(
            leading: margins.leading.map { max(0, $0) - usual.leading } ?? 0,
            trailing: margins.trailing.map { max(0, $0) - usual.trailing } ?? 0)
    }

    var name: String { "List margins" }

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? ListMarginsRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let child = context.children.first else { return .zero }
        let sides = sides(proposal.width)
        let size = context.measure(child, inner(proposal))
        return CGSize(
            width: size.width + sides.leading + sides.trailing, height: size.height)
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
        let sides = sides(proposal.width)
        let width =
            proposal.width.isNaN
            ? .nan : max(0, proposal.width - sides.leading - sides.trailing)
        return Proposal(width, proposal.height)
    }

    private func sides(_ width: CGFloat) -> Sides {
        let step = grows ? SideMargin.step(inListOf: width, needsWindow: needsWindow) : 0
        let length = margin > 0 ? margin + step : margin
        return Sides(leading: isLeading ? length : 0, trailing: isTrailing ? length : 0)
    }
}
