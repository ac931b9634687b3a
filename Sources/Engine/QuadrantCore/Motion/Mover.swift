import Foundation

/// Something under way in a tree: how far it is at a time, and who is told.
class Mover {
    /// Whether it is under way.
    final var isListed = false
    /// Whether the tree has it in its list, in which those that were stopped stay until it is walked next.
    final var isQueued = false
    /// What gave the change its animation, in words; for explanations.
    final var setter: String?

    init() {}

    /// Shows how far it is at a time. Returns whether it is still under way.
    func advance(to time: TimeInterval) -> Bool { false }

    /// Ends: what it moves is shown where it is to be.
    func stop() {}

    /// Ends, and is no more among those that are under way.
    final func halt(in motion: TreeMotion) {
        stop()
        motion.unlist(self)
    }

    /// Called when it is no longer under way.
    func finish(in motion: TreeMotion) {}

    /// The next moment after `time` at which something has to be looked at.
    func nextEnd(after time: TimeInterval) -> TimeInterval? { nil }

    /// The same, asked once for the time up to that moment: a picture would ask thousands twice.
    final func end(after time: TimeInterval) -> TimeInterval? {
        if let look = lookedEnd, time >= look.from, time + 2e-9 < look.next ?? .infinity {
            return look.next
        }
        let next = nextEnd(after: time)
        lookedEnd = knowsEnds ? (time, next) : nil
        return next
    }

    /// Whether it is known from the beginning on when something has to be looked at.
    var knowsEnds: Bool { false }
    /// When it was asked last for the next moment, and what it answered; `nil` after changes.
    final var lookedEnd: (from: TimeInterval, next: TimeInterval?)?
    /// Whether no animation runs on it. To ask a value of any type for that takes longer.
    final var isResting = true

    /// The environment of the view whose value it moves is this one by now.
    func renew(_ environment: EnvironmentValues) {}

    /// Whether it is a frame that moves, which a layout may have stand elsewhere at once.
    var movesFrame: Bool { false }

    /// Whether it ends by itself.
    var endsByItself: Bool { true }

    /// An animation that answered something that is no number.
    var wrongAnimation: Animation? { nil }
    /// Whether there is one.
    final var isWrong = false

    /// The animations that run, for explanations.
    var animations: [Animation] { [] }
}
