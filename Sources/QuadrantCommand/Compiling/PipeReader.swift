internal import Foundation

/// Collects what a child writes and waits for its end, but not for ever.
struct PipeReader {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private let child: pid_t
    private var deadline: MonotonicTime
    private var isOverdue = false

    init(child: pid_t, deadline: MonotonicTime) {
        self.child = child
        self.deadline = deadline
    }

    /// Reads both pipes until they are closed or the time is over.
    ///
    /// When it is over the child gets SIGTERM and one more second to say where it was.
    mutating func readToEnd(output outputPipe: Int32, errors errorPipe: Int32) {
        var polls = [outputPipe, errorPipe].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        while polls.contains(where: { $0.fd >= 0 }) {
            let wait = min(max(deadline.millisecondsLeft, 0), 3_600_000)
            let ready = poll(&polls, nfds_t(polls.count), Int32(wait))
            if ready < 0 && errno == EINTR { continue }
            if ready <= 0 {
                if isOverdue { break }
                remind()
                continue
            }
            if polls[0].revents != 0, !Self.drain(polls[0].fd, into: &output) { polls[0].fd = -1 }
            if polls[1].revents != 0, !Self.drain(polls[1].fd, into: &errors) { polls[1].fd = -1 }
        }
    }

    /// How the child ended; it has by the time this returns.
    mutating func wait() -> ChildProcess.Ending {
        var status: Int32 = 0
        while true {
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { break }
            if ended < 0 && errno != EINTR { return .exited(-1) }
            if deadline.millisecondsLeft <= 0 {
                if isOverdue { kill(child, SIGKILL) }
                remind()
            }
            usleep(300)
        }
        if isOverdue { return .timedOut }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    private mutating func remind() {
        guard !isOverdue else { return }
        isOverdue = true
        kill(child, SIGTERM)
        deadline = .now + 1
    }

    /// Appends what is there; false at the end of the pipe.
    private static func drain(_ pipe: Int32, into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(pipe, &buffer, buffer.count)
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return count > 0 || (count < 0 && errno == EINTR)
    }
}

/// A moment on the clock that nobody sets.
struct MonotonicTime {
    private var nanoseconds: Int

    /// This moment.
    static var now: MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec)
    }

    /// How long from now, rounded up; negative if it is past.
    var millisecondsLeft: Int {
        let left = nanoseconds - MonotonicTime.now.nanoseconds
        return left > 0 ? (left + 999_999) / 1_000_000 : left / 1_000_000
    }

    /// So many seconds later.
    static func + (time: MonotonicTime, seconds: Double) -> MonotonicTime {
        MonotonicTime(nanoseconds: time.nanoseconds + Int(seconds * 1_000_000_000))
    }
}
