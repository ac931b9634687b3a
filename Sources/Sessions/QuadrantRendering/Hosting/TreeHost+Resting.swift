internal import Foundation
package import QuadrantCore
import QuadrantLayout
package import Synchronization

/// Before a picture the main actor does the work of the views, and the view is brought up to date: tasks
/// go on as far as they can without waiting for a time or for anything outside of the process. The clock
/// stands meanwhile, so that the time this takes does not change the picture.
extension TreeHost {
    /// The largest number of updates before a picture, each with another change: views that change
    /// themselves in every update never come to rest.
    static let mostTurns = 1_000
    /// The same for a process that does nothing but draw: work of any length may tell how far it is in steps.
    static let mostTurnsOfProcess = 10_000
    /// How many updates in a row may measure and place nothing until the view counts as one that never comes to rest. A
    /// view whose body hands work to the main queue that sets a published property again, as when a `GeometryReader`
    /// tells its model of a scroll position, goes on for ever in this way.
    static let mostIdleTurns = 1_000
    /// The largest number of jobs of the main actor that are done in one go in the midst of another
    /// one.
    static let mostJobs = 10_000
    /// How long other threads are waited for at most while they do work of the view and nothing has changed:
    /// far longer than work for a picture takes on a busy machine. This is a choice: a program's main actor
    /// must not stand still for ever.
    static let longestWork = Duration.seconds(60)
    /// How long they are waited for at most if it is not known whether they work for the view: an actor that is
    /// busy for others may have a task of the view's too. This is a choice: an actor answers in microseconds.
    static let patience = Duration.milliseconds(50)

    /// Whether a picture waits for other threads now, and for nothing else, in a process that does nothing but draw. Set
    /// on the main thread; read by handlers of signals, which look at it in its midst.
    nonisolated package static let awaitsThreads = Atomic(false)

    /// How long work is waited for that no thread has begun: those of a queue may all be in the midst of what rests.
    static let patienceForQueues = Duration.milliseconds(250)

    /// How long a thread may be seen asleep in the midst of work of the view and still count as at work: it waits for a lock
    /// that others hold, which a busy machine may keep for some turns of its clock. This is a choice.
    static let longestNap = Duration.milliseconds(20)

    /// Has the main actor do its waiting work, as far as that is possible where this is called.
    ///
    /// On the main thread, outside of tasks and of the main queue, all work of the queue is done. In the
    /// midst of a job of the main actor (a task, a test, a block of the main queue), where the queue
    /// stands still, the view's own jobs are done: tasks that it began on the main actor, also when they
    /// come back from another thread, blocks that it handed to the queue, and what these lead to.
    /// What is left is among `unfinishedTasks`.
    package func restInPlace() {
        guard !isResting else { return }
        beginRest()
        defer { endRest() }
        update()
        guard mayHaveWork else { return }
        var turns = Turns(self)
        if !MainActorJobs.runOnMainThread(while: { turns.isBusy(self) }) { doOwnJobs(&turns) }
    }

    /// Has the main actor do all the work in its queue, for a caller that can wait.
    package func rest() async {
        // Another picture of the view may be on its way. There is no deadlock: it waits for nothing that
        // waits for it.
        while isResting { await restOfOthers() }
        beginRest()
        defer { endRest() }
        update()
        guard mayHaveWork else { return }
        var turns = Turns(self)
        await MainActorJobs.run { turns.isBusy(self) }
    }

    /// The same in a process that does nothing but draw: the work of other threads is waited for
    /// too.
    ///
    /// - Parameter seconds: For how long the clock goes afterwards: until all tasks are done that wait, and
    ///   all of that time where none waits and something else may come, such as a timer.
    package func rest(waiting seconds: Double) {
        guard !isResting else { return }
        beginRest()
        update()
        var turns = Turns(self, ownsProcess: true)
        let canRun = MainActorJobs.runOnMainThread { turns.isBusy(self) }
        if !canRun {
            var turns = Turns(self)
            doOwnJobs(&turns)
        }
        endRest()
        guard seconds > 0, canRun else { return }
        let hasTasks = !unfinishedTasks.isEmpty
        let end = ContinuousClock.now.advanced(by: .seconds(seconds))
        MainActorJobs.runOnMainThread(withTimers: true) {
            // At the end of the time it is over, even for a view that goes on changing.
            guard ContinuousClock.now < end else {
                update()
                return false
            }
            return turns.isBusy(self, isWaiting: !hasTasks || !unfinishedTasks.isEmpty)
        }
    }

    /// The tasks that the view has begun and that have not ended, as what they wait for was not
    /// waited for.
    package var unfinishedTasks: [UnfinishedTask] { tree.hosting.begunTasks.unfinished }

    /// Whether nothing is done for the view now, as far as is known: its tasks sleep, or wait for others.
    package var isIdle: Bool { jobs.areIdle }

