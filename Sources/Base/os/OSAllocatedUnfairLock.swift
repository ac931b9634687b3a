internal import Foundation

/// A value that one thread at a time may touch.
///
/// Apple: "OSAllocatedUnfairLock" (os). Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // All of it is touched under its lock only.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    /// Creates a lock of a value, which need not be sendable.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Calls a closure alone; what it takes and returns need not be sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a closure alone.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure alone if nobody has the lock; `nil` otherwise.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock of a value.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Takes the lock.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if nobody has it; answers whether it did.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Calls a closure alone.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}
