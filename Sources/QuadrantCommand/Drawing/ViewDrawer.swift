internal import Foundation
internal import QuadrantIndex
package import SwiftUI

/// The parent's part: has views drawn by child processes and says what became of them.
package struct ViewDrawer: Sendable {
    private let compiled: CompiledFiles
    private let installation: Installation
    private let toolchain: Toolchain
    private let timeLimit: Double
    private let memoryLimit: Int?

    /// A drawer of the views in `compiled`, each within `timeLimit` seconds.
    ///
    /// - Parameter memoryLimit: In bytes, for each drawing; `nil` for `MemoryLimit.standard()`.
    package init(
        _ compiled: CompiledFiles, environment: [String: String], timeLimit: Double,
        memoryLimit: Int? = nil
    ) throws(CommandError) {
        self.compiled = compiled
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
        installation = try Installation.current()
        toolchain = try Toolchain.find(environment: environment)
    }

    /// What the candidate at `position` is called.
    func name(at position: Int) -> String { compiled.index.candidates[position].name }

    /// The picture of the candidate at `position`, or the explanation of its layout.
    ///
    /// - Returns: the file's bytes, and what the user's code printed.
    package func picture(
        at position: Int, options: DrawingOptions, explanation: ExplanationStyle? = nil
    ) throws(CommandError) -> (bytes: [UInt8], printed: String) {
        let candidate = compiled.index.candidates[position]
        var options = options
        options.isWholeProvider = candidate.kind == .provider && candidate.part == nil
        var request = ViewRequest(
            library: compiled.library, symbol: compiled.index.symbol(at: position),
            isPreview: candidate.kind == .preview, timeLimit: timeLimit, options: options)
        request.explanation = explanation
        let memoryLimit = memoryLimit ?? MemoryLimit.standard()
        request.memoryLimit = memoryLimit
        request.part = candidate.part
        Self.raiseStackLimit()
        let wholeTime = timeLimit + options.waitingTime
        var bounds = ChildProcess.Bounds()
        bounds.endsWhatItStarts = true
        bounds.outputLimit = memoryLimit
        let child = try ChildProcess.run(
            installation.executable, request.arguments,
            environment: [
                "SWIFT_BACKTRACE": "enable=no",
                // Formatters on the C side of Foundation ask for it before anybody could set it.
                "TZ": options.timeZoneIdentifier ?? "GMT",
            ], timeLimit: wholeTime, bounds: bounds)
        let analysis = CrashAnalysis(errors: child.errorText)
        let name = candidate.shownName
        func reason() -> String { Self.reasonAfterPrinted(child.errorText) }
        switch child.ending {
        case .exited(0) where !child.output.isEmpty: return (child.output, child.errorText)
        case .timedOut:
            let location = analysis.location(in: compiled, toolchain: toolchain)
            throw .timeLimit(
                what: "drawing \(name)", seconds: wholeTime,
                place: Self.place(of: location) ?? analysis.nearestBody)
        case .signalled where analysis.isOutOfMemory:
            let location = analysis.location(in: compiled, toolchain: toolchain)
            throw .memoryLimit(
                name: name, bytes: memoryLimit,
                place: Self.place(of: location) ?? analysis.nearestBody)
        case .signalled(let signal):
            throw .trapped(
                analysis.report(
                    name: name, signal: signal, in: compiled, toolchain: toolchain))
        case .exited(ViewProcess.emptyStatus):
            // It may tell why, such as the name of a picture that is missing.
            Self.show(printed: child.errorText)
            throw .nothingToDraw(name: name)
        case .exited(ViewProcess.tooLargeStatus):
            throw Self.tooLarge(name, child.errorText, format: options.format)
        case .exited(ViewProcess.nestedStatus):
            throw .nestedWithoutEnd(name: name, reason: reason())
        case .exited(ViewProcess.failedStatus):
            throw .drawingFailed(name: name, reason: reason())
        case .exited(let status): throw .endedEarly(name: name, status: status)
        }
    }

    /// What the child said behind `ViewProcess.reasonMark`; what the user's code printed before it is shown.
    private static func reasonAfterPrinted(_ text: String) -> String {
        let mark = text.range(of: ViewProcess.reasonMark, options: .backwards)
        if let mark { show(printed: String(text[..<mark.lowerBound])) }
        return text[(mark?.upperBound ?? text.startIndex)...]
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Writes to standard error what a drawing that failed printed; an error follows on a line of its own.
    private static func show(printed: String) {
        if printed.isEmpty { return }
        Console.error(printed.last?.isNewline == true ? printed : printed + "\n")
    }

    /// "Card's body at Card.swift:4", as far as that is known.
    private static func place(of location: CrashAnalysis.Location) -> String? {
        let parts = [location.function, location.place].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " at ")
    }

    /// The error for a child that ended with `ViewProcess.tooLargeStatus`.
    private static func tooLarge(
        _ name: String, _ text: String, format: DrawingOptions.Format
    ) -> CommandError {
        let size = text.split(whereSeparator: \.isWhitespace).suffix(2).compactMap { Double($0) }
        guard size.count == 2,
            let excess = format.excess(width: size[0], height: size[1], scale: 1)
        else { return .internalFault("no size in '\(text)'") }
        return .tooLarge(name: name, excess)
    }

    /// Gives children a stack for very deep views; the limit is read when a program starts.
    private static func raiseStackLimit() {
        var limit = rlimit()
        let kind = __rlimit_resource_t(UInt32(3))
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 512 << 20))
        setrlimit(kind, &limit)
    }
}
