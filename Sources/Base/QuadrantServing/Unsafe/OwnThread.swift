internal import Foundation

/// Work on a thread with a stack of usual size: those of the library have a hundred kilobytes.
enum OwnThread {
    /// Does work on another thread, and waits for it.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        let result = Awaited<Value>()
        let thread = Thread { result.give(work()) }
        thread.stackSize = 8 << 20
        thread.start()
        return result.wait()
    }
}
