internal import Foundation

/// Collects what a child writes and waits for its end, but not for ever, nor for programs that it started.
struct ChildWait {
    private(set) var output: [UInt8] = []
    private var errorTail = OutputTail(limit: 1 << 20)
    let group: ProcessGroup
    var deadline: MonotonicTime
    private var isOverdue = false
    private var hasEnded = false
    private var hasClosedPipes = false
    /// How long, in milliseconds, a pipe is waited for before the child is asked whether it has ended:
    /// as a rule it closes its pipes when it ends.
    private static let longestWait = 20
    /// The largest number of bytes that may still be in a pipe when the child has ended.
    private static let mostLeft = 1 << 20

    init(group: ProcessGroup, deadline: MonotonicTime) {
        self.group = group
        self.deadline = deadline
    }

    /// The end of what was written to standard error.
    mutating func errors() -> [UInt8] { errorTail.bytes() }

    /// Reads both pipes until they are closed, the child has ended or the time is over.
    ///
    /// When the time is over, the child gets SIGTERM and one more second to report where it was.
    mutating func readToEnd(output outputPipe: Int32, errors errorPipe: Int32) {
        var polls = [outputPipe, errorPipe].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var left = Self.mostLeft
        while polls.contains(where: { $0.fd >= 0 }), left > 0 {
            if !hasEnded { hasEnded = group.childHasEnded }
            if !hasEnded, deadline.millisecondsLeft <= 0 {
                if isOverdue { return }
                remind()
            }
            // The output of an ended child is there already; other writers are not waited for.
            let wait = hasEnded ? 0 : min(max(deadline.millisecondsLeft, 1), Self.longestWait)
            let ready = unsafe poll(&polls, nfds_t(polls.count), Int32(wait))
            if ready == 0, hasEnded { return }
            for index in polls.indices where ready > 0 && polls[index].revents != 0 {
                let count = unsafe read(polls[index].fd, &buffer, buffer.count)
                if count > 0 {
                    if index == 0 {
                        output += buffer[..<count]
                    } else {
                        errorTail.append(buffer[..<count])
                    }
                    if hasEnded { left -= count }
                } else if count == 0 || errno != EINTR {
                    polls[index].fd = -1
                }
            }
        }
        hasClosedPipes = left > 0
    }

    /// How the child ended; it has by the time this returns, and so has what it started.
    mutating func wait() -> ChildProcess.Ending {
        while !group.childHasEnded {
            if deadline.millisecondsLeft <= 0 {
                if isOverdue { kill(group.child, SIGKILL) }
                remind()
            }
            usleep(300)
        }
        var status: Int32 = 0
        while unsafe waitpid(group.child, &status, 0) < 0 {
            if errno != EINTR { return .exited(-1) }
        }
        group.endRest(mayHaveLeft: isOverdue || !hasClosedPipes)
        if isOverdue { return .timedOut }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    private mutating func remind() {
        guard !isOverdue else { return }
        isOverdue = true
        kill(group.child, SIGTERM)
        deadline = .now + 1
    }
}
