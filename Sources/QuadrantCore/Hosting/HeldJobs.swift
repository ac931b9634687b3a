internal import CCurrentReader
internal import CHeldWork
internal import Dispatch
internal import Synchronization

/// What the views of a host have the main actor do: tasks that begin there or go on there, blocks of its
/// queue.
///
/// Work that is handed over while the tree works is kept here, and one block in the main queue does it
/// at its turn, in its order: for the views nothing is different. A host that is asked for a picture
/// before that does it itself, by `runAll`, even in the midst of another job of the main actor, where
/// the queue stands still: there is no other way to have it done, as the queue does nothing else before that
/// job is over.
///
/// What views hand to other queues (tasks that leave the main actor, blocks of global queues) is known until
/// it is done, with the thread that does it; what comes of it is theirs too, whatever queue it is handed to.
/// Only a task that somebody else has go on, such as an actor that is busy for others or a callback of the
/// network, goes to the main queue itself, unless it is followed. Where Dispatch is linked statically nothing
/// is known here; see `CHeldWork.c`.
package final class HeldJobs: Sendable {
    /// A piece of work for the main queue: a function of C and its argument.
    struct Job: @unchecked Sendable {
        let context: UnsafeMutableRawPointer?
        let work: QuadrantWork
    }

    private struct State: @unchecked Sendable {
        var jobs: [Job] = []
        /// Whether a block in the main queue is to do them.
        var hasTurn = false
        /// How often work was handed over to whatever queue while the tree worked.
        var handedOver: UInt64 = 0
        /// How much work other queues have that was not begun.
        var waitingElsewhere = 0
        /// The threads that do some of it now; one as often as it is in the midst of another.
        var threads: [ThreadsAtWork.ID] = []
        /// The tasks that are followed; retained, so that no other one has their address. `nil` as long
        /// as none are.
        var tasks: Set<UnsafeMutableRawPointer>?
    }

    private let state = Mutex(State())

    /// The clock by which code that works for the views sleeps.
    let clock: HostClock?

    package init(clock: HostClock? = nil) {
        self.clock = clock
    }

    /// Whether work is kept in this program.
    package static let isFollowed: Bool = {
        let before = quadrant_handed_over()
        DispatchQueue.global().async {}
        return quadrant_handed_over() != before
    }()

    /// The keeper for whose views this thread works; `nil` for none.
    static var current: HeldJobs? {
        quadrant_keeper().map { Unmanaged<HeldJobs>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether there is work that was not done.
    package var isEmpty: Bool { state.withLock { $0.jobs.isEmpty } }

    /// How often code that was called here has handed over work, to whatever queue, so that something may
    /// come of it; `nil` where that is not known.
    package var handedOver: UInt64? { Self.isFollowed ? state.withLock { $0.handedOver } : nil }

    /// Calls `body`, keeping what it has the main actor do.
    package func during<T>(_ body: () throws -> T) rethrows -> T {
        let (outer, before) = (quadrant_keeper(), quadrant_handed_over())
        quadrant_set_keeper(Unmanaged.passUnretained(self).toOpaque())
        defer {
            quadrant_set_keeper(outer)
            let count = quadrant_handed_over() &- before
            if count > 0 { state.withLock { $0.handedOver &+= count } }
        }
        return try body()
    }

    /// Does what is kept and what comes of it, as far as the main actor alone can take it.
    ///
    /// Nobody notes what the jobs read: they are no part of whatever is being evaluated.
    ///
    /// - Parameter limit: How many jobs at most; one that leads to another has no end.
    /// - Returns: How many jobs were done.
    @MainActor
    package func runAll(limit: Int) -> Int {
        guard !isEmpty else { return 0 }
        let reader = quadrant_current_reader()
        quadrant_set_reader(nil)
        defer { quadrant_set_reader(reader) }
        return during {
            var count = 0
            while count < limit {
                let jobs = takeJobs(atMost: limit - count)
                guard !jobs.isEmpty else { break }
                for job in jobs {
                    follow(job)
                    job.work(job.context)
                }
                count += jobs.count
            }
            return count
        }
    }

    /// The function of the job that is next.
    fileprivate var firstWork: QuadrantWork? { state.withLock { $0.jobs.first?.work } }

    private func takeJobs(atMost count: Int) -> [Job] {
        state.withLock { state in
            let jobs = Array(state.jobs.prefix(count))
            state.jobs.removeFirst(jobs.count)
            return jobs
        }
    }

    func keep(_ context: UnsafeMutableRawPointer?, _ work: @escaping QuadrantWork) {
        let job = Job(context: context, work: work)
        let isFirst = state.withLock { state in
            state.jobs.append(job)
            defer { state.hasTurn = true }
            return !state.hasTurn
        }
        guard isFirst else { return }
        quadrant_run_on_main(Unmanaged.passRetained(self).toOpaque()) { context in
            guard let context else { return }
            Unmanaged<HeldJobs>.fromOpaque(context).takeRetainedValue().takeTurn()
        }
    }

    /// The turn of the jobs in the main queue: what they have the main actor do comes behind what waits there.
    private func takeTurn() {
        let jobs = state.withLock { state in
            defer { state.jobs = [] }
            state.hasTurn = false
            return state.jobs
        }
        during { for job in jobs { job.work(job.context) } }
    }
}

extension HeldJobs {
    /// Whether work that views have handed to other queues is being done by a thread that runs, or could: one
    /// that sleeps or waits for the world outside does not count, nor does the thread that asks.
    package var areAtWorkElsewhere: Bool {
        let (threads, own) = (state.withLock { $0.threads }, ThreadsAtWork.current)
        return threads.contains { $0 != own && ThreadsAtWork.isAtWork($0) }
    }

    /// Whether work that views have handed to other queues was not begun: it waits for a thread, or stands
    /// behind work of a queue that itself waits for something.
    package var areWaitingElsewhere: Bool { state.withLock { $0.waitingElsewhere > 0 } }

    /// A piece of work for another queue, with the keeper that counts it.
    private final class WorkElsewhere {
        let jobs: HeldJobs
        let job: Job

        init(_ job: Job, of jobs: HeldJobs) {
            self.jobs = jobs
            self.job = job
        }
    }

    /// Has a queue do work, and what comes of it is kept.
    func handOver(
        to queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping QuadrantWork
    ) {
        state.withLock { $0.waitingElsewhere += 1 }
        let all = WorkElsewhere(Job(context: context, work: work), of: self)
        quadrant_run_on(queue, Unmanaged.passRetained(all).toOpaque()) { context in
            guard let context else { return }
            let all = Unmanaged<WorkElsewhere>.fromOpaque(context).takeRetainedValue()
            all.jobs.doHere(all.job)
        }
    }

    private func doHere(_ job: Job) {
        let thread = ThreadsAtWork.current
        state.withLock { state in
            state.waitingElsewhere -= 1
            state.threads.append(thread)
        }
        during { job.work(job.context) }
        state.withLock { state in
            if let place = state.threads.lastIndex(of: thread) { state.threads.remove(at: place) }
        }
    }
}

extension HeldJobs {
    /// Calls `body`; tasks that were done a part of since then are kept here too when another thread has
    /// them go on on the main actor.
    @MainActor
    package func following<T>(_ body: () throws -> T) rethrows -> T {
        guard state.withLock({ $0.tasks == nil }) else { return try body() }
        state.withLock { $0.tasks = [] }
        quadrant_watch_main(1)
        defer {
            quadrant_watch_main(-1)
            let tasks = state.withLock { state in
                defer { state.tasks = nil }
                return FollowedTasks(all: state.tasks ?? [])
            }
            followers.withLock { for task in tasks.all { $0.byTask[task] = nil } }
            for task in tasks.all { Unmanaged<AnyObject>.fromOpaque(task).release() }
        }
        return try body()
    }

    /// Follows the task of the job, if it is one's and tasks are followed.
    private func follow(_ job: Job) {
        // What that function is given is an object; others may be given anything. Jobs that are no task
        // have another type.
        guard let context = job.context, address(of: job.work) == mainActorTasks.work,
            context.load(as: UInt.self) == mainActorTasks.type
        else { return }
        let isNew = state.withLock { [job] state in
            job.context.flatMap { state.tasks?.insert($0).inserted } ?? false
        }
        guard isNew else { return }
        _ = Unmanaged<AnyObject>.fromOpaque(context).retain()
        followers.withLock { [job] in
            if let task = job.context { $0.byTask[task] = self }
        }
    }
}

/// The tasks that one host follows.
private struct FollowedTasks: @unchecked Sendable {
    let all: Set<UnsafeMutableRawPointer>
}

/// The keeper of each followed task.
private struct Followers: @unchecked Sendable {
    var byTask: [UnsafeMutableRawPointer: HeldJobs] = [:]
}

/// For each followed task, the keeper of the work that it has the main actor do.
private let followers = Mutex(Followers())

/// How the main actor's tasks are handed over: the function that does a part of one, and the type that all
/// tasks have. Both are 0 where that is not known.
private let mainActorTasks: (work: UInt, type: UInt) = {
    let jobs = HeldJobs()
    let task = jobs.during { Task { @MainActor in } }
    guard let work = jobs.firstWork else { return (0, 0) }
    // A task is one reference.
    let type = withExtendedLifetime(task) {
        unsafeBitCast(task, to: UnsafeRawPointer.self).load(as: UInt.self)
    }
    return (address(of: work), type)
}()

private func address(of work: QuadrantWork) -> UInt { unsafeBitCast(work, to: UInt.self) }

/// What `CHeldWork` asks: whoever follows the task takes what it has the main actor do.
@_cdecl("quadrant_keep_followed")
package func keepFollowed(
    _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool {
    guard let context else { return false }
    nonisolated(unsafe) let task = context
    guard let keeper = followers.withLock({ $0.byTask[task] }) else { return false }
    keeper.keep(context, work)
    return true
}

/// What `CHeldWork` asks: the keeper of the thread hands on what is for another queue.
@_cdecl("quadrant_count_work")
package func countWork(
    _ keeper: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    Unmanaged<HeldJobs>.fromOpaque(keeper).takeUnretainedValue().handOver(to: queue, context, work)
}

/// What `CHeldWork` asks: the keeper of the thread takes what is for the main queue.
@_cdecl("quadrant_keep_work")
package func keepWork(
    _ keeper: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    Unmanaged<HeldJobs>.fromOpaque(keeper).takeUnretainedValue().keep(context, work)
}
