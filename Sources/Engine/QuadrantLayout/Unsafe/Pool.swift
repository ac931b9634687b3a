/// A growing array of places that are used again when freed; index 0 is never handed out.
///
/// Release builds do not check the index; debug builds do. Safe to use as long as places are asked for
/// between `insert` and `remove` alone, which is what the nodes' rules and caches do with theirs.
@safe struct Pool<Element>: ~Copyable {
    private(set) var storage: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int
    private var free: [UInt32] = []

    /// An empty pool, which takes no memory until something is put into it: of most kinds a small tree has nothing.
    init() {
        capacity = 0
        unsafe storage = Self.nowhere
        count = 1
    }

    deinit {
        // Elements of pools that hold references are freed by `removeAll` beforehand.
        if capacity > 0 { unsafe storage.deallocate() }
    }

    /// A pointer at which nothing is ever read or written.
    private static var nowhere: UnsafeMutablePointer<Element> {
        @inline(__always) get {
            unsafe UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment)
                .unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
        }
    }

    @inline(__always)
    subscript(index: UInt32) -> Element {
        @inline(__always)
        unsafeAddress {
            assert(index > 0 && Int(index) < count, "A pool was asked for a place it never gave.")
            return unsafe UnsafePointer(storage + Int(index))
        }
        @inline(__always)
        nonmutating unsafeMutableAddress {
            assert(index > 0 && Int(index) < count, "A pool was asked for a place it never gave.")
            return unsafe storage + Int(index)
        }
    }

    /// Amortised constant time.
    mutating func insert(_ element: Element) -> UInt32 {
        if let index = free.popLast() {
            unsafe (storage + Int(index)).initialize(to: element)
            return index
        }
        if count >= capacity { grow() }
        unsafe (storage + count).initialize(to: element)
        count += 1
        return UInt32(count - 1)
    }

    mutating func remove(_ index: UInt32) {
        unsafe (storage + Int(index)).deinitialize(count: 1)
        free.append(index)
    }

    /// Frees what the elements refer to; the pool is empty afterwards.
    mutating func removeAll() {
        let unused = Set(free)
        for index in 1..<max(count, 1) where !unused.contains(UInt32(index)) {
            unsafe (storage + index).deinitialize(count: 1)
        }
        free.removeAll()
        count = 1
    }

    private mutating func grow() {
        let room = max(16, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
        if capacity > 0 {
            unsafe (larger + 1).moveInitialize(from: storage + 1, count: count - 1)
            unsafe storage.deallocate()
        }
        unsafe storage = unsafe larger
        capacity = room
    }
}
