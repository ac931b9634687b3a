import Foundation
import QuadrantCore
import QuadrantLayout

/// Shows one child, and while a finger turns pages the one beside it.
struct PagedRule: Equatable, ExtendedRule {
    /// Which child is shown; -1 for none.
    let index: Int
    /// Which child is beside it; `nil` for none.
    var beside: Int?
    /// How far the finger has moved the page, in points toward the trailing edge.
    var pull: CGFloat = 0

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? PagedRule }

    var name: String { "screens" }

    var label: String { name }

    var choosesChildren: Bool { true }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        child(index, context).map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let page = child(index, context) else { return [] }
        var result = [ChildPlacement(child: page, x: pull, y: 0, proposal: proposal)]
        if let beside, let other = child(beside, context) {
            let side = pull < 0 ? size.width : -size.width
            _ = context.measure(other, proposal)
            result.append(ChildPlacement(child: other, x: pull + side, y: 0, proposal: proposal))
        }
        return result
    }

    private func child(_ index: Int, _ context: RuleContext) -> UInt32? {
        context.children.indices.contains(index) ? context.children[index] : nil
    }
}
