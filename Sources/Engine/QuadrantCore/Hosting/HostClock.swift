internal import CHeldWork
package import Foundation
internal import Synchronization

/// The time of a host: what its views take for now, and when their sleeps end.
///
/// It goes with the process's clock or stands. As long as it stands, no sleep ends that code of the views
/// begins (`Task.sleep`, `asyncAfter`, in tasks too), and no timer fires that it adds to the main run loop
/// (`Timer.scheduledTimer`): how much the machine has to do makes no difference
/// to what a picture shows. Its owner moves it on with `advance(by:)`, or lets it go on with `run()`;
/// what was left of a sleep is slept then.
///
/// Sleeps with a tolerance, timers of Dispatch (`DispatchSource`), timers of other run loops, and what begins on threads of
/// one's own are not known to it. Nor is anything where Dispatch and Foundation are linked statically; see `CHeldWork.c`.
package final class HostClock: Sendable {
    /// The clock of the tree that works, or that began the task.
    @TaskLocal static var current: HostClock?

    /// The clock by which the code of this thread goes: of the tree that works or that began the task, or of whom the
    /// thread does something for.
    static var ofThread: HostClock? { current ?? HeldJobs.current?.clock }

    /// A sleep that was begun while the clock stood: when it ends, and what is called then on which
    /// queue.
    private struct Sleep {
        /// When the sleep ends, in nanoseconds of the clock's own time.
        let end: Int64
        let queue: WorkQueue
        let work: QueuedWork
        /// The keeper of the work that goes on then; weak, as the keeper holds the clock.
        weak var jobs: HeldJobs?
    }

    private struct State {
        /// How many callers want the clock to stand.
        var stops = 0
        /// The nanoseconds by which the clock was moved on.
        var time: Int64 = 0
        /// The sleeps that wait, in the order in which they began.
        var sleeps: [Sleep] = []
    }

    private let state = Mutex(State())
    /// The timers of run loops that go by it.
    let timers = KeptTimers()
    /// Who does what its views have the main actor do.
    private let jobs = Mutex<WeakJobs>(WeakJobs())
    /// The date that texts take for now at first; `nil` for the process's clock.
    private let start: Date?

    /// A clock that goes.
    ///
    /// - Parameter date: What texts take for now at first, whatever the time is; `nil` for the process's clock.
    package init(date: Date? = nil) {
        start = date
    }

    deinit {
        let (stops, sleeps) = state.withLock { ($0.stops, $0.sleeps) }
        // Tasks that sleep are resumed, so that none is left behind.
        for sleep in sleeps { Self.hand(over: sleep, delay: 0) }
        if stops > 0 { quadrant_watch_delays(-1) }
    }

    /// What texts take for now; `nil` for the process's clock.
    package var date: Date? {
        start.map { $0.addingTimeInterval(Double(state.withLock { $0.time }) / 1e9) }
    }

    /// What `Date()` is for the code that asks: the date of the clock of the tree that works, or that began the task;
    /// else that of the process, if it has one. `nil` for the process's clock.
    static var currentDate: Date? {
        if let clock = ofThread { return clock.date }
        return dateOfProcess.withLock { $0 }
    }

    /// What `Date()` is in a process that draws moments of views, where no tree works: for what makes the views.
    private static let dateOfProcess = Mutex<Date?>(nil)

    /// Sets what `Date()` is in the whole process, where no tree works.
    package static func holdInProcess(_ date: Date?) { dateOfProcess.withLock { $0 = date } }

    /// The seconds by which the clock of the tree that works was moved on, as long as it stands; `nil` where it
    /// goes or no tree works.
    package static var standingSeconds: Double? {
        ofThread?.state.withLock { $0.stops > 0 ? Double($0.time) / 1e9 : nil }
    }

    /// How far it was moved on.
    package var moved: Duration { .nanoseconds(state.withLock { $0.time }) }

    /// How many sleeps have begun and cannot end as it stands.
    package var sleeperCount: Int { state.withLock { $0.sleeps.count } }

    /// How far the clock has to be moved until the next sleep ends; `nil` where none waits.
    package var timeToNextEnd: Duration? {
        state.withLock { state in
            state.sleeps.map(\.end).min().map { .nanoseconds(max(0, $0 - state.time)) }
        }
    }

    /// Stops it, until `run()` was called as often.
    package func stand() {
        let isFirst = state.withLock { state in
            state.stops += 1
            return state.stops == 1
        }
        if isFirst { quadrant_watch_delays(1) }
    }

    /// Lets it go on. Without effect on one that goes.
    package func run() {
        let sleeps = state.withLock { state -> [(Sleep, Int64)]? in
            guard state.stops > 0 else { return nil }
            state.stops -= 1
            guard state.stops == 0 else { return nil }
            defer { state.sleeps = [] }
            return state.sleeps.map { ($0, $0.end - state.time) }
        }
        guard let sleeps else { return }
        quadrant_watch_delays(-1)
        for (sleep, rest) in sleeps { Self.hand(over: sleep, delay: rest) }
    }

    /// Moves a clock that stands: sleeps that are over by then end, those that end first first.
    ///
    /// Code that wakes up runs in its turn: whoever wants to see its results lets the host come to
    /// rest.
    ///
    /// - Parameter time: How far; negative times are none.
    /// - Returns: Whether a sleep was over.
    @discardableResult
    package func advance(by time: Duration) -> Bool {
        guard time > .zero else { return false }
        let (seconds, rest) = time.components
        let (nanoseconds, isEndless) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        // Some 146 years at most, so that no sum of a few has no place.
        let step = isEndless ? .max / 2 : min(nanoseconds, .max / 2) + rest / 1_000_000_000
        state.withLock { state in
            let (time, isPast) = state.time.addingReportingOverflow(step)
            state.time = isPast ? .max : time
        }
        return endDue()
    }

    /// Has those sleeps end that are over, also those of no length. Returns whether there were any.
    @discardableResult
    package func endDue() -> Bool {
        let due = state.withLock { state in
            let now = state.time
            let due = state.sleeps.filter { $0.end <= now }
            if !due.isEmpty { state.sleeps.removeAll { $0.end <= now } }
            return due
        }
        for sleep in due.sorted(by: { $0.end < $1.end }) { Self.hand(over: sleep, delay: 0) }
        return !due.isEmpty
    }

    /// Keeps a sleep if the clock stands. Returns whether it did.
    ///
    /// - Parameter isExact: Whether the delay is as the program gave it; else the machine has taken some time from it.
    func keep(
        _ delay: Int64, _ queue: WorkQueue, _ work: QueuedWork, isExact: Bool = false
    ) -> Bool {
        let jobs = HeldJobs.current ?? jobs.withLock { $0.jobs }
        return state.withLock { state in
            guard state.stops > 0 else { return false }
            let (end, isEndless) = state.time.addingReportingOverflow(
                isExact ? delay : Self.whole(delay))
            queue.retain()
            let sleep = Sleep(end: isEndless ? .max : end, queue: queue, work: work, jobs: jobs)
            state.sleeps.append(sleep)
            return true
        }
    }

    /// Whether it stands.
    var stands: Bool { state.withLock { $0.stops > 0 } }

    /// Has work of the views that nobody keeps, as it comes from a thread that works for nobody, kept by these.
    func hand(to jobs: HeldJobs) { self.jobs.withLock { $0.jobs = jobs } }

    private struct WeakJobs {
        weak var jobs: HeldJobs?
    }

    /// A delay without what the machine took from it: the system is asked for the rest of a sleep that has begun some
    /// microseconds ago. Rounded up, to a millisecond where it is longer than fifty and to a tenth of one where not, so
    /// that sleeps end at the same moments in each run. A busy machine takes longer: from a second on, what lacks little of half
    /// a second is that, from a minute on what lacks a little more of a whole one.
    private static func whole(_ delay: Int64) -> Int64 {
        let second: Int64 = 1_000_000_000
        guard delay > 0, delay < .max - second else { return delay }
        if delay >= 60 * second, let lack = lack(of: delay, to: second), lack < second / 20 {
            return delay + lack
        }
        if delay >= second, let lack = lack(of: delay, to: second / 2), lack < second / 100 {
            return delay + lack
        }
        let grain: Int64 = delay >= 50_000_000 ? 1_000_000 : 100_000
        return (delay + grain - 1) / grain * grain
    }

    /// What a delay lacks of the next multiple of a grain; `nil` for nothing.
    private static func lack(of delay: Int64, to grain: Int64) -> Int64? {
        let rest = delay % grain
        return rest == 0 ? nil : grain - rest
    }

    private static func hand(over sleep: Sleep, delay: Int64) {
        if let jobs = sleep.jobs, delay <= 0 {
            // The main queue stands still as long as a host waits in place, which does itself what is kept.
            if sleep.queue.isMain {
                jobs.keep(sleep.work)
            } else {
                jobs.handOver(to: sleep.queue, sleep.work)
            }
        } else {
            sleep.work.run(on: sleep.queue, later: delay)
        }
        sleep.queue.release()
    }
}
