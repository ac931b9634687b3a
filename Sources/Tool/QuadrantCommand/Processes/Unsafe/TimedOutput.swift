internal import Foundation
internal import QuadrantRendering

/// Writes to pipes, terminals and devices until a moment: whoever should read them may never do.
enum TimedOutput {
    /// Why not all was written.
    enum Problem: Equatable {
        /// The time was over.
        case timedOut
        /// In the system's words.
        case failed(String)
    }

    /// The most that a pipe takes at once without waiting when it says that it has room (PIPE_BUF), and that is written to a terminal then.
    private static let piece = (pipe: 4096, terminal: 256)
    /// How long, in milliseconds, a pipe without a reader is waited for before it is opened again.
    private static let pause: UInt32 = 10

    /// Writes all bytes to an open file; a pipe without a reader is an error as others, and does not end the process.
    static func write(
        _ bytes: [UInt8], to file: Int32, until deadline: MonotonicTime
    ) -> Problem? {
        var status = stat()
        let isKnown = unsafe fstat(file, &status) == 0
        let kind = isKnown ? status.st_mode & S_IFMT : 0
        let most =
            switch kind {
            case S_IFREG: Int.max
            case S_IFCHR: piece.terminal
            default: piece.pipe
            }
        var rest = bytes[...]
        return System.withoutPipeSignal { () -> Problem? in
            while !rest.isEmpty {
                if kind != S_IFREG, !isReady(file, until: deadline) { return .timedOut }
                let count = System.write(rest.prefix(most), to: file)
                if count < 0, errno != EINTR, errno != EAGAIN {
                    return .failed(System.lastError)
                }
                rest = rest.dropFirst(max(count, 0))
            }
            return nil
        }
    }

    /// Writes all bytes to the pipe or device at a path; waits for somebody who reads it.
    static func write(
        _ bytes: [UInt8], toPipeAt path: String, until deadline: MonotonicTime
    ) -> Problem? {
        opened(path, until: deadline) { write(bytes, to: $0, until: deadline) }
    }

    /// The same of what `next` gives until there is no more: whoever reads has `seconds` for each part of it, however long the whole
    /// takes.
    static func write(
        _ next: () -> Data?, toPipeAt path: String, patience seconds: Double
    ) -> Problem? {
        opened(path, until: .now + seconds) { file in
            while let part = next(), !part.isEmpty {
                if let problem = write(Array(part), to: file, until: .now + seconds) {
                    return problem
                }
            }
            return nil
        }
    }

    /// Opens a pipe or device for `body` as soon as somebody has opened its other end.
    private static func opened(
        _ path: String, until deadline: MonotonicTime, _ body: (Int32) -> Problem?
    ) -> Problem? {
        var file = System.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        // ENXIO: nobody has opened the other end yet.
        while file < 0, errno == ENXIO || errno == EINTR {
            if deadline.millisecondsLeft <= 0 { return .timedOut }
            usleep(pause * 1000)
            file = System.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        }
        guard file >= 0 else { return .failed(System.lastError) }
        defer { close(file) }
        return body(file)
    }

    /// Waits until nobody reads any more what is written to a pipe or a socket. Returns whether that is so: of other files it is
    /// not known.
    static func waitUntilNobodyReads(_ file: Int32) -> Bool {
        var asked = pollfd(fd: file, events: 0, revents: 0)
        while unsafe poll(&asked, 1, -1) < 0, errno == EINTR {}
        return asked.revents & Int16(POLLERR | POLLHUP) != 0
    }

    /// Waits until a file takes bytes, or says why not; `false` if the time is over.
    private static func isReady(_ file: Int32, until deadline: MonotonicTime) -> Bool {
        var asked = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        while true {
            let left = deadline.millisecondsLeft
            if left <= 0 { return false }
            let count = unsafe poll(&asked, 1, Int32(min(left, 60_000)))
            if count > 0 || count < 0 && errno != EINTR { return true }
        }
    }
}
