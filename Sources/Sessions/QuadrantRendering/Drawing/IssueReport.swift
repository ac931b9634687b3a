internal import Foundation
internal import Synchronization

/// Writes each issue to standard error, once for the process.
package enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// The largest number of different issues that are written.
    private static let limit = 1000

    private static let remarkMark = "note: "
    private static let warningMark = "warning: "

    /// The byte in front of a line with an issue where the tool reads what its drawing writes: lines that the user's code prints may begin
    /// as issues do.
    package static let mark: UInt8 = 0
    private static let isMarking = Atomic(false)

    /// Has issues of this process written with the mark in front.
    package static func markIssues() { isMarking.store(true, ordering: .relaxed) }

    /// Whether what follows a mark is an issue.
    package static func isIssue(_ text: Substring) -> Bool {
        text.hasPrefix(warningMark) || text.hasPrefix(remarkMark)
    }

    /// What is told of something that is as at Apple's, with the mend: a note, by which nothing fails.
    static func remark(_ text: String) -> String { remarkMark + text }

    /// The line by which something is told: a warning, unless it is a note.
    private static func line(_ issue: String) -> String {
        TerminalText.line(issue.hasPrefix(remarkMark) ? issue : warningMark + issue)
    }

    /// Writes an issue, whether it was written before or not.
    package static func write(_ issue: String) {
        let mark = isMarking.load(ordering: .relaxed) ? [mark] : []
        FileHandle.standardError.write(Data(mark + Array("\(line(issue))\n".utf8)))
    }

    package static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew { write(issue) }
        }
    }
}
