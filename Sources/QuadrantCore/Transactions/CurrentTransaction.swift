internal import QuadrantLayout

/// The transaction with which a thread sets states.
package final class CurrentTransaction {
    package let transaction: Transaction

    package init(_ transaction: Transaction) { self.transaction = transaction }

    /// The transaction of this thread; `nil` for none.
    @inline(__always)
    package static var current: Transaction? {
        ThreadTransaction.current.map {
            knownCast($0, to: CurrentTransaction.self).transaction
        }
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
    defer { for completion in transaction.completions where completion.isDue { completion.call() } }
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
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
