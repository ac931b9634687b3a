/// The nodes of a tree, in columns by their index, which counts from 1. Places of removed nodes are used again.
struct NodeArena: ~Copyable {
    /// What every pass reads of each node.
    private(set) var records: Column<NodeRecord>
    /// The proposals nodes were placed with, beside `records`.
    private(set) var placedProposals: Column<Proposal>
    /// The place of a node among its siblings, from 0 on; valid if the parent has an entry as a
    /// wide node.
    private(set) var ordinals: Column<UInt32>
    /// The number of places in use or freed, the unused place 0 included.
    private(set) var count: UInt32 = 1
    private var free: [UInt32] = []

    init(capacity: Int) {
        let capacity = max(capacity, 2)
        records = Column(capacity: capacity)
        placedProposals = Column(capacity: capacity)
        ordinals = Column(capacity: capacity)
        records[0] = NodeRecord(tag: .fixed)
        placedProposals[0] = .unspecified
        ordinals[0] = 0
    }

    deinit {
        records.release()
        placedProposals.release()
        ordinals.release()
    }

    /// How many nodes are alive.
    var aliveCount: Int { Int(count) - 1 - free.count }

    /// A place for a node. Amortised constant time.
    mutating func take() -> UInt32 {
        if let index = free.popLast() { return index }
        if Int(count) == records.capacity { grow() }
        records[Int(count)] = NodeRecord(tag: .fixed)
        ordinals[Int(count)] = 0
        count += 1
        return count - 1
    }

    /// Ends the node at a place, which is used again.
    mutating func release(_ index: UInt32) {
        records[Int(index)].flags = []
        records[Int(index)].generation &+= 1
        free.append(index)
    }

    private mutating func grow() {
        let (count, capacity) = (Int(count), records.capacity * 2)
        records.grow(to: capacity, keeping: count)
        placedProposals.grow(to: capacity, keeping: count)
        ordinals.grow(to: capacity, keeping: count)
    }
}
