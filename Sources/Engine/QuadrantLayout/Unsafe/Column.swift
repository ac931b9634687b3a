/// Memory for one plain value of each node, by the node's index: a column of the arena.
///
/// All passes read columns for every node, so release builds do not check the index; debug builds, in which
/// all tests run, do. A column is a reference to its memory: who made it releases it, once, and copies of it
/// are valid until then or until it grows.
///
/// Safe to use as long as this holds; nodes of a tree are checked by their generation first
/// (`LayoutTree.check`).
@safe struct Column<Element> {
    private var memory: UnsafeMutablePointer<Element>
    private(set) var capacity: Int

    /// Room for `capacity` values, which are set before they are read.
    init(capacity: Int) {
        self.capacity = capacity
        unsafe memory = .allocate(capacity: capacity)
        assert(_isPOD(Element.self), "A column frees nothing that its values refer to.")
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            assert(index >= 0 && index < capacity, "A column was asked for a place beyond its end.")
            return unsafe UnsafePointer(memory + index)
        }
        @inline(__always)
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && index < capacity, "A column was asked for a place beyond its end.")
            return unsafe memory + index
        }
    }

    /// The place of one value, for code that reads several parts of it.
    @inline(__always)
    static func + (column: Column, index: Int) -> Place {
        assert(
            index >= 0 && index < column.capacity, "A column was asked for a place beyond its end.")
        return unsafe Place(memory: column.memory + index)
    }

    /// The place of a value in a column; valid as long as the column neither grows nor is released.
    @safe struct Place {
        fileprivate let memory: UnsafeMutablePointer<Element>

        /// The value.
        @inline(__always)
        var pointee: Element {
            @inline(__always)
            unsafeAddress { unsafe UnsafePointer(memory) }
            @inline(__always)
            nonmutating unsafeMutableAddress { unsafe memory }
        }
    }

    /// Moves the first `count` values to memory for `capacity` of them, and releases what it had.
    mutating func grow(to capacity: Int, keeping count: Int) {
        assert(count <= self.capacity && count <= capacity, "A column cannot keep so many values.")
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        unsafe larger.moveInitialize(from: memory, count: count)
        unsafe memory.deallocate()
        unsafe memory = larger
        self.capacity = capacity
    }

    /// Releases the memory; the column and its copies must not be used any more.
    func release() {
        unsafe memory.deallocate()
    }
}
