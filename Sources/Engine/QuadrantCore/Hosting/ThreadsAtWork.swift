internal import CHeldWork
internal import Foundation

/// Finds out which threads of this process have something to do.
///
/// For a process of its own, such as the one that draws a picture: where tests run beside each other
/// somebody always has.
package enum ThreadsAtWork {
    /// Whether a thread other than this one runs, could run, or waits for a disk: what a task has other
    /// actors do is under way then. Those that wait for a time, for a network or for each other do not
    /// count. `false` where the system does not say.
    ///
    /// A thread that hands work to another one has woken it before it goes on itself, and a thread hands
    /// its result on before it rests: between the two it is seen here.
    ///
    /// - Complexity: Two files of the system read for each thread.
    package static var areThereOthers: Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // This thread is one of those that run.
        return threads.filter { isAtWork($0) }.count > 1
    }

    /// A thread of this process, as the system numbers it.
    package typealias ID = Int32

    /// The thread that asks.
    package static var current: ID { quadrant_thread() }

    /// Whether one thread runs, could run, or waits for a disk.
    package static func isAtWork(_ thread: ID) -> Bool { isAtWork(String(thread)) }

    private static let folder = "/proc/self/task"

    private static func isAtWork(_ thread: String) -> Bool {
        // `12 (name) S 1 …`; the name may hold anything.
        let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
        guard let line, let name = line.lastIndex(of: ")") else { return false }
        let state = line[line.index(after: name)...].first { $0 != " " }
        return state == "R" || state == "D"
    }
}
