internal import Foundation
internal import SwiftUI

/// Standard output and standard error.
enum Console {
    /// Writes text to standard output.
    static func output(_ text: String) throws(CommandError) {
        try output(Array(text.utf8))
    }

    /// Writes bytes to standard output.
    static func output(_ bytes: [UInt8]) throws(CommandError) {
        guard write(bytes, to: STDOUT_FILENO) else {
            throw .cannotOutput(reason: System.lastError)
        }
    }

    /// Writes text to standard error; if that is closed, the text is lost.
    static func error(_ text: String) {
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes an error with the program's name; a compiler's diagnostics stay in front of it, as they
    /// are.
    static func report(_ error: CommandError, of command: String) {
        var (diagnostics, message) = ("", error.message(of: command)[...])
        if case .doesNotCompile(_, let text) = error {
            (diagnostics, message) = (text, message.dropFirst(text.count))
        }
        Self.error("\(diagnostics)quadrant: \(message)\n")
    }

    /// A pipe without a reader is an error like others and does not end the process.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var reason: Int32 = 0
        System.withoutPipeSignal {
            var rest = bytes[...]
            while !rest.isEmpty, reason == 0 {
                let count = System.write(rest, to: file)
                if count < 0 && errno != EINTR { reason = errno }
                rest = rest.dropFirst(max(count, 0))
            }
        }
        errno = reason
        return reason == 0
    }
}
