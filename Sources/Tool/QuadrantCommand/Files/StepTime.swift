internal import Synchronization

/// The time of a step of the command's own, such as reading files (`StepLimit`).
enum StepTime {
    /// Whether a step's time is over.
    final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    /// That of the step under way.
    @TaskLocal static var flag: Flag?

    /// Whether the time of the step under way is over: loops over many files end then, with what they have.
    static var isOver: Bool { flag?.isSet.load(ordering: .relaxed) == true }
}
