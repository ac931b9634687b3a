import Foundation
import QuadrantLayout

/// Where a view is in its transition, kept where the view is: whoever makes the view asks for the phase.
package final class TransitionState: TransactionRule {
    private let source = DependencySource.source()
    private var current = TransitionPhase.identity
    /// Whether the view fades instead, as people ask for less motion.
    var isCalm = false
    /// Whether a view that is removed has nothing to wait for, and has disappeared before others appear.
    var removesAtOnce = false
    /// The animation of the transition itself; `nil` for that of the change.
    package var animations: (insertion: Animation?, removal: Animation?) = (nil, nil)
    /// The transaction with which the phase changed last, and the update in which it did.
    private var forced: (update: Int, transaction: Transaction)?

    /// The last change of the phase that was animated, for explanations.
    private var change: (from: TransitionPhase, start: TimeInterval, transaction: Transaction)?

    package override init() {
        super.init()
        isOfBody = true
    }

    /// The phase, for the body of the transition, which is evaluated when that changes.
    package var phase: TransitionPhase {
        source.noteRead()
        return current
    }

    package override func apply(_ transaction: inout Transaction, update: Int) {
        if let forced, forced.update == update { transaction = forced.transaction }
    }

    /// Whether it waits to appear.
    var isAppearing: Bool { current == .willAppear }

    /// Looks as before it appears; for a view that is just made.
    func beginAppearing() { current = .willAppear }

    /// Goes to a phase with a transaction; at once for `nil`.
    func go(to phase: TransitionPhase, with transaction: Transaction?, in motion: TreeMotion) {
        guard phase != current else { return }
        change = transaction.flatMap { transaction in
            transaction.animation.map { _ in (current, motion.time, transaction) }
        }
        current = phase
        forced = (motion.update, transaction ?? Transaction())
        renew()
        if transaction?.animation != nil { motion.noteAnimating() }
        CurrentTransaction.during(Transaction()) { source.notifyReaders() }
    }

    /// The transition in words while it runs.
    func words(at time: TimeInterval) -> String? {
        guard let change, let animation = change.transaction.animation else { return nil }
        let (elapsed, length) = (time - change.start, animation.length)
        if let length, elapsed >= length { return nil }
        var result = "transition \(change.from) → \(current), \(MotionNumbers.word(elapsed))"
        if let length, length.isFinite { result += " of \(MotionNumbers.word(length))" }
        result += " s: \(animation.words)"
        if let setter = change.transaction.setter { result += ", by \(setter)" }
        return result
    }

    /// The transaction of a removal or an insertion that happens with `transaction`.
    func own(_ transaction: Transaction?, isInsertion: Bool) -> Transaction? {
        guard let own = isInsertion ? animations.insertion : animations.removal else {
            return transaction?.animation == nil ? nil : transaction
        }
        var result = transaction ?? Transaction()
        if result.disablesAnimations { return nil }
        result.animation = own
        result.setter = "the transition"
        return result
    }
}

/// Where a view is in its transition.
///
/// Apple: "TransitionPhase".
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear; what it looks like then is where its appearing begins.
    case willAppear
    /// The view is there.
    case identity
    /// The view is being removed; what it looks like then is where its removal ends.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view appears, 0 while it is there, 1 when it is removed.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
