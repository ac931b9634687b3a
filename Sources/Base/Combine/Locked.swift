internal import Foundation

/// A value that one thread at a time may touch. Unlike `Mutex` it takes values that are not `Sendable`:
/// publishers carry whatever they are told to.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Calls `body` alone. Foreign code must not be called inside: it may come back.
    func withLock<T>(_ body: (inout Value) -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }

    /// Puts `new` in and hands out what was there. What is let go of runs foreign code, so it must
    /// outlive the lock.
    @discardableResult func exchange(_ new: Value) -> Value {
        var value = new
        withLock { swap(&$0, &value) }
        return value
    }
}
