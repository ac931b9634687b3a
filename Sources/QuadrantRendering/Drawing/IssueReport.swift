internal import Foundation
internal import Synchronization

/// Writes each issue to standard error, once for the process.
package enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// The largest number of different issues that are written.
    private static let limit = 1000

    package static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew {
                FileHandle.standardError.write(Data("warning: \(TerminalText.line(issue))\n".utf8))
            }
        }
    }
}
