/// What a modifier makes of the transactions that reach its content.
package class TransactionRule {
    /// The rule of the modifier around, whose result it is given.
    @UnretainedOptional var outer: TransactionRule?
    /// The last transaction that came, what was made of it, and in which update.
    private var last: (update: Int, base: CurrentTransaction?, result: CurrentTransaction?)?

    /// Whether it is that of a body, which does not concern the view that the body modifies.
    var isOfBody = false

    /// Whether it concerns the moments of an animation as well, in which bodies are evaluated without any change: a rule
    /// that gives everything an animation does not.
    package var concernsMoments: Bool { true }

    /// The motion whose rule it is in any update; `nil` for a rule that counts in some only.
    private weak var lasting: TreeMotion?

    package init() {}

    deinit { lasting?.lastingRules -= 1 }

    /// Notes that it may give a change an animation in any update.
    final func last(in motion: TreeMotion) {
        guard lasting == nil else { return }
        lasting = motion
        motion.lastingRules += 1
    }

    /// Changes a transaction in the update of this number.
    package func apply(_ transaction: inout Transaction, update: Int) {}

    /// The transaction in its content where `base` is the one that the views were changed with. Worked out once in each
    /// update, as completions are added with it.
    final func result(of base: CurrentTransaction?, in motion: TreeMotion) -> CurrentTransaction? {
        if let last, last.update == motion.update, last.base === base { return last.result }
        let around = outer.map { $0.result(of: base, in: motion) } ?? base
        if base?.isMoment == true, !concernsMoments { return around }
        var transaction = around?.transaction ?? Transaction()
        let before = transaction.completions.count
        apply(&transaction, update: motion.update)
        motion.note(transaction.completions.dropFirst(before))
        let result = transaction.isPlain ? nil : CurrentTransaction(transaction)
        last = (motion.update, base, result)
        return result
    }

    /// Forgets what it worked out: another value counts from now on.
    final func renew() { last = nil }
}
