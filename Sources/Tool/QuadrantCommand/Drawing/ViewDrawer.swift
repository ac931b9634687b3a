internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
package import SwiftUI

/// The tool's part: has views drawn by a worker, and reports the results.
package struct ViewDrawer {
    private let files: [SourceFile]
    private let compiled: CompiledFiles
    private let worker: DrawingWorker
    /// Names places in code; `nil` where there is none.
    private let toolchain: Toolchain?
    private let timeLimit: Double
    private let memoryLimit: Int?
    /// The folder that is the main bundle of the processes that draw.
    private let bundle: String?
    /// The files and folders that views may read, as confined as can be; `nil` where they are not confined.
    private let readable: [String]?
    private let keepsDefaults: Bool
    private let environment: [String: String]

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
        confinedTo readable: [String]? = nil, keepsDefaults: Bool = true
    ) {
        self.files = files
        self.worker = worker
        self.compiled = compiled
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
        self.bundle = bundle
        self.readable = readable
        self.keepsDefaults = keepsDefaults
        self.environment = environment
        toolchain = try? Toolchain.find(environment: environment)
    }

    /// The name of the candidate at `position`.
    func name(at position: Int) -> String {
        TerminalText.line(compiled.index.candidates[position].name)
    }

    /// The picture of the candidate at `position`, or the explanation of its layout.
    package func picture(
        at position: Int, on stage: Stage, isExplained: Bool = false
    ) throws(CommandError) -> DrawnPicture {
        try picture(of: try start(at: position, on: stage, isExplained: isExplained))
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

    /// Begins the picture of the candidate at `position`, or the explanation of its layout.
    package func start(
        at position: Int, on stage: Stage, isExplained: Bool = false
    ) throws(CommandError) -> Running {
        let candidate = compiled.index.candidates[position]
        var stage = stage
        stage.room.isWholeProvider = candidate.kind == .provider && candidate.part == nil
        // Each picture of a clip or strip takes its time.
        let timeLimit = timeLimit + Double(stage.pictureCount - 1) / 2
        var request = ViewRequest(
            library: compiled.library, symbol: compiled.index.symbol(at: position),
            isPreview: candidate.kind == .preview, timeLimit: timeLimit, on: stage)
        // A folder that is gone has no path.
        let here = FileManager.default.currentDirectoryPath
        request.workingFolder = here.isEmpty ? nil : here
        request.isExplained = isExplained
        request.part = candidate.part
        request.bundle = bundle
        let memoryLimit = memoryLimit ?? MemoryLimit.standard()
        request.memoryLimit = memoryLimit
        let memory = try DrawingMemoryFile(limit: memoryLimit)
        let folder = try ownFolder()
        if let readable, let folder {
            request.confinement = Confinement(readable: readable, folder: folder.path)
        } else {
            request.defaults = folder.map { "\($0.path)/config" }
        }
        return Running(
            number: try worker.begin(request, memory: memory), name: candidate.label,
            request: request, memory: memory, memoryLimit: memoryLimit, folder: folder)
    }

    /// A folder for a confined process, or for the defaults of one that is to change no others; `nil` where neither is wanted.
    private func ownFolder() throws(CommandError) -> WorkFolder? {
        if readable == nil, keepsDefaults { return nil }
        return try BuildCache.standard(environment: environment).makeWorkFolder()
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
            throw failure(ending, memory.report, end.printed, drawing: name, request)
        }
        let told = DrawingNotes(printed: end.printed, issues: answer.issues)
        if answer.outcome == .drawn, let picture = memory.picture {
            return DrawnPicture(bytes: picture, told: told)
        }
        // What was told may say why, such as the name of a picture that is missing.
        Self.show(told)
        throw error(
            for: answer.outcome, of: name, request.stage, memoryLimit: running.memoryLimit)
    }

    /// The error for a process that did not come to an end by itself.
    private func failure(
        _ ending: ChildProcess.Ending, _ report: String, _ printed: String, drawing name: String,
        _ request: ViewRequest
    ) -> CommandError {
        let analysis = CrashAnalysis(report: report, errors: printed)
        func place() -> String? {
            if let picture = analysis.picture { return "the picture '\(picture)'" }
            let location = analysis.location(in: compiled, toolchain: toolchain)
            return Self.place(of: location) ?? analysis.nearestBody
        }
        let seconds = request.wholeTime
        switch ending {
        case .timedOut where analysis.awaitsThreads:
            return .threadsAtWork(name: name, seconds: seconds)
        case .timedOut:
            return .timeLimit(what: "drawing \(name)", seconds: seconds, place: place())
        case .signalled where analysis.isOutOfMemory:
            return .memoryLimit(name: name, bytes: request.memoryLimit ?? 0, place: place())
        case .signalled(let signal):
            return .trapped(
                analysis.report(name: name, signal: signal, in: compiled, toolchain: toolchain))
        case .exited(let status): return .endedEarly(name: name, status: status)
        }
    }

    /// The error for an outcome that is no picture.
    private func error(
        for outcome: DrawingOutcome, of name: String, _ stage: Stage, memoryLimit: Int
    ) -> CommandError {
        switch outcome {
        case .drawn:
            return .drawingFailed(name: name, reason: "the picture was damaged on its way")
        case .empty: return .nothingToDraw(name: name)
        case .nested(let reason): return .nestedWithoutEnd(name: name, reason: reason)
        case .beyondLimit(let reason): return .beyondLimit(name: name, reason: reason)
        case .outOfMemory: return .memoryLimit(name: name, bytes: memoryLimit, place: nil)
        case .cannotLoad(let reason):
            return UnknownSymbol(loaderMessage: reason)?.error(drawing: name, of: files)
                ?? .drawingFailed(name: name, reason: reason)
        case .failed(let reason): return .drawingFailed(name: name, reason: reason)
        case .tooLarge(let width, let height):
            guard let excess = stage.output.format.excess(width: width, height: height, scale: 1)
            else { return .internalFault("\(width) by \(height) is not too large") }
            return .tooLarge(name: name, excess)
        }
    }

    /// Writes to standard error what a drawing told that failed; an error follows on a line of its own.
    private static func show(_ told: DrawingNotes) {
        var notes = PrintedNotes(namesPictures: false)
        let text = notes.text(of: told, picture: nil)
        if text.isEmpty { return }
        Console.error(text.last?.isNewline == true ? text : text + "\n")
    }

    /// "Card's body at Card.swift:4", as far as that is known.
    private static func place(of location: CrashAnalysis.Location) -> String? {
        let parts = [location.function, location.place].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " at ")
    }
}
