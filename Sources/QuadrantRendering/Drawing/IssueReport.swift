internal import Foundation
internal import Synchronization

/// Says each thing that could not be done as written once for the process, on standard error.
enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// Beyond so many different ones nothing more is said.
    private static let limit = 1000

    static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew { FileHandle.standardError.write(Data("warning: \(issue)\n".utf8)) }
        }
    }
}
