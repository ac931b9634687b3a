internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
package import SwiftUI

/// The tool's part: has views drawn by a worker, and reports the results.
package struct ViewDrawer {
    private let worker: DrawingWorker
    /// What the worker is asked for.
    let requests: ViewRequests
    /// Why views were not drawn.
    let failure: DrawingFailure

    /// A drawer of the views in `compiled`, made from `files`, each within `timeLimit` seconds.
    ///
    /// - Parameters:
    ///   - worker: What draws them.
    ///   - memoryLimit: In bytes, for each drawing; `nil` for `MemoryLimit.standard()`.
    ///   - readable: What the user named, where views are confined; `nil` where they are not.
    ///   - keepsDefaults: Whether the next drawing finds what a view stores in the standard defaults. Where several are drawn, each
    ///     begins with what there was before them.
    package init(
        _ compiled: CompiledFiles, of files: [SourceFile], by worker: DrawingWorker,
        environment: [String: String], timeLimit: Double, memoryLimit: Int? = nil,
        bundle: String? = nil,
        confinedTo readable: [String]? = nil, keepsDefaults: Bool = true,
        data: TemplateInput.Given? = nil
    ) {
        self.worker = worker
        requests = ViewRequests(
            compiled: compiled, timeLimit: timeLimit, memoryLimit: memoryLimit, bundle: bundle,
            readable: readable, keepsDefaults: keepsDefaults, data: data, environment: environment)
        failure = DrawingFailure(
            compiled: compiled, files: files,
            toolchain: compiled.library.isEmpty
                ? nil : try? Toolchain.find(environment: environment))
    }

    /// Tells what the views were compiled of, and by what, from all else.
    var identity: String { requests.compiled.identity }

    /// The name of the candidate at `position`.
    func name(at position: Int) -> String {
        TerminalText.line(requests.compiled.index.candidates[position].name)
    }

    /// The picture of the candidate at `position`, or the answer to a question about it.
    package func picture(
        at position: Int, on stage: Stage, asking question: ViewQuestion? = nil
    ) throws(CommandError) -> DrawnPicture {
        try picture(of: try start(at: position, on: stage, asking: question))
    }

    /// Lets the worker end, as nothing more is to be drawn.
    func closeWorker() { worker.close() }

    /// A drawing that a worker was asked for.
    package struct Running {
        fileprivate let number: Int
        fileprivate let name: String
        fileprivate let request: ViewRequest
        fileprivate let memory: DrawingMemoryFile
        fileprivate let memoryLimit: Int
        /// The folder in which the process writes, if it has one of its own.
        fileprivate let folder: WorkFolder?
    }

    /// Begins the picture of the candidate at `position`, or the answer to a question about it.
    package func start(
        at position: Int, on stage: Stage, asking question: ViewQuestion? = nil
    ) throws(CommandError) -> Running {
        try start(at: position, on: stage, question, nil)
    }

    /// Begins a picture for each of some rows.
    func start(
        _ rows: DrawnRows, at position: Int, on stage: Stage
    ) throws(CommandError) -> Running {
        try start(at: position, on: stage, nil, rows)
    }

    /// Waits for a drawing of rows; to be called once.
    ///
    /// - Returns: What the rows told, and the error of a process that did not come to its end.
    func end(
        of running: Running
    ) throws(CommandError) -> (told: DrawingNotes, problem: CommandError?) {
        defer { running.folder?.remove() }
        let end = try worker.end(of: running.number)
        var ending = try end.ofProcess(drawing: running.name)
        // Each row has its own alarm.
        if ending == .signalled(SIGALRM) { ending = .timedOut }
        guard case .exited = ending, let answer = running.memory.answer else {
            let printed = CrashAnalysis.withoutMessage(end.printed)
            let problem = failure.error(
                of: ending, running.memory.report, end.printed, drawing: running.name,
                running.request)
            return (DrawingNotes(printed: printed, issues: []), problem)
        }
        let told = DrawingNotes(printed: end.printed, issues: answer.issues)
        if answer.outcome == .drawn { return (told, nil) }
        let problem = failure.error(
            for: answer.outcome, of: running.name, running.request.stage,
            memoryLimit: running.memoryLimit)
        return (told, problem)
    }

    private func start(
        at position: Int, on stage: Stage, _ question: ViewQuestion?, _ rows: DrawnRows?
    ) throws(CommandError) -> Running {
        let made = try requests.request(at: position, on: stage, asking: question, rows: rows)
        let memory = try DrawingMemoryFile(limit: made.memoryLimit)
        return Running(
            number: try worker.begin(made.request, memory: memory),
            name: requests.compiled.index.candidates[position].label,
            request: made.request, memory: memory, memoryLimit: made.memoryLimit,
            folder: made.folder)
    }

    /// Waits for a drawing; to be called once.
    package func picture(
        of running: Running
    ) throws(CommandError) -> DrawnPicture {
        let (request, memory, name) = (running.request, running.memory, running.name)
        defer { running.folder?.remove() }
        let end = try worker.end(of: running.number)
        let ending = try end.ofProcess(drawing: name)
        guard case .exited = ending, let answer = memory.answer else {
            // What the user's code printed is what tells how it came to that.
            let printed = CrashAnalysis.withoutMessage(end.printed)
            Self.show(DrawingNotes(printed: printed, issues: []))
            throw failure.error(of: ending, memory.report, end.printed, drawing: name, request)
        }
        let told = DrawingNotes(printed: end.printed, issues: answer.issues)
        if answer.outcome == .drawn, let picture = memory.picture {
            return DrawnPicture(bytes: picture, told: told)
        }
        // What was told may say why, such as the name of a picture that is missing.
        Self.show(told)
        throw failure.error(
            for: answer.outcome, of: name, request.stage, memoryLimit: running.memoryLimit)
    }

    /// Writes to standard error what a drawing told that failed; an error follows on a line of its own.
    private static func show(_ told: DrawingNotes) {
        var notes = PrintedNotes(namesPictures: false)
        let text = notes.text(of: told, picture: nil)
        if text.isEmpty { return }
        Console.error(text.last?.isNewline == true ? text : text + "\n")
    }
}
