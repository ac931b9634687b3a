internal import QuadrantLayout

/// The transaction with which a thread sets states.
package final class CurrentTransaction {
    package let transaction: Transaction

    /// Whether nothing changes with it, and bodies are evaluated for a moment of an animation.
    let isMoment: Bool

    package init(_ transaction: Transaction) {
        self.transaction = transaction
        isMoment = false
    }

    /// The transaction of a moment of an animation.
    init(ofMoment: Void) {
        transaction = Transaction()
        isMoment = true
    }

    /// The transaction of this thread; `nil` for none.
    @inline(__always)
    package static var current: Transaction? {
        ThreadTransaction.current.map {
            knownCast($0, to: CurrentTransaction.self).transaction
        }
    }

    /// What holds the transaction of this thread; `nil` for none.
    static var object: CurrentTransaction? {
        ThreadTransaction.current.map { knownCast($0, to: CurrentTransaction.self) }
    }

    /// Both in one, where something is written with both.
    func joined(with later: CurrentTransaction) -> CurrentTransaction {
        if self === later || standing(for: later) === self { return self }
        return CurrentTransaction(transaction.joined(with: later.transaction))
    }

    /// Whether one update can show what was written with both.
    func isAlike(_ other: CurrentTransaction) -> Bool {
        self === other || transaction.isAlike(other.transaction)
    }

    /// This one, if nothing tells it from `other`: so that modifiers work out once what they make of both.
    func standing(for other: CurrentTransaction) -> CurrentTransaction {
        guard transaction.completions.isEmpty, other.transaction.completions.isEmpty,
            isAlike(other)
        else { return other }
        return self
    }

    /// Calls `body`; states that it sets change with `transaction`, or with none.
    package static func during<Failure: Error, Result>(
        _ transaction: Transaction?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try ThreadTransaction.during(transaction.map { CurrentTransaction($0) }, body)
    }
}

/// Calls `body` and shows the change of all states that it sets with `transaction`. States that are set later, by tasks
/// that it begins, are not concerned.
///
/// Apple: "withTransaction(_:_:)". An inner call decides for what is set in it. The completions of the transaction
/// are called at the end of `body` if no state of a view was set.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    // Those of calls around are theirs to call.
    let outer = CurrentTransaction.current?.completions ?? []
    defer {
        for completion in transaction.completions
        where completion.isDue && !outer.contains(where: { $0 === completion }) {
            completion.call()
        }
    }
    return try CurrentTransaction.during(transaction, body)
}

/// Calls `body` and shows the change of all states that it sets with a transaction in which `keyPath` has `value`.
///
/// Apple: "withTransaction(_:_:_:)". What else an outer call decided holds on.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = CurrentTransaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    if keyPath == \Transaction.animation { transaction.setter = "withAnimation" }
    return try CurrentTransaction.during(transaction, body)
}

/// Calls `body` and shows the change of all states that it sets with an animation; at once for `nil`.
///
/// Apple: "withAnimation(_:_:)". Modifiers `animation(_:value:)` in the views decide for their content. States that are
/// set later, by tasks that `body` begins, are not concerned.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Calls `body` and shows the change of all states that it sets with an animation; calls `completion` once, when the
/// animations are complete.
///
/// Apple: "withAnimation(_:completionCriteria:_:completion:)". If nothing is animated, `completion` is called at the end
/// of the update that shows the change, and at the end of `body` if no state of a view was set.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = CurrentTransaction.current ?? Transaction()
    transaction.animation = animation
    transaction.setter = "withAnimation"
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
