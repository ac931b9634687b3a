internal import Foundation
internal import QuadrantRendering

/// A worker that runs, and the connection to it.
final class WorkerConnection {
    let socket: WorkerSocket
    private let process: RunningProcess

    /// How long an answer may be on its way once it has begun to come, and a worker may take to end, in seconds.
    private static let patience = 5.0
    /// A year, in seconds: a worker has no time of its own, its drawings have.
    private static let ever = 31_536_000.0

    /// Starts a program as a worker.
    init(_ program: WorkerProgram, isConfined: Bool) throws(CommandError) {
        let (ours, workers) = try WorkerSocket.pair()
        socket = ours
        // RLIMIT_STACK, for very deep views; it is read when a program starts.
        System.raise(3, to: 512 << 20)
        var bounds = ChildProcess.Bounds()
        bounds.endsWhatItStarts = true
        bounds.passedFile = workers.descriptor
        bounds.passedVariables = isConfined ? Confinement.variables : nil
        process = try ChildProcess.start(
            program.path, program.arguments,
            environment: [
                "SWIFT_BACKTRACE": "enable=no",
                // Sets and dictionaries are in the same order in every process.
                "SWIFT_DETERMINISTIC_HASHING": "1",
                // Room for the zone of each drawing.
                "TZ": String(repeating: "-", count: ViewProcess.longestTimeZone),
                // And for its defaults.
                "XDG_CONFIG_HOME": ViewProcess.roomForDefaults(ProcessInfo.processInfo.environment),
            ], timeLimit: Self.ever, bounds: bounds)
        // It is closed here when the worker has its own.
        withExtendedLifetime(workers) {}
    }

    /// Asks for a drawing.
    func ask(
        for drawing: WorkerDrawing, number: Int, patience: Double
    ) throws(WorkerProblem) {
        let output = try drawing.willBeAsked(patience: patience)
        defer { drawing.wasAsked() }
        try ask(drawing.view, number: number, files: [drawing.memory.descriptor, output])
    }

    /// Asks for a process: with its memory, what it prints to, and by what one that lives is spoken with.
    func ask(_ view: ViewRequest, number: Int, files: [Int32]) throws(WorkerProblem) {
        let request = WorkerRequest(number: number, view: view)
        guard let bytes = try? WorkerFrame.bytes(of: request) else { throw .garbage }
        try socket.send(bytes, files: files, until: .now + Self.patience)
    }

    /// The next reply, if one has begun to come.
    func reply() throws(WorkerProblem) -> WorkerReply? {
        guard socket.hasMore else { return nil }
        let (body, files) = try socket.receive(
            longest: WorkerFrame.longest.reply, until: .now + Self.patience)
        for file in files { Foundation.close(file) }
        return try WorkerReply(body)
    }

    /// What the drawing of a number has started.
    func group(of number: Int) -> ProcessGroup { process.group(of: number) }

    /// Lets the worker end, which has nothing more to do.
    func close() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

    /// Ends the worker, which has nothing more to do, and waits for that.
    func end() {
        close()
        _ = process.waitForEnd(within: Self.patience)
    }

    /// Ends the worker and all that it has started.
    func kill() {
        process.end()
        _ = process.waitForEnd(within: Self.patience)
    }
}
