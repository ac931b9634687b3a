import Foundation

/// Looks which threads of this process have something to do.
///
/// For a process of its own, such as the one that draws a picture: where tests run beside each other
/// somebody always has.
package enum ThreadsAtWork {
    /// Whether a thread other than this one runs, could run, or waits for a disk: what a task has other
    /// actors do is under way then. Those that wait for a time, for a network or for each other do not
    /// count. `false` where the system does not say.
    ///
    /// Whoever hands work to another thread has woken it by the time it goes on itself, and work that is
    /// done has handed its result on before its thread rests: between the two the thread is seen here.
    ///
    /// - Complexity: two files of the system read for each thread.
    package static var areThereOthers: Bool {
        let folder = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let states = threads.compactMap { thread -> Character? in
            // `12 (name) S 1 …`; the name may hold anything.
            let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
            guard let line, let name = line.lastIndex(of: ")") else { return nil }
            return line[line.index(after: name)...].first { $0 != " " }
        }
        // This thread is one of those that run.
        return states.filter { $0 == "R" || $0 == "D" }.count > 1
    }
}
