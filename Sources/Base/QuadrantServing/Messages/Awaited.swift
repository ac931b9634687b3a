package import Foundation

/// A value that one thread gives, once, and others wait for.
package final class Awaited<Value: Sendable>: @unchecked Sendable {
    // Guarded by the condition.
    private let condition = NSCondition()
    private var value: Value?

    package init() {}

    /// Gives the value to all who wait for it.
    package func give(_ value: Value) {
        condition.withLock {
            self.value = value
            condition.broadcast()
        }
    }

    /// Gives the value, unless there is one.
    package func giveFirst(_ value: Value) {
        condition.withLock {
            if self.value == nil { self.value = value }
            condition.broadcast()
        }
    }

    /// The value, as soon as it is there; `nil` where it is not there in time.
    package func wait(until end: Date) -> Value? {
        condition.withLock {
            while value == nil, condition.wait(until: end) {}
            return value
        }
    }

    /// The value, as soon as it is there.
    package func wait() -> Value {
        condition.withLock {
            while true {
                if let value { return value }
                condition.wait()
            }
        }
    }
}
