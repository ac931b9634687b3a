import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// Shows one child, and while pages are turned the one that is seen beside it. Both lie in the same place: what moves them is
/// in them.
struct PagedRule: Equatable, ExtendedRule {
    /// Which child is shown; -1 for none.
    let index: Int
    /// Which child is seen too; `nil` for none.
    var beside: Int?

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
        var result = [ChildPlacement(child: page, x: 0, y: 0, proposal: proposal)]
        if let beside, beside != index, let other = child(beside, context) {
            _ = context.measure(other, proposal)
            result.append(ChildPlacement(child: other, x: 0, y: 0, proposal: proposal))
        }
        return result
    }

    private func child(_ index: Int, _ context: RuleContext) -> UInt32? {
        context.children.indices.contains(index) ? context.children[index] : nil
    }

    /// How far the selected page is seen from where it is to be, toward the trailing edge, in points.
    ///
    /// - Parameter node: A node around the pages.
    @MainActor
    static func shift(below node: NodeID, in tree: ViewTree) -> CGFloat {
        var current = tree.layout.contains(node) ? node : nil
        while let next = current {
            if case .extended(let rule) = tree.layout.rule(of: next), let paged = rule as? PagedRule
            {
                let pages = Array(tree.layout.children(of: next))
                guard pages.indices.contains(paged.index),
                    let gap = tree.motion.shift(ofChildrenOf: pages[paged.index])
                else { return 0 }
                return tree.layout.isRightToLeft(next) ? gap.width : -gap.width
            }
            current = tree.layout.firstChild(of: next)
        }
        return 0
    }
}
