import Foundation
import QuadrantLayout

/// Shows one of its children, and leaves the others out: they are neither laid out nor drawn, and have disappeared.
struct ChosenRule: Equatable, ExtendedRule {
    /// Which child is shown; `nil` for the last one that has something in it.
    let index: Int?
    /// Whether the first child is shown below it.
    var showsBelow = false

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? ChosenRule }

    var name: String { "screens" }

    var label: String { name }

    var choosesChildren: Bool { true }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        chosen(context, proposal).map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let chosen = chosen(context, proposal) else { return [] }
        var shown = [chosen]
        if showsBelow, let first = context.children.first, first != chosen {
            _ = context.measure(first, proposal)
            shown.insert(first, at: 0)
        }
        return shown.map { ChildPlacement(child: $0, x: 0, y: 0, proposal: proposal) }
    }

    /// What is in a child is found out by measuring it: the tree tells a node of nothing that it has not asked for.
    private func chosen(_ context: RuleContext, _ proposal: Proposal) -> UInt32? {
        let children = context.children
        if let index { return children.indices.contains(index) ? children[index] : nil }
        let last = children.dropFirst().last { context.measure($0, proposal) != .zero }
        return last ?? children.first
    }
}
