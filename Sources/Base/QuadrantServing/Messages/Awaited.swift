internal import Foundation

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
