internal import CHeldWork

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
    /// - Complexity: A file of the system read for each thread.
    package static var areThereOthers: Bool { quadrant_other_threads_are_at_work() }

    /// A thread of this process, as the system numbers it.
    package typealias ID = Int32

    /// The thread that asks.
    package static var current: ID { quadrant_thread() }

    /// Whether one thread runs, could run, or waits for a disk.
    package static func isAtWork(_ thread: ID) -> Bool { quadrant_thread_is_at_work(thread) }
}
