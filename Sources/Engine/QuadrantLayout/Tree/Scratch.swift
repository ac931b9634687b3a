import Foundation

/// A child in the calculation of a stack.
struct StackSlot {
    var child: UInt32
    /// Not of this child: which slot, counted from the first, has the turn that this one is in place for.
    var turn: UInt32
    var priority: Double
    /// The least length of the child along the axis.
    var minimum: CGFloat
    /// By how much the child can be longer than its minimum.
    var flexibility: CGFloat
    /// What the child is proposed.
    var proposal: Proposal
    /// What the child answers.
    var size: CGSize
    /// The distance to the child before, in points.
    var gap: CGFloat
    /// Along the axis, from the leading or top edge.
    var offset: CGFloat
    /// The child's guide across the axis.
    var guide: CGFloat
}

/// A stack of slots: rules borrow room from it instead of allocating.
struct Scratch: ~Copyable {
    private var storage = Column<StackSlot>(capacity: 64)
    /// The number of slots in use.
    private(set) var top = 0

    deinit {
        storage.release()
    }

    /// Room for `count` slots behind those in use; valid until `release(to:)` with the returned base.
    mutating func reserve(_ count: Int) -> Int {
        let base = top
        top += count
        if top > storage.capacity {
            var capacity = storage.capacity
            while top > capacity { capacity *= 2 }
            storage.grow(to: capacity, keeping: base)
        }
        return base
    }

    mutating func release(to base: Int) {
        top = base
    }

    @inline(__always)
    subscript(index: Int) -> StackSlot {
        @inline(__always)
        _read { yield storage[index] }
        @inline(__always)
        nonmutating _modify { yield &storage[index] }
    }
}
