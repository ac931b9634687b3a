internal import Foundation
internal import Synchronization

/// A process of `quadrant worker`.
final class WorkerProcess: Sendable {
    /// What comes of it.
    enum Event: Sendable {
        /// A line that it wrote.
        case line(Data)
        /// It has ended, or will.
        case end
    }

    typealias Listener = @Sendable (WorkerProcess, Event) async -> Void

    private struct State: ~Copyable {
        var input: Int32
        let process: Process
    }

    private let state: Mutex<State>
    /// Lines are written one after the other, where nobody waits for them.
    private let writing = DispatchQueue(label: "quadrant worker")

    /// Starts it.
    init(
        _ program: String?, _ arguments: [String], _ listener: @escaping Listener
    ) throws(PictureFailure) {
        let name = program ?? ProcessInfo.processInfo.environment["QUADRANT"] ?? "quadrant"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        // A socket, as a write to a pipe that nobody reads ends the server.
        var ends: [Int32] = [-1, -1]
        guard
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else {
            throw PictureFailure(status: 503, message: "There is no socket for the worker.")
        }
        let output = Pipe()
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardOutput = output
        state = Mutex(State(input: ends[0], process: process))
        do {
            try process.run()
        } catch {
            close(ends[0])
            close(ends[1])
            throw PictureFailure(status: 503, message: "'\(name)' cannot be started: \(error)")
        }
        close(ends[1])
        read(output.fileHandleForReading, listener)
    }

    /// Hands it a line.
    func write(_ line: Data) {
        writing.async { [self] in
            let file = state.withLock { $0.input }
            guard file >= 0 else { return }
            var rest = line[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0, errno == EINTR { continue }
                // That it has ended is seen by who reads.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Lets it end: it has nothing more to read.
    func end() {
        state.withLock { state in
            // Also wakes up who is writing.
            if state.input >= 0 { shutdown(state.input, Int32(SHUT_RDWR)) }
        }
        writing.async { [self] in
            state.withLock { state in
                if state.input >= 0 { close(state.input) }
                state.input = -1
            }
        }
    }

    private func read(_ file: FileHandle, _ listener: @escaping Listener) {
        let lines = AsyncStream<Event>.makeStream()
        Task {
            for await event in lines.stream { await listener(self, event) }
        }
        Thread.detachNewThread { [self] in
            var text = Data()
            // How much of it has no end of a line.
            var searched = 0
            // Empty at the end.
            while case let bytes = file.availableData, !bytes.isEmpty {
                text.append(bytes)
                while let end = text[searched...].firstIndex(of: 0x0A) {
                    lines.continuation.yield(.line(Data(text[..<end])))
                    text = Data(text[(end + 1)...])
                    searched = 0
                }
                searched = text.count
            }
            lines.continuation.yield(.end)
            lines.continuation.finish()
            state.withLock { $0.process }.waitUntilExit()
        }
    }
}
