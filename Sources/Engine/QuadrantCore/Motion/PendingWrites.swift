internal import QuadrantGeometry

/// Writes that no update has shown yet, apart by their transactions.
///
/// Writes with one transaction are shown by one update. A write with another transaction than the one before it has to
/// wait for an update of its own, which follows at once: so `x = 0; withAnimation { x = 1 }` shows 0 first, and goes from
/// there. Until that update begins, bodies find states as they were (`StateCell`).
final class PendingWrites {
    /// Writes that wait for an update of their own.
    private struct Step {
        let number: Int
        var transaction: CurrentTransaction
        /// Tells the readers of states, whose values are seen from then on.
        var reveals: [() -> Void] = []
        /// Scopes that read something else which was written; some wait for a later step since.
        var scopes: [Scope] = []
        /// Completions that wait for the update, at the earliest.
        var completions: [AnimationCompletion] = []
    }

    /// The transaction of the writes that the next update shows; `nil` if there are none.
    private var first: CurrentTransaction?
    private var later: [Step] = []
    private var lastNumber = 0
    /// Whether an update is under way, and how many steps were added by the updates of one call.
    private(set) var isUpdating = false
    private var addedWhileUpdating = 0
    /// Whether the writes of a step are made known.
    private var isRevealing = false

    /// How many transactions wait for updates of their own at most; writes with more of them join the last. What updates
    /// themselves write with more of them is shown by their rounds, which are counted and reported.
    private static let most = 1_024

    /// Whether what is written now is shown together with what was written last, whatever their transactions: the later one
    /// decides, but an animation is not lost to one that has none.
    var joinsLast = false

    /// Whether something waits for an update of its own.
    var areThere: Bool { first != nil || !later.isEmpty }

    /// The step for a write with a transaction; `nil` for one that is shown by the next update, or the one that is under
    /// way.
    ///
    /// - Parameter isKept: Whether what is written waits for another step already.
    /// - Parameter base: The transaction of the update that is under way.
    func step(
        for new: CurrentTransaction, isKept: Bool, base: CurrentTransaction?
    ) -> Int? {
        if isRevealing { return nil }
        if joinsLast, !isUpdating {
            guard let last = later.last else {
                first = first.map { $0.joined(with: new) } ?? new
                return nil
            }
            later[later.count - 1].transaction = last.transaction.joined(with: new)
            return last.number
        }
        if isUpdating {
            let isOfUpdate = new.transaction.animation == nil || base.map(new.isAlike) == true
            if isOfUpdate, !isKept { return nil }
            if later.last?.transaction.isAlike(new) != true {
                guard addedWhileUpdating < Self.most else { return nil }
                addedWhileUpdating += 1
            }
        } else if later.isEmpty {
            guard let known = first else {
                first = new
                return nil
            }
            if known.isAlike(new) {
                first = known.joined(with: new)
                return nil
            }
        }
        return stepAtEnd(for: new)
    }

    private func stepAtEnd(for new: CurrentTransaction) -> Int {
        if let last = later.last, last.transaction.isAlike(new) || later.count >= Self.most {
            later[later.count - 1].transaction = last.transaction.joined(with: new)
            return last.number
        }
        lastNumber += 1
        later.append(Step(number: lastNumber, transaction: new))
        return lastNumber
    }

    /// Has a closure called when a step begins, which tells the readers of a state of a write with a transaction.
    func add(
        _ reveal: @escaping () -> Void, _ transaction: CurrentTransaction, to number: Int
    ) {
        guard let index = index(of: number) else { return reveal() }
        note(transaction, in: index)
        later[index].reveals.append(reveal)
    }

    private func index(of number: Int) -> Int? {
        later.lastIndex { $0.number == number }
    }

    private func note(_ transaction: CurrentTransaction, in index: Int) {
        for completion in transaction.transaction.completions
        where completion.note(in: -later[index].number) {
            later[index].completions.append(completion)
        }
    }

    /// Has a scope evaluated in a step. It read something that has its new value already, so one evaluation shows all
    /// of it: that of the later step, unless only the earlier one has an animation.
    func add(_ scope: Scope, _ transaction: CurrentTransaction, to number: Int) {
        guard let step = index(of: number) else { return }
        note(transaction, in: step)
        if scope.isDirty {
            if scope.written?.transaction.animation != nil, transaction.transaction.animation == nil
            {
                return
            }
            scope.isDirty = false
        }
        if let waiting = scope.waitingWrite,
            waiting.transaction.transaction.animation != nil,
            transaction.transaction.animation == nil
        {
            return
        }
        if scope.waitingWrite?.step != number { later[step].scopes.append(scope) }
        scope.waitingWrite = (number, transaction)
    }

    /// Begins an update. Returns the transaction of what it shows, `nil` where nothing was written, and completions
    /// that wait for its end.
    func beginUpdate() -> (transaction: CurrentTransaction?, completions: [AnimationCompletion]) {
        isUpdating = true
        if let first {
            self.first = nil
            return (first, [])
        }
        guard !later.isEmpty else { return (nil, []) }
        let step = later.removeFirst()
        isRevealing = true
        for reveal in step.reveals { reveal() }
        for scope in step.scopes where scope.isAlive {
            guard let waiting = scope.waitingWrite, waiting.step == step.number else { continue }
            scope.waitingWrite = nil
            scope.written = step.transaction.standing(for: waiting.transaction)
            scope.invalidate()
        }
        isRevealing = false
        return (step.transaction, step.completions)
    }

    /// The transaction by which one of the next update is known.
    func standing(for transaction: CurrentTransaction) -> CurrentTransaction {
        first?.standing(for: transaction) ?? transaction
    }

    /// Ends an update.
    func endUpdate() { isUpdating = false }

    /// The updates of one call are done.
    func endUpdates() { addedWhileUpdating = 0 }
}

extension ViewTree {
    /// Reports an animation that something is written with, if a number of it is none.
    private func tellFault(of transaction: CurrentTransaction, at path: @autoclosure () -> [String])
    {
        guard let fault = transaction.transaction.animation?.fault else { return }
        addIssue(RuntimeIssue(message: fault.message, path: path(), advice: fault.advice))
    }

    /// The step for a write of a state with the transaction of this thread; `nil` for one that is shown by the next
    /// update, or the one under way.
    func step(forWriteKept isKept: Bool) -> Int? {
        motion.writes.step(
            for: CurrentTransaction.object ?? motion.plain, isKept: isKept, base: motion.base)
    }

    /// Notes that something which a scope reads was written with the transaction of this thread.
    func noteWrite(for scope: Scope) {
        let current = CurrentTransaction.object ?? motion.plain
        tellFault(of: current, at: Self.path(to: scope))
        let step = motion.writes.step(for: current, isKept: false, base: motion.base)
        if let step {
            motion.writes.add(scope, current, to: step)
        } else {
            motion.note(current.transaction)
            let written = motion.writes.standing(for: current)
            scope.written = scope.written.map { $0.joined(with: written) } ?? written
            scope.invalidate()
        }
        hosting.stateDidChange?()
    }

    /// Notes that something which no body reads was written with the transaction of this thread; `mark` is called when the
    /// update that shows it begins, or at once.
    func noteWrite(seenBy mark: @escaping () -> Void) {
        let current = CurrentTransaction.object ?? motion.plain
        tellFault(of: current, at: [])
        if let step = motion.writes.step(for: current, isKept: false, base: motion.base) {
            motion.writes.add(mark, current, to: step)
        } else {
            motion.note(current.transaction)
            mark()
        }
    }
}
