internal import Foundation
internal import QuadrantRendering
internal import Synchronization

/// Jobs for the main thread that other threads hand over.
final class LiveMailbox: Sendable {
    /// Something to do on the main thread.
    typealias Job = @MainActor @Sendable () -> Void

    private let jobs = Mutex<[Job]>([])
    /// What can be read when there is a job.
    let file: Int32
    private let bell: Int32
    /// The most jobs that wait; more are dropped: who sends so many does not wait for answers.
    private static let most = 20_000

    /// A mailbox; throws where the system has no pipe left.
    init() throws(CommandError) {
        guard let bell = Pipe() else { throw .internalFault("no pipe: \(System.lastError)") }
        // They live as long as the program.
        (file, self.bell) = (
            fcntl(bell.reading, F_DUPFD_CLOEXEC, 10), fcntl(bell.writing, F_DUPFD_CLOEXEC, 10)
        )
    }

    /// Has a job done soon; returns whether it will be.
    @discardableResult
    func post(_ job: @escaping Job) -> Bool {
        let (isFirst, isTaken) = jobs.withLock { jobs in
            guard jobs.count < Self.most else { return (false, false) }
            jobs.append(job)
            return (jobs.count == 1, true)
        }
        if isFirst {
            var byte: UInt8 = 1
            _ = unsafe write(bell, &byte, 1)
        }
        return isTaken
    }

    /// The jobs that wait, to be called when there is one.
    fileprivate func take() -> [Job] {
        var byte: UInt8 = 0
        _ = unsafe read(file, &byte, 1)
        return jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
    }
}

/// What the main thread of `quadrant preview` does: waits for jobs and for what processes say.
@MainActor final class LiveLoop {
    /// A descriptor that is waited for.
    struct Port {
        /// Called when something can be read, or the other end is closed.
        var canRead: () -> Void
        /// Whether something waits to be written.
        var hasMore: () -> Bool = { false }
        /// Called when something can be written.
        var canWrite: () -> Void = {}
    }

    /// Jobs of other threads.
    let mailbox: LiveMailbox
    private var ports: [Int32: (port: Port, number: Int)] = [:]
    /// How many descriptors have been waited for.
    private var lastNumber = 0
    private var alarms: [(time: MonotonicTime, job: () -> Void)] = []

    init() throws(CommandError) { mailbox = try LiveMailbox() }

    /// Waits for a descriptor from now on.
    func add(_ file: Int32, _ port: Port) {
        lastNumber += 1
        ports[file] = (port, lastNumber)
    }

    /// Waits for it no more; to be called before it is closed.
    func remove(_ file: Int32) { ports[file] = nil }

    /// Does something in so many seconds.
    func after(_ seconds: Double, _ job: @escaping () -> Void) {
        alarms.append((.now + seconds, job))
    }

    /// Goes on until the process ends.
    func run() -> Never {
        while true { turn() }
    }

    /// Waits once, and does what has come.
    func turn() {
        let files = ports.keys.sorted()
        let last = lastNumber
        var polls = [pollfd(fd: mailbox.file, events: Int16(POLLIN), revents: 0)]
        polls += files.map { file in
            let writes = ports[file]?.port.hasMore() == true ? POLLOUT : 0
            return pollfd(fd: file, events: Int16(POLLIN) | Int16(writes), revents: 0)
        }
        let pause = alarms.map { max($0.time.millisecondsLeft, 0) }.min() ?? -1
        _ = unsafe poll(&polls, nfds_t(polls.count), Int32(min(pause, 60_000)))
        let due = alarms.filter { $0.time.millisecondsLeft <= 0 }
        alarms.removeAll { $0.time.millisecondsLeft <= 0 }
        for alarm in due { alarm.job() }
        if polls[0].revents != 0 { for job in mailbox.take() { job() } }
        for entry in polls.dropFirst() where entry.revents != 0 {
            if entry.revents & Int16(POLLOUT) != 0 { port(entry.fd, upTo: last)?.canWrite() }
            if entry.revents & ~Int16(POLLOUT) != 0 { port(entry.fd, upTo: last)?.canRead() }
        }
    }

    /// What waits at a descriptor since before a turn: what came earlier in the turn may have closed it, and opened another one that has
    /// its number, of which nothing is known yet.
    private func port(_ file: Int32, upTo last: Int) -> Port? {
        ports[file].flatMap { $0.number <= last ? $0.port : nil }
    }
}
