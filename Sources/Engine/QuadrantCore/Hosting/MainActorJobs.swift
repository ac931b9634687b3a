import Dispatch
import Foundation

/// Has the main actor do its waiting work: its tasks go on as far as they can, and blocks of its queue run.
///
/// The main actor's queue is first in, first out. A turn puts a job at its end and waits for it: all jobs
/// that were waiting have run then. A job that such a job enqueues runs in the next turn, so that n turns
/// follow a chain of n jobs, however long each takes and whatever else is in the queue.
package enum MainActorJobs {
    /// The number of turns in a row without any activity that count as rest: a chain of as many jobs
    /// may go on unseen.
    package static let quietTurns = 32

    /// Runs jobs, for a caller that is a job of the main actor itself, until it is at rest: until
    /// `isBusy` answered `false` for `quietTurns` turns in a row.
    ///
    /// - Parameter isBusy: Asked at each turn whether something goes on; brings up to date what the jobs
    ///   have changed. What it throws ends the wait.
    @MainActor
    package static func run(while isBusy: @MainActor () async throws -> Bool) async rethrows {
        var quiet = 0
        while quiet < quietTurns {
            quiet = try await isBusy() ? 0 : quiet + 1
            await Task.yield()
        }
    }

    /// The same for a caller on the main thread that is no job of the main actor's, as what `main()` calls
    /// without an `await`.
    ///
    /// - Parameter withTimers: Whether timers of the main run loop and other things that it waits for have
    ///   their turn, too.
    /// - Returns: Whether jobs could run: a job cannot run others in its midst.
    @MainActor
    @discardableResult
    package static func runOnMainThread(
        withTimers: Bool = false, while isBusy: @MainActor () throws -> Bool
    ) rethrows -> Bool {
        guard Thread.isMainThread, !isInTask() else {
            return false
        }
        var quiet = 0
        while quiet < quietTurns {
            quiet = try isBusy() ? 0 : quiet + 1
            guard runWaiting() else { return false }
            // Comes back as soon as something has run.
            if withTimers {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
        }
        return true
    }

    /// Runs what waits now, whether that could be done: in the midst of a block of the main queue nothing
    /// else of it runs.
    ///
    /// This is what a run loop does when the queue tells it that there is something; without a loop no
    /// timer comes in between.
    @MainActor
    private static func runWaiting() -> Bool {
        let end = Turn()
        DispatchQueue.main.async { end.hasCome = true }
        drainMainQueue()
        return end.hasCome
    }

    /// Notes that a turn has come; set and read on the main thread.
    private final class Turn: @unchecked Sendable {
        var hasCome = false
    }
}
