import Foundation
import QuadrantGeometry

/// Holds views that are seen after they were removed: each stays where it stood. Runs from left to right, as places are
/// counted.
struct HolderRule: ExtendedRule {
    var name: String { "a holder of views that leave" }

    var label: String { name }

    func isSame(as other: any ExtendedRule) -> Bool { other is HolderRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize { .zero }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.map { child in
            let record = context.tree.records[Int(child)]
            return ChildPlacement(
                child: child, x: record.x, y: record.y,
                proposal: context.tree.placedProposals[Int(child)])
        }
    }
}
