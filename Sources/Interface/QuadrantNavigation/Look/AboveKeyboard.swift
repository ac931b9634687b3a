import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Has a bar at the bottom stand above a keyboard on the screen; others lie below it, as Apple's do.
nonisolated struct AboveKeyboard: ViewModifier {
    typealias Body = Never

    var isOn = true

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: AboveKeyboard, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.node(.extended(AboveKeyboardRule(isOn: modifier.isOn))) { cursor in
            V._makeNodes(content, &cursor)
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { .one }
}

/// Lays its child out as if there were no node; `BottomBarRule` looks for it.
struct AboveKeyboardRule: Equatable, ExtendedRule {
    let isOn: Bool

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? AboveKeyboardRule }

    var name: String { "above the keyboard" }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.map { ChildPlacement(child: $0, x: 0, y: 0, proposal: proposal) }
    }

    /// Whether there is a keyboard, and a node of a bar has it stand above that.
    static func applies(to bar: NodeID, in tree: LayoutTree) -> Bool {
        guard tree.host.keyboard > 0 else { return false }
        var node: NodeID? = bar
        while let current = node {
            if case .extended(let rule) = tree.rule(of: current), let own = rule as? Self {
                return own.isOn
            }
            node = tree.children(of: current).first { _ in true }
        }
        return false
    }
}
