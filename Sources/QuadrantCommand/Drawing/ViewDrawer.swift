internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
package import SwiftUI

/// The parent's part: has views drawn by child processes, and reports the results.
package struct ViewDrawer: Sendable {
    private let files: [SourceFile]
    private let compiled: CompiledFiles
    private let installation: Installation
    /// Names places in code; `nil` where there is none.
    private let toolchain: Toolchain?
    private let timeLimit: Double
    private let memoryLimit: Int?
    /// The folder that is the main bundle of the processes that draw.
    private let bundle: String?
    /// The files and folders that views may read, as confined as can be; `nil` where they are not confined.
    private let readable: [String]?
    private let environment: [String: String]

    /// A drawer of the views in `compiled`, made from `files`, each within `timeLimit` seconds.
    ///
    /// - Parameters:
    ///   - memoryLimit: In bytes, for each drawing; `nil` for `MemoryLimit.standard()`.
    ///   - readable: What the user named, where views are confined; `nil` where they are not.
    package init(
        _ compiled: CompiledFiles, of files: [SourceFile], environment: [String: String],
        timeLimit: Double, memoryLimit: Int? = nil, bundle: String? = nil,
        confinedTo readable: [String]? = nil
    ) throws(CommandError) {
        self.files = files
        self.compiled = compiled
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
        self.bundle = bundle
        self.readable = readable
        self.environment = environment
        installation = try Installation.current()
        toolchain = try? Toolchain.find(environment: environment)
    }

    /// The name of the candidate at `position`.
    func name(at position: Int) -> String {
        TerminalText.line(compiled.index.candidates[position].name)
    }

    /// The picture of the candidate at `position`, or the explanation of its layout.
    ///
    /// - Returns: The file's bytes, and what the user's code printed.
    package func picture(
        at position: Int, options: DrawingOptions, explanation: ExplanationStyle? = nil
    ) throws(CommandError) -> (bytes: [UInt8], printed: String) {
        try picture(of: try start(at: position, options: options, explanation: explanation))
    }

    /// A drawing on which a child process is at work.
    struct Running {
        fileprivate let name: String
        fileprivate let request: ViewRequest
        fileprivate let memory: DrawingMemoryFile
        fileprivate let memoryLimit: Int
        fileprivate let process: RunningProcess
        /// The folder of a confined process.
        fileprivate let folder: WorkFolder?
    }

    /// Begins the picture of the candidate at `position`, or the explanation of its layout.
    func start(
        at position: Int, options: DrawingOptions, explanation: ExplanationStyle? = nil
    ) throws(CommandError) -> Running {
        let candidate = compiled.index.candidates[position]
        var options = options
        options.isWholeProvider = candidate.kind == .provider && candidate.part == nil
        // Each picture of a clip or strip takes its time.
        let timeLimit = timeLimit + Double(options.pictureCount - 1) / 2
        var request = ViewRequest(
            library: compiled.library, symbol: compiled.index.symbol(at: position),
            isPreview: candidate.kind == .preview, timeLimit: timeLimit, options: options)
        request.explanation = explanation
        request.part = candidate.part
        request.bundle = bundle
        let memoryLimit = memoryLimit ?? MemoryLimit.standard()
        request.memoryLimit = memoryLimit
        let memory = try DrawingMemoryFile(limit: memoryLimit)
        var folder: WorkFolder?
        if let readable {
            let own = try BuildCache.standard(environment: environment).makeWorkFolder()
            request.confinement = Confinement(readable: readable, folder: own.path)
            folder = own
        }
        return Running(
            name: candidate.label, request: request, memory: memory, memoryLimit: memoryLimit,
            process: try start(request, memory), folder: folder)
    }

    /// Waits for a drawing; to be called once.
    func picture(of running: Running) throws(CommandError) -> (bytes: [UInt8], printed: String) {
        let (request, memory, name) = (running.request, running.memory, running.name)
        defer { running.folder?.remove() }
        let child = running.process.waitForEnd()
        guard case .exited = child.ending, let outcome = DrawingOutcome(report: memory.report)
        else {
            throw failure(of: child, memory.report, drawing: name, request)
        }
        if outcome == .drawn, let picture = memory.picture { return (picture, child.errorText) }
        // What the process printed may say why, such as the name of a picture that is missing.
        Self.show(printed: child.errorText)
        throw error(
            for: outcome, of: name, request.options, memoryLimit: running.memoryLimit)
    }

    private func start(
        _ request: ViewRequest, _ memory: DrawingMemoryFile
    ) throws(CommandError) -> RunningProcess {
        Self.raiseStackLimit()
        var bounds = ChildProcess.Bounds()
        bounds.endsWhatItStarts = true
        bounds.passedFile = memory.descriptor
        bounds.passedVariables = request.confinement == nil ? nil : Confinement.variables
        return try ChildProcess.start(
            installation.executable, request.arguments,
            environment: [
                "SWIFT_BACKTRACE": "enable=no",
                // Formatters in the C part of Foundation read the variable before the child could
                // set it.
                "TZ": request.options.timeZoneIdentifier ?? "GMT",
            ], timeLimit: request.timeLimit + request.options.waitingTime, bounds: bounds)
    }

    /// The error for a child that did not come to an end by itself.
    private func failure(
        of child: ChildProcess, _ report: String, drawing name: String, _ request: ViewRequest
    ) -> CommandError {
        let analysis = CrashAnalysis(report: report, errors: child.errorText)
        func place() -> String? {
            if let picture = analysis.picture { return "the picture '\(picture)'" }
            let location = analysis.location(in: compiled, toolchain: toolchain)
            return Self.place(of: location) ?? analysis.nearestBody
        }
        let seconds = request.timeLimit + request.options.waitingTime
        switch child.ending {
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
        for outcome: DrawingOutcome, of name: String, _ options: DrawingOptions, memoryLimit: Int
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
            guard let excess = options.format.excess(width: width, height: height, scale: 1)
            else { return .internalFault("\(width) by \(height) is not too large") }
            return .tooLarge(name: name, excess)
        }
    }

    /// Writes to standard error what a drawing that failed printed; an error follows on a line of its own.
    private static func show(printed: String) {
        if printed.isEmpty { return }
        var notes = PrintedNotes(namesPictures: false)
        let text = notes.text(of: printed, picture: nil)
        Console.error(text.last?.isNewline == true ? text : text + "\n")
    }

    /// "Card's body at Card.swift:4", as far as that is known.
    private static func place(of location: CrashAnalysis.Location) -> String? {
        let parts = [location.function, location.place].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " at ")
    }

    /// Gives children a stack for very deep views; the limit is read when a program starts.
    private static func raiseStackLimit() {
        System.raise(3, to: 512 << 20)  // RLIMIT_STACK
    }
}
