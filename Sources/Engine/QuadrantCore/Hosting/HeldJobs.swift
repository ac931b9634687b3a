internal import CHeldWork
internal import Dispatch
internal import Foundation
internal import QuadrantLayout
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
    private struct State {
        var jobs: [QueuedWork] = []
        /// Whether a block in the main queue is to do them.
        var hasTurn = false
        /// How often work was handed over to whatever queue while the tree worked.
        var handedOver: UInt64 = 0
        /// How much work other queues have that was not begun.
        var waitingElsewhere = 0
        /// That of it which any thread may do, in the order in which it came.
        var loose: [LooseWork] = []
        /// How many threads do some of that beside Dispatch's.
        var extraThreads = 0
        /// The threads that do some of it now, with when they began; one as often as it is in the midst of another.
        var threads: [(id: ThreadsAtWork.ID, since: ContinuousClock.Instant)] = []
        /// The tasks that are followed; retained, so that no other one has their address. `nil` as long
        /// as none are.
        var tasks: Set<WaitingTask>?
        /// What calls work in the surroundings of the views.
        var surround: (@MainActor @Sendable (() -> Void) -> Void)?
    }

    private let state = Mutex(State())

    /// The clock by which code that works for the views sleeps.
    let clock: HostClock?

    package init(clock: HostClock? = nil) {
        self.clock = clock
        clock?.hand(to: self)
    }

    /// Has what is done here be done in the surroundings of the views: `body` calls what it is handed.
    package func surround(_ body: @escaping @MainActor @Sendable (() -> Void) -> Void) {
        state.withLock { $0.surround = body }
    }

    /// Whether work is kept in this program.
    package static let isFollowed: Bool = {
        let before = quadrant_handed_over()
        DispatchQueue.global().async {}
        return quadrant_handed_over() != before
    }()

    /// The keeper for whose views this thread works; `nil` for none.
    static var current: HeldJobs? {
        // Nothing else keeps work.
        ThreadKeeper.current.map { knownCast($0, to: HeldJobs.self) }
    }

    /// Whether there is work that was not done.
    package var isEmpty: Bool { state.withLock { $0.jobs.isEmpty } }

    /// How often code that was called here has handed over work, to whatever queue, so that something may
    /// come of it; `nil` where that is not known.
    package var handedOver: UInt64? { Self.isFollowed ? state.withLock { $0.handedOver } : nil }

    /// Calls `body`, keeping what it has the main actor do.
    package func during<T>(_ body: () throws -> T) rethrows -> T {
        let before = quadrant_handed_over()
        defer {
            let count = quadrant_handed_over() &- before
            if count > 0 { state.withLock { $0.handedOver &+= count } }
        }
        return try ThreadKeeper.during(self, body)
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
        var count = 0
        ThreadReader.during(nil) {
            perform {
                while count < limit {
                    let jobs = takeJobs(atMost: limit - count)
                    guard !jobs.isEmpty else { break }
                    for job in jobs {
                        follow(job)
                        job.run()
                    }
                    count += jobs.count
                }
            }
        }
        return count
    }

    /// The job that is next.
    fileprivate var firstJob: QueuedWork? { state.withLock { $0.jobs.first } }

    private func takeJobs(atMost count: Int) -> [QueuedWork] {
        state.withLock { state in
            let jobs = Array(state.jobs.prefix(count))
            state.jobs.removeFirst(jobs.count)
            return jobs
        }
    }

    /// Takes work for the main queue.
    func keep(_ job: QueuedWork) {
        let isFirst = state.withLock { state in
            state.jobs.append(job)
            defer { state.hasTurn = true }
            return !state.hasTurn
        }
        guard isFirst else { return }
        QueuedWork.run(on: .main) { self.takeTurn() }
    }

    /// The turn of the jobs in the main queue: what they have the main actor do comes behind what waits there.
    private func takeTurn() {
        let jobs = state.withLock { state in
            defer { state.jobs = [] }
            state.hasTurn = false
            return state.jobs
        }
        MainActor.assumeIsolated { perform { for job in jobs { job.run() } } }
    }

    /// Calls `body` for the views, in their surroundings.
    @MainActor
    private func perform(_ body: () -> Void) {
        let surround = state.withLock { $0.surround }
        during { surround?(body) ?? body() }
    }
}

