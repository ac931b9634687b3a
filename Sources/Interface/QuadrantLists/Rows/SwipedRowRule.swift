import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A row moved aside by the buttons behind one of its edges: its second child, as long as they are shown.
struct SwipedRowRule: Equatable, ExtendedRule {
    var name: String { "swipeActions" }

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? SwipedRowRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        placed(CGRect(origin: .zero, size: size), proposal, context)
    }

    func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let own = CGRect(origin: .zero, size: size)
        return placed(context.rowFrame(around: own) ?? own, proposal, context)
    }

    private func placed(
        _ row: CGRect, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        let swipe = RowSwipePlaces(of: children.dropFirst().first, in: row, context)
        let place = ChildPlacement(child: content, x: swipe?.shift ?? 0, y: 0, proposal: proposal)
        return [place] + (swipe.map { [$0.buttons] } ?? [])
    }

    var followsSurroundings: Bool { true }

    var isWrapper: Bool { true }
}
