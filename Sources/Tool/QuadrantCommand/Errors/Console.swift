internal import Foundation
internal import QuadrantRendering
internal import Synchronization

/// Standard output and standard error.
enum Console {
    /// Writes text to standard output.
    static func output(_ text: String) throws(CommandError) {
        try output(Array(text.utf8))
    }

    /// Writes bytes to standard output.
    static func output(_ bytes: [UInt8]) throws(CommandError) {
        switch write(bytes, to: STDOUT_FILENO) {
        case .timedOut:
            throw .notRead(output: "standard output", seconds: timeLimit.withLock { $0 })
        case .failed(let reason): throw .cannotOutput(reason: reason)
        case nil: break
        }
    }

    /// Writes text to standard error, without what a terminal would obey; if that is closed, or nobody reads it, the text is lost.
    static func error(_ text: String) {
        if tellsOnlyErrors { return }
        write(text)
    }

    private static let said = Mutex<Set<String>>([])

    /// The same, but nothing where this process has said so before: for what is the same each time.
    static func errorOnce(_ text: String) {
        if said.withLock({ $0.insert(text).inserted }) { error(text) }
    }

    /// Writes a line over the last one of the terminal that standard error is; the next one is written over it in turn.
    static func errorOver(_ text: String) {
        if tellsOnlyErrors { return }
        _ = write(Array("\r\u{1B}[K\(TerminalText.line(text))".utf8), to: STDERR_FILENO)
    }

    private static func write(_ text: String) {
        let text = TerminalText.lines(text)
        let isKept = collected.withLock { kept in
            if kept == nil { return false }
            kept?.append(text)
            return true
        }
        if !isKept { _ = write(Array(text.utf8), to: STDERR_FILENO) }
    }

    /// What would have gone to standard error, while it is collected.
    private static let collected = Mutex<String?>(nil)

    /// What comes of `body`, and what it tells, which does not go to standard error: for answers that are no lines of a terminal.
    static func collecting<Answer>(
        _ body: () throws(CommandError) -> Answer
    ) -> (answer: Result<Answer, CommandError>, told: String) {
        collected.withLock { $0 = "" }
        let answer = Result { () throws(CommandError) in try body() }
        let told = collected.withLock { kept in
            defer { kept = nil }
            return kept ?? ""
        }
        return (answer, told)
    }

    private static let isQuiet = Mutex(false)
    /// Whether nothing but errors is told.
    static var tellsOnlyErrors: Bool { isQuiet.withLock { $0 } }

    /// From now on errors alone are told.
    static func beQuiet() { isQuiet.withLock { $0 = true } }

    /// Writes an error with the program's name; a compiler's diagnostics stay in front of it, as they
    /// are.
    static func report(_ error: CommandError, of command: String) {
        var (diagnostics, message) = ("", error.message(of: command)[...])
        if case .doesNotCompile(_, let text) = error {
            (diagnostics, message) = (text, message.dropFirst(text.count))
        }
        write("\(diagnostics)quadrant: \(message)\n")
    }

    private static let timeLimit = Mutex(60.0)

    /// Sets how many seconds each text is waited for that nobody reads.
    static func setTimeLimit(_ seconds: Double) { timeLimit.withLock { $0 = seconds } }

    private static func write(_ bytes: [UInt8], to file: Int32) -> TimedOutput.Problem? {
        TimedOutput.write(bytes, to: file, until: .now + timeLimit.withLock { $0 })
    }
}
