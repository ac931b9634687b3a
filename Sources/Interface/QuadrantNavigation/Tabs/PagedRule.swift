import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// Shows one child, and while pages are turned those that are seen beside it. All lie in the same place: what moves them is
/// in them, and around them.
struct PagedRule: Equatable, ExtendedRule {
    /// Which child is shown; -1 for none.
    let index: Int
    /// Which children are seen too.
    var beside: Set<Int> = []

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
        for place in beside.sorted() where place != index {
            guard let other = child(place, context) else { continue }
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
            let child = tree.layout.firstChild(of: next)
            if let child, case .extended(let rule) = tree.layout.rule(of: child),
                rule is PagedRule
            {
                guard let gap = tree.motion.shift(ofChildrenOf: next) else { return 0 }
                return tree.layout.isRightToLeft(next) ? gap.width : -gap.width
            }
            current = child
        }
        return 0
    }
}
