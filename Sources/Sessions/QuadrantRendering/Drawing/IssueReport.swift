internal import Foundation
internal import Synchronization

/// Writes each issue to standard error, once for the process.
package enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// The largest number of different issues that are written.
    private static let limit = 1000

    private static let remarkMark = "note: "
    private static let warningMark = "warning: "

    private typealias Receiver = @Sendable (String) -> Void
    private static let receiver = Mutex<Receiver?>(nil)

    /// Has issues of this process handed over from now on, on any thread, and not written.
    package static func hand(to receiver: @escaping @Sendable (String) -> Void) {
        self.receiver.withLock { $0 = receiver }
    }

    /// What is told of something that is as at Apple's, with the mend: a note, by which nothing fails.
    static func remark(_ text: String) -> String { remarkMark + text }

    /// What is told without the mark of a note.
    static func withoutMark(_ issue: String) -> String {
        issue.hasPrefix(remarkMark) ? String(issue.dropFirst(remarkMark.count)) : issue
    }

    /// The line by which something is told: a warning, unless it is a note, by which nothing fails.
    package static func line(_ issue: String) -> String {
        TerminalText.line(issue.hasPrefix(remarkMark) ? issue : warningMark + issue)
    }

    /// Writes an issue, whether it was written before or not.
    private static func write(_ issue: String) {
        if let receiver = receiver.withLock({ $0 }) { return receiver(issue) }
        FileHandle.standardError.write(Data("\(line(issue))\n".utf8))
    }

    /// Writes those issues that were not written before.
    package static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew { write(issue) }
        }
    }
}
