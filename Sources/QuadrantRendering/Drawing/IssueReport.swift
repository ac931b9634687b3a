internal import Foundation
internal import Synchronization

/// Writes each issue to standard error, once for the process.
package enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// The largest number of different issues that are written.
    private static let limit = 1000

    private static let remarkMark = "note: "

    /// What is told of something that is as at Apple's, with the mend: a note, by which nothing fails.
    static func remark(_ text: String) -> String { remarkMark + text }

    /// The line by which something is told: a warning, unless it is a note.
    package static func line(_ issue: String) -> String {
        issue.hasPrefix(remarkMark) ? issue : "warning: \(issue)"
    }

    package static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew {
                FileHandle.standardError.write(Data("\(TerminalText.line(line(issue)))\n".utf8))
            }
        }
    }
}
