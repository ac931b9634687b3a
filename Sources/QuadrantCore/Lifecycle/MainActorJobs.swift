import Dispatch
import Foundation

/// Has the main actor do what it has to do: its tasks go on as far as they can, and blocks of its queue run.
///
/// The main actor's queue is first in, first out. A turn puts a job at its end and waits for it: all jobs
/// that were waiting have run then. A job that such a job enqueues runs in the next turn, so that n turns
/// follow a chain of n jobs, however long each takes and whatever else is in the queue.
package enum MainActorJobs {
    /// So many turns in a row at which nothing was going on are rest: as many jobs may lead one to the
    /// next without anything to be seen of it.
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
    /// - Returns: Whether jobs could run: a job cannot run others in its midst.
    @MainActor
    @discardableResult
    package static func runOnMainThread(
        while isBusy: @MainActor () throws -> Bool
    ) rethrows -> Bool {
        guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else {
            return false
        }
        var quiet = 0
        while quiet < quietTurns {
            quiet = try isBusy() ? 0 : quiet + 1
            guard runWaiting() else { return false }
        }
        return true
    }

    /// Runs what waits now; whether that could be done.
    @MainActor
    private static func runWaiting() -> Bool {
        let end = Turn()
        DispatchQueue.main.async { end.hasCome = true }
        for attempt in 0..<mostWaits where !end.hasCome {
            // Comes back as soon as something has run, which as a rule is there at once. A limit in the
            // future is a timer of Dispatch's, and its end may start a thread: 240 were seen, of 8 MB each.
            let limit = attempt < 4 ? .distantPast : Date(timeIntervalSinceNow: 0.01)
            _ = RunLoop.main.run(mode: .default, before: limit)
        }
        return end.hasCome
    }

    /// A block of the main queue in whose midst nothing runs is found out after a second.
    private static let mostWaits = 100

    /// Set and read on the main thread.
    private final class Turn: @unchecked Sendable {
        var hasCome = false
    }
}
