extension Transaction {
    /// Changes it by a closure of the user's, who is noted as its setter if it gets another animation.
    fileprivate mutating func change(by setter: String, _ transform: (inout Transaction) -> Void) {
        let old = animation
        transform(&self)
        if animation != old { self.setter = setter }
    }
}

/// Changes the transactions that reach its content.
nonisolated struct TransactionModifier: RuleModifier {
    let transform: (inout Transaction) -> Void

    @MainActor
    func makeRule() -> TransactionClosureRule { TransactionClosureRule() }

    @MainActor
    func set(_ rule: TransactionClosureRule, in motion: TreeMotion) {
        rule.transform = transform
        rule.last(in: motion)
    }
}

/// The rule of `transaction(_:)`.
final class TransactionClosureRule: TransactionRule {
    var transform: (inout Transaction) -> Void = { _ in }

    override var concernsMoments: Bool { false }

    override func apply(_ transaction: inout Transaction, update: Int) {
        transaction.change(by: ".transaction(_:)", transform)
    }
}

/// The same, in updates in which a value is another one than before.
nonisolated struct ValueTransactionModifier<Value: Equatable>: RuleModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    @MainActor
    func makeRule() -> ValueTransactionRule<Value> { ValueTransactionRule() }

    @MainActor
    func set(_ rule: ValueTransactionRule<Value>, in motion: TreeMotion) {
        defer { rule.value = value }
        if let old = rule.value, old != value {
            rule.changed = motion.update
            motion.noteAnimating()
        }
        rule.transform = transform
    }
}

/// The rule of `transaction(value:_:)`.
final class ValueTransactionRule<Value: Equatable>: TransactionRule {
    var transform: (inout Transaction) -> Void = { _ in }
    var value: Value?
    /// The update in which the value changed last.
    var changed: Int?

    override func apply(_ transaction: inout Transaction, update: Int) {
        if changed == update { transaction.change(by: ".transaction(value:_:)", transform) }
    }
}

extension View {
    /// Changes the transactions that reach this view: those of all changes in what is written before it in the chain of
    /// modifiers.
    ///
    /// Apple: "transaction(_:)". It decides even where `disablesAnimations` is set.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transactions that reach this view in updates in which `value` is another one than at the update
    /// before.
    ///
    /// Apple: "transaction(value:_:)". A first value is no change.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transactions with which the modifiers in `body` change. This view, which `body` is handed, is not
    /// concerned.
    ///
    /// Apple: "transaction(_:body:)".
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        RuledBody(
            modifier: TransactionModifier(transform: transform),
            made: body(PlaceholderContentView(content: self)))
    }
}

extension ViewModifier {
    /// The same modifier; the transactions of what it changes, and of what it modifies, are changed by `transform`.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        concat(TransactionModifier(transform: transform))
    }
}
