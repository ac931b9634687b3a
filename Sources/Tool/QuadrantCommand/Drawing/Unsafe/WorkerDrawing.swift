internal import Foundation
internal import QuadrantRendering

/// A drawing that a worker is to make: the tool's side.
final class WorkerDrawing {
    let view: ViewRequest
    /// The memory for its picture.
    let memory: DrawingMemoryFile
    /// How it came to its end; `nil` as long as it has not.
    private(set) var end: DrawingEnd?
    /// Whether no other is to be under way beside it.
    private(set) var mustBeAlone = false
    /// How many workers were asked for it.
    private(set) var askedTimes = 0
    private var output: Pipe?
    private var text = OutputTail(limit: 1 << 20)
    private var lateness: MonotonicTime?

    /// The largest number of bytes that may still be in a pipe when the process has ended.
    private static let mostLeft = 1 << 20

    init(_ view: ViewRequest, _ memory: DrawingMemoryFile) throws(CommandError) {
        (self.view, self.memory) = (view, memory)
    }

    /// Whether a worker is at it.
    var isAsked: Bool { lateness != nil && end == nil }

    /// Whether the worker should have answered long ago.
    var isLate: Bool { (lateness?.millisecondsLeft ?? 1) <= 0 }

    /// Notes that a worker is asked for it.
    ///
    /// - Parameter patience: How many seconds beyond its own it may take.
    /// - Returns: The descriptor for what it prints, to be handed over.
    func willBeAsked(patience: Double) throws(WorkerProblem) -> Int32 {
        guard let pipe = Pipe() else { throw .failed(System.lastError) }
        lateness = .now + (view.longestTime + patience)
        askedTimes += 1
        output = pipe
        return pipe.writing
    }

    /// Lets go of what the worker has now.
    func wasAsked() { output?.closeWriting() }

    /// Begins from the beginning.
    func `repeat`() {
        (output, lateness) = (nil, nil)
        text = OutputTail(limit: 1 << 20)
        memory.clear()
        mustBeAlone = true
    }

    /// Notes that it is over with its process, and ends what that may have left behind.
    func finish(_ ending: ChildProcess.Ending, leftovers: ProcessGroup?, hadOthers: Bool) {
        let hasClosed = readRest()
        leftovers?.endRest(mayHaveLeft: hadOthers || ending == .timedOut || !hasClosed)
        finish(.process(ending))
    }

    /// Notes that it is over.
    func finish(_ kind: DrawingEnd.Kind) {
        end = DrawingEnd(kind: kind, printed: String(decoding: text.bytes(), as: UTF8.self))
        output = nil
    }

    /// Waits until something comes from a worker, and reads what drawings print until then.
    static func read(_ drawings: [WorkerDrawing], and socket: WorkerSocket) {
        var polls = [pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)]
        polls += drawings.map {
            pollfd(fd: $0.output?.reading ?? -1, events: Int16(POLLIN), revents: 0)
        }
        let wait = drawings.compactMap { $0.lateness?.millisecondsLeft }.min() ?? 0
        let ready = unsafe poll(&polls, nfds_t(polls.count), Int32(min(max(wait, 0), 60_000)))
        guard ready > 0 else { return }
        for (poll, drawing) in zip(polls.dropFirst(), drawings) where poll.revents != 0 {
            _ = drawing.readOnce()
        }
    }

    /// Reads what is there; `nil` where there is nothing more, whoever else may still write.
    private func readOnce() -> Int? {
        guard let file = output?.reading else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe Foundation.read(file, &buffer, buffer.count)
        if count > 0 { text.append(buffer[..<count]) }
        if count > 0 || count < 0 && errno == EINTR { return max(count, 0) }
        output = nil
        return nil
    }

    /// Reads what is left in the pipe. Returns whether nobody else has it.
    private func readRest() -> Bool {
        var left = Self.mostLeft
        while let file = output?.reading, left > 0 {
            var asked = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&asked, 1, 0) > 0 else { return false }
            left -= readOnce() ?? 0
        }
        return output == nil
    }
}
