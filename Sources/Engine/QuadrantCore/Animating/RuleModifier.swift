/// A modifier that changes the transactions of its content, and makes no node.
nonisolated protocol RuleModifier: ViewModifier where Body == Never {
    associatedtype Rule: TransactionRule

    /// The rule that stays where the modifier stays.
    @MainActor
    func makeRule() -> Rule

    /// Hands the rule what the modifier says by now.
    @MainActor
    func set(_ rule: Rule, in motion: TreeMotion)
}

extension RuleModifier {
    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.ruling(modifier) { V._makeNodes(content, &$0) }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension _ViewCursor {
    /// Makes `content` with a rule for the transactions that reach it.
    @MainActor
    mutating func ruling<M: RuleModifier>(
        _ modifier: M, _ content: (inout _ViewCursor) -> Void
    ) {
        let rule = keep { modifier.makeRule() }
        let outer = rules
        rule.outer = outer
        modifier.set(rule, in: tree.motion)
        rule.renew()
        rules = rule
        // Completions that the rule adds count even where nothing changes.
        _ = transaction
        content(&self)
        rules = outer
    }
}

/// A view made by a body, whose modifiers change with transactions of their own.
nonisolated struct RuledBody<Modifier: RuleModifier, Made: View>: View {
    typealias Body = Never

    let modifier: Modifier
    let made: Made

    @MainActor
    static func _makeNodes(
        _ view: RuledBody<Modifier, Made>, _ cursor: inout _ViewCursor
    ) {
        cursor.ruling(view.modifier) { cursor in
            cursor.rules?.isOfBody = true
            Made._makeNodes(view.made, &cursor)
        }
    }

    static var _arity: _ViewArity { Made._arity }
}
