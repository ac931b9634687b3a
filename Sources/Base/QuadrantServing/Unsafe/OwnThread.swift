internal import Foundation

/// Work on a thread with a stack of usual size: those of the library have a hundred kilobytes.
enum OwnThread {
    /// A result that a thread waits for.
    private final class Reply<Value: Sendable>: @unchecked Sendable {
        // Guarded by the condition.
        private let condition = NSCondition()
        private var value: Value?

        func give(_ value: Value) {
            condition.withLock {
                self.value = value
                condition.signal()
            }
        }

        func wait() -> Value {
            condition.withLock {
                while true {
                    if let value { return value }
                    condition.wait()
                }
            }
        }
    }

    /// Does work on another thread, and waits for it.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        let reply = Reply<Value>()
        let thread = Thread { reply.give(work()) }
        thread.stackSize = 8 << 20
        thread.start()
        return reply.wait()
    }
}