extension HeldJobs {
    /// Whether work that views have handed to other queues is being done by a thread that runs, or could: one
    /// that sleeps or waits for the world outside does not count, nor does the thread that asks.
    package var areAtWorkElsewhere: Bool {
        let (threads, own) = (state.withLock { $0.threads }, ThreadsAtWork.current)
        return threads.contains {
            $0.id != own
                && ($0.since.duration(to: .now) < Self.leastWork || ThreadsAtWork.isAtWork($0.id))
        }
    }

    /// For how long a thread that has begun work counts as at work though it is seen asleep: it may wait for a lock of the
    /// runtime, which a busy machine keeps for long. This is a choice.
    private static let leastWork = Duration.milliseconds(200)

    /// Whether another thread is in the midst of such work, at work or asleep.
    package var areBegunElsewhere: Bool {
        let (threads, own) = (state.withLock { $0.threads }, ThreadsAtWork.current)
        return threads.contains { $0.id != own }
    }

    /// Whether nothing is to be done or being done for the views, as far as is known: what goes on waits for a time, for
    /// others, or for the world outside.
    package var areIdle: Bool { isEmpty && !areAtWorkElsewhere && !areWaitingElsewhere }

    /// Whether work that views have handed to other queues was not begun: it waits for a thread, or stands
    /// behind work of a queue that itself waits for something. What any thread may do and none has begun for some time is
    /// begun by a thread of its own.
    package var areWaitingElsewhere: Bool {
        let (isWaiting, late) = state.withLock { state in
            let late = state.loose.prefix(Self.mostExtraThreads - state.extraThreads)
                .prefix { $0.since.duration(to: .now) > Self.patience }
            state.loose.removeFirst(late.count)
            state.extraThreads += late.count
            return (state.waitingElsewhere > 0, Array(late))
        }
        for work in late {
            Thread.detachNewThread {
                self.doHere(work.job)
                self.state.withLock { $0.extraThreads -= 1 }
            }
        }
        return isWaiting
    }

    /// How long work that any thread may do waits for one of Dispatch's: as long as all of these rest in work of others, Dispatch
    /// makes another one each second (measured).
    private static let patience = Duration.milliseconds(50)
    /// No more threads than these are begun beside Dispatch's.
    private static let mostExtraThreads = 8

    /// Work for a queue whose work any thread may do: the first that comes does it.
    private final class LooseWork: Sendable {
        let job: QueuedWork
        let since = ContinuousClock.now

        init(_ job: QueuedWork) { self.job = job }
    }

    /// Has a queue do work, and what comes of it is kept.
    func handOver(to queue: WorkQueue, _ job: QueuedWork) {
        guard queue.isOfTasks else {
            state.withLock { $0.waitingElsewhere += 1 }
            return QueuedWork.run(on: queue) { self.doHere(job) }
        }
        let work = LooseWork(job)
        state.withLock { state in
            state.waitingElsewhere += 1
            state.loose.append(work)
        }
        QueuedWork.run(on: queue) {
            let isFirst = self.state.withLock { state in
                let place = state.loose.firstIndex { $0 === work }
                if let place { state.loose.remove(at: place) }
                return place != nil
            }
            if isFirst { self.doHere(job) }
        }
    }

    private func doHere(_ job: QueuedWork) {
        let thread = ThreadsAtWork.current
        state.withLock { state in
            state.waitingElsewhere -= 1
            state.threads.append((thread, .now))
        }
        during { job.run() }
        state.withLock { state in
            if let place = state.threads.lastIndex(where: { $0.id == thread }) {
                state.threads.remove(at: place)
            }
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
                return state.tasks ?? []
            }
            followers.withLock { for task in tasks { $0[task] = nil } }
            for task in tasks { task.release() }
        }
        return try body()
    }

    /// Follows the task of the job, if it is one's and tasks are followed.
    private func follow(_ job: QueuedWork) {
        guard let task = job.task(mainActorTasks) else { return }
        let isNew = state.withLock { $0.tasks?.insert(task).inserted ?? false }
        guard isNew else { return }
        task.retain()
        followers.withLock { $0[task] = self }
    }

    /// The keeper of the work that a followed task has the main actor do.
    static func follower(of task: WaitingTask) -> HeldJobs? { followers.withLock { $0[task] } }
}

/// For each followed task, the keeper of the work that it has the main actor do.
private let followers = Mutex<[WaitingTask: HeldJobs]>([:])

/// How the main actor's tasks are handed over.
private let mainActorTasks: TaskKind = {
    let jobs = HeldJobs()
    let task = jobs.during { Task { @MainActor in } }
    return jobs.firstJob.map { TaskKind(task, handedOverAs: $0) } ?? .unknown
}()
