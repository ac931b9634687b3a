internal import CRunGuard
internal import Foundation
internal import QuadrantRendering

/// The worker: a process with all that a drawing needs, which makes a copy of itself for each view.
///
/// If the tool ends, however that does, the worker finds the connection closed and ends with all that its copies have started.
///
/// It loads none of the user's code. Each copy begins as the last one did, whatever the others have drawn, and loads the
/// library then. So it must never have had a second thread: a copy has none but the one that made it.
@MainActor struct WorkerProcess {
    private let socket: WorkerSocket
    private var drawings: [Drawing] = []

    /// A process that draws.
    private struct Drawing {
        let number: Int
        let process: pid_t
        var deadline: MonotonicTime
        /// Where rows appear, and how long each may take; `nil` for one picture.
        var rows: (folder: String, time: Double)?
        /// How many rows had appeared when it was looked at last.
        var rowCount = 0
        /// Whether it was told that its time is over.
        var isOverdue = false
    }

    /// How long the rest of a request may be on its way, in seconds.
    private static let patience = 60.0
    /// A year, in seconds: a view that lives has no time of its own, its orders have.
    private static let ever = 31_536_000.0

    /// Serves the tool that has started this process until it closes the connection, and ends the process.
    static func run() -> Never {
        let file = ChildProcess.passedDescriptor
        guard WorkerSocket.isSocket(file), let mark = unsafe getenv(ProcessGroup.variable) else {
            Console.error("quadrant: this command is only for quadrant itself\n")
            exit(ExitCode.usage.rawValue)
        }
        let name = unsafe String(cString: mark).prefix { $0 != ProcessGroup.separator }
        quadrant_outlive_parent()
        quadrant_watch_children()
        ViewProcess.setTimeZone(nil)
        if CommandLine.arguments.contains(ArgumentParser.manyViewsOption) { WarmDrawing.prepare() }
        var worker = WorkerProcess(socket: WorkerSocket(fcntl(file, F_DUPFD_CLOEXEC, 10)))
        close(file)
        if !worker.serve() {
            let all = ProcessGroup(child: getpid(), mark: String(name), isOwn: false)
            all.endRest(mayHaveLeft: true)
        }
        _exit(0)
    }

    /// Draws what is asked for, until the connection is closed. Returns whether nothing was under way then.
    private mutating func serve() -> Bool {
        var (isOpen, isAtRest) = (true, true)
        while isOpen || !drawings.isEmpty {
            let hasRequest = quadrant_wait(isOpen ? socket.descriptor : -1, Int32(pause))
            do throws(WorkerProblem) {
                try endDrawings()
                if hasRequest, isOpen { try begin() }
            } catch {
                // Nobody is there any more for whom something could be drawn.
                if isOpen { isAtRest = drawings.isEmpty }
                isOpen = false
                for drawing in drawings { kill(-drawing.process, SIGKILL) }
            }
        }
        return isAtRest
    }

    /// How many milliseconds may pass until something is to be done; -1 for any number.
    private var pause: Int {
        drawings.map { min(max($0.deadline.millisecondsLeft, 0), 60_000) }.min() ?? -1
    }

    /// Begins the next drawing that is asked for.
    private mutating func begin() throws(WorkerProblem) {
        let (body, files) = try socket.receive(
            longest: WorkerFrame.longest.request, until: .now + Self.patience)
        defer { for file in files { close(file) } }
        let request = try WorkerFrame.request(from: body)
        guard files.count == (request.view.isLive ? 3 : 2) else { throw .garbage }
        precondition(quadrant_thread_count() <= 1, "A worker with other threads cannot be copied.")
        let process = quadrant_fork()
        if process == 0 {
            ViewProcess.run(
                request.view, number: request.number, memory: files[0], printing: files[1],
                talking: files.count > 2 ? files[2] : nil)
        }
        guard process > 0 else {
            return try reply(.notBegun(System.lastError), to: request.number)
        }
        let view = request.view
        // Each row has an alarm of its own, which a view can switch off; it is given a little more here.
        let rows = view.rows.map { ($0.folder, view.wholeTime + 5) }
        drawings.append(
            Drawing(
                number: request.number, process: process,
                deadline: .now + (rows?.1 ?? (view.isLive ? Self.ever : view.wholeTime)),
                rows: rows))
    }

    /// Answers for the processes that have ended, and ends those whose time is over. Such a one gets SIGTERM and one more second
    /// to report where it was.
    private mutating func endDrawings() throws(WorkerProblem) {
        for position in drawings.indices.reversed() {
            let drawing = drawings[position]
            var status: Int32 = 0
            if unsafe waitpid(drawing.process, &status, WNOHANG) == drawing.process {
                // What it has started and what is of its group.
                let hadOthers = kill(-drawing.process, SIGKILL) == 0
                drawings.remove(at: position)
                let signal = status & 0x7f
                let ending: ChildProcess.Ending =
                    drawing.isOverdue
                    ? .timedOut
                    : signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
                try reply(.process(ending, hadOthers: hadOthers), to: drawing.number)
            } else if drawing.deadline.millisecondsLeft <= 0, !drawing.isOverdue,
                let rows = drawing.rows, Self.rowCount(in: rows.folder) > drawing.rowCount
            {
                drawings[position].rowCount = Self.rowCount(in: rows.folder)
                drawings[position].deadline = .now + rows.time
            } else if drawing.deadline.millisecondsLeft <= 0 {
                kill(drawing.process, drawing.isOverdue ? SIGKILL : SIGTERM)
                drawings[position].isOverdue = true
                drawings[position].deadline = .now + 1
            }
        }
    }

    /// How many rows have a picture or an error by now.
    private static func rowCount(in folder: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.count { $0.hasSuffix(".picture") || $0.hasSuffix(".error") }
    }

    private func reply(_ end: WorkerReply.End, to number: Int) throws(WorkerProblem) {
        let bytes = WorkerFrame.bytes(of: WorkerReply(number: number, end: end).bytes)
        try socket.send(bytes, until: .now + Self.patience)
    }
}
