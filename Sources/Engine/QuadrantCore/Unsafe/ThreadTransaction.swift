internal import CCurrentReader

/// The object that says with what a thread changes states (`CurrentTransaction`).
enum ThreadTransaction {
    /// The object of this thread; `nil` for none.
    @inline(__always)
    static var current: AnyObject? {
        // Whoever set it holds the object until it is set back.
        unsafe quadrant_current_transaction().map {
            unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// Calls `body`, in which `object` is the thread's; `nil` for none.
    static func during<Failure: Error, T>(
        _ object: AnyObject?, _ body: () throws(Failure) -> T
    ) throws(Failure) -> T {
        let outer = unsafe quadrant_current_transaction()
        unsafe quadrant_set_transaction(
            object.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
        defer {
            unsafe quadrant_set_transaction(outer)
            withExtendedLifetime(object) {}
        }
        return try body()
    }
}