    /// Whether a task may be at work on another thread. It may sleep as well: how many do is not known of
    /// tasks alone.
    fileprivate var hasTasksElsewhere: Bool { jobs.isEmpty && !unfinishedTasks.isEmpty }

    /// Whether the view has handed work over since it came to rest last, which is `true` once for each time, a sleep is
    /// over, or others may have resumed one of its tasks.
    private var mayHaveWork: Bool {
        let count = jobs.handedOver
        defer { handedOver = count }
        // A thread that was just woken may be seen asleep.
        return count == nil || count != handedOver || !unfinishedTasks.isEmpty || !isIdle
            || jobs.areBegunElsewhere
    }

    /// Does the jobs that the view had the main actor do, and brings it up to date, until nothing comes of
    /// it.
    private func doOwnJobs(_ turns: inout Turns) {
        jobs.following {
            var quiet = 0
            while quiet < MainActorJobs.quietTurns {
                let count = jobs.runAll(limit: Self.mostJobs)
                if count == Self.mostJobs { isRestless = true }
                guard !isRestless else { return }
                quiet = turns.isBusy(self) || count > 0 ? 0 : quiet + 1
            }
        }
    }
}

/// The turns of the main actor in a rest.
@MainActor
private struct Turns {
    private var seen: Int
    private var left: Int
    /// How many turns in a row nothing was going on, as `MainActorJobs` counts them.
    private var quiet = 0
    /// How many turns in a row changed something and moved nothing, and what had been done before.
    private var idle = 0
    private var statistics = PassStatistics()
    private let ownsProcess: Bool
    /// The number of turns left in which jobs of the view may wait while nothing changes: a task that only
    /// yields never comes to rest.
    private var turnsOfJobs = TreeHost.mostTurns
    private var lastChange = ContinuousClock.now
    /// When a thread was last seen at work for the view, or something changed.
    private var lastWork = ContinuousClock.now
    /// The last turns of a rest at which other threads are looked at: that reads two files for each thread.
    /// Work that another thread hands on has as many turns of the main actor to come back to one.
    private static let withThreads = 8

    /// - Parameter ownsProcess: Whether all threads work for the view, and it may take any time.
    init(_ host: TreeHost, ownsProcess: Bool = false) {
        seen = host.changeCount
        left = ownsProcess ? TreeHost.mostTurnsOfProcess : TreeHost.mostTurns
        self.ownsProcess = ownsProcess
    }

    /// Whether something goes on at this turn; brings the view up to date.
    ///
    /// - Parameter isWaiting: Whether it goes on in any case.
    mutating func isBusy(_ host: TreeHost, isWaiting: Bool = false) -> Bool {
        host.update()
        let hasChanged = host.changeCount != seen
        seen = host.changeCount
        if hasChanged {
            TreeHost.awaitsThreads.store(false, ordering: .relaxed)
            left -= 1
            lastChange = .now
            let done = host.tree.layout.statistics
            idle = done == statistics ? idle + 1 : 0
            statistics = done
            if idle >= TreeHost.mostIdleTurns { left = 0 }
            if left <= 0 { host.isRestless = true }
        }
        let hasJobs = !host.jobs.isEmpty && turnsOfJobs > 0
        if hasJobs { turnsOfJobs -= 1 }
        quiet = (hasChanged && left > 0) || hasJobs || isWaiting ? 0 : quiet + 1
        if quiet > MainActorJobs.quietTurns - Self.withThreads, left > 0, waitsForThreads(host) {
            quiet = 0
            // Other threads may need this core.
            usleep(100)
        }
        return quiet == 0
    }

    /// Whether a thread is in the midst of work of the view, and does not rest in it.
    private mutating func isWorkedOn(_ host: TreeHost) -> Bool {
        if host.jobs.areAtWorkElsewhere {
            lastWork = .now
            return true
        }
        return host.jobs.areBegunElsewhere
            && max(lastWork, lastChange).duration(to: .now) < TreeHost.longestNap
    }

    private mutating func waitsForThreads(_ host: TreeHost) -> Bool {
        let time = lastChange.duration(to: .now)
        if !ownsProcess {
            if time < TreeHost.longestWork, isWorkedOn(host) { return true }
            // A job that has not begun waits for a free thread, or behind work that itself waits for
            // something, which may be for ever.
            if time < TreeHost.longestWork, host.jobs.areWaitingElsewhere {
                return time < TreeHost.patienceForQueues || ThreadsAtWork.areThereOthers
            }
            guard time < TreeHost.patience, host.hasTasksElsewhere else { return false }
        }
        let areThere = ThreadsAtWork.areThereOthers
        if ownsProcess { TreeHost.awaitsThreads.store(areThere, ordering: .relaxed) }
        return areThere
    }
}
