internal import CCurrentReader

/// The object that reads states on a thread (`Observer`): what is read meanwhile is a dependency of it.
enum ThreadReader {
    /// The object that reads on this thread; `nil` for none.
    @inline(__always)
    static var current: AnyObject? {
        // Whoever set it holds the object until it is set back.
        unsafe quadrant_current_reader().map {
            unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// Calls `body`, in which `object` reads; `nil` for nobody.
    @inline(__always)
    static func during<T>(_ object: AnyObject?, _ body: () -> T) -> T {
        let outer = unsafe quadrant_current_reader()
        unsafe quadrant_set_reader(object.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
        defer { unsafe quadrant_set_reader(outer) }
        return withExtendedLifetime(object) { body() }
    }
}
