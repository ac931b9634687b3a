internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// Says why views of a compiled library were not drawn.
struct DrawingFailure: Sendable {
    let compiled: CompiledFiles
    let files: [SourceFile]
    /// Names places in code; `nil` where there is none.
    let toolchain: Toolchain?

    /// With what the loader of the system ends a process.
    private static let loaderStatus: Int32 = 127

    /// The error for a process that did not come to an end by itself.
    func error(
        of ending: ChildProcess.Ending, _ report: String, _ printed: String, drawing name: String,
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
        case .exited(let status):
            // The loader ends a process that calls a function which no library has.
            let unknown = status == Self.loaderStatus ? UnknownSymbol(loaderMessage: printed) : nil
            return unknown?.error(drawing: name, of: files)
                ?? .endedEarly(name: name, status: status)
        }
    }

    /// The error for an outcome that is no picture.
    func error(
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

    /// "Card's body at Card.swift:4", as far as that is known.
    private static func place(of location: CrashAnalysis.Location) -> String? {
        let parts = [location.function, location.place].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " at ")
    }
}
