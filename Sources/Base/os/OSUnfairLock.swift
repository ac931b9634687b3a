internal import Foundation

/// A lock that one thread at a time holds.
///
/// Apple: "os_unfair_lock" (os). Copies are the same lock here.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock: @unchecked Sendable {
    fileprivate let lock = NSLock()

    /// Creates a lock that nobody holds.
    public init() {}
}

/// The same by the name that it has in C.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_s = os_unfair_lock
/// Where a lock lies.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock, and holds it.
///
/// Apple: "os_unfair_lock_lock" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unsafe lock.pointee.lock.lock() }

/// Holds a lock if nobody does; answers whether it does.
///
/// Apple: "os_unfair_lock_trylock" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe lock.pointee.lock.try()
}

/// Gives a lock back.
///
/// Apple: "os_unfair_lock_unlock" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unsafe lock.pointee.lock.unlock() }
