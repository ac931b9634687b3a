internal import Foundation
internal import QuadrantRendering

/// Starts processes for views that live, and hears of their ends.
@MainActor final class LiveWorker {
    private let loop: LiveLoop
    private let isConfined: Bool
    private var connection: WorkerConnection?
    private var runs: [Int: LiveRun] = [:]
    private var lastNumber = 0

    /// How long a view that nobody looks at may go on with its last order, in seconds.
    private static let patience = 3.0

    init(on loop: LiveLoop, isConfined: Bool) {
        (self.loop, self.isConfined) = (loop, isConfined)
    }

    /// Starts the program that makes the processes, so that it is there when it is needed.
    func start() throws(CommandError) {
        guard connection == nil else { return }
        let connection = try WorkerConnection(
            try WorkerProgram.own(isForMany: true), isConfined: isConfined)
        self.connection = connection
        loop.add(
            connection.socket.descriptor, LiveLoop.Port(canRead: { [weak self] in self?.read() }))
    }

    /// Has a view live in a process of its own.
    func open(_ made: ViewRequests.Made) throws(CommandError) -> LiveRun {
        try start()
        guard let connection, let output = Pipe() else {
            throw .internalFault("no pipe: \(System.lastError)")
        }
        let (ours, theirs) = try WorkerSocket.pair()
        let memory = try DrawingMemoryFile(limit: 1 << 20)
        lastNumber += 1
        let run = LiveRun(lastNumber, made, memory, on: loop, talking: ours, printing: output)
        do throws(WorkerProblem) {
            let files = [memory.descriptor, output.writing, theirs.descriptor]
            try connection.ask(made.request, number: lastNumber, files: files)
        } catch {
            run.end(.lost(error))
            lose(error)
            throw .drawingFailed(name: made.request.symbol, reason: error.reason)
        }
        output.closeWriting()
        runs[lastNumber] = run
        return run
    }

    /// Lets a view end.
    func close(_ run: LiveRun) {
        run.close()
        loop.after(Self.patience) { [weak self, number = run.number] in
            guard let self, self.runs[number] != nil else { return }
            // It does not listen: it is ended from outside.
            self.connection?.group(of: number).endRest(mayHaveLeft: true)
        }
    }

    /// Ends a process from outside, with what it has started; its end is told as any other.
    func kill(_ run: LiveRun) { connection?.group(of: run.number).endRest(mayHaveLeft: true) }

    private func read() {
        do throws(WorkerProblem) {
            while let reply = try connection?.reply() {
                guard let run = runs.removeValue(forKey: reply.number) else { continue }
                switch reply.end {
                case .notBegun(let words): run.end(.lost(.failed(words)))
                case .process(let ending, _): run.end(.process(ending))
                }
            }
        } catch {
            lose(error)
        }
    }

    private func lose(_ problem: WorkerProblem) {
        if let connection {
            loop.remove(connection.socket.descriptor)
            connection.kill()
        }
        connection = nil
        let lost = runs.values.sorted { $0.number < $1.number }
        runs = [:]
        for run in lost { run.end(.lost(problem)) }
    }
}
