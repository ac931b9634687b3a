internal import CRunGuard
internal import Foundation
internal import QuadrantRendering

/// One end of the connection between the tool and a worker: whole messages, and descriptors beside them.
final class WorkerSocket {
    /// The descriptor, which no program that is started gets.
    let descriptor: Int32

    /// Takes over a descriptor.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Two ends that are connected; the second is for a worker. Neither is a number that standard input, output or error have.
    static func pair() throws(CommandError) -> (ours: WorkerSocket, workers: WorkerSocket) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .internalFault("no socket: \(System.lastError)")
        }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        for end in ends { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            for end in moved where end >= 0 { close(end) }
            throw .internalFault("no socket: \(System.lastError)")
        }
        return (WorkerSocket(moved[0]), WorkerSocket(moved[1]))
    }

    /// Whether a descriptor is a socket.
    static func isSocket(_ descriptor: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    /// Whether something has come, or the other end is closed.
    var hasMore: Bool { Self.hasMore(descriptor) }

    /// Whether something has come by a descriptor, or the other end is closed.
    static func hasMore(_ descriptor: Int32) -> Bool {
        var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&asked, 1, 0) > 0
    }

    /// Sends as much as can be sent now, and returns how much that was; -1 where nobody takes it any more.
    func sendSome(_ bytes: [UInt8]) -> Int {
        let count = unsafe bytes.withUnsafeBytes { all in
            unsafe all.baseAddress.map {
                unsafe quadrant_send(descriptor, $0, all.count, nil, 0)
            } ?? 0
        }
        return count >= 0 ? count : errno == EAGAIN || errno == EINTR ? 0 : -1
    }

    /// Sends a message, with the descriptors beside it.
    func send(
        _ bytes: [UInt8], files: [Int32] = [], until deadline: MonotonicTime
    ) throws(WorkerProblem) {
        var sent = 0
        while sent < bytes.count {
            let files = sent == 0 ? files : []
            let count = unsafe bytes[sent...].withUnsafeBytes { rest in
                unsafe files.withUnsafeBufferPointer { files in
                    unsafe rest.baseAddress.map {
                        unsafe quadrant_send(
                            descriptor, $0, rest.count, files.baseAddress, Int32(files.count))
                    } ?? 0
                }
            }
            if count > 0 { sent += count }
            if count >= 0 || errno == EINTR { continue }
            if errno == EPIPE || errno == ECONNRESET { throw .closed }
            guard errno == EAGAIN else { throw .failed(System.lastError) }
            try wait(for: Int16(POLLOUT), until: deadline)
        }
    }

    /// Receives the next message, of at most `longest` bytes, with the descriptors that are beside it, which are the caller's to close.
    func receive(
        longest: Int, until deadline: MonotonicTime
    ) throws(WorkerProblem) -> (body: [UInt8], files: [Int32]) {
        var files: [Int32] = []
        do throws(WorkerProblem) {
            let head = try receive(WorkerFrame.headLength, &files, until: deadline)
            let length = try WorkerFrame.length(from: head, longest: longest)
            return (try receive(length, &files, until: deadline), files)
        } catch {
            for file in files { close(file) }
            throw error
        }
    }

    private func receive(
        _ count: Int, _ files: inout [Int32], until deadline: MonotonicTime
    ) throws(WorkerProblem) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            try wait(for: Int16(POLLIN), until: deadline)
            var found: [Int32] = [-1, -1, -1]
            let more = unsafe bytes[received...].withUnsafeMutableBytes { rest in
                unsafe rest.baseAddress.map {
                    unsafe quadrant_receive(descriptor, $0, rest.count, &found)
                } ?? 0
            }
            files += found.filter { $0 >= 0 }
            if more > 0 { received += more }
            if more == 0 || more < 0 && errno == ECONNRESET { throw .closed }
            if more < 0, errno != EINTR { throw .failed(System.lastError) }
        }
        return bytes
    }

    private func wait(
        for events: Int16, until deadline: MonotonicTime
    ) throws(WorkerProblem) {
        var asked = pollfd(fd: descriptor, events: events, revents: 0)
        while true {
            let left = deadline.millisecondsLeft
            if left <= 0 { throw .silent }
            let count = unsafe poll(&asked, 1, Int32(min(left, 60_000)))
            if count > 0 { return }
            if count < 0, errno != EINTR { throw .failed(System.lastError) }
        }
    }
}
