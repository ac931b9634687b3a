import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A row moved aside by the buttons behind one of its edges.
struct SwipedRowRule: Equatable, ExtendedRule {
    let edge: HorizontalEdge
    /// How far a finger holds the row aside; `nil` for as far as the buttons are wide.
    let pull: CGFloat?

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
        guard children.count > 1 else {
            return [ChildPlacement(child: content, x: 0, y: 0, proposal: proposal)]
        }
        let offer = Proposal(.nan, row.height)
        let buttons = context.measure(children[1], offer)
        let isLeading = edge == .leading
        let shift = pull ?? buttons.width
        // The buttons come in with the row's edge, and stay where they are once all of them is seen.
        let hidden = max(0, buttons.width - shift)
        return [
            ChildPlacement(
                child: content, x: isLeading ? shift : -shift, y: 0,
                proposal: proposal),
            ChildPlacement(
                child: children[1],
                x: isLeading ? row.minX - hidden : row.maxX - buttons.width + hidden,
                y: row.midY - buttons.height / 2, proposal: offer),
        ]
    }

    var followsSurroundings: Bool { true }

    var isWrapper: Bool { true }
}
