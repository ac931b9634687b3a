internal import Dispatch
internal import Foundation
internal import Synchronization

/// What a client sends. It is read on a thread of its own, so that the client is heard while a tool works: it may ask whether
/// somebody is there, take back what it asked for, or go.
final class AgentInbox: Sendable {
    private struct State {
        var lines: [(id: JSONValue?, line: LineReader.Line)] = []
        /// The request that is being answered.
        var current: JSONValue?
        /// Whether the client does not want that answer any more.
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)
    /// Writes a line to the client, from any thread.
    private let write: @Sendable (String) -> Void

    init(reading file: Int32, write: @escaping @Sendable (String) -> Void) {
        self.write = write
        Thread.detachNewThread { [self] in
            var reader = LineReader(file: file, longest: AgentProtocol.longestMessage)
            while let line = reader.next() {
                let value = Self.value(of: line)
                if let value, takeAtOnce(value) { continue }
                state.withLock { $0.lines.append((value?["id"], line)) }
                arrived.signal()
            }
            arrived.signal()
            // Nobody waits for what is still to be answered.
            if TimedOutput.waitUntilNobodyReads(STDOUT_FILENO) {
                RunningPrograms.endAll { _exit(ExitCode.success.rawValue) }
            }
        }
    }

    /// Waits for the next line, which is what is answered from now on; `nil` when the client has closed its end and all is answered.
    func next() -> LineReader.Line? {
        arrived.wait()
        return state.withLock { state in
            guard !state.lines.isEmpty else { return nil }
            let (id, line) = state.lines.removeFirst()
            (state.current, state.isCancelled) = (id, false)
            return line
        }
    }

    /// Whether the client has taken back what is being answered.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Notes that the request is answered. Returns whether the client has taken it back.
    func end() -> Bool {
        state.withLock { state in
            defer { (state.current, state.isCancelled) = (nil, false) }
            return state.isCancelled
        }
    }

    /// Takes what is not to wait for its turn. Returns whether the message was that.
    private func takeAtOnce(_ message: JSONValue) -> Bool {
        switch message["method"]?.string {
        case "ping":
            guard let id = message["id"], id.string != nil || id.whole != nil,
                state.withLock({ $0.current != nil })
            else { return false }
            write(JSONValue.object(["jsonrpc": "2.0", "id": id, "result": .object([:])]).line)
            return true
        case "notifications/cancelled":
            guard let id = message["params"]?["requestId"] else { return true }
            state.withLock { state in
                if state.current == id {
                    state.isCancelled = true
                    // While the lock is held, nothing else has begun.
                    RunningPrograms.endEach()
                }
                // What has not begun is forgotten: a line that says nothing is in its place.
                for place in state.lines.indices where state.lines[place].id == id {
                    state.lines[place] = (nil, .text([]))
                }
            }
            return true
        default: return false
        }
    }

    private static func value(of line: LineReader.Line) -> JSONValue? {
        guard case .text(let bytes) = line else { return nil }
        return JSONValue(bytes)
    }
}
